import { BINARY, equalTexts, not, UNARY } from '../formula/operators.ts';
import { elementFunction, seriesFunction, textFunction } from '../functions/index.ts';
import type { Ref, ValueType } from '../model.ts';
import type { Sheet } from '../run/sheet.ts';
import type { Column } from '../storage.ts';
import type { FormulaTree } from './tree.ts';

/**
 * The value of a part of a formula as seen from a row (from 0) of its table: NaN or null is no value.
 * For single parts that somebody looks at; a whole model is computed by its compiled steps.
 */
export function evaluateTree(tree: FormulaTree, sheet: Sheet, row: number): number | string | null {
  const inner = (part: FormulaTree): number | string | null => evaluateTree(part, sheet, row);
  const number = (part: FormulaTree): number => Number(inner(part) ?? Number.NaN);
  switch (tree.node) {
    case 'number':
      return tree.value ?? Number.NaN;
    case 'text':
      return tree.value;
    case 'cell':
      return stored(sheet, tree.ref, row);
    case 'previous':
      if (row > 0) return stored(sheet, tree.ref, row - 1);
      return tree.first ? inner(tree.first) : Number.NaN;
    case 'column':
    case 'rows':
      throw new RangeError(`${tree.node} has no value by itself`);
    case 'row':
      return row + 1;
    case 'unary':
      return UNARY[tree.operator](number(tree.arg));
    case 'binary': {
      const { operator, left, right } = tree;
      if (left.type !== 'text') return BINARY[operator](number(left), number(right));
      const same = equalTexts(inner(left) as string | null, inner(right) as string | null);
      return operator === '==' ? same : not(same);
    }
    case 'if': {
      const test = number(tree.test);
      if (Number.isNaN(test)) return nothing(tree.type);
      return inner(test === 0 ? tree.else : tree.then);
    }
    case 'call':
      return calledIn(tree, sheet, inner);
  }
}

const nothing = (type: ValueType): number | null => (type === 'text' ? null : Number.NaN);

function stored(sheet: Sheet, ref: Ref, row: number): number | string | null {
  const column = sheet.column(ref);
  const at = ref.table === undefined ? 0 : row;
  return column.type === 'text' ? (column.texts[at] ?? null) : (column.data[at] ?? Number.NaN);
}

type Call = FormulaTree & { readonly node: 'call' };

function calledIn(
  { name, args, type }: Call,
  sheet: Sheet,
  inner: (part: FormulaTree) => number | string | null,
): number | string | null {
  const given = args.map((arg): Column | number | string | null =>
    arg.node === 'column' ? sheet.column(arg.ref) : inner(arg),
  );
  if (args.some(({ node }) => node === 'column')) {
    return seriesFunction(name)?.apply(given) ?? nothing(type);
  }
  const values = given as (number | string | null)[];
  if (type === 'text') {
    const isWhole = values.every((value) => value !== null && !Number.isNaN(value));
    return isWhole ? (textFunction(name)?.apply(...(values as string[])) ?? null) : null;
  }
  const fn = elementFunction(name);
  if (fn?.kind !== 'element') throw new RangeError(`${name} has no value by itself`);
  return fn.apply(...(values as number[]));
}
