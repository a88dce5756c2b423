import { toast } from '../../../../src/ui/index.ts';
import type { GridModel } from '../../../../src/workbench/index.ts';

const NONE =
  'Ahí no hay inflación por año: copia los años con sus porcentajes, o la fila de la inflación.';

type Rows = readonly (readonly string[])[];

const YEAR = /^(19|20)\d{2}$/;
const YEAR_IN = /(?<!\d)(19|20)\d{2}(?!\d)/;
/** What sheets call it. */
export const INFLATION =
  /^\s*(inflaci[oó]n|infl\.|infl(?=\s+(anual|esperada|proyectada))|inflation|ipc|cpi)(?!\p{L})/iu;

/**
 * The inflation of each year in a table that names it or its years, down a column or along a row as models
 * have them: the texts by year. `years` are those of the projection, in their order. Null for a block without
 * either, which is pasted where one is.
 */
export function inflationByYear(
  rows: Rows,
  years: readonly number[],
): ReadonlyMap<number, string> | null {
  const dated = rows.map((row) => row.map((cell) => withYear(cell, years[0])));
  const found = byYear(
    dated.map((row) => row.map((cell) => cell.replace(ONWARDS, '$1'))),
    years,
  );
  const last = Number(ONWARDS.exec(dated.flat().findLast((cell) => ONWARDS.test(cell)) ?? '')?.[1]);
  const text = found?.get(last);
  if (!found || text === undefined) return found;
  const after = years.filter((year) => year > last && !found.has(year));
  return new Map([...found, ...after.map((year) => [year, text] as const)]);
}

/** 'Inflación 2029' of 'Inflación año 3', the third year of the projection. */
const withYear = (cell: string, first: number | undefined): string =>
  first === undefined
    ? cell
    : cell.replace(YEAR_OF_PROJECTION, (_, place) => `${first + Number(place) - 1}`);
const YEAR_OF_PROJECTION = /(?<!\p{L})a[nñ]o\s*(\d{1,2})(?!\d)/iu;

/** '2029 en adelante', 'Inflación 2029+': the years behind it have the same. */
const ONWARDS =
  /((?:19|20)\d{2})\s*(?:\+|(?:en|hacia) adelante|y (?:a[nñ]os )?(?:siguientes|posteriores)|onwards?)/iu;

function byYear(rows: Rows, years: readonly number[]): ReadonlyMap<number, string> | null {
  const across = turned(rows);
  return (
    withYears(rows) ??
    headed(rows) ??
    titled(rows) ??
    named(rows, years) ??
    headed(across) ??
    named(across, years) ??
    // Among other names years may be those of anything.
    (hasNames(rows) ? null : (downColumns(rows) ?? downColumns(across)))
  );
}

/** 'Inflación 2028 | 5,5 %', a row for each year. */
function withYears(rows: Rows): ReadonlyMap<number, string> | null {
  const found = rows.flatMap((row): [number, string][] => {
    const [name = '', text] = filled(row);
    const year = INFLATION.test(name) ? YEAR_IN.exec(name)?.[0] : undefined;
    return year !== undefined && text !== undefined ? [[Number(year), text]] : [];
  });
  return found.length > 0 ? new Map(found) : null;
}

/** What stands under a head that is called so, as far as there are years before it: another table may follow. */
function headed(rows: Rows): ReadonlyMap<number, string> | null {
  for (const [at, heads] of rows.entries()) {
    for (const column of columnsOfName(heads)) {
      const yearIn = (row: readonly string[]): string =>
        row.slice(0, column).findLast(isYear)?.trim() ?? '';
      const below = rows.slice(at + 1);
      const end = below.findIndex((row) => yearIn(row) === '');
      const own = end < 0 ? below : below.slice(0, end);
      const texts = own.map((row) => textAt(row, column));
      if (areRates(texts))
        return new Map(own.map((row, n) => [Number(yearIn(row)), texts[n] ?? '']));
    }
  }
  return null;
}

/** Where a line of heads has one that is called so. Behind a year it is no head: it says by what something grows. */
const columnsOfName = (heads: readonly string[]): number[] =>
  heads.flatMap((head, column) =>
    INFLATION.test(head) && !heads.slice(0, column).some(isYear) ? [column] : [],
  );

/** A percentage with its sign or without, and no amount. */
const RATE = /^[-−(]?\s*\d{1,2}([.,]\d+)?\s*(%.*)?\)?$/;

/** Some may be left empty or still be to come. */
function areRates(texts: readonly string[]): boolean {
  const said = texts.filter((text) => text !== '');
  return said.length > 0 && said.filter((text) => RATE.test(text)).length * 2 > said.length;
}

/** What stands below a title that is called so: '2028 | 4,6 %', or percentages under the years beside it. */
function titled(rows: Rows): ReadonlyMap<number, string> | null {
  for (const [at, row] of rows.entries()) {
    const [title = '', ...beside] = filled(row);
    if (!INFLATION.test(title)) continue;
    const below = rows.slice(at + 1);
    const found = beside.every(isYear)
      ? (underYears(row, below[0]) ?? yearsBelow(below))
      : yearsBelow([beside, ...below.map(withoutName)]);
    if (found && areRates([...found.values()])) return found;
  }
  return null;
}

/** '2029 | 4,2 %' of a table that says in each row what it is of, or in the first alone. */
const withoutName = (row: readonly string[]): readonly string[] =>
  INFLATION.test(filled(row)[0] ?? '') ? filled(row).slice(1) : row;

