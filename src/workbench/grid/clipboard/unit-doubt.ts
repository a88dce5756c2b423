import { kinds } from '../../../tool/index.ts';
import type { CellEdit, GridModel, TypedUnit } from '../model.ts';

/** An amount of elsewhere of which nobody but the person knows whether it is in the unit that cells show. */
export interface UnitDoubt {
  readonly unit: TypedUnit;
  /** What it is in pesos, and in the unit. */
  readonly examples: readonly [pesos: string, inUnit: string];
}

/** Read in the unit it is so many times what stands there, which no month is of another. */
const FAR = 100;
/** Read in pesos it is no more than so many times that, or so small a part of it. */
const NEAR = 30;
/** With nothing to compare: in pesos an amount, in thousands of them more than a month has. */
const MUCH = 1_000_000;

const money = { kind: 'money', label: '' } as const;

/** Of the first amount that is in doubt; null where none is. */
export function unitDoubt(model: GridModel, edits: readonly CellEdit[]): UnitDoubt | null {
  for (const { row, columnId, text } of edits) {
    const unit = model.typedUnit?.(row, columnId);
    if (!unit || unit.by === 1) continue;
    const read = kinds.money.parse(text, money);
    const amount = 'error' in read ? null : read.value;
    if (typeof amount !== 'number') continue;
    const { value } = model.cell(row, columnId);
    const there = typeof value === 'number' ? value : 0;
    if (!isDoubtful(amount, there, unit, text)) continue;
    const say = (pesos: number): string => kinds.money.format(pesos, money);
    return { unit, examples: [say(amount), say(amount * unit.by)] };
  }
  return null;
}

function isDoubtful(amount: number, there: number, { by }: TypedUnit, text: string): boolean {
  if (there === 0) return text.includes('$') && Math.abs(amount) >= MUCH;
  const times = Math.abs(amount / there);
  return times >= FAR && times / by <= NEAR && times / by >= 1 / NEAR;
}
