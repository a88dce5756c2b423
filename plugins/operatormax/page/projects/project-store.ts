import {
  LIST_VERSION,
  listOf,
  readRecords,
  DocumentStore,
  type StoredRecord,
} from '../../../../src/workbench/index.ts';

/** Why nothing is written: no storage, no room, or the data of a newer version. */
export type Blocked = 'denied' | 'full' | 'newer';

type Recipe = (projects: readonly StoredRecord[]) => readonly StoredRecord[];

/**
 * The kept projects under one key. Every change reads what stands there first, so that what
 * other tabs did to other projects stays; where writing fails the change holds for this visit.
 */
export class ProjectStore {
  private readonly list: DocumentStore;
  private records: readonly StoredRecord[] = [];
  private readonly removed = new Set<string>();
  private readonly kept = new Map<string, StoredRecord>();
  /** The last writing failed: what is here is newer than what is stored. */
  private ahead = false;
  private reason: Blocked | null = null;
  /** What stands there may not be written over. */
  private sealed = false;
  private unreadable: string | null = null;

  constructor(readonly key: string) {
    this.list = new DocumentStore(key, LIST_VERSION);
  }

  get projects(): readonly StoredRecord[] {
    return this.records;
  }

  get blocked(): Blocked | null {
    return this.reason;
  }

  /** What stood there and couldn't be read, until the person has seen to it. */
  get setAside(): string | null {
    return this.unreadable;
  }

  dismissSetAside(): void {
    this.unreadable = null;
  }

  find(id: string): StoredRecord | undefined {
    return this.records.find((record) => record.id === id);
  }

  /** A project as it last was, deleted or not. */
  lastKnown(id: string): StoredRecord | undefined {
    return this.kept.get(id);
  }

  wasRemoved(id: string): boolean {
    return this.removed.has(id);
  }

  /** Reads what stands there. `fresh`: nothing ever stood there. */
  refresh(): { readonly fresh: boolean; readonly blocked: Blocked | null } {
    try {
      return { fresh: this.load(), blocked: this.reason };
    } catch (error) {
      if (!(error instanceof DOMException)) throw error;
      this.seal(error.name === 'QuotaExceededError' ? 'full' : 'denied');
      return { fresh: this.records.length === 0, blocked: this.reason };
    }
  }

  private load(): boolean {
    if (this.ahead) return false;
    const found = this.list.read();
    if (found.state === 'newer') {
      this.seal('newer');
      return true;
    }
    if (found.state === 'empty') return true;
    const records = found.state === 'ok' ? readRecords(found.value) : null;
    if (records) {
      this.take(records);
      return false;
    }
    const text = found.state === 'ok' ? JSON.stringify(found.value) : found.text;
    this.unreadable = text;
    this.list.setAside(text);
    return true;
  }

  private seal(reason: Blocked): void {
    this.reason = reason;
    this.sealed = true;
    this.ahead = true;
  }

  private take(records: readonly StoredRecord[]): void {
    this.records = records;
    for (const record of records) this.kept.set(record.id, record);
  }

  /** Changes the list; tells whether it was written. */
  change(recipe: Recipe): 'saved' | Blocked | 'conflict' {
    this.refresh();
    this.take(recipe(this.records));
    if (this.sealed) return this.reason ?? 'denied';
    const outcome = this.store();
    this.ahead = outcome !== 'saved';
    this.reason = outcome === 'saved' || outcome === 'conflict' ? null : outcome;
    return outcome;
  }

  private store(): 'saved' | Blocked | 'conflict' {
    try {
      const found = this.list.read();
      const mark = found.state === 'ok' ? found.mark : null;
      return this.list.write(listOf(this.records), mark).outcome;
    } catch (error) {
      if (!(error instanceof DOMException)) throw error;
      return 'denied';
    }
  }

  /** Writes a project's data; one that another tab deleted meanwhile comes back with it. */
  put(id: string, change: Partial<StoredRecord>): 'saved' | Blocked | 'conflict' {
    return this.change((projects) => {
      const missing = projects.every((record) => record.id !== id);
      const known = this.kept.get(id);
      const all = missing && known ? [...projects, known] : projects;
      return all.map((record) => (record.id === id ? { ...record, ...change } : record));
    });
  }

  remove(id: string): void {
    this.removed.add(id);
    this.change((projects) => projects.filter((record) => record.id !== id));
  }

  /** Undoes a removal: the project is where it was. */
  bringBack(record: StoredRecord, at: number): void {
    this.removed.delete(record.id);
    this.change((projects) => {
      const isThere = projects.some(({ id }) => id === record.id);
      return isThere ? projects : projects.toSpliced(at, 0, record);
    });
  }

  listen(changed: () => void): () => void {
    return this.list.listen(() => {
      this.refresh();
      changed();
    });
  }
}
