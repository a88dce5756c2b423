import type { Code } from './code.ts';
import { Column } from './column.ts';
import type { Kernel } from './kernels.ts';

/** The kernel of some code of the same table. */
type Compile = (code: Code) => Kernel;

/**
 * Lookups in whole columns, for all rows in one pass: `index(table.column, position)` and
 * `sumif(table.key, row, table.values)`; null for any other function of columns.
 */
export function compileLookup(code: Code & { op: 'series' }, compile: Compile): Kernel | null {
  const [source, wanted, values] = code.args;
  if (!(source instanceof Column) || !wanted || wanted instanceof Column) return null;
  if (code.name === 'index') return gather(source, compile(wanted));
  const grouped = code.name === 'sumif' && wanted.op === 'row' && values instanceof Column;
  return grouped ? group(source, values) : null;
}

function gather(source: Column, positions: Kernel): Kernel {
  return (out, from, to) => {
    positions(out, from, to);
    const { data, length } = source;
    for (let i = from; i < to; i++) {
      const at = (out[i] as number) - 1;
      const whole = at | 0;
      out[i] = whole === at && whole >= 0 && whole < length ? (data[whole] as number) : Number.NaN;
    }
  };
}

/** Each value goes to the row that its key names: no row looks through all of them. */
function group(keys: Column, values: Column): Kernel {
  return (out, from, to) => {
    out.fill(0, from, to);
    const { data, length } = keys;
    for (let i = 0; i < length; i++) {
      const at = (data[i] as number) - 1;
      const row = at | 0;
      if (row === at && row >= from && row < to) {
        out[row] = (out[row] as number) + (values.data[i] as number);
      }
    }
  };
}
