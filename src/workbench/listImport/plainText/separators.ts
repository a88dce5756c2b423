import Papa from 'papaparse';
import type { Rows } from '../table/rows.ts';

/* What stands between the cells of a line. */

/** A text without what a message shows it bold or slanted by: '*Total*'. */
export const plain = (text: string): string => text.replace(/^\s*([*_]+)([^*_]+)\1\s*$/, '$2');

export const cellsOf = (parts: readonly string[]): string[] =>
  parts.map((part) => plain(part.trim()));

/** Pipes may stand around a line as well. */
export const byPipes = (lines: readonly string[]): Rows =>
  lines.map((line) => {
    const text = line.trim();
    const inner = text.startsWith('|') ? text.slice(1).replace(/\|$/, '') : text;
    return cellsOf(inner.split('|'));
  });

/** Texts in quotes may hold semicolons, and line ends. */
export function bySemicolons(lines: readonly string[]): Rows {
  const { data, errors } = Papa.parse<string[]>(lines.join('\n'), {
    delimiter: ';',
    newline: '\n',
  });
  const rows = errors.length > 0 ? lines.map((line) => line.split(';')) : data;
  return rows.map(cellsOf);
}
