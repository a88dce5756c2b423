import { MAX_ROWS, type Ref } from '../../engine/index.ts';
import { type Address, formatAddress, type Key, parseAddress, type Step } from './address.ts';
import type { Declaration } from './declaration.ts';
import { own } from './own.ts';

/** What an address leads to. */
export type Found =
  | { readonly kind: 'cell'; readonly ref: Ref }
  /** What it names was there once and isn't any more; in Spanish what it was. */
  | { readonly kind: 'gone'; readonly message: string }
  /** No address of this tool. */
  | { readonly kind: 'unknown'; readonly message: string };

/** A record of the document. */
export interface RecordName {
  /** The name of its list in the document: 'createdIncomes'. */
  readonly list: string;
  readonly id: string;
}

/** A record of the document whose values have names of their own in the model. */
export interface Scope {
  /** What those names start with, before a dot: 'i4' in 'i4.tarifa'. */
  readonly prefix: string;
  /** The record, after those that it is a part of. */
  readonly path: readonly RecordName[];
}

/** How the model's names follow from the records of a document. */
export interface Naming<D> {
  /** The ids of a declared list's records, in its order; undefined where they are only numbered. */
  readonly ids: (document: D, list: string) => readonly string[] | undefined;
  readonly scopes?: (document: D) => readonly Scope[];
  /** What one record of a list of scopes is called: { createdIncomes: 'Ingreso' }. */
  readonly called?: Readonly<Record<string, string>>;
}

/** A document with all that is known of its names. */
export interface Names {
  readonly declaration: Declaration;
  readonly ids: (list: string) => readonly string[] | undefined;
  /** The records of the scopes, by prefix. */
  readonly paths: ReadonlyMap<string, readonly RecordName[]>;
  /** The prefixes of the scopes, by the address of their records. */
  readonly prefixes: ReadonlyMap<Address, string>;
  readonly called: Readonly<Record<string, string>>;
}

export function namesOf<D>(naming: Naming<D>, document: D, declaration: Declaration): Names {
  const scopes = naming.scopes?.(document) ?? [];
  return {
    declaration,
    ids: (list) => naming.ids(document, list),
    paths: new Map(scopes.map(({ prefix, path }) => [prefix, path])),
    prefixes: new Map(scopes.map(({ prefix, path }) => [formatAddress(stepsOf(path)), prefix])),
    called: naming.called ?? {},
  };
}

function stepsOf(path: readonly RecordName[]): Step[] {
  return path.map(({ list, id }) => ({ name: list, key: { id } }));
}

/** The address of a cell; null where nothing is declared there, or the list has no such record. */
export function addressIn(names: Names, ref: Ref): Address | null {
  if (!isDeclared(names.declaration, ref)) return null;
  const { id, table, row } = ref;
  if (table === undefined) {
    const steps = scoped(names, id);
    if (row === undefined) return formatAddress(steps);
    return formatAddress([{ name: id, key: { row: row + 1 } }]);
  }
  const key = keyOf(names, table, row);
  const owner = scoped(names, table);
  const last = owner.at(-1);
  if (key === null || last === undefined) return null;
  return formatAddress([...owner.slice(0, -1), { name: last.name, key }, ...scoped(names, id)]);
}

function keyOf({ declaration, ids }: Names, table: string, row: number | undefined): Key | null {
  if (row === undefined) return 'all';
  const known = own(declaration.lists, table) && ids(table);
  if (!known) return { row: row + 1 };
  const id = known[row];
  return id === undefined ? null : { id };
}

/** A name of the model: that of the record it belongs to, then its own. */
function scoped({ paths }: Names, id: string): Step[] {
  for (let end = id.length; end > 0; end = id.lastIndexOf('.', end - 1)) {
    const path = paths.get(id.slice(0, end));
    if (!path) continue;
    const rest = id.slice(end + 1);
    return rest === '' ? stepsOf(path) : [...stepsOf(path), { name: rest }];
  }
  return [{ name: id }];
}

function isDeclared({ inputs, formulas, axes, tables, lists }: Declaration, ref: Ref): boolean {
  const { id, table, row } = ref;
  if (table === undefined) {
    if (row !== undefined) return own(axes, id) !== undefined;
    return (own(inputs, id) ?? own(formulas, id) ?? own(axes, id)) !== undefined;
  }
  const list = own(lists, table);
  if (list) return (own(list.fields, id) ?? own(list.formulas ?? {}, id)) !== undefined;
  const columns = own(tables, table)?.columns;
  return columns !== undefined && own(columns, id) !== undefined;
}

