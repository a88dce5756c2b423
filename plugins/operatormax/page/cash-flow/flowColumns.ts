import { type Calculation, read, shortMonth } from '../../../../src/tool/index.ts';
import type { Session, TurnedColumn } from '../../../../src/workbench/index.ts';
import { YEAR_HEAD } from '../../model/years.ts';
import type { Flow } from '../sections.ts';

const LEAST_WIDTH = 80;
const MONTHS = 12;

/** How many years of the project there are, and what they are called: '2028', '2028-29'. */
export function yearNames(calculation: Calculation): readonly string[] {
  return Array.from({ length: calculation.rows('years') }, (_, at) => yearName(calculation, at));
}

/**
 * The columns of a flow, the same array while they stay: years and their total, or months, each
 * twelve before the sum of their year, which they fold into. `folded` are years from 0.
 */
export function flowColumns(
  session: Session,
  table: Flow['table'],
  folded: ReadonlySet<number>,
): () => readonly TurnedColumn[] {
  let seen = '';
  let revision = -1;
  let columns: readonly TurnedColumn[] = [];
  return () => {
    // Asked for with every cell that is painted.
    if (session.revision() === revision) return columns;
    revision = session.revision();
    const { calculation } = session;
    const today = thisMonth();
    const key = `${calculation.rows('months')} ${monthAt(calculation, 0)} ${today}`;
    if (key !== seen) {
      seen = key;
      const years = Array.from({ length: calculation.rows('years') }, (_, at) => at);
      const parts = years.flatMap((year) =>
        table === 'years'
          ? [yearColumn(calculation, year, today)]
          : group(calculation, year, today, !folded.has(year)),
      );
      columns = years.length > 0 ? [...parts, TOTAL] : [];
    }
    return columns;
  };
}

/** Those that a file holds: of months no sums between them, of years their total as well. */
export const columnsInFile = (
  columns: readonly TurnedColumn[],
  table: Flow['table'],
): readonly TurnedColumn[] => (table === 'years' ? columns : columns.filter(({ total }) => !total));

const TOTAL: TurnedColumn = {
  id: 'total',
  header: 'Total',
  help: 'Toda la proyección; los saldos, al final de ella',
  align: 'right',
  width: LEAST_WIDTH,
  total: true,
  of: { table: 'total', row: 0 },
};

function group(
  calculation: Calculation,
  year: number,
  today: number,
  open: boolean,
): readonly TurnedColumn[] {
  const sum = { ...yearColumn(calculation, year, today), total: true, expanded: open };
  if (!open) return [sum];
  const months = Array.from({ length: MONTHS }, (_, at): TurnedColumn => {
    const row = year * MONTHS + at;
    const index = monthAt(calculation, row);
    return {
      id: `m${row}`,
      header: shortMonth(index),
      align: 'right',
      width: LEAST_WIDTH,
      now: index === today,
      of: { table: 'months', row },
    };
  });
  return [...months, { ...sum, now: false }];
}

function yearColumn(calculation: Calculation, row: number, today: number): TurnedColumn {
  const first = monthAt(calculation, row * MONTHS);
  const last = first + MONTHS - 1;
  return {
    id: `y${row}`,
    header: yearName(calculation, row),
    help: `Año ${row + 1}: ${shortMonth(first)} a ${shortMonth(last)}`,
    align: 'right',
    width: LEAST_WIDTH,
    now: first <= today && today <= last,
    of: { table: 'years', row },
  };
}

function yearName(calculation: Calculation, row: number): string {
  return read(calculation, { id: YEAR_HEAD, table: 'years', row }).text;
}

function monthAt(calculation: Calculation, row: number): number {
  return Number(calculation.value({ id: 'monthIndex', table: 'months', row }));
}

/** Counted as the model counts months. */
function thisMonth(): number {
  const now = new Date();
  return now.getFullYear() * MONTHS + now.getMonth();
}
