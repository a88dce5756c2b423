import type { Scalar } from '../../../engine/index.ts';
import type { Kind, Option } from './kind.ts';

const MAX_LENGTH = 200;

const same = (value: unknown): string => (typeof value === 'string' ? value : '');

export const text: Kind = {
  type: 'text',
  align: 'left',
  parse: (typed) => ({ value: typed.trim() === '' ? null : typed.trim() }),
  format: same,
  edit: same,
  check: (value, { maxLength = MAX_LENGTH }) => {
    if (typeof value !== 'string') return 'no es un texto';
    return value.length > maxLength ? `pasa de ${maxLength} caracteres` : null;
  },
};

const SEPARATOR = ';';

/** The texts of a value of the kind `texts`. */
export function textsOf(value: Scalar): string[] {
  return same(value)
    .split(SEPARATOR)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** Several short texts in one value, with `;` between them. From outside a list is taken as well. */
export const texts: Kind = {
  ...text,
  parse: (typed) => ({ value: textsOf(typed).join(`${SEPARATOR} `) || null }),
  normalize: (value) =>
    Array.isArray(value) && value.every((part) => typeof part === 'string')
      ? textsOf(value.join(SEPARATOR)).join(`${SEPARATOR} `)
      : value,
};

const fold = (value: string): string => value.trim().toLocaleLowerCase('es-CO');

/** 'Habitacion estandar' for 'Habitación estándar'. */
const withoutMarks = (value: string): string =>
  fold(value).normalize('NFKD').replace(/\p{M}/gu, '');

/** 'servicio' for 'servicios', and 'alquiler' for 'alquileres'. */
const inNumber = (one: string, other: string): boolean =>
  ['s', 'es'].some((ending) => one === other + ending || other === one + ending);

/** 'Alta' for 'Alto', as one says of a demand. */
const inGender = (one: string, other: string): boolean =>
  /[ao]$/.test(one) && /[ao]$/.test(other) && one.slice(0, -1) === other.slice(0, -1);

/** What an option is called: by its label, as people say it, or by what comes nearest to it. */
const isCalled = (
  { label, also = [], nearest = [] }: Option,
  is: (name: string) => boolean,
): boolean => [label, ...also, ...nearest].some(is);

const onlyOne = <T>(found: readonly T[]): T | undefined =>
  found.length === 1 ? found[0] : undefined;

/** One of a few values; a person sees and types their labels. */
export const choice: Kind = {
  type: 'text',
  align: 'left',
  parse: (typed, { options = [] }) => {
    if (typed.trim() === '') return { value: null };
    const bare = withoutMarks(typed);
    // What is shown counts first: one option's label may be another one's value.
    const found =
      options.find((option) => fold(option.label) === fold(typed)) ??
      options.find((option) => fold(option.value) === fold(typed)) ??
      onlyOne(options.filter((one) => isCalled(one, (name) => withoutMarks(name) === bare))) ??
      onlyOne(
        options.filter((one) => isCalled(one, (name) => inNumber(fold(name), fold(typed)))),
      ) ??
      onlyOne(options.filter((one) => isCalled(one, (name) => inGender(withoutMarks(name), bare))));
    if (found) return { value: found.value };
    const known = options.map((option) => option.label).join(', ');
    const which = known === '' ? ': todavía no hay ninguna' : ` (${known})`;
    return { error: `«${typed.trim()}» no es una opción${which}` };
  },
  format: (value, { options = [] }) =>
    options.find((option) => option.value === value)?.label ?? same(value),
  edit: (value, { options = [] }) =>
    options.find((option) => option.value === value)?.label ?? same(value),
  check: (value, { options = [] }) =>
    options.some((option) => option.value === value)
      ? null
      : `no es una opción (${options.map((option) => option.value).join(', ')})`,
};

const YES = new Set(['sí', 'si', 'verdadero', 'true', '1', 'x']);
const NO = new Set(['no', 'falso', 'false', '0']);

export const toggle: Kind = {
  type: 'boolean',
  align: 'left',
  parse: (typed) => {
    if (typed.trim() === '') return { value: null };
    if (YES.has(fold(typed))) return { value: true };
    return NO.has(fold(typed)) ? { value: false } : { error: `«${typed.trim()}» no es sí ni no` };
  },
  format: (value) => (value === true ? 'Sí' : value === false ? 'No' : ''),
  edit: (value) => (value === true ? 'Sí' : value === false ? 'No' : ''),
  check: (value) => (typeof value === 'boolean' ? null : 'no es sí ni no (true o false)'),
};

const ISO = /^(\d{4})-(\d{2})-(\d{2})$/;
const LOCAL = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;

function isDate(year: number, month: number, day: number): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** A day, kept as YYYY-MM-DD, shown as DD/MM/YYYY. */
export const date: Kind = {
  type: 'text',
  align: 'left',
  parse: (typed) => {
    if (typed.trim() === '') return { value: null };
    const local = LOCAL.exec(typed.trim());
    const pad = (part: string | undefined) => (part ?? '').padStart(2, '0');
    const iso = local ? `${local[3]}-${pad(local[2])}-${pad(local[1])}` : typed.trim();
    return date.check(iso, { kind: 'date', label: '' })
      ? { error: `«${typed.trim()}» no es una fecha (día/mes/año)` }
      : { value: iso };
  },
  format: (value) => same(value).replace(ISO, '$3/$2/$1'),
  edit: (value) => same(value).replace(ISO, '$3/$2/$1'),
  check: (value) => {
    const parts = typeof value === 'string' ? ISO.exec(value) : null;
    const valid = parts && isDate(Number(parts[1]), Number(parts[2]), Number(parts[3]));
    return valid ? null : 'no es una fecha (AAAA-MM-DD)';
  },
};