/** The cell that an address names; never throws, and never leads to another record. */
export function refIn(names: Names, address: Address): Found {
  const steps = parseAddress(address);
  return steps ? new Walk(names, address).along(steps) : unknown(address);
}

/** Goes along the steps of an address, from names of the document to those of the model. */
class Walk {
  private table: { name: string; row?: number } | undefined;
  private path: RecordName[] = [];
  private prefix = '';

  constructor(
    private readonly names: Names,
    private readonly address: Address,
  ) {}

  along(steps: readonly Step[]): Found {
    for (const [at, step] of steps.entries()) {
      const last = at === steps.length - 1;
      const outcome = this.take(step, last);
      if (outcome) return outcome;
    }
    // A record by itself is a value only where the model has one of its name.
    const found = this.cell(this.prefix);
    return found.kind === 'cell' ? found : unknown(this.address);
  }

  /** Nothing where the next step tells more. */
  private take({ name, key }: Step, last: boolean): Found | undefined {
    const whole = this.prefix === '' ? name : `${this.prefix}.${name}`;
    if (key === undefined) return this.cell(whole);
    if (this.table === undefined) {
      if (last && typeof key === 'object' && 'row' in key) return this.axisValue(whole, key.row);
      if (this.isTable(whole)) return last ? unknown(this.address) : this.enterTable(whole, key);
    }
    const isRecord = typeof key === 'object' && 'id' in key;
    return isRecord ? this.enterScope({ list: name, id: key.id }) : this.missing();
  }

  private cell(id: string): Found {
    const { table } = this;
    const ref: Ref = table
      ? { id, table: table.name, ...(table.row === undefined ? {} : { row: table.row }) }
      : { id };
    return isDeclared(this.names.declaration, ref) ? { kind: 'cell', ref } : this.missing();
  }

  /** Of a record that is there, but no longer of a type that has this value; else a name unknown. */
  private missing(): Found {
    const owner = this.path.at(-1);
    if (!owner) return unknown(this.address);
    const record = `${this.calledOf(owner.list)} «${owner.id}»`;
    return { kind: 'gone', message: `${record} ya no tiene ese dato` };
  }

  private axisValue(axis: string, row: number): Found {
    const declared = own(this.names.declaration.axes, axis);
    if (!declared || row > MAX_ROWS) return unknown(this.address);
    return { kind: 'cell', ref: { id: axis, row: row - 1 } };
  }

  private isTable(name: string): boolean {
    const { lists, tables } = this.names.declaration;
    return (own(lists, name) ?? own(tables, name)) !== undefined;
  }

  private enterTable(name: string, key: Key): Found | undefined {
    const ids = own(this.names.declaration.lists, name) && this.names.ids(name);
    const row = rowOf(key, ids);
    if (row === undefined) return unknown(this.address);
    if (row === -1)
      return this.goneFrom(name, typeof key === 'object' && 'id' in key ? key.id : '');
    this.table = row === 'all' ? { name } : { name, row };
    this.prefix = '';
    this.path = [];
    return undefined;
  }

  private enterScope(record: RecordName): Found | undefined {
    const { called, prefixes } = this.names;
    if (own(called, record.list) === undefined) return this.missing();
    this.path.push(record);
    const prefix = prefixes.get(formatAddress(stepsOf(this.path)));
    if (prefix === undefined) return this.goneFrom(record.list, record.id);
    this.prefix = prefix;
    return undefined;
  }

  private goneFrom(list: string, id: string): Found {
    return { kind: 'gone', message: `${this.calledOf(list)} «${id}» ya no está` };
  }

  private calledOf(list: string): string {
    const { called, declaration } = this.names;
    return own(called, list) ?? own(declaration.lists, list)?.singular ?? list;
  }
}

/** From 0; 'all' is the whole column, -1 a record that is gone; undefined where the key doesn't fit. */
function rowOf(key: Key, ids: readonly string[] | undefined): number | 'all' | undefined {
  if (key === 'all') return 'all';
  if ('id' in key) return ids?.indexOf(key.id);
  return ids || key.row > MAX_ROWS ? undefined : key.row - 1;
}

function unknown(address: Address): Found {
  const shown = address.length > SHOWN ? `${address.slice(0, SHOWN)}…` : address;
  return { kind: 'unknown', message: `«${shown}» no nombra ningún dato de esta herramienta` };
}

const SHOWN = 80;
