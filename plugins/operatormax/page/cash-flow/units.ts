import { round } from '../../../../src/finance/index.ts';
import { kinds } from '../../../../src/tool/index.ts';
import type { Flow } from '../sections.ts';

/**
 * How amounts of the table are shown; the model computes in pesos. The head of the table says the unit
 * once, as a pro forma does, and its figures carry no sign.
 */
export const UNITS = {
  pesos: { label: 'Pesos', file: 'COP', by: 1, decimals: 0 },
  miles: { label: 'Miles', file: 'miles de COP', by: 1_000, decimals: 0 },
  millones: { label: 'Millones', file: 'millones de COP', by: 1_000_000, decimals: 1 },
} as const;

export type Unit = keyof typeof UNITS;

/** The first is what a table opens with: ten years with their total stand side by side in thousands. */
export function unitsOf({ table }: Flow): readonly [Unit, ...Unit[]] {
  return table === 'years' ? ['miles', 'pesos', 'millones'] : ['pesos', 'miles', 'millones'];
}

/** Of a peso; what is less than that of an amount is the noise of binary fractions. */
const DECIMALS = 4;

/** An amount of pesos in a unit: its value and how it is written, a half of the last digit as what it is. */
export function inUnit(pesos: number, unit: Unit): { value: number; text: string } {
  const { by, decimals } = UNITS[unit];
  const shape = { kind: 'number', label: '', decimals } as const;
  return {
    value: pesos / by,
    text: kinds.number.format(round(pesos, DECIMALS) / by, shape),
  };
}
