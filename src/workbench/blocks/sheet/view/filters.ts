import { kinds, type Parsed } from '../../../../tool/index.ts';
import { fold } from '../../../../ui/fold.ts';
import type { GridCell, GridModel } from '../../../grid/index.ts';
import { equalsOf, type Line } from './equals.ts';

/** What is hidden by a line across the table: the cell of each equal in it must have a value or meet a condition. */
export type Filter = { readonly by: Line } & ({ readonly values: readonly string[] } | ByCondition);

interface ByCondition {
  readonly condition: Condition;
  /** As it was typed. */
  readonly limit: string;
}

/** What a cell without text is called in the list of values. */
export const EMPTY = '(vacías)';

/** The values of a line as they are painted, each once, in the order of the table. */
export function valuesOf(model: GridModel, by: string): readonly string[] {
  const { count, cell } = equalsOf(model);
  const texts = Array.from({ length: count }, (_, at) => textOf(cell(at, by)));
  return [...new Set(texts)];
}

export function textOf({ text }: GridCell): string {
  return text.trim() === '' ? EMPTY : text;
}

const MOST_NAMED = 3;

/** As it is read: 'Riesgo: Alto', 'Precio es mayor que 600'. */
export function labelOf(filter: Filter): string {
  const { name } = filter.by;
  if ('condition' in filter)
    return `${name} ${CONDITIONS[filter.condition].label} ${limitOf(filter)}`;
  const { values } = filter;
  const named = values.slice(0, MOST_NAMED).join(', ');
  const rest = values.length > MOST_NAMED ? ` y ${values.length - MOST_NAMED} más` : '';
  return `${name}: ${named}${rest}`;
}

/** '1.500.000.000' of '1500 M': grouped as the cells beside it, with the sign that was typed. */
function limitOf({ condition, limit }: ByCondition): string {
  if (!CONDITIONS[condition].numbers) return limit;
  const grouped = limit.split(AND).map((text) => {
    const read = numberIn(text);
    if (!('value' in read) || typeof read.value !== 'number') return text;
    const number = kinds.number.format(read.value, PLAIN);
    return `${text.includes('$') ? '$ ' : ''}${number}${text.includes('%') ? ' %' : ''}`;
  });
  return grouped.join(' y ');
}

const PLAIN = { kind: 'number', label: '' } as const;

export const CONDITIONS = {
  more: { label: 'es mayor que', numbers: true },
  atLeast: { label: 'es al menos', numbers: true },
  less: { label: 'es menor que', numbers: true },
  atMost: { label: 'es a lo más', numbers: true },
  between: { label: 'está entre', numbers: true },
  equal: { label: 'es igual a', numbers: true },
  other: { label: 'es distinto de', numbers: true },
  has: { label: 'contiene', numbers: false },
  hasNot: { label: 'no contiene', numbers: false },
} as const;

export type Condition = keyof typeof CONDITIONS;

type Holds = (value: number, limit: number, upper: number) => boolean;

const NUMBERS: Readonly<Record<string, Holds>> = {
  more: (value, limit) => value > limit,
  atLeast: (value, limit) => value >= limit,
  less: (value, limit) => value < limit,
  atMost: (value, limit) => value <= limit,
  // Whichever of the two was typed first.
  between: (value, one, other) => value >= Math.min(one, other) && value <= Math.max(one, other),
  equal: (value, limit) => value === limit,
  other: (value, limit) => value !== limit,
};

/** What stands between two limits: '40 y 60'. */
const AND = /\s+y\s+/;

/** A filter by what was typed for its limit; a text instead says what is wrong with that, in Spanish. */
export function byCondition(by: Line, condition: Condition, typed: string): Filter | string {
  const limit = typed.trim();
  if (!CONDITIONS[condition].numbers) {
    return fold(limit) === '' ? 'Escribe el texto que buscas' : { by, condition, limit };
  }
  const limits = limit.split(AND);
  if (condition === 'between' && limits.length !== 2) return 'Escribe los dos límites: 40 y 60';
  const read = condition === 'between' ? limits.map(numberIn) : [numberIn(limit)];
  for (const one of read) {
    if ('error' in one) return one.error;
    if (typeof one.value !== 'number') return 'Escribe un número';
  }
  return { by, condition, limit };
}

function numberIn(limit: string): Parsed {
  const plain = limit.replace('%', '').replace('$', '');
  return kinds.number.parse(plain, PLAIN);
}

/** Whether the cell of an equal lets it be shown. */
export function passes(filter: Filter): (cell: GridCell) => boolean {
  if ('values' in filter) {
    const wanted = new Set(filter.values);
    return (cell) => wanted.has(textOf(cell));
  }
  const { condition, limit } = filter;
  if (!CONDITIONS[condition].numbers) {
    const wanted = fold(limit);
    const has = ({ text }: GridCell): boolean => fold(text).includes(wanted);
    return condition === 'has' ? has : (cell) => !has(cell);
  }
  const [bound = Number.NaN, upper = Number.NaN] = limit.split(AND).map((text) => {
    const read = numberIn(text);
    return 'value' in read ? Number(read.value) : Number.NaN;
  });
  const holds = NUMBERS[condition];
  return ({ value }) => typeof value === 'number' && holds?.(value, bound, upper) === true;
}
