import fc from 'fast-check';
import type { Document, Json, Tool } from '../contract/tool.ts';

type Raw = Readonly<Record<string, Json>>;

/**
 * Documents of a tool, crossed from those of its worked cases: each member comes from any of them,
 * and a list holds some of the records of all. What the tool refuses is passed over.
 */
export function crossedDocuments(tool: Tool, inputs: readonly Raw[]): fc.Arbitrary<Document> {
  const whole = inputs.map((raw) => documentOf(tool, raw)).filter((one) => one !== undefined);
  const members = Object.fromEntries(
    [...new Set(whole.flatMap((one) => Object.keys(one)))].map((id) => [id, memberOf(whole, id)]),
  );
  const crossed = fc.record(members).map((raw) => documentOf(tool, raw));
  return fc.oneof(
    fc.constantFrom(...whole),
    crossed.filter((document) => document !== undefined),
  );
}

function documentOf(tool: Tool, raw: Raw): Document | undefined {
  const checked = tool.document.check(raw);
  return 'document' in checked ? checked.document : undefined;
}

function memberOf(documents: readonly Document[], id: string): fc.Arbitrary<Json> {
  const values = documents.map((document) => document[id] ?? null);
  const lists = values.filter((value) => Array.isArray(value));
  return lists.length === 0 ? fc.constantFrom(...values) : fc.subarray(distinct(lists.flat()));
}

/** One record of each id; the list itself where its records have none. */
function distinct(records: readonly Json[]): Json[] {
  const byId = new Map(records.map((record, at) => [idOf(record) ?? at, record]));
  return [...byId.values()];
}

function idOf(record: Json): Json | undefined {
  const isObject = typeof record === 'object' && record !== null && 'id' in record;
  return isObject ? record.id : undefined;
}
