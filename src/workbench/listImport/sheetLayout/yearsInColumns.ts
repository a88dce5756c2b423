import { listNames } from '../../../tool/index.ts';
import { beginsAsFigure } from '../../grid/clipboard/texts.ts';
import { areYears, yearOf, yearsOf } from '../../grid/clipboard/years.ts';
import { filledAt, firstFilledAt, firstText, isHeadLike, textAt } from '../table/layout.ts';
import { PROJECTED_YEAR, saysPeriod } from '../match/periods.ts';
import { type Rows, widthOf } from '../table/rows.ts';
import { listOf } from '../match/titles.ts';
import type { ImportTarget } from '../target.ts';

/* A sheet with a column for each year of a projection, of which a list that grows by itself takes the first:
   'Nómina | 1.860.000.000 | 1.980.000.000' under '2027 | 2028'. */

interface Years {
  /** The line that says them. */
  readonly at: number;
  readonly columns: readonly number[];
  /** The one that is taken: that in which the list's times begin, else the first. */
  readonly taken: number;
  /** The line that ends them. */
  readonly end: number;
}

/** Where fewer years stand side by side they may be columns of a record: 'Avalúo 2025' and '2026'. */
const LEAST_YEARS = 3;
/** Right behind the names of rows, of which most have a figure for each, so many are enough. */
const LEAST_BESIDE_NAMES = 2;

/** The same sheet with its first year alone, and that beside its amounts; any other sheet as it is. */
export function ofFirstYear(rows: Rows, target: ImportTarget): Rows {
  const found = yearsIn(rows, target);
  if (!found) return rows;
  const { columns, taken } = found;
  const unit = widthOf(rows);
  return rows.map((row, at) => {
    const wide = Array.from({ length: unit + 1 }, (_, column) => {
      const isOfYear = at >= found.at && at < found.end && columns.includes(column);
      return isOfYear ? '' : (row[column] ?? '');
    });
    if (at < found.at || at >= found.end) return wide;
    // 'Gastos (COP) | 2027 | 2028' is the title of what stands below it.
    const isTitle = areYears(row, LEAST_BESIDE_NAMES) && listOf(firstText(row), target);
    if (isTitle) return wide;
    const paid = textAt(row, taken);
    if (paid === '') return beginsLater(row, found) ? wide.map(() => '') : wide;
    return wide
      .with(taken, paid)
      .with(unit, at > found.at && isYearly(row, found) ? PROJECTED_YEAR : '');
  });
}

/** What is to be told of it. */
export function firstYearTaken(rows: Rows, target: ImportTarget): readonly string[] {
  const found = yearsIn(rows, target);
  if (!found) return [];
  const year = textAt(rows[found.at], found.taken);
  const later = rows.slice(found.at + 1, found.end).filter((row) => beginsLater(row, found));
  return [
    `De los años de tu hoja se toma ${takenAs(year, found, target)} ${target.inTime}`,
    ...(later.length > 0
      ? [`No se toma ${listNames(later.map(firstText), 4)}: su primer año viene vacío.`]
      : []),
  ];
}

/** Which year is taken, and that it counts for another one where the list's times begin in none of them. */
function takenAs(year: string, { columns, taken }: Years, { startYear }: ImportTarget): string {
  if (startYear === undefined || yearOf(year) === startYear || !FULL_YEAR.test(year))
    return taken === columns[0]
      ? `el primero, ${year}.`
      : `${year}, en el que empieza el proyecto.`;
  return `el primero, ${year}, y cuenta como ${startYear}, en el que empieza el proyecto: si empieza en ${year}, cambia su año en «Fechas».`;
}

const FULL_YEAR = /^(19|20)\d\d$/;

/** The first of the years that have columns, 1 where they are only counted, and how many there are; null without any. */
export function yearsSaid(rows: Rows): { readonly first: number; readonly count: number } | null {
  const found = yearsOver(rows, LEAST_YEARS);
  const [first = 0] = found?.columns ?? [];
  const year = found && yearOf(textAt(rows[found.at], first));
  return found && year !== null ? { first: year, count: found.columns.length } : null;
}

