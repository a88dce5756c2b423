import { isObject, kinds, money } from '../../../../src/tool/index.ts';
import { regroupAs, type Session } from '../../../../src/workbench/index.ts';
import { amountsOf, placesOf, type StreamShape } from '../../document/structure.ts';
import type { Value } from '../../document/types.ts';

/** One amount of a 'Solo Ingresos' income while it is typed. */
export interface Line {
  /** Lines have no identity but this. */
  readonly key: number;
  readonly name: string;
  readonly text: string;
  /** The cell in which the sheet shows it; none of a new one. */
  readonly part?: string;
  /** Its amount was left: what was only begun is a mistake by now. */
  readonly left: boolean;
}

export const MAX_NAME = 200;
export const AMOUNT = money('Valor', { initial: null, blank: 0 });

export function areLines(kept: unknown): kept is readonly Line[] {
  const isLine = (line: unknown): boolean =>
    isObject(line) && typeof line['name'] === 'string' && typeof line['text'] === 'string';
  return Array.isArray(kept) && kept.every(isLine);
}

/** With its place as its key, as no two may have one; of the rest nobody has looked what it is. */
export function fitting({ name, text, ...rest }: Line, key: number): Line {
  const { part, left }: Readonly<Record<string, unknown>> = rest;
  const own = { key, name: name.slice(0, MAX_NAME), text, left: left === true };
  return typeof part === 'string' ? { ...own, part } : own;
}

export function newLine(before: readonly Line[]): Line {
  const key = Math.max(0, ...before.map((line) => line.key)) + 1;
  return { key, name: '', text: '', left: false };
}

/** An amount as its field shows it at rest. */
export function amountText(value: number | null): string {
  return regroupAs(AMOUNT, { text: kinds.money.edit(value, AMOUNT), caret: 0 }).text;
}

export function startLines(
  { calculation }: Session,
  { key, concepts }: StreamShape,
  row: number,
  value: Value | null,
): readonly Line[] {
  const amounts = amountsOf(value);
  if (amounts.length === 0) return [newLine([])];
  return placesOf(amounts).map(({ name, turn }, at) => {
    const concept = concepts.find((one) => one.name === name && one.turn === turn);
    const id = `${key}.${concept?.part}`;
    return {
      key: at,
      name,
      part: id,
      text:
        calculation.expression({ id, table: 'projects', row }) ??
        amountText(amounts[at]?.value ?? null),
      left: false,
    };
  });
}
