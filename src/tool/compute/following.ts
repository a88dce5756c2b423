import { evaluateTree, formulaTree, type FormulaTree, type Ref } from '../../engine/index.ts';
import type { Calculation } from './calculation.ts';

/**
 * Where a reference of a cell's formula leads: of a column that is added up where another says so
 * (`sumif`), to the first cell that is added; to the reference itself where nothing tells one cell
 * from the others.
 */
export function cellRead(calculation: Calculation, from: Ref, to: Ref): Ref {
  const tree = formulaTree(calculation.sheet, from);
  if (!tree || to.table === undefined || to.row !== undefined) return to;
  const row = callsIn(tree)
    .map((call) => firstRow(calculation, call, from.row ?? 0, to))
    .find((found) => found >= 0);
  return row === undefined ? to : { ...to, row };
}

type Call = FormulaTree & { readonly node: 'call' };

function callsIn(tree: FormulaTree): Call[] {
  if (tree.node === 'call') return [tree, ...tree.args.flatMap(callsIn)];
  if (tree.node === 'unary') return callsIn(tree.arg);
  if (tree.node === 'binary') return [...callsIn(tree.left), ...callsIn(tree.right)];
  return tree.node === 'if' ? [tree.test, tree.then, tree.else].flatMap(callsIn) : [];
}

/** The first row in which a condition holds that `to` is read under; -1 where there is none. */
function firstRow({ sheet }: Calculation, { name, args }: Call, row: number, to: Ref): number {
  const [range, wanted, ...rest] = args;
  if (name !== 'sumif' || range?.node !== 'column' || !wanted) return -1;
  const reads = [range, ...rest].some((arg) => arg.node === 'column' && isSame(arg.ref, to));
  if (!reads || !isPlain(wanted)) return -1;
  const value = evaluateTree(wanted, sheet, row);
  const column = sheet.column(range.ref);
  const cells = column.type === 'text' ? column.texts : column.data;
  return cells.slice(0, sheet.rows(range.ref.table ?? '')).findIndex((cell) => cell === value);
}

/** What can be read by itself: no column, and no number of rows. */
const isPlain = ({ node }: FormulaTree): boolean =>
  node === 'row' || node === 'cell' || node === 'number' || node === 'text';

const isSame = (one: Ref, other: Ref): boolean => one.id === other.id && one.table === other.table;