/** Those of a sheet whose list has amounts, and no column for a time. */
const yearsIn = (rows: Rows, { inTime, amount, startYear }: ImportTarget): Years | null =>
  inTime === undefined || amount === undefined
    ? null
    : yearsOver(rows, LEAST_BESIDE_NAMES, startYear);

function yearsOver(rows: Rows, least: number, startYear?: number): Years | null {
  for (const [at, row] of rows.entries()) {
    if (!areYears(row, least)) continue;
    const columns = yearsOf(row);
    const start = columns.find((column) => yearOf(textAt(row, column)) === startYear);
    const found = { at, columns, taken: start ?? columns[0] ?? 0, end: endOf(rows, at, columns) };
    const below = rows.slice(at + 1, found.end);
    const areEnough = columns.length >= LEAST_YEARS || areBesideNames(below, found);
    if (areEnough && below.some((line) => hasAmounts(line, found))) return found;
  }
  return null;
}

/** Whether most rows below have a name right before their years, and a figure of each of these. */
function areBesideNames(below: Rows, years: Years): boolean {
  const [first = 0] = years.columns;
  const lines = below.filter((row) => filledAt(row).length > 1);
  const own = lines.filter((row) => firstFilledAt(row) === first - 1 && hasYears(row, years));
  return own.length * 2 > lines.length;
}

/** Whether it says years one after the other, and no other figure. */
export const isLineOfYears = (row: Rows[number]): boolean => areYears(row, LEAST_YEARS);

/** Other heads over the same columns end them. */
function endOf(rows: Rows, at: number, columns: readonly number[]): number {
  const end = rows.findIndex(
    (row, line) =>
      line > at && isHeadLike(row) && columns.some((column) => textAt(row, column) !== ''),
  );
  return end < 0 ? rows.length : end;
}

const hasYears = (row: Rows[number], { columns }: Years): boolean =>
  columns.filter((column) => beginsAsFigure(textAt(row, column))).length >=
  Math.min(LEAST_YEARS, columns.length);

/** Shares of years may be those of the inflation, which has a table of its own. */
const hasAmounts = (row: Rows[number], years: Years): boolean =>
  hasYears(row, years) && !years.columns.some((column) => textAt(row, column).includes('%'));

/** 'Renovación' of which the first years have nothing. */
const beginsLater = (row: Rows[number], { columns, taken }: Years): boolean =>
  !/\d/.test(textAt(row, taken)) &&
  columns.some((column) => column > taken && beginsAsFigure(textAt(row, column)));

/** Rates and shares are as they are in any year. */
const RATE = /(?<!\p{L})(adr|revpar|tarifas?|precios?|canon|ocupaci[oó]n|vacancia)(?!\p{L})/iu;
/** Beside a name that says a share: '33' of 'Nómina (% de ingresos)', and not its 1.860.000.000. */
const MAY_BE_SHARE = /^\D*(100|\d{1,2})([.,]\d{1,2})?$/;
/** So are counts, which have few digits: 'Habitaciones | 9.600' are millions. */
const COUNTED =
  /(?<!\p{L})(n[uú]mero|cantidad|n[.°º]|n[oº]s?\.?|nro|habitaciones|hab|llaves|camas|noches|d[ií]as|cupos|personas|empleados|cargos|m²|m2)(?!\p{L})/iu;
const DIGITS_OF_COUNT = 3;

/** Whether a row is an amount of each year, and says no other period. */
function isYearly(row: Rows[number], years: Years): boolean {
  const { columns, taken } = years;
  const paid = textAt(row, taken);
  const besides = filledAt(row)
    .filter((column) => !columns.includes(column))
    .map((column) => textAt(row, column));
  if (!beginsAsFigure(paid) || !hasYears(row, years) || paid.includes('%')) return false;
  if (besides.some((text) => RATE.test(text) || saysPeriod(text))) return false;
  if (MAY_BE_SHARE.test(paid) && besides.some((text) => text.includes('%'))) return false;
  const isFew = paid.replace(/\D/g, '').length <= DIGITS_OF_COUNT;
  return !isFew || !besides.some((text) => COUNTED.test(text));
}
