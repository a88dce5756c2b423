import type { Scalar } from '../../../src/tool/index.ts';
import { specOf } from './parts.ts';
import { amountsOf, relationOf } from './structure.ts';
import type { StreamType, Value } from './types.ts';

/** A value of a type with nothing typed in it yet. */
export function newValue(type: StreamType): Value {
  if (type === 'direct') return { incomes: [] };
  const parts: Record<string, Scalar> = {};
  const relation = relationOf(type);
  if (relation) parts[relation] = '';
  for (const [part, { initial }] of Object.entries(specOf(type).parts)) parts[part] = initial;
  return parts;
}

/** Whether nothing in a value differs from one that nobody has touched. */
export function isBlank(type: StreamType, value: Value): boolean {
  if (type === 'direct') return amountsOf(value).length === 0;
  return Object.entries(newValue(type)).every(
    ([part, initial]) => (value[part] ?? null) === initial,
  );
}
