import {
  counted,
  type Document,
  type Field,
  isObject,
  kinds,
  type List,
  notesOf,
  type Scalar,
  type Tool,
} from '../../tool/index.ts';

/** One thing that an import would change: what stands there today and what the file brings. */
export interface ImportChange {
  readonly label: string;
  readonly leaves: string;
  readonly enters: string;
}

const MOST_NAMES = 5;
const MOST_VALUES = 12;

type Entry = Readonly<Record<string, Scalar>>;

/** What taking a document in the place of another changes, input by input and list by list. */
export function importChanges(tool: Tool, before: Document, after: Document): ImportChange[] {
  const { inputs, lists, axes } = tool.declare(after);
  const [old, next] = [tool.document.data(before), tool.document.data(after)];
  const scalars = Object.entries(inputs).flatMap(([id, field]) =>
    change(field.label, old.scalars[id] ?? null, next.scalars[id] ?? null, (value) =>
      shown(field, value),
    ),
  );
  const steps = Object.entries(axes).flatMap(([id, { label, field }]) =>
    change(label, numbersOf(before, id), numbersOf(after, id), (values) =>
      values.map((value) => shown(field, value)).join(' · '),
    ),
  );
  const records = Object.entries(lists).flatMap(([id, list]) =>
    listChanges(list, old.lists[id] ?? [], next.lists[id] ?? []),
  );
  const notes = change('Notas', notesOf(before), notesOf(after), (all) =>
    String(Object.keys(all).length),
  );
  return [...scalars, ...steps, ...records, ...notes];
}

/** Where the same records stay, value by value; else which go and which come. */
function listChanges(list: List, gone: readonly Entry[], come: readonly Entry[]): ImportChange[] {
  const { label, name = '', fields } = list;
  const edited = editedRecords(gone, come, name);
  if (gone.length === come.length && edited.length === come.length) {
    const values = edited.flatMap(([before, after]) => valueChanges(list, before, after));
    const more = values.length - MOST_VALUES;
    const rest = {
      label: `y ${counted(more, 'dato', 'datos')} más de ${label}`,
      leaves: '',
      enters: '',
    };
    if (values.length > 0) return [...values.slice(0, MOST_VALUES), ...(more > 0 ? [rest] : [])];
  }
  const differing = edited.filter(([before, after]) => canonical(before) !== canonical(after));
  return change(label, gone, come, (entries) => {
    const names = namesCounted(entries.map((entry) => nameOf(entry[name] ?? null, fields[name])));
    const others = differing.length;
    return entries === come && others > 0 ? `${names} (${others} con otros datos)` : names;
  });
}

/** 'Norte · Precio', with what stands there and what comes. */
function valueChanges({ name = '', fields }: List, before: Entry, after: Entry): ImportChange[] {
  const called = nameOf(after[name] ?? null, fields[name]);
  return Object.entries(fields).flatMap(([id, field]) =>
    change(
      [called, field.label].filter(Boolean).join(' · '),
      before[id] ?? null,
      after[id] ?? null,
      (value) => shown(field, value),
    ),
  );
}

/** One change, or none where both are the same. */
export function change<Value>(
  label: string,
  before: Value,
  after: Value,
  show: (value: Value) => string,
): ImportChange[] {
  if (canonical(before) === canonical(after)) return [];
  return [{ label, leaves: show(before), enters: show(after) }];
}

/** The same text for equal values, in whatever order their members stand. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    isObject(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

function numbersOf(document: Document, id: string): readonly Scalar[] {
  const axis = document[id];
  return Array.isArray(axis) ? (axis as readonly Scalar[]) : [];
}

/** Records that keep place and name, as they were and as they come. */
function editedRecords(
  before: readonly Entry[],
  after: readonly Entry[],
  name: string,
): readonly (readonly [Entry, Entry])[] {
  return after.flatMap((entry, at) => {
    const other = before[at];
    return other && entry[name] === other[name] ? [[other, entry] as const] : [];
  });
}

function shown(field: Field, value: Scalar): string {
  return value === null ? 'vacío' : kinds[field.kind].format(value, field);
}

/** A record that has no name goes by a value: '$ 3.100.000' of a month. */
function nameOf(value: Scalar, field: Field | undefined): string {
  return field && value !== null ? kinds[field.kind].format(value, field) : '';
}

/** '3: Norte, Sur, Centro'; of many the first. */
export function namesCounted(names: readonly string[]): string {
  const known = names.filter((name) => name !== '');
  const first = known.slice(0, MOST_NAMES).join(', ');
  const more = known.length > MOST_NAMES ? ` y ${known.length - MOST_NAMES} más` : '';
  return first === '' ? String(names.length) : `${names.length}: ${first}${more}`;
}
