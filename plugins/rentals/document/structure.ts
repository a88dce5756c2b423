import { PROJECT, specOf } from './parts.ts';
import {
  ALL_INCOMES,
  type DirectIncome,
  type RentalsDocument,
  type Side,
  type Stream,
  type Value,
} from './types.ts';

/** An amount of a 'Solo Ingresos' stream as a row: its name, and which of those so named. */
export interface Concept {
  /** Within the stream: 'c0'. */
  readonly part: string;
  readonly name: string;
  /** From 0: two amounts of one name in one project are two rows. */
  readonly turn: number;
}

/** What of a stream decides the formulas; numbers do not. */
export interface StreamShape {
  readonly id: string;
  /** Prefix of its names among the formulas. */
  readonly key: string;
  readonly name: string;
  /** Its name, told apart from others of the same name on its side. */
  readonly label: string;
  readonly type: Stream['type'];
  readonly side: Side;
  /** Of a stream that follows others: the keys of those that some project names. */
  readonly bases: readonly string[];
  /** A variable expense that some project ties to all incomes. */
  readonly ofAll: boolean;
  /** Some project has a value of it without a base: what it names isn't there, or is the stream itself. */
  readonly unbased: boolean;
  readonly concepts: readonly Concept[];
  /** What is typed of it in each project, beside its concepts. */
  readonly parts: readonly Part[];
}

/** A part of a stream's values, under its name among a project's fields. */
export interface Part {
  readonly part: string;
  readonly name: string;
  /** What stands for it where nothing was typed. */
  readonly otherwise: string | null;
}

export interface Structure {
  readonly incomes: readonly StreamShape[];
  readonly expenses: readonly StreamShape[];
  readonly byKey: ReadonlyMap<string, StreamShape>;
  /** From an income's id to its key. */
  readonly keyOf: ReadonlyMap<string, string>;
}

/** The part that names the base of a stream that follows others. */
export function relationOf(type: Stream['type']): string | undefined {
  if (type === 'dependientes') return 'baseIncomeId';
  return type === 'variable' ? 'relationVariable' : undefined;
}

/** The part that says how much of its base such a stream is. */
export function shareOf(type: Stream['type']): string {
  return type === 'variable' ? 'relationPercentage' : 'percentage';
}

interface Facts {
  readonly relations: readonly string[];
  readonly concepts: readonly Concept[];
}

const factsOf = new WeakMap<Stream, Facts>();
const NO_FACTS: Facts = { relations: [], concepts: [] };

/** What only the values tell; read again only where the stream changed. */
function facts(stream: Stream): Facts {
  const relation = relationOf(stream.type);
  if (relation === undefined && stream.type !== 'direct') return NO_FACTS;
  const known = factsOf.get(stream);
  if (known) return known;
  const values = Object.values(stream.values).filter((value) => value !== null);
  const found: Facts = {
    relations: relation ? [...new Set(values.map((value) => textOf(value[relation])))] : [],
    concepts: stream.type === 'direct' ? conceptsOf(values, stream.name) : [],
  };
  factsOf.set(stream, found);
  return found;
}

function textOf(value: Value[string] | undefined): string {
  return typeof value === 'string' ? value : '';
}

/** Where there is no amount yet, the first one is called like its stream: it can be typed or pasted at once. */
function conceptsOf(values: readonly Value[], streamName: string): Concept[] {
  const found = new Map<string, { name: string; turn: number }>();
  for (const value of values) {
    for (const place of placesOf(amountsOf(value))) found.set(JSON.stringify(place), place);
  }
  if (found.size === 0) return [{ part: 'c0', name: streamName, turn: 0 }];
  return [...found.values()].map(({ name, turn }, at) => ({ part: `c${at}`, name, turn }));
}

export function amountsOf(value: Value | null | undefined): readonly DirectIncome[] {
  return (value?.['incomes'] ?? []) as readonly DirectIncome[];
}

/** Each amount's name, and which of those so named it is. */
export function placesOf(amounts: readonly DirectIncome[]): { name: string; turn: number }[] {
  const turns = new Map<string, number>();
  return amounts.map(({ name }) => {
    const turn = turns.get(name) ?? 0;
    turns.set(name, turn + 1);
    return { name, turn };
  });
}

const MAX_KEY = 40;

/** Names for the formulas: letters and digits of the id, so that they stay when streams move. */
function keysOf(streams: readonly Stream[], prefix: string): string[] {
  const taken = new Set<string>();
  return streams.map(({ id }) => {
    const plain = `${prefix}_${id.replace(/[^A-Za-z0-9]/g, '_').slice(0, MAX_KEY)}`;
    let key = plain;
    for (let n = 2; taken.has(key); n++) key = `${plain}_${n}`;
    taken.add(key);
    return key;
  });
}

