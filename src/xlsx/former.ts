import type { Book } from './book.ts';
import type { FileSheet } from './read.ts';

/** The sheets of a file under the names that they have today, in its formulas too. */
export function underNamesOfToday(
  { sheets }: Book,
  file: readonly FileSheet[],
): readonly FileSheet[] {
  const there = new Set(file.map(({ name }) => name));
  const nameOf = new Map(
    sheets.flatMap(({ name, former }) =>
      former !== undefined && there.has(former) && !there.has(name) ? [[former, name]] : [],
    ),
  );
  if (nameOf.size === 0) return file;
  const written = (formula: string): string =>
    [...nameOf].reduce(
      (text, [before, now]) => text.replaceAll(quoted(before), quoted(now)),
      formula,
    );
  return file.map((sheet) => ({
    ...sheet,
    name: nameOf.get(sheet.name) ?? sheet.name,
    formulas: new Map([...sheet.formulas].map(([at, formula]) => [at, written(formula)])),
  }));
}

/** A sheet as formulas name it. */
const quoted = (name: string): string => `'${name.replaceAll("'", "''")}'!`;
