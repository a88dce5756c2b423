import { type Code, type CodeOf, isColumn } from '../formula/ir.ts';
import type { Column } from '../storage.ts';
import type { Kernel } from './kernel.ts';

/** The kernel of some code of the same table. */
type Compile = (code: Code) => Kernel;

/**
 * Lookups in whole columns, for all rows in one pass: `index(table.column, position)` and
 * `sumif(table.key, row, table.values)`; null for any other function of columns.
 */
export function compileLookup(code: CodeOf<'series'>, compile: Compile): Kernel | null {
  const [source, wanted, values] = code.args;
  if (source?.op !== 'column' || !wanted) return null;
  if (code.name === 'index') return gather(source.column, wanted, compile);
  const isGrouped = code.name === 'sumif' && wanted.op === 'row' && values?.op === 'column';
  return isGrouped ? group(source.column, values.column) : null;
}

function gather(source: Column, positions: Code, compile: Compile): Kernel {
  const stored = isColumn(positions) ? positions.column : null;
  const computed = stored ? null : compile(positions);
  return (out, from, to) => {
    computed?.(out, from, to);
    const at = stored ? stored.data : out;
    const { data, length } = source;
    for (let i = from; i < to; i++) {
      const position = at[i] as number;
      const whole = position | 0;
      const found = whole === position && whole > 0 && whole <= length;
      out[i] = found ? (data[whole - 1] as number) : Number.NaN;
    }
  };
}

/**
 * Each value goes to the row that its key names: no row looks through all of them. Keys come
 * mostly in order, so a sum is held in a variable for as long as its key repeats.
 */
function group(keys: Column, values: Column): Kernel {
  return (out, from, to) => {
    for (let row = from; row < to; row++) out[row] = 0;
    const { data, length } = keys;
    const { data: added, length: known } = values;
    let current = -1;
    let sum = 0;
    for (let i = 0; i < length; i++) {
      const key = data[i] as number;
      const row = (key | 0) - 1;
      if (row !== current) {
        if (current >= from && current < to) out[current] = sum;
        current = row;
        sum = row >= from && row < to ? (out[row] as number) : 0;
      }
      // A part of a row is no row.
      if (row + 1 === key) sum += i < known ? (added[i] as number) : Number.NaN;
    }
    if (current >= from && current < to) out[current] = sum;
  };
}
