import type { Json } from '../contract/tool.ts';
import { isObject } from '../contract/own.ts';

/**
 * What became of a plain tool's document from one version to the next, as data. Names are those
 * of inputs, lists and axes; 'homes.price' is a field in every record of a list.
 */
export interface Migration {
  /** From the older name to the newer; a field stays in its list. */
  readonly rename?: Readonly<Record<string, string>>;
  /** No longer kept. */
  readonly drop?: readonly string[];
  /** What the older version counted with where it had no such value. */
  readonly default?: Readonly<Record<string, Json>>;
}

type Holder = Record<string, unknown>;

/** A document of the next version; what is no document stays as it is, for the check to refuse. */
export function applyMigration(migration: Migration, old: unknown): unknown {
  if (!isObject(old)) return old;
  const document = structuredClone(old);
  const { rename = {}, drop = [], default: given = {} } = migration;
  for (const [from, to] of Object.entries(rename)) renameMember(document, from, to);
  for (const name of drop)
    for (const [holder, member] of placesOf(document, name)) delete holder[member];
  for (const [name, value] of Object.entries(given)) {
    for (const [holder, member] of placesOf(document, name)) holder[member] ??= value;
  }
  return document;
}

function renameMember(document: Holder, from: string, to: string): void {
  const targets = placesOf(document, to);
  placesOf(document, from).forEach(([holder, member], at) => {
    const target = targets[at]?.[1];
    if (target === undefined || !Object.hasOwn(holder, member)) return;
    const value = holder[member];
    delete holder[member];
    holder[target] = value;
  });
}

/** Every object that has a name as a member, or may have: the document, or the records of a list. */
function placesOf(document: Holder, name: string): [Holder, string][] {
  const dot = name.indexOf('.');
  const records = dot < 0 ? undefined : document[name.slice(0, dot)];
  if (!Array.isArray(records)) return [[document, name]];
  return records.filter(isObject).map((record) => [record, name.slice(dot + 1)]);
}
