import Papa from 'papaparse';
import { MAX_RECORDS } from '../../../tool/index.ts';

/** So many rows may stand over and beside the records: titles, heads, totals. */
export const MOST_ROWS = MAX_RECORDS + 100;

/** The text of a file: UTF-8 or UTF-16 by its mark, else UTF-8 where it is that, else what Excel writes in the west. */
export function decodedText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Excel's own word for the separator, in a line before the first. */
const SEPARATOR = /^sep=(.)\r?\n/i;

/** The rows of a delimited text, at most one more than `MOST_ROWS`; empty ones are kept, in their place. */
export function delimitedRows(text: string): string[][] {
  const [line = '', given] = SEPARATOR.exec(text) ?? [];
  const rest = text.slice(line.length);
  const delimiter = given ?? separatorOf(rest);
  return Papa.parse<string[]>(rest, { delimiter, preview: MOST_ROWS + 1 }).data;
}

/** In this order where two divide a file as well: a comma may be a decimal mark. */
const SEPARATORS = [';', '\t', '|', ','];
const LOOKED_AT = 30;

/** What divides most of the first rows into equally many cells. */
function separatorOf(text: string): string {
  const scores = SEPARATORS.map((delimiter) => {
    const { data } = Papa.parse<string[]>(text, {
      delimiter,
      preview: LOOKED_AT,
      skipEmptyLines: true,
    });
    const counts = new Map<number, number>();
    for (const { length } of data) counts.set(length, (counts.get(length) ?? 0) + 1);
    const divided = [...counts].filter(([length]) => length > 1).map(([, rows]) => rows);
    return Math.max(0, ...divided);
  });
  return SEPARATORS[scores.indexOf(Math.max(...scores))] ?? ';';
}
