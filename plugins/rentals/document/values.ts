import { madeOnce, type Scalar } from '../../../src/tool/index.ts';
import { specOf } from './parts.ts';
import { amountsOf, relationOf, type StreamShape, type Structure } from './structure.ts';
import {
  ALL_INCOMES,
  type RentalsDocument,
  type Stream,
  type StreamType,
  type Value,
} from './types.ts';

/** A value of a type with nothing typed in it yet. */
export function newValue(type: StreamType): Value {
  if (type === 'direct') return { incomes: [] };
  const parts: Record<string, Scalar> = {};
  const relation = relationOf(type);
  if (relation) parts[relation] = '';
  for (const [part, { initial }] of Object.entries(specOf(type).parts)) parts[part] = initial;
  return parts;
}

/** What a project has of a stream; null until it is configured. */
export function valueOf(
  document: RentalsDocument,
  { side, id }: Pick<StreamShape, 'side' | 'id'>,
  project: number,
): Value | null {
  const stream = document[side].find((one) => one.id === id);
  return stream?.values[document.projects[project]?.id ?? ''] ?? null;
}

/**
 * A value in which something is about to be typed: its choices are those of all other projects where these agree, as
 * a tax that is paid by the year in each of them, and what follows another has its base where one is natural.
 */
export function begunValue(
  document: RentalsDocument,
  structure: Structure,
  stream: StreamShape,
): Value {
  const relation = relationOf(stream.type);
  const value = { ...newValue(stream.type), ...usualChoices(document, stream) };
  return relation ? { ...value, [relation]: naturalBase(structure, stream) } : value;
}

/** Of the parts of a stream those in which all projects have the same, where they have any. */
export const sharedParts = madeOnce((stream: Stream): Readonly<Value> => {
  const values = Object.values(stream.values);
  const parts = Object.keys(specOf(stream.type).parts).flatMap((part) => {
    const [shared, another] = new Set(values.flatMap((value) => value?.[part] ?? []));
    return shared !== undefined && another === undefined ? [[part, shared] as const] : [];
  });
  return Object.fromEntries(parts);
});

function usualChoices(document: RentalsDocument, { side, id, type }: StreamShape): Value {
  const stream = document[side].find((one) => one.id === id);
  const { parts } = specOf(type);
  return Object.fromEntries(
    Object.entries(stream ? sharedParts(stream) : {}).filter(
      ([part]) => parts[part]?.kind === 'choice',
    ),
  );
}

/**
 * What a value follows until somebody chooses: what the stream follows in the other projects, where
 * that is one; else an expense all incomes, and an income the only one that follows none. '' where
 * a person has to choose.
 */
function naturalBase({ incomes, byKey }: Structure, stream: StreamShape): string {
  const { side, bases, ofAll } = stream;
  const followed = bases.flatMap((key) => byKey.get(key)?.id ?? []);
  const [one, another] = ofAll ? [ALL_INCOMES, ...followed] : followed;
  if (one !== undefined && another === undefined) return one;
  if (side === 'expenses') return ALL_INCOMES;
  const [only, other] = incomes.filter(({ type }) => type !== 'dependientes');
  return only && !other ? only.id : '';
}

/** Whether nothing in a value differs from one that nobody has touched. */
export function isBlank(type: StreamType, value: Value): boolean {
  if (type === 'direct') return amountsOf(value).length === 0;
  return Object.entries(newValue(type)).every(
    ([part, initial]) => (value[part] ?? null) === initial,
  );
}
