import { type StoredRecord, storedList } from '../../../schemas/stored.ts';

/** Of the list around the records, not of their data. */
export const LIST_VERSION = 2;

/** The kept documents, or null where what is kept isn't a list of them. */
export function readRecords(value: unknown): readonly StoredRecord[] | null {
  const parsed = storedList.safeParse(value);
  return parsed.success ? parsed.data.projects : null;
}

/** What is written under the key of the list. */
export const listOf = (records: readonly StoredRecord[]) => ({ projects: records });

/**
 * Now, and later than `before`: two writings of a case are told apart by their moments, also within
 * a millisecond or where a clock goes backwards.
 */
export function momentAfter(before: string | undefined): string {
  const last = Date.parse(before ?? '');
  const now = Date.now();
  return new Date(last >= now ? last + 1 : now).toISOString();
}

/** For sorting: what was written last comes first. */
export function lastFirst(
  a: Pick<StoredRecord, 'lastModified'>,
  b: Pick<StoredRecord, 'lastModified'>,
): number {
  return a.lastModified < b.lastModified ? 1 : -1;
}

export interface NewRecord {
  id?: string;
  note?: string;
  isDraft?: boolean;
  isSample?: boolean;
  studies?: unknown;
}

export function newRecord(
  name: string,
  version: number,
  data: unknown,
  more: NewRecord = {},
): StoredRecord {
  const now = new Date().toISOString();
  return {
    id: crypto.randomUUID(),
    name,
    createdAt: now,
    lastModified: now,
    version,
    backup: null,
    data,
    ...more,
  };
}
