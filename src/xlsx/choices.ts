import type { Option } from '../tool/index.ts';
import { call, infix, LEVEL, type Piece, quoted } from './formula/text.ts';
import { fullAddress, type Grid } from './grid.ts';
import type { Layout } from './layout.ts';
import { isSameSpace, labelsOf, type Space } from './space.ts';

interface Ranges {
  readonly labels: string;
  readonly values: string;
}

/** The hidden sheet of options, each list as labels and, beside them, values. */
export class Choices {
  private readonly known: { readonly options: readonly Option[]; readonly ranges: Ranges }[] = [];

  constructor(
    private readonly grid: Grid,
    private readonly layout: Layout,
  ) {}

  /** The name of the range that holds the labels, for a list to choose from. */
  labels(options: readonly Option[], title: string): string {
    return this.ranges(options, title).labels;
  }

  private ranges(options: readonly Option[], title: string): Ranges {
    const known = this.known.find((one) => isSameSpace({ options: one.options }, { options }));
    if (known) return known.ranges;
    const column = this.grid.width;
    this.grid.put(0, column, { value: title, look: 'header' });
    this.grid.put(0, column + 1, { value: 'Valor', look: 'header' });
    labelsOf(options).forEach((label, at) => {
      this.grid.put(at + 1, column, { value: label, look: 'helper', format: '@' });
      const value = options[at]?.value ?? '';
      this.grid.put(at + 1, column + 1, { value, look: 'helper', format: '@' });
    });
    const name = (label: string, at: number): string =>
      this.layout.nameRange(label, fullAddress(this.grid.name, 1, at, options.length));
    const ranges = {
      labels: name(`Opciones ${title}`, column),
      values: name(`Valores ${title}`, column + 1),
    };
    this.known.push({ options, ranges });
    return ranges;
  }

  /** A text of one space in another. */
  convert(piece: Piece, from: Space, to: Space): Piece {
    if (isSameSpace(from, to)) return piece;
    return this.intoSpace(this.intoPlain(piece, from), to);
  }

  private intoPlain(piece: Piece, from: Space): Piece {
    if (from === 'plain') return piece;
    if (from === 'date') return isoText(piece);
    const { labels, values } = this.ranges(from.options, 'Opción');
    const found = call('INDEX', values, call('MATCH', piece, labels, '0'));
    // An option may be the empty text, which INDEX would turn into 0.
    return infix(found, '&', quoted(''), LEVEL.join);
  }

  private intoSpace(piece: Piece, to: Space): Piece {
    if (to === 'plain') return piece;
    if (to === 'date') {
      const part = (from: number, length: number): Piece =>
        call('MID', piece, String(from), String(length));
      return call('DATE', part(1, 4), part(6, 2), part(9, 2));
    }
    const { labels, values } = this.ranges(to.options, 'Opción');
    return call('INDEX', labels, call('MATCH', piece, values, '0'));
  }
}

/** A day as YYYY-MM-DD. The letters of TEXT's formats depend on the language of Excel. */
function isoText(date: Piece): Piece {
  const two = (name: string): string => `RIGHT("0"&${name}(${date.text}),2)`;
  return {
    text: `YEAR(${date.text})&"-"&${two('MONTH')}&"-"&${two('DAY')}`,
    level: LEVEL.join,
  };
}
