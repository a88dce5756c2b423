import { toast } from '../../../../src/ui/index.ts';
import type { GridModel } from '../../../../src/workbench/index.ts';

type Rows = readonly (readonly string[])[];

const YEAR = /^(19|20)\d{2}$/;

/**
 * The inflation of each year in a table that names its years, down a column or along a row as models
 * have them: the texts by year. Null for a block without years, which is pasted where one is.
 */
export function inflationByYear(rows: Rows): ReadonlyMap<number, string> | null {
  return downColumns(rows) ?? downColumns(turned(rows));
}

/** The values stand in the first column after the years that has any. */
function downColumns(rows: Rows): ReadonlyMap<number, string> | null {
  const width = Math.max(0, ...rows.map((row) => row.length));
  for (let at = 0; at < width; at++) {
    const named = rows.filter((row) => YEAR.test(textAt(row, at)));
    const column = Array.from({ length: width - at - 1 }, (_, n) => at + 1 + n).find((other) =>
      named.some((row) => textAt(row, other) !== ''),
    );
    if (named.length < 2 || column === undefined) continue;
    return new Map(named.map((row) => [Number(textAt(row, at)), textAt(row, column)]));
  }
  return null;
}

const textAt = (row: readonly string[], at: number): string => row[at]?.trim() ?? '';

const turned = (rows: Rows): string[][] =>
  Array.from({ length: Math.max(0, ...rows.map((row) => row.length)) }, (_, at) =>
    rows.map((row) => row[at] ?? ''),
  );

/** Pastes a table that names its years, by them; false for any other block. */
export function pasteByYear(model: GridModel, rows: Rows): boolean {
  const byYear = inflationByYear(rows);
  if (byYear === null) return false;
  const years = Array.from({ length: model.rowCount }, (_, row) => model.cell(row, 'year').value);
  const edits = years.flatMap((year, row) => {
    const text = typeof year === 'number' ? byYear.get(year) : undefined;
    return text === undefined || text === '' ? [] : [{ row, columnId: 'percent', text }];
  });
  if (edits.length === 0) return false;
  const refused = model.edit(edits, 'paste').refused.length;
  const beyond = [...byYear.keys()].filter((year) => !years.includes(year));
  const said = [
    `Inflación pegada en ${counted(edits.length - refused)}`,
    ...(refused > 0 ? [`${counted(refused)} por corregir`] : []),
    ...(beyond.length > 0 ? [`fuera de la proyección: ${beyond.join(', ')}`] : []),
  ].join('; ');
  if (refused > 0) toast.warning(`${said}.`, { duration: 10_000 });
  else toast.success(`${said}.`);
  return true;
}

const counted = (years: number): string => (years === 1 ? '1 año' : `${years} años`);
