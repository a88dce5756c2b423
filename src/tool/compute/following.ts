import { evaluateTree, formulaTree, type FormulaTree, type Ref } from '../../engine/index.ts';
import type { Calculation } from './calculation.ts';

/**
 * Where a reference of a cell's formula leads, or of what reads the cell: of a column that is added up
 * where another says so (`sumif`), to the first cell that is added; of one whose cells add some of a
 * column up, to the first of them that adds this one. To the reference itself where nothing tells one
 * cell from the others.
 */
export function cellRead(calculation: Calculation, from: Ref, to: Ref): Ref {
  if (to.table === undefined || to.row !== undefined) return to;
  const row = [rowsAdded(calculation, from, to), rowsAdding(calculation, from, to)].flatMap(
    (rows) => rows ?? [],
  )[0];
  return row === undefined ? to : { ...to, row };
}

/** The cells of a column that a cell's formula reads; the column itself where it reads all of it. */
export function cellsRead(calculation: Calculation, from: Ref, to: Ref): readonly Ref[] {
  return atRows(to, rowsAdded(calculation, from, to));
}

/** The cells of a column that read a cell; the column itself where all of them do. */
export function cellsReading(calculation: Calculation, from: Ref, to: Ref): readonly Ref[] {
  return atRows(to, rowsAdding(calculation, from, to));
}

const atRows = (to: Ref, rows: readonly number[] | null): readonly Ref[] =>
  rows?.map((row) => ({ ...to, row })) ?? [to];

/** The rows of a column that a cell adds up; null where it reads all of the column, or is none. */
function rowsAdded(calculation: Calculation, from: Ref, to: Ref): readonly number[] | null {
  if (to.table === undefined || to.row !== undefined) return null;
  const sums = sumsOf(calculation, from, to);
  return sums && unique(sums.flatMap((sum) => rowsOf(calculation, sum, from.row ?? 0)));
}

/** The rows of a column in which its formula adds a cell up; null where all rows read the cell. */
function rowsAdding(calculation: Calculation, from: Ref, to: Ref): readonly number[] | null {
  const { row: cell } = from;
  if (to.table === undefined || to.row !== undefined || cell === undefined) return null;
  const sums = sumsOf(calculation, { ...to, row: 0 }, from);
  const rows = Array.from({ length: calculation.sheet.rows(to.table) }, (_, row) => row);
  return sums && rows.filter((row) => sums.some((sum) => isAdded(calculation, sum, row, cell)));
}

/** A column, and which of its values counts. */
interface Sum {
  readonly range: Ref;
  readonly wanted: FormulaTree;
}

/** The conditions under which a cell's formula reads a column; null where some reading has none. */
function sumsOf({ sheet }: Calculation, of: Ref, column: Ref): readonly Sum[] | null {
  const tree = formulaTree(sheet, of);
  const found = tree ? readings(tree, column) : [];
  const sums = found.filter((each) => each !== 'whole');
  return sums.length > 0 && sums.length === found.length ? sums : null;
}

/** How a formula reads a column. */
function readings(tree: FormulaTree, column: Ref): readonly (Sum | 'whole')[] {
  if (tree.node === 'column') return isSame(tree.ref, column) ? ['whole'] : [];
  const parts = partsOf(tree);
  const inside = parts.flatMap((part) => readings(part, column));
  if (tree.node !== 'call' || tree.name !== 'sumif' || inside.length === 0) return inside;
  const [range, wanted] = parts;
  return range?.node === 'column' && wanted && isPlain(wanted)
    ? [{ range: range.ref, wanted }]
    : inside;
}

function partsOf(tree: FormulaTree): readonly FormulaTree[] {
  if (tree.node === 'call') return tree.args;
  if (tree.node === 'unary') return [tree.arg];
  if (tree.node === 'binary') return [tree.left, tree.right];
  return tree.node === 'if' ? [tree.test, tree.then, tree.else] : [];
}

/** The rows in which a condition holds, as it is on one row of the formula. */
function rowsOf({ sheet }: Calculation, { range, wanted }: Sum, row: number): readonly number[] {
  const value = evaluateTree(wanted, sheet, row);
  const column = sheet.column(range);
  const cells = column.type === 'text' ? column.texts : column.data;
  const rows = Array.from({ length: sheet.rows(range.table ?? '') }, (_, at) => at);
  return rows.filter((at) => cells[at] === value);
}

function isAdded(
  { sheet }: Calculation,
  { range, wanted }: Sum,
  row: number,
  cell: number,
): boolean {
  const column = sheet.column(range);
  const cells = column.type === 'text' ? column.texts : column.data;
  return cells[cell] === evaluateTree(wanted, sheet, row);
}

const unique = (rows: readonly number[]): readonly number[] => [...new Set(rows)];

/** What can be read by itself: no column, and no number of rows. */
const isPlain = ({ node }: FormulaTree): boolean =>
  node === 'row' || node === 'cell' || node === 'number' || node === 'text';

const isSame = (one: Ref, other: Ref): boolean => one.id === other.id && one.table === other.table;
