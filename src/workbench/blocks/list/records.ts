import {
  COPY_MARK,
  copyName,
  copyNotes,
  type Document,
  type List,
  newRecord,
  RECORD_ID,
  type RecordAction,
  type Scalar,
} from '../../../tool/index.ts';

type Values = Record<string, Scalar>;

/** The records of a list, in a draft of the document. */
function recordsOf(draft: Document, id: string): Values[] {
  return (draft as Record<string, unknown>)[id] as Values[];
}

/**
 * What tells a record from the others while it is moved around: its id, else its number. A derived
 * tool may have lists that are no member of its document.
 */
export function recordKey(document: Document, id: string, row: number): string {
  const records = document[id];
  const record = Array.isArray(records) ? (records[row] as Values | undefined) : undefined;
  return String(record?.[RECORD_ID] ?? row + 1);
}

/** The field that one begins a record with, its name where it has one. */
export const leadingField = ({ name, form, fields }: List): string | undefined =>
  name ?? form?.[0] ?? Object.keys(fields)[0];

export function removeRecord(draft: Document, id: string, row: number): void {
  recordsOf(draft, id).splice(row, 1);
}

export function addRecords(draft: Document, id: string, list: List, count: number): void {
  for (let i = 0; i < count; i++) recordsOf(draft, id).push(newRecord(list));
}

/** Does what a record's button says: writes its values, puts a copy after it. */
export function runAction(
  draft: Document,
  id: string,
  list: List,
  { set, copy }: RecordAction,
  row: number,
): void {
  const records = recordsOf(draft, id);
  const record = records[row];
  if (!record) throw new RangeError(`${id} has no record ${row}`);
  Object.assign(record, set);
  if (!copy) return;
  const made = copyOf(list, record, copy, records);
  records.splice(row + 1, 0, made);
  const [from, to] = [record[RECORD_ID], made[RECORD_ID]];
  if (typeof from === 'string' && typeof to === 'string')
    copyNotes(draft, { [id]: new Map([[from, to]]) });
}

/** Puts a copy of a record after it, its name marked as one. */
export function copyRecord(draft: Document, id: string, list: List, row: number): void {
  runAction(draft, id, list, copyAction(list), row);
}

/** The button of a record that does so. */
export function copyAction({ name, fields }: List): RecordAction {
  const isNamed = name !== undefined && fields[name]?.kind === 'text';
  return {
    id: 'duplicate',
    label: 'Duplicar',
    icon: 'copy',
    copy: isNamed ? { [name]: COPY_MARK } : {},
  };
}

/** A copy with its texts marked as one; what identifies the original stays with it. */
function copyOf(
  list: List,
  record: Values,
  marks: Readonly<Record<string, string>>,
  others: readonly Values[],
): Values {
  const copy = newRecord(list);
  for (const [field, value] of Object.entries(record)) {
    const spec = list.fields[field];
    const mark = marks[field];
    if (spec?.hidden) continue;
    copy[field] =
      mark === undefined
        ? value
        : copyName(textOf(value), new Set(others.map((other) => textOf(other[field] ?? null))), {
            mark,
            most: spec?.maxLength ?? MAX_LENGTH,
          });
  }
  return copy;
}

const MAX_LENGTH = 200;

const textOf = (value: Scalar): string => String(value ?? '');
