import { type $ZodIssue, type $ZodType, safeParse } from 'zod/v4/core';
import { declaration, toolHead } from '../../../schemas/tool.ts';
import { nearest } from '../text/nearest.ts';
import { rawFaults } from './raw.ts';

/**
 * Faults of shape in a declaration from anywhere, each with its place and cause in Spanish:
 * 'fórmulas.difference › kind: «mony» no es un tipo de valor; ¿money?'. All at once, and never a throw.
 */
export function declarationFaults(given: unknown): string[] {
  return faultsOf(declaration, withDefaults(given));
}

/** The same for what a tool says of itself besides its figures. */
export function headFaults(given: unknown): string[] {
  return faultsOf(toolHead, given);
}

/** What a declaration may leave out, by member. */
const EMPTY: Readonly<Record<string, unknown>> = Object.fromEntries(
  Object.entries(declaration.shape).map(([member, { _zod }]) => [
    member,
    _zod.def.type === 'array' ? [] : {},
  ]),
);

function withDefaults(given: unknown): unknown {
  return hasMembers(given) ? { ...EMPTY, ...given } : given;
}

function faultsOf(schema: $ZodType, given: unknown): string[] {
  const raw = rawFaults(given);
  if (raw.length > 0) return raw.map(({ path, message }) => `${placeOf(path)}${message}`);
  const checked = safeParse(schema, given, { reportInput: true });
  if (checked.success) return [];
  return checked.error.issues.flatMap((issue) => lines(schema, given, issue));
}

/** Sections of a declaration, as its author would call them. */
const SECTIONS: Readonly<Record<string, string>> = {
  inputs: 'entradas',
  lists: 'listas',
  axes: 'ejes',
  formulas: 'fórmulas',
  tables: 'tablas',
  matrices: 'matrices',
  rankings: 'clasificaciones',
  advice: 'consejos',
  charts: 'gráficos',
  sections: 'secciones',
  figures: 'cifras',
  results: 'resultados',
  outputs: 'salidas',
};

type Path = readonly PropertyKey[];

/** 'fórmulas.difference › kind: '; records count from 1. */
function placeOf(path: Path): string {
  const [section, name, ...members] = path.map((part) =>
    typeof part === 'number' ? `${part + 1}` : String(part),
  );
  if (section === undefined) return '';
  const head = name === undefined ? [] : [`.${name}`];
  const rest = members.length > 0 ? [` › ${members.join('.')}`] : [];
  return `${SECTIONS[section] ?? section}${[...head, ...rest].join('')}: `;
}

function lines(schema: $ZodType, given: unknown, issue: $ZodIssue): string[] {
  if (issue.code !== 'unrecognized_keys') return [placeOf(issue.path) + causeOf(given, issue)];
  const known = membersAt(schema, issue.path);
  return issue.keys.map(
    (key) => `${placeOf([...issue.path, key])}no es un miembro conocido${meant(key, known)}`,
  );
}

/** In shorter words than this, any other is near. */
const LEAST_LETTERS = 4;

function meant(word: string, known: readonly string[]): string {
  const near = word.length < LEAST_LETTERS ? [] : nearest(word, known);
  return near.length > 0 ? `; ¿${near.join(' o ')}?` : '';
}

/** What a text was to be, where it is one of a few. */
const CHOICES: Readonly<Record<string, string>> = {
  kind: 'un tipo de valor',
  type: 'un tipo de gráfico',
  level: 'un nivel de consejo',
  category: 'una categoría',
  tone: 'un tono',
  icon: 'un icono',
  order: 'un orden',
  orientation: 'una orientación',
  listed: 'un lugar del catálogo',
};

const TYPES: Readonly<Record<string, string>> = {
  string: 'un texto',
  number: 'un número',
  int: 'un número entero',
  boolean: 'sí o no (true o false)',
  array: 'una lista',
  object: 'un objeto',
  record: 'un objeto',
};

function causeOf(given: unknown, issue: $ZodIssue): string {
  const value = valueAt(given, issue.path);
  if (value === undefined) return 'falta';
  const shown = show(value);
  switch (issue.code) {
    case 'invalid_type':
      return `${shown} no es ${TYPES[issue.expected] ?? issue.expected}`;
    case 'invalid_value': {
      const values = issue.values.map(String);
      const member = String(issue.path.at(-1));
      const near = typeof value === 'string' ? meant(value, values) : '';
      return `${shown} no es ${CHOICES[member] ?? 'un valor admitido'}${near || `; se admiten ${values.join(', ')}`}`;
    }
    case 'too_small':
      return issue.origin === 'string' || issue.origin === 'array'
        ? 'está vacío'
        : `${shown} es menor que ${issue.minimum}`;
    case 'too_big':
      return issue.origin === 'string'
        ? `tiene más de ${issue.maximum} caracteres`
        : `${shown} es mayor que ${issue.maximum}`;
    case 'invalid_union':
      return `${shown} no es un número, un texto, sí o no, o nada`;
    case 'invalid_key':
      return 'ese nombre no se admite';
    case 'invalid_format':
      return `${shown} ${issue.message}`;
    case 'invalid_element':
    case 'unrecognized_keys':
    case 'not_multiple_of':
    case 'custom':
      return `${shown} no se admite aquí`;
  }
}

const SHOWN = 60;

function show(value: unknown): string {
  if (typeof value === 'string') return `«${shortened(value)}»`;
  if (typeof value === 'number') return String(value);
  return shortened(JSON.stringify(value) ?? typeof value);
}

const shortened = (text: string): string =>
  text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;

function hasMembers(value: unknown): value is Readonly<Record<PropertyKey, unknown>> {
  return typeof value === 'object' && value !== null;
}

function valueAt(given: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (value, part) => (hasMembers(value) ? value[part] : undefined),
    given,
  );
}

/** The members that the schema knows at a place. */
function membersAt(schema: $ZodType, path: Path): readonly string[] {
  const [part, ...rest] = path;
  const { def } = schema._zod as { def: SchemaDef };
  if (def.type === 'optional' && def.innerType) return membersAt(def.innerType, path);
  if (part === undefined) return Object.keys(def.shape ?? {});
  const next = def.shape?.[String(part)] ?? def.valueType ?? def.element;
  return next ? membersAt(next, rest) : [];
}

/** What is read of zod's own description of a schema. */
interface SchemaDef {
  readonly type: string;
  readonly shape?: Readonly<Record<string, $ZodType>>;
  readonly valueType?: $ZodType;
  readonly element?: $ZodType;
  readonly innerType?: $ZodType;
}
