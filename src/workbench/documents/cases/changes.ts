import type { StoredRecord } from '../../../../schemas/stored.ts';

/** What of a case is written when its data is. */
export type DataChange = Pick<
  StoredRecord,
  'data' | 'lastModified' | 'version' | 'prior' | 'figure' | 'deletedAt' | 'isSample'
>;

/** A change of the list of cases as plain data, so that it can be made anew over another list. */
export type Change = { readonly id: string } & (
  | { readonly add: StoredRecord }
  | { readonly remove: true }
  /** `known`: the case as it was, which comes back if it is gone. */
  | { readonly put: Partial<StoredRecord>; readonly known?: StoredRecord }
  /** `over`: when the data was last modified that this takes the place of. */
  | { readonly data: DataChange; readonly over: string | null; readonly known?: StoredRecord }
);

/** The list after a change. Data that others wrote meanwhile stays: the person is asked elsewhere. */
export function withChange(
  records: readonly StoredRecord[],
  change: Change,
): readonly StoredRecord[] {
  const { id } = change;
  const isThere = records.some((record) => record.id === id);
  if ('remove' in change) return records.filter((record) => record.id !== id);
  if ('add' in change) return isThere ? records : [...records, change.add];
  const all = isThere || !change.known ? records : [...records, change.known];
  return all.map((record) => {
    if (record.id !== id) return record;
    if ('put' in change) return { ...record, ...change.put };
    const { data, over } = change;
    const isSeen = record.lastModified === over || record.lastModified === data.lastModified;
    return isSeen ? { ...record, ...data } : record;
  });
}

/** The changes that wait and one more. Of a case's data only the last one counts. */
export function withData(waiting: readonly Change[], change: Change): readonly Change[] {
  if (!('data' in change)) return [...waiting, change];
  const before = waiting.find((one) => one.id === change.id && 'data' in one);
  if (!before || !('over' in before)) return [...waiting, change];
  // It takes the place of what stood before both, and what waits after it builds on it.
  const { known } = before;
  const both = { ...change, over: before.over, ...(known && { known }) };
  return waiting.map((one) => (one === before ? both : one));
}
