import type { Scalar } from '../../engine/index.ts';
import { compare, restOf100 } from '../../finance/index.ts';
import type { List } from '../contract/declaration.ts';

type MutableRecord = Record<string, Scalar>;

const HUNDRED = 100;

/** Whether two shares add up to exactly 100. */
export function sumsTo100(share: number, other: number): boolean {
  return compare(share + other, HUNDRED) === 0;
}

/** Writes a field of a record and, with it, the field that makes up the rest of 100. */
export function writeField(list: List, record: MutableRecord, id: string, value: Scalar): void {
  record[id] = value;
  const other = list.fields[id]?.complement;
  if (other !== undefined && typeof value === 'number') record[other] = restOf100(value);
}

/** Two fields of a list that are parts of 100, by id; each pair once. */
export function complementPairs({ fields }: List): [string, string][] {
  return Object.entries(fields).flatMap(([id, { complement }]): [string, string][] =>
    complement === undefined || complement < id ? [] : [[id, complement]],
  );
}
