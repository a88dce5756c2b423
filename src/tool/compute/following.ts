import { evaluateTree, formulaTree, type FormulaTree, type Ref } from '../../engine/index.ts';
import type { Calculation } from './calculation.ts';

/**
 * Where a reference of a cell's formula leads, or of what reads the cell: of a column that is added up
 * where another says so (`sumif`), to the first cell that is added; of one whose cells add some of a
 * column up, to the first of them that adds this one. To the reference itself where nothing tells one
 * cell from the others.
 */
export function cellRead(calculation: Calculation, from: Ref, to: Ref): Ref {
  const { sheet } = calculation;
  if (to.table === undefined || to.row !== undefined) return to;
  const row = [
    ...callsOf(calculation, from).map((call) => firstRow(calculation, call, from.row ?? 0, to)),
    ...callsOf(calculation, { ...to, row: 0 }).map((call) => {
      const rows = Array.from({ length: sheet.rows(to.table ?? '') }, (_, at) => at);
      return rows.findIndex((at) => adds(calculation, call, at, from));
    }),
  ].find((found) => found >= 0);
  return row === undefined ? to : { ...to, row };
}

function callsOf({ sheet }: Calculation, of: Ref): Call[] {
  const tree = formulaTree(sheet, of);
  return tree ? callsIn(tree) : [];
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

/** Whether the cell of that row adds another cell up. */
function adds({ sheet }: Calculation, { name, args }: Call, row: number, cell: Ref): boolean {
  const [range, wanted, ...rest] = args;
  if (name !== 'sumif' || range?.node !== 'column' || !wanted || !isPlain(wanted)) return false;
  const reads = [range, ...rest].some((arg) => arg.node === 'column' && isSame(arg.ref, cell));
  if (!reads || cell.row === undefined) return false;
  const column = sheet.column(range.ref);
  const cells = column.type === 'text' ? column.texts : column.data;
  return cells[cell.row] === evaluateTree(wanted, sheet, row);
}

/** What can be read by itself: no column, and no number of rows. */
const isPlain = ({ node }: FormulaTree): boolean =>
  node === 'row' || node === 'cell' || node === 'number' || node === 'text';

const isSame = (one: Ref, other: Ref): boolean => one.id === other.id && one.table === other.table;
