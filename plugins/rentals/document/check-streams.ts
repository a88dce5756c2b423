import { money, text, type Json } from '../../../src/tool/index.ts';
import { type Checker, join } from './checker.ts';
import { EXPENSES, INCOMES, specOf, type TypeSpec } from './parts.ts';
import { relationOf } from './structure.ts';
import type { DirectIncome, RentalsDocument, Side, Stream, StreamType, Value } from './types.ts';

export const MAX_STREAMS = 200;
const MAX_AMOUNTS = 200;

const NAMES = ['id', 'name', 'type', 'createdAt', 'values'];
const NAME = text('Nombre', { initial: 'Sin nombre' });
const AMOUNT_NAME = text('Nombre');
const AMOUNT = money('Valor');

/** Checks the two lists of streams; values of projects that are gone are left out. */
export function checkStreams(
  checker: Checker,
  incomes: unknown,
  expenses: unknown,
  projectIds: readonly string[],
): Pick<RentalsDocument, 'incomes' | 'expenses'> {
  const side = <Type extends StreamType>(
    name: Side,
    raw: unknown,
    types: Readonly<Record<Type, TypeSpec>>,
  ) => {
    const streams = checker
      .list(name, raw, MAX_STREAMS)
      .map((record, at) =>
        checkStream(checker, `${name}[${at}]`, record, types, projectIds, `${name}-${at + 1}`),
      );
    checker.distinct(
      name,
      streams.map(({ id }) => id),
    );
    return streams;
  };
  return {
    incomes: side('incomes', incomes, INCOMES),
    expenses: side('expenses', expenses, EXPENSES),
  };
}

function checkStream<Type extends StreamType>(
  checker: Checker,
  where: string,
  raw: unknown,
  types: Readonly<Record<Type, TypeSpec>>,
  projectIds: readonly string[],
  otherwise: string,
): Stream<Type> {
  const record = checker.object(where, raw);
  checker.known(where, record, NAMES);
  const known = Object.keys(types) as Type[];
  const type = known.find((name) => name === record['type']);
  if (!type)
    checker.refuse(join(where, 'type'), record['type'], `no es un tipo (${known.join(', ')})`);
  const all =
    record['values'] === undefined ? {} : checker.object(join(where, 'values'), record['values']);
  const values: Record<string, Value | null> = {};
  for (const id of type ? new Set(projectIds) : []) {
    if (!Object.hasOwn(all, id)) continue;
    values[id] = checkValueOf(checker, `${where}.values.${id}`, all[id], type as Type);
  }
  return {
    id: checker.id(join(where, 'id'), record['id'], otherwise),
    name: checker.field(join(where, 'name'), NAME, record['name']) as string,
    type: type ?? (known[0] as Type),
    createdAt: typeof record['createdAt'] === 'string' ? record['createdAt'] : '',
    values,
  };
}

const COMPUTED = ['calculatedValue', 'baseIncomeName', 'type'];

function checkValueOf(
  checker: Checker,
  where: string,
  raw: unknown,
  type: StreamType,
): Value | null {
  if (raw === null || raw === undefined) return null;
  const record = flat(checker.object(where, raw));
  if (type === 'direct') {
    checker.known(where, record, [...COMPUTED, 'incomes']);
    return { incomes: checkAmounts(checker, join(where, 'incomes'), record['incomes'] ?? []) };
  }
  const { parts } = specOf(type);
  const relation = relationOf(type);
  checker.known(where, record, [
    ...COMPUTED,
    ...Object.keys(parts),
    ...(relation ? [relation] : []),
  ]);
  const value: Record<string, Json> = {};
  if (relation) {
    const named = record[relation] ?? '';
    value[relation] = named === '' ? '' : checker.id(join(where, relation), named, '');
  }
  for (const [part, field] of Object.entries(parts)) {
    value[part] = checker.field(join(where, part), field, record[part]);
  }
  return value;
}

/** Type data may stand in an object of its own (`data`, `personalData`) or beside the value. */
function flat(record: Record<string, unknown>): Record<string, unknown> {
  const nested = Object.entries(record).filter(
    ([name, member]) => /^data$|Data$/.test(name) && isObject(member),
  );
  const rest = Object.entries(record).filter(
    (entry) => !nested.some(([name]) => name === entry[0]),
  );
  return Object.assign(Object.fromEntries(rest), ...nested.map(([, member]) => member)) as Record<
    string,
    unknown
  >;
}

function isObject(raw: unknown): boolean {
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw);
}

function checkAmounts(checker: Checker, where: string, raw: unknown): DirectIncome[] {
  return checker.list(where, raw, MAX_AMOUNTS).map((entry, at) => {
    const place = `${where}[${at}]`;
    const record = checker.object(place, entry);
    checker.known(place, record, ['id', 'name', 'value']);
    return {
      name: (checker.field(join(place, 'name'), AMOUNT_NAME, record['name']) ?? '') as string,
      value: (checker.field(join(place, 'value'), AMOUNT, record['value']) ?? 0) as number,
    };
  });
}
