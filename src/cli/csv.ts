import Papa from 'papaparse';
import { MAX_CASE } from './text.ts';

export type Separator = ';' | ',';

/** A record of a CSV, or what made it unreadable. */
export type Row = { readonly cells: readonly string[] } | { readonly fault: string };

/** The separator that a header uses; ';' where there is a single column. */
export function separatorOf(header: string): Separator {
  const bare = header.replace(/"[^"]*"/g, '');
  return !bare.includes(';') && bare.includes(',') ? ',' : ';';
}

/** The rows of a CSV, a list per chunk; empty ones are left out. */
export async function* readRows(
  chunks: AsyncIterable<string>,
  separator: Separator,
): AsyncGenerator<Row[]> {
  const cutter = new RecordCutter(separator);
  for await (const chunk of chunks) {
    const complete = cutter.cut(chunk);
    yield complete === null ? [TOO_LONG_ROW] : parseBlock(complete, separator);
  }
  yield parseBlock(cutter.rest, separator);
}

const TOO_LONG_ROW: Row = {
  fault: 'la fila pasa de 10 millones de caracteres: ¿unas comillas sin cerrar?',
};

function parseBlock(block: string, separator: Separator): Row[] {
  if (block === '') return [];
  const text = block.replaceAll('\r\n', '\n').replace(/\r$/, '');
  const { data, errors } = Papa.parse<string[]>(text, { delimiter: separator, newline: '\n' });
  const faulty = new Set(errors.filter(({ type }) => type === 'Quotes').map(({ row }) => row));
  return data
    .map((cells, row) =>
      faulty.has(row) ? { fault: 'unas comillas no se abren o no se cierran bien' } : { cells },
    )
    .filter((row) => 'fault' in row || row.cells.some((cell) => cell.trim() !== ''));
}

type Place = 'start' | 'plain' | 'quoted' | 'after quote';

/**
 * Cuts a stream after its last complete record, so that whole records can be parsed at a time:
 * the end of a line inside quotes ends no record. Quotes mean something at the start of a cell
 * only, as for the parser.
 */
class RecordCutter {
  /** The characters that no complete record has taken yet. */
  rest = '';
  private place: Place = 'start';
  private dropping = false;

  constructor(private readonly separator: Separator) {}

  /** The complete records up to here, or null where the one that is open grows too long. */
  cut(chunk: string): string | null {
    let from = 0;
    if (this.dropping) {
      from = chunk.indexOf('\n') + 1;
      if (from === 0) return '';
      this.dropping = false;
    }
    const end = this.lastEnd(chunk, from);
    const complete = end > from ? this.rest + chunk.slice(from, end) : '';
    this.rest = end > from ? chunk.slice(end) : this.rest + chunk.slice(from);
    if (this.rest.length <= MAX_CASE || complete !== '') return complete;
    [this.rest, this.place, this.dropping] = ['', 'start', true];
    return null;
  }

  /** Past the last end of a record in the chunk; 0 where there is none. */
  private lastEnd(chunk: string, from: number): number {
    let end = 0;
    for (let at = from; at < chunk.length; at++) {
      const character = chunk[at];
      const quoted = this.place === 'quoted';
      if (character === '"') this.place = this.afterQuote();
      else if (quoted) continue;
      else if (character === '\n') [end, this.place] = [at + 1, 'start'];
      else if (character === this.separator) this.place = 'start';
      else if (this.place === 'start') this.place = 'plain';
      // The parser forgives space after a closing quote; other text keeps the cell quoted.
      else if (this.place === 'after quote' && character?.trim() !== '') this.place = 'quoted';
    }
    return end;
  }

  private afterQuote(): Place {
    if (this.place === 'plain') return 'plain';
    return this.place === 'quoted' ? 'after quote' : 'quoted';
  }
}
