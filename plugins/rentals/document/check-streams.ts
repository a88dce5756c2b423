import {
  type Field,
  isObject,
  type Json,
  money,
  type Reader,
  text,
} from '../../../src/tool/index.ts';
import { EXPENSES, INCOMES, specOf, type TypeSpec } from './parts.ts';
import { relationOf } from './structure.ts';
import type { DirectIncome, RentalsDocument, Side, Stream, StreamType, Value } from './types.ts';

export const MAX_STREAMS = 200;
/** Of a 'Solo Ingresos' income in one project. */
export const MAX_AMOUNTS = 200;

const NAMES = ['id', 'name', 'type', 'createdAt', 'values'];
const NAME = text('Nombre', { initial: 'Sin nombre' });
const AMOUNT_NAME = text('Nombre');
const AMOUNT = money('Valor');
const UNKNOWN = 'no es un campo de Rentals';

/** Checks the two lists of streams; values of projects that are gone are left out. */
export function checkStreams(
  reader: Reader,
  projectIds: readonly string[],
): Pick<RentalsDocument, 'incomes' | 'expenses'> {
  const ids = [...new Set(projectIds)];
  const side = <Type extends StreamType>(
    name: Side,
    types: Readonly<Record<Type, TypeSpec>>,
  ): Stream<Type>[] => {
    const streams = reader
      .parts(name, MAX_STREAMS)
      .map((record, at) => checkStream(record, types, ids, `${name}-${at + 1}`));
    reader.distinct(name, streams);
    return streams;
  };
  return { incomes: side('incomes', INCOMES), expenses: side('expenses', EXPENSES) };
}

function checkStream<Type extends StreamType>(
  record: Reader,
  types: Readonly<Record<Type, TypeSpec>>,
  projectIds: readonly string[],
  otherwise: string,
): Stream<Type> {
  record.only(NAMES, UNKNOWN);
  const known = Object.keys(types) as Type[];
  const type = known.find((name) => name === record.value('type'));
  if (!type) record.refuse('type', `no es un tipo (${known.join(', ')})`);
  const all = record.part('values');
  const values: Record<string, Value | null> = {};
  for (const id of type ? projectIds : []) {
    if (all.has(id)) values[id] = checkValueOf(all, id, type as Type);
  }
  const createdAt = record.value('createdAt');
  return {
    id: record.id('id', otherwise),
    name: record.field('name', NAME) as string,
    type: type ?? (known[0] as Type),
    createdAt: typeof createdAt === 'string' ? createdAt : '',
    values,
  };
}

const COMPUTED = ['calculatedValue', 'baseIncomeName', 'type'];

function checkValueOf(values: Reader, id: string, type: StreamType): Value | null {
  if (values.value(id) === undefined) return null;
  const record = values.part(id, flat);
  if (type === 'direct') {
    record.only([...COMPUTED, 'incomes'], UNKNOWN);
    return { incomes: record.parts('incomes', MAX_AMOUNTS).map(checkAmount) };
  }
  const { fields, relation, names } = membersOf(type);
  record.only(names, UNKNOWN);
  const value: Record<string, Json> = relation ? { [relation]: record.id(relation, '') } : {};
  for (const [part, field] of fields) value[part] = record.field(part, field);
  return value;
}

interface Members {
  readonly fields: readonly (readonly [part: string, field: Field])[];
  readonly relation: string | undefined;
  /** All that may stand in a value. */
  readonly names: readonly string[];
}

const members = new Map<StreamType, Members>();

/** What a value of a type consists of: put together once, as there may be 50,000 values. */
function membersOf(type: StreamType): Members {
  const known = members.get(type);
  if (known) return known;
  const { parts } = specOf(type);
  const relation = relationOf(type);
  const names = [...COMPUTED, ...Object.keys(parts), ...(relation ? [relation] : [])];
  const made = { fields: Object.entries(parts), relation, names };
  members.set(type, made);
  return made;
}

/** Type data may stand in an object of its own (`data`, `personalData`) or beside the value. */
function flat(raw: unknown): unknown {
  if (!isObject(raw)) return raw;
  const nested = Object.keys(raw).filter(
    (name) => isObject(raw[name]) && /^data$|Data$/.test(name),
  );
  if (nested.length === 0) return raw;
  const beside = Object.fromEntries(Object.entries(raw).filter(([name]) => !nested.includes(name)));
  return Object.assign(beside, ...nested.map((name) => raw[name])) as unknown;
}

function checkAmount(record: Reader): DirectIncome {
  record.only(['id', 'name', 'value'], UNKNOWN);
  return {
    name: (record.field('name', AMOUNT_NAME) ?? '') as string,
    value: (record.field('value', AMOUNT) ?? 0) as number,
  };
}