function underYears(
  over: readonly string[],
  row: readonly string[] = [],
): ReadonlyMap<number, string> | null {
  const columns = over.flatMap((text, column) => (isYear(text) ? [column] : []));
  if (columns.length === 0) return null;
  return new Map(columns.map((column) => [Number(over[column]), textAt(row, column)]));
}

/** As far as rows have a year and one figure, heads over them left aside. */
function yearsBelow(rows: Rows): Map<number, string> | null {
  const first = rows.findIndex((row) => isYear(filled(row)[0] ?? ''));
  if (first < 0 || rows.slice(0, first).some((row) => figures(row).length > 0)) return null;
  const below = rows.slice(first);
  const end = below.findIndex((row) => !isYear(filled(row)[0] ?? ''));
  const own = (end < 0 ? below : below.slice(0, end)).map((row) => figures(row));
  if (own.some((texts) => texts.length !== 2)) return null;
  return new Map(own.map(([year = '', text = '']) => [Number(year), text]));
}

/**
 * The row that is called so, by the years over it; without any its figures are of one year after the other,
 * and a single one is of them all.
 */
function named(rows: Rows, years: readonly number[]): ReadonlyMap<number, string> | null {
  const isNamedAt = (place: number) => (row: readonly string[]) =>
    INFLATION.test(filled(row)[place] ?? '') && areRates(ownFigures(row));
  const first = rows.findIndex(isNamedAt(0));
  // A flat sheet says the block before the name; 'Local 1 | IPC | 95 %' says by what a rent grows.
  const isFlat = (row: readonly string[]): boolean =>
    isNamedAt(1)(row) && ownFigures(row).length > 1;
  const at = first < 0 ? rows.findIndex(isFlat) : first;
  const row = rows[at];
  if (!row) return null;
  const over = rows.slice(0, at).findLast((line) => line.filter(isYear).length > 1);
  if (over) {
    return underYears(over, row);
  }
  const [all = '', ...more] = ownFigures(row);
  if (more.length === 0) return new Map(years.map((year) => [year, all]));
  const texts = [all, ...more].slice(0, years.length);
  return new Map(texts.map((text, index) => [years[index] ?? 0, text]));
}

const filled = (row: readonly string[]): string[] => row.filter((text) => text.trim() !== '');

const figures = (row: readonly string[]): string[] =>
  filled(row)
    .filter((text) => /\d/.test(text))
    .map((text) => text.trim());

/** Up to the next name: a block of something else may stand beside it. */
function ownFigures(row: readonly string[]): string[] {
  const first = row.findIndex((text) => INFLATION.test(text));
  const begin = row.findIndex((text, at) => at > first && /\d/.test(text));
  const beside = row.slice(begin);
  const end = beside.findIndex((text) => /^[^\d]*\p{L}{2}/u.test(text));
  return figures(end < 0 ? beside : beside.slice(0, end));
}

const isYear = (text: string): boolean => YEAR.test(text.trim());

/** The values stand in the first column after the years that has any. */
function downColumns(rows: Rows): ReadonlyMap<number, string> | null {
  const width = Math.max(0, ...rows.map((row) => row.length));
  for (let at = 0; at < width; at++) {
    const dated = rows.filter((row) => isYear(textAt(row, at)));
    const column = Array.from({ length: width - at - 1 }, (_, n) => at + 1 + n).find((other) =>
      dated.some((row) => textAt(row, other) !== ''),
    );
    if (dated.length < 2 || column === undefined) continue;
    return new Map(dated.map((row) => [Number(textAt(row, at)), textAt(row, column)]));
  }
  return null;
}

const textAt = (row: readonly string[], at: number): string => row[at]?.trim() ?? '';

const turned = (rows: Rows): string[][] =>
  Array.from({ length: Math.max(0, ...rows.map((row) => row.length)) }, (_, at) =>
    rows.map((row) => row[at] ?? ''),
  );

/** A name beside its value. */
function isNamed(row: readonly string[]): boolean {
  const [name = ''] = filled(row);
  return (
    figures(row).length > 0 && /\p{L}{2}/u.test(name) && !/\d/.test(name) && !INFLATION.test(name)
  );
}

/** Cell by cell, names would come to stand where percentages do. */
const hasNames = (rows: Rows): boolean => rows.some(isNamed);

/**
 * Pastes a table that names the inflation or its years, by them; false for any other block, which is pasted
 * cell by cell. A sheet of other names is refused.
 */
export function pasteByYear(model: GridModel, rows: Rows): boolean {
  const years = Array.from({ length: model.rowCount }, (_, row) =>
    Number(model.cell(row, 'year').value),
  );
  const byYear = inflationByYear(rows, years);
  const edits = years.flatMap((year, row) => {
    const text = byYear?.get(year);
    return text === undefined || text === '' ? [] : [{ row, columnId: 'percent', text }];
  });
  if (byYear === null || edits.length === 0) {
    if (hasNames(rows)) toast.warning(NONE, { duration: 10_000 });
    return hasNames(rows);
  }
  const refused = model.edit(edits, 'paste').refused.length;
  const beyond = [...byYear.keys()].filter((year) => !years.includes(year));
  const said = [
    `Inflación pegada en ${counted(edits.length - refused)}`,
    ...(refused > 0 ? [`${counted(refused)} por corregir`] : []),
    ...(rows.filter(isNamed).length > 1 ? ['lo demás de la hoja va en otra parte'] : []),
    ...(beyond.length > 0 ? [`fuera de la proyección: ${beyond.join(', ')}`] : []),
  ].join('; ');
  if (refused > 0) toast.warning(`${said}.`, { duration: 10_000 });
  else toast.success(`${said}.`);
  return true;
}

const counted = (years: number): string => (years === 1 ? '1 año' : `${years} años`);
