import type { Scalar } from '../../engine/index.ts';
import type { Field, List } from '../contract/declaration.ts';
import { text } from '../contract/fields.ts';
import type { Document } from '../contract/tool.ts';

type MutableRecord = Record<string, Scalar>;

/** The records of a list, to be written to. @throws {RangeError} */
export function recordsIn(draft: Document, list: string): MutableRecord[] {
  const records = draft[list];
  if (!Array.isArray(records)) throw new RangeError(`no list ${list}`);
  return records as MutableRecord[];
}

/** The field by which a record is known, whatever is typed into it or moved around it. */
export const RECORD_ID = 'id';

const ID_FIELD: Field = text('Identificador', { notComputed: true, hidden: true });

/** Whether its records are given once and for all: they are known by their number. */
export function isFixed({ minRecords, maxRecords }: List): boolean {
  return minRecords !== undefined && minRecords === maxRecords;
}

/** The list with the field that names its records, where they come and go. */
export function withIdField(list: List): List {
  if (isFixed(list)) return list;
  return { ...list, fields: { [RECORD_ID]: ID_FIELD, ...list.fields } };
}

/** A record as it is before anything is typed into it; of no list yet, so it has no id. */
export function emptyRecord(list: List): MutableRecord {
  return Object.fromEntries(Object.entries(list.fields).map(([id, field]) => [id, field.initial]));
}

/** A record to be added: its id is one that no record of the list has or ever had. */
export function newRecord(list: List): MutableRecord {
  const record = emptyRecord(list);
  if (RECORD_ID in record) record[RECORD_ID] = newId();
  return record;
}

const ID_LENGTH = 10;

/** Random, so that the address of a deleted record never finds another one. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(ID_LENGTH));
  return Array.from(bytes, (byte) => (byte % 36).toString(36)).join('');
}

/**
 * Gives an id to records that come without one, or with that of a record before them. The same records get the same ids: their number in the list, or the next one that is free.
 */
export function fillIds(records: readonly { [RECORD_ID]?: Scalar }[]): void {
  const taken = new Set<Scalar>();
  const without = new Map<{ [RECORD_ID]?: Scalar }, number>();
  records.forEach((record, at) => {
    const id = record[RECORD_ID] ?? '';
    if (id === '' || taken.has(id)) without.set(record, at + 1);
    else taken.add(id);
  });
  let further = records.length;
  for (const [record, number] of without) {
    let id = String(number);
    while (taken.has(id)) id = String(++further);
    taken.add(id);
    record[RECORD_ID] = id;
  }
}