/** Names as they are, numbered from the second of a name on: a label typed or pasted means one. */
export function labelsOf(named: readonly { readonly name: string }[]): string[] {
  const times = new Map<string, number>();
  return named.map(({ name }) => {
    const count = (times.get(name) ?? 0) + 1;
    times.set(name, count);
    return count > 1 ? `${name} (${count})` : name;
  });
}

// Editing goes back and forth between few structures: undo, a preview, the next edit.
const KEPT = 8;
const recent = new Map<string, Structure>();
const ofDocument = new WeakMap<RentalsDocument, Structure>();

/** Streams and what ties them; the same object for all documents that differ in numbers only. */
export function structureOf(document: RentalsDocument): Structure {
  const known = ofDocument.get(document);
  if (known) return known;
  const signature = JSON.stringify([document.incomes.map(sign), document.expenses.map(sign)]);
  const structure = recent.get(signature) ?? build(document);
  recent.delete(signature);
  recent.set(signature, structure);
  if (recent.size > KEPT) recent.delete(recent.keys().next().value ?? '');
  ofDocument.set(document, structure);
  return structure;
}

function sign(stream: Stream): unknown {
  const { relations, concepts } = facts(stream);
  return [stream.id, stream.name, stream.type, relations, concepts];
}

function build({ incomes, expenses }: RentalsDocument): Structure {
  const incomeKeys = keysOf(incomes, 'i');
  const expenseKeys = keysOf(expenses, 'e');
  const keyOf = new Map(incomes.map(({ id }, at) => [id, incomeKeys[at] ?? '']));
  const shape =
    (side: Side, keys: readonly string[], labels: readonly string[]) =>
    (stream: Stream, at: number) => {
      const { relations, concepts } = facts(stream);
      const key = keys[at] ?? '';
      return {
        id: stream.id,
        key,
        name: stream.name,
        label: labels[at] ?? stream.name,
        type: stream.type,
        side,
        // A stream can't follow itself; what it names and isn't there counts as zero.
        bases: relations.flatMap((id) => keyOf.get(id) ?? []).filter((base) => base !== key),
        ofAll: side === 'expenses' && relations.includes(ALL_INCOMES),
        unbased: relations.some((id) => id !== ALL_INCOMES && (keyOf.get(id) ?? key) === key),
        concepts,
        parts: partsOf(stream.type, key),
      };
    };
  const shapes = {
    incomes: incomes.map(shape('incomes', incomeKeys, labelsOf(incomes))),
    expenses: expenses.map(shape('expenses', expenseKeys, labelsOf(expenses))),
  };
  const all = [...shapes.incomes, ...shapes.expenses];
  return { ...shapes, byKey: new Map(all.map((stream) => [stream.key, stream])), keyOf };
}

function partsOf(type: Stream['type'], key: string): readonly Part[] {
  return Object.entries(specOf(type).parts).map(([part, { initial }]) => ({
    part,
    name: `${key}.${part}`,
    // A text without a value would leave without one what compares it.
    otherwise: typeof initial === 'string' ? initial : null,
  }));
}

/** Where a name of the table `projects` is kept in the document. */
export type Cell =
  | { readonly of: 'project'; readonly field: keyof typeof PROJECT }
  | { readonly of: 'fee'; readonly field: 'baseCalculo' | 'porcentaje' }
  | { readonly of: 'reserve' }
  | { readonly of: 'part' | 'relation'; readonly stream: StreamShape; readonly part: string }
  | { readonly of: 'concept'; readonly stream: StreamShape; readonly concept: Concept };

export function cellOf(structure: Structure, id: string): Cell | undefined {
  if (Object.hasOwn(PROJECT, id)) return { of: 'project', field: id as keyof typeof PROJECT };
  if (id === 'operador.baseCalculo') return { of: 'fee', field: 'baseCalculo' };
  if (id === 'operador.porcentaje') return { of: 'fee', field: 'porcentaje' };
  if (id === 'reserva.percentage') return { of: 'reserve' };
  const dot = id.indexOf('.');
  const stream = structure.byKey.get(id.slice(0, dot));
  const part = id.slice(dot + 1);
  if (!stream) return undefined;
  if (part === relationOf(stream.type)) return { of: 'relation', stream, part };
  if (Object.hasOwn(specOf(stream.type).parts, part)) return { of: 'part', stream, part };
  const concept = stream.concepts.find((entry) => entry.part === part);
  return concept && { of: 'concept', stream, concept };
}
