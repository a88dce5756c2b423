import { type Ref, trace } from '../../engine/index.ts';
import type { Calculation } from './calculation.ts';

/**
 * The cells that a person knows among those that read a cell: what only serves the screen or
 * another formula leads on to what reads it in turn. Each once, never the cell itself.
 */
export function shownDependents(calculation: Calculation, ref: Ref): Ref[] {
  const shown = new Map<string, Ref>();
  const passed = new Set([keyOf(ref)]);
  const wanted = [ref];
  for (const from of wanted) {
    for (const to of trace(calculation.sheet, from).dependents) {
      const key = keyOf(to);
      if (passed.has(key)) continue;
      passed.add(key);
      if (isShown(calculation, to)) shown.set(key, to);
      else wanted.push(to);
    }
  }
  const all = [...shown.values()];
  return all.filter((to) => !isTold(to, all));
}

/** Of how many cells at the most the precedents are looked through: a cash flow has thousands. */
const MOST_CELLS = 2_000;

/** Says of an input whether a figure is computed from it; null where that takes looking through too many cells. */
export function precedentInputs(
  calculation: Calculation,
  figure: Ref,
): ((input: Ref) => boolean) | null {
  const passed = new Set([keyOf(figure)]);
  const wanted = [figure];
  for (const from of wanted) {
    for (const of of trace(calculation.sheet, from).precedents) {
      const key = keyOf(of);
      if (passed.has(key)) continue;
      if (passed.size === MOST_CELLS) return null;
      passed.add(key);
      wanted.push(of);
    }
  }
  // A formula that reads a whole column reads each of its cells.
  const columnOf = ({ id, table }: Ref): Ref => (table === undefined ? { id } : { id, table });
  return (input) => passed.has(keyOf(input)) || passed.has(keyOf(columnOf(input)));
}

/** Whether a cell stands somewhere on the page: it is typed, or it serves no others only. */
function isShown(calculation: Calculation, ref: Ref): boolean {
  if (calculation.field(ref)) return true;
  const table = ref.table === undefined ? undefined : calculation.declaration.tables[ref.table];
  const formula = calculation.formula(ref);
  return formula !== undefined && !formula.internal && !table?.internal;
}

/** Whether a whole column is told although one of its cells is. */
function isTold(ref: Ref, others: readonly Ref[]): boolean {
  const cell = ({ id, table, row }: Ref) =>
    id === ref.id && table === ref.table && row !== undefined;
  return ref.row === undefined && ref.table !== undefined && others.some(cell);
}

function keyOf({ id, table = '', row }: Ref): string {
  return `${table}.${id}#${row ?? ''}`;
}
