import type { Code } from './code.ts';
import type { Column } from './column.ts';
import type { Kernel } from './compiled.ts';
import { add, addTwo, subtract } from './loops.ts';

/** A column that is added (1) or taken away (−1). */
interface Term {
  readonly column: Column;
  readonly sign: 1 | -1;
}

/** `a + b - c…` and `sum(a, b, c…)` of three or more columns and nothing else; else null. */
export function compileSum(code: Code): Kernel | null {
  const terms = termsOf(code);
  return terms && terms.length > 2 ? addedUp(terms) : null;
}

/** The terms in the order in which they are added, or null where one is not a column. */
function termsOf(code: Code): Term[] | null {
  if (code.op === 'cell') return code.vector ? [{ column: code.column, sign: 1 }] : null;
  if (code.op === 'call') {
    if (code.name !== 'sum') return null;
    const terms = code.args.map((arg) => (arg.op === 'cell' && arg.vector ? arg.column : null));
    return terms.every((column) => column !== null)
      ? terms.map((column) => ({ column, sign: 1 }))
      : null;
  }
  if (code.op !== 'binary' || (code.operator !== '+' && code.operator !== '-')) return null;
  const { left, right, operator } = code;
  if (right.op !== 'cell' || !right.vector) return null;
  const before = left.op === 'call' ? null : termsOf(left);
  return before && [...before, { column: right.column, sign: operator === '+' ? 1 : -1 }];
}

// An edit of one record changes one row: then calls cost more than the sum.
const FEW_ROWS = 4;

function addedUp(terms: readonly Term[]): Kernel {
  return (out, from, to) => {
    if (to - from > FEW_ROWS) byColumns(terms, out, from, to);
    else byRows(terms, out, from, to);
  };
}

function byRows(terms: readonly Term[], out: Float64Array, from: number, to: number): void {
  for (let i = from; i < to; i++) {
    let sum = 0;
    for (let k = 0; k < terms.length; k++) {
      const { column, sign } = terms[k] as Term;
      sum += sign * (column.data[i] as number);
    }
    out[i] = sum;
  }
}

/** Two columns in a pass. */
function byColumns(terms: readonly Term[], out: Float64Array, from: number, to: number): void {
  let sum = (terms[0] as Term).column.data;
  for (let k = 1; k < terms.length; k += 2) {
    const a = terms[k] as Term;
    const b = terms[k + 1];
    if (b) addTwo(out, sum, a.column.data, a.sign, b.column.data, b.sign, from, to);
    else (a.sign === 1 ? add : subtract).vv(out, sum, a.column.data, from, to);
    sum = out;
  }
}
