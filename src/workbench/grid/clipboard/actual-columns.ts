import { readMonth, readMonthYear, SHORT_MONTHS } from '../../../tool/index.ts';
import type { GridColumn } from '../model.ts';
import { isFilled, type Texts } from './texts.ts';

/* A report of what was planned for some months and what came of it, of which a table of months takes the latter. */

const ACTUAL = /(?<!\p{L})(real(es)?|ejecutad[oa]s?|ejecuci[oó]n|ejec|actual(es)?)\.?(?!\p{L})/iu;
const PLANNED =
  /(?<!\p{L})(presupuest\p{L}*|presup|ppto|plan|planead[oa]s?|proyectad[oa]s?|proy|budget|metas?|estimad[oa]s?)\.?(?!\p{L})/iu;
/** '% ejecución' and 'Var. real' are what the two differ by. */
const DIFFERENCE = /%|(?<!\p{L})(var|variaci[oó]n|dif|diferencia|desviaci[oó]n|vs)\.?(?!\p{L})/iu;

const isActual = (head: string): boolean =>
  ACTUAL.test(head) && !PLANNED.test(head) && !DIFFERENCE.test(head);
const isPlanned = (head: string): boolean => PLANNED.test(head) && !ACTUAL.test(head);

interface Actuals {
  readonly texts: Texts;
  /** Heads of the other columns. */
  readonly left: readonly string[];
}

/**
 * 'Concepto | Presupuesto abr-28 | Real abr-28 | Variación' as 'Concepto | abr-28', with what was real; months may
 * stand in a line above, each over its own columns. One column of no month stays without a head. Null for any
 * other texts, and in a table without months. `left`: the column where one is, of whose year months are that say none.
 */
export function actualsAlone(
  columns: readonly GridColumn[],
  left: number,
  texts: Texts,
): Actuals | null {
  if (!columns.some(({ header }) => readMonthYear(header))) return null;
  const year = readMonthYear(columns[left]?.header ?? '')?.year;
  const at = texts.findIndex((row) => row.some(isActual) && row.some(isPlanned));
  const heads = texts[at];
  if (!heads) return null;
  const taken = heads.flatMap((head, column) => (isActual(head) ? [column] : []));
  const first = heads.findIndex((head) => isActual(head) || isPlanned(head));
  const months = taken.map((column) => monthOf(texts.slice(0, at + 1), column, year));
  const areDated = months.every((month) => month !== null);
  if (!areDated && taken.length > 1) return null;
  const line = [...heads.slice(0, first), ...months.map((month) => month ?? '')];
  const figures = texts
    .slice(at + 1)
    .map((row) => [...row.slice(0, first), ...taken.map((column) => row[column] ?? '')]);
  const others = heads.filter(
    (head, column) => column >= first && isFilled(head) && !taken.includes(column),
  );
  return {
    texts: areDated ? [line, ...figures] : figures,
    left: [...new Set(others.map((head) => head.trim()))],
  };
}

/** The month that the lowest of some lines says of a column: in its head, or merged over it and others. */
function monthOf(lines: Texts, column: number, year: number | undefined): string | null {
  for (const row of lines.toReversed()) {
    const over = row.slice(0, column + 1).findLast(isFilled) ?? '';
    const head = isFilled(row[column] ?? '') ? (row[column] ?? '') : over;
    const said = head.replace(ACTUAL, ' ').replace(/\s+/g, ' ').trim();
    if (readMonthYear(said)) return said;
    const month = /\d/.test(said) ? null : readMonth(said);
    if (month !== null && year !== undefined) return `${SHORT_MONTHS[month - 1]} ${year}`;
  }
  return null;
}
