import {
  aboutFunction,
  exampleSheet,
  type FormulaToken,
  type FunctionAbout,
  trace,
} from '../../engine/index.ts';
import { formatShort } from '../text/numbers.ts';

export { type FunctionAbout, functionCatalogue } from '../../engine/index.ts';

/** A function's example as a person reads it, computed when it is asked for. */
export interface ReadExample {
  /** 'PAGO(0,01; 12; −1000)'. */
  readonly formula: string;
  /** The columns that it reads: 'flujo: −100; 60; 60'. */
  readonly data: readonly string[];
  /** '88,85', or the values of the first rows. */
  readonly gives: string;
}

const SEPARATOR = '; ';

/** 'PAGO(tasa; nper; va; [vf]; [tipo])'. */
export function callOf({ spanish, args }: FunctionAbout): string {
  return `${spanish}(${args.join(SEPARATOR)})`;
}

export function exampleOf({ example }: FunctionAbout): ReadExample {
  const { data = {}, gives } = example;
  const { sheet, ref } = exampleSheet(example);
  const rows = Array.isArray(gives) ? gives.length : 1;
  const values = Array.from({ length: rows }, (_, row) =>
    sheet.value(ref.table === undefined ? ref : { ...ref, row }),
  );
  // Looked at as a whole, a column reads the row above by its name.
  const { id, table } = ref;
  const { formula } = trace(sheet, table === undefined ? { id } : { id, table });
  return {
    formula: formula.map(plainWord).join(''),
    data: Object.entries(data).map(([name, cells]) => `${name}: ${listed(cells)}`),
    gives: listed(values),
  };
}

function listed(values: readonly unknown[]): string {
  return values.map(shown).join(SEPARATOR);
}

/** A piece of an example's formula: its cells are named by what they are. */
function plainWord(token: FormulaToken): string {
  if (typeof token === 'string') return token;
  if ('call' in token) return aboutFunction(token.call).spanish;
  if ('text' in token) return `«${token.text}»`;
  return 'id' in token ? token.id : 'fila';
}

/** As many decimals as tell a rate from another; amounts have cents. */
function shown(value: unknown): string {
  if (typeof value === 'string') return `«${value}»`;
  if (typeof value !== 'number') return 'sin valor';
  return formatShort(value, Math.abs(value) < 1 ? 6 : 2);
}
