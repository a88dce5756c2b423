import { kinds, type Parsed } from '../../../../tool/index.ts';
import { fold } from '../../../../ui/fold.ts';
import type { GridCell, GridModel } from '../../../grid/index.ts';
import { equalsOf, type Filter, type Line } from './sheetView.ts';

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

/** Keeps those that have one of the values. */
export function byValues({ id, name }: Line, values: readonly string[]): Filter {
  const wanted = new Set(values);
  const named = values.slice(0, MOST_NAMED).join(', ');
  const rest = values.length > MOST_NAMED ? ` y ${values.length - MOST_NAMED} más` : '';
  return {
    by: id,
    label: `${name}: ${named}${rest}`,
    passes: (cell) => wanted.has(textOf(cell)),
  };
}

export const CONDITIONS = {
  more: { label: 'es mayor que', numbers: true },
  atLeast: { label: 'es al menos', numbers: true },
  less: { label: 'es menor que', numbers: true },
  atMost: { label: 'es a lo más', numbers: true },
  equal: { label: 'es igual a', numbers: true },
  other: { label: 'es distinto de', numbers: true },
  has: { label: 'contiene', numbers: false },
  hasNot: { label: 'no contiene', numbers: false },
} as const;

export type Condition = keyof typeof CONDITIONS;

const NUMBERS: Readonly<Record<string, (value: number, limit: number) => boolean>> = {
  more: (value, limit) => value > limit,
  atLeast: (value, limit) => value >= limit,
  less: (value, limit) => value < limit,
  atMost: (value, limit) => value <= limit,
  equal: (value, limit) => value === limit,
  other: (value, limit) => value !== limit,
};

/** Keeps those whose cell is so; a text instead says what is wrong with the limit, in Spanish. */
export function byCondition(
  { id, name }: Line,
  condition: Condition,
  typed: string,
): Filter | string {
  const { label, numbers } = CONDITIONS[condition];
  const said = { by: id, label: `${name} ${label} ${typed.trim()}` };
  if (!numbers) {
    const wanted = fold(typed.trim());
    if (wanted === '') return 'Escribe el texto que buscas';
    const has = (cell: GridCell): boolean => fold(cell.text).includes(wanted);
    return { ...said, passes: condition === 'has' ? has : (cell) => !has(cell) };
  }
  const read: Parsed = kinds.number.parse(typed.replace('%', '').replace('$', ''), {
    kind: 'number',
    label: name,
  });
  if ('error' in read) return read.error;
  const { value: limit } = read;
  if (typeof limit !== 'number') return 'Escribe un número';
  const holds = NUMBERS[condition];
  return {
    ...said,
    passes: ({ value }) => typeof value === 'number' && holds?.(value, limit) === true,
  };
}
