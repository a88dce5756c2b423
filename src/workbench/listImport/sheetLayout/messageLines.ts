import { beginsAsFigure } from '../../grid/clipboard/texts.ts';
import { filledAt, filledIn, textAt } from '../layout.ts';
import type { Rows } from '../rows.ts';

/* What somebody writes in a message, a line a cell: 'Nómina 62 millones al mes', 'Plazo: 9 años'. */

/** Fewer may be names with a number: 'Suite 301'. */
const LEAST_LINES = 4;

/** The same lines with a name and its figure in a cell each, where most of all lines are such; any other sheet as it is. */
export function withFiguresApart(rows: Rows): Rows {
  const lines = rows.filter((row) => filledIn(row).length > 0);
  const parted = lines.filter((row) => partsOf(row) !== null);
  if (parted.length < LEAST_LINES || parted.length * 2 < lines.length) return rows;
  return rows.map((row) => {
    const parts = partsOf(row);
    return parts
      ? [...parts, ...Array<string>(Math.max(0, row.length - 2)).fill('')]
      : [...row, ''];
  });
}

const LINE = /^(?<name>\p{L}[^\d$,;=+]*?)\s*[:=]?\s+(?<figure>\$?\s*\d.*)$/u;
const MOST_WORDS = 5;

function partsOf(row: Rows[number]): readonly [string, string] | null {
  const [column = 0, another] = filledAt(row);
  const { name = '', figure = '' } = LINE.exec(textAt(row, column))?.groups ?? {};
  const isLine = another === undefined && name !== '' && name.split(/\s+/).length <= MOST_WORDS;
  return isLine && beginsAsFigure(figure) && !DOOR.test(figure) ? [name, figure] : null;
}

/** 'Apto 301' is a name. */
const DOOR = /^\d{3,5}$/;
