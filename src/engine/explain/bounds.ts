import type { BinaryOp } from '../formula/ast.ts';
import type { Ref } from '../model.ts';
import type { FormulaTree } from './tree.ts';

/** The least and the greatest that a value can be; infinite where nothing bounds it. */
export type Interval = readonly [least: number, greatest: number];

export const UNBOUNDED: Interval = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];

/** What a formula's value lies within, from what the values that it reads lie within. */
export function boundsOf(tree: FormulaTree, of: (ref: Ref) => Interval): Interval {
  const inner = (part: FormulaTree): Interval => boundsOf(part, of);
  if (tree.type === 'boolean') return [0, 1];
  switch (tree.node) {
    case 'number':
      return tree.value === null ? UNBOUNDED : [tree.value, tree.value];
    case 'cell':
      return of(tree.ref);
    case 'unary': {
      const [least, greatest] = inner(tree.arg);
      return [-greatest, -least];
    }
    case 'binary':
      return ofBinary(tree.operator, inner(tree.left), inner(tree.right));
    case 'if':
      return joined([inner(tree.then), inner(tree.else)]);
    case 'call':
      return ofCall(tree.name, tree.args.map(inner));
    case 'text':
    case 'previous':
    case 'column':
    case 'row':
    case 'rows':
      return UNBOUNDED;
  }
}

function joined(all: readonly Interval[]): Interval {
  return [Math.min(...all.map(([least]) => least)), Math.max(...all.map(([, most]) => most))];
}

function ofBinary(operator: BinaryOp, [a, b]: Interval, [c, d]: Interval): Interval {
  switch (operator) {
    case '+':
      return [a + c, b + d];
    case '-':
      return [a - d, b - c];
    case '*':
      return cornersOf([a * c, a * d, b * c, b * d]);
    case '/':
      return c > 0 || d < 0 ? cornersOf([a / c, a / d, b / c, b / d]) : UNBOUNDED;
    case '^':
    case '==':
    case '!=':
    case '<':
    case '<=':
    case '>':
    case '>=':
    case 'and':
    case 'or':
      return UNBOUNDED;
  }
}

/** 0 times infinity is no number: nothing is known then. */
function cornersOf(corners: readonly number[]): Interval {
  if (corners.some(Number.isNaN)) return UNBOUNDED;
  return [Math.min(...corners), Math.max(...corners)];
}

function ofCall(name: string, args: readonly Interval[]): Interval {
  const [first = UNBOUNDED] = args;
  const [least, greatest] = first;
  switch (name) {
    case 'min':
    case 'max': {
      const pick = name === 'min' ? Math.min : Math.max;
      return [pick(...args.map(([from]) => from)), pick(...args.map(([, to]) => to))];
    }
    case 'ceil':
    case 'floor':
    case 'round':
      return [Math.floor(least), Math.ceil(greatest)];
    default:
      return UNBOUNDED;
  }
}
