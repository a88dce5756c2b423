import { kinds } from '../../../../src/tool/index.ts';

/** How amounts of the table are shown; the model computes in pesos. */
export const UNITS = {
  pesos: { label: 'Pesos', file: 'COP', by: 1, decimals: 0 },
  miles: { label: 'Miles', file: 'miles de COP', by: 1_000, decimals: 0 },
  millones: { label: 'Millones', file: 'millones de COP', by: 1_000_000, decimals: 1 },
} as const;

export type Unit = keyof typeof UNITS;

/** An amount of pesos in a unit: its value and how it is written. */
export function inUnit(pesos: number, unit: Unit): { value: number; text: string } {
  const { by, decimals } = UNITS[unit];
  const value = pesos / by;
  return { value, text: kinds.money.format(value, { kind: 'money', label: '', decimals }) };
}
