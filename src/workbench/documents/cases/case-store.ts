import type { StoredRecord } from '../../../../schemas/stored.ts';
import { DocumentStore } from '../document-store.ts';
import { LIST_VERSION, listOf, momentAfter, readRecords } from '../records.ts';
import { type Change, type DataChange, withChange, withData } from './changes.ts';

/** Why nothing is written: no storage, no room, or the data of a newer version. */
export type Blocked = 'denied' | 'full' | 'newer';

export type Outcome = 'saved' | Blocked | 'conflict';

/**
 * The kept cases of a tool under one key. Every change reads what is stored first, so that what
 * other tabs did to other cases stays. Where writing fails a change waits, and holds for this
 * visit; the next one that succeeds takes it along.
 */
export class CaseStore {
  private readonly list: DocumentStore;
  /** What is stored, as it was last read or written. */
  private standing: readonly StoredRecord[] = [];
  /** Made here and not written yet. */
  private waiting: readonly Change[] = [];
  /** Written by this tab with the mark `ownMark`: until another tab's writing shows that it was seen. */
  private lastWritten: readonly Change[] = [];
  private ownMark: string | null = null;
  private records: readonly StoredRecord[] = [];
  private readonly removed = new Set<string>();
  private readonly kept = new Map<string, StoredRecord>();
  private reason: Blocked | null = null;
  /** What is stored may not be written over. */
  private sealed = false;
  private unreadable: string | null = null;
  /** Characters of the list as it was last written. */
  size = 0;

  constructor(readonly key: string) {
    this.list = new DocumentStore(key, LIST_VERSION);
  }

  /** Those in the bin as well. */
  get all(): readonly StoredRecord[] {
    return this.records;
  }

  /** What isn't in the bin: cases and drafts. */
  get live(): readonly StoredRecord[] {
    return this.records.filter(({ deletedAt }) => !deletedAt);
  }

  get blocked(): Blocked | null {
    return this.reason;
  }

  /** What stood there and couldn't be read, until the person has seen to it. */
  get setAside(): string | null {
    return this.unreadable;
  }

  noteSetAside(text: string): void {
    this.unreadable = text;
  }

  dismissSetAside(): void {
    this.unreadable = null;
  }

  /** A case or a draft, wherever it is. */
  record(id: string): StoredRecord | undefined {
    return this.records.find((record) => record.id === id);
  }

  /** A case that isn't in the bin. */
  find(id: string): StoredRecord | undefined {
    return this.live.find((record) => record.id === id);
  }

  /** A case as it stands in the storage, or as it waits to be written for the first time. */
  findStanding(id: string): StoredRecord | undefined {
    return [...this.standing, ...this.records].find((record) => record.id === id);
  }

  /** Whether something of a case couldn't be written. */
  isWaiting(id: string): boolean {
    return this.waiting.some((change) => change.id === id);
  }

  /** A case as it last was, deleted or not. */
  lastKnown(id: string): StoredRecord | undefined {
    return this.kept.get(id);
  }

  wasRemoved(id: string): boolean {
    return this.removed.has(id);
  }

  /** Reads what is stored. */
  refresh(): { readonly blocked: Blocked | null } {
    try {
      this.load();
    } catch (error) {
      if (!(error instanceof DOMException)) throw error;
      this.seal(error.name === 'QuotaExceededError' ? 'full' : 'denied');
    }
    return { blocked: this.reason };
  }

  private load(): void {
    if (this.sealed) return;
    const found = this.list.read();
    if (found.state === 'newer') this.seal('newer');
    if (found.state === 'newer' || found.state === 'empty') return;
    const records = found.state === 'ok' ? readRecords(found.value) : null;
    if (!records) {
      const text = found.state === 'ok' ? JSON.stringify(found.value) : found.text;
      this.noteSetAside(text);
      this.list.setAside(text);
      return;
    }
    if (found.state === 'ok') this.takeBackUnseen(found.mark, found.prior);
    this.standing = records;
    this.apply();
  }

  /** A tab that wrote in the same moment hasn't seen what this one wrote: it has to be written again. */
  private takeBackUnseen(mark: string, prior: readonly string[] | undefined): void {
    if (this.ownMark === null || mark === this.ownMark) return;
    if (prior?.includes(this.ownMark) === false) {
      this.waiting = [...this.lastWritten, ...this.waiting];
    }
    this.ownMark = null;
  }

  private seal(reason: Blocked): void {
    this.reason = reason;
    this.sealed = true;
  }

  private apply(): void {
    this.records = this.waiting.reduce(withChange, this.standing);
    for (const record of this.records) this.kept.set(record.id, record);
  }

  /** Changes the list; tells whether it was written. */
  change(...changes: readonly Change[]): Outcome {
    this.refresh();
    for (const change of changes) this.waiting = withData(this.waiting, change);
    this.apply();
    if (this.sealed) return this.reason ?? 'denied';
    const outcome = this.write();
    this.reason = outcome === 'saved' || outcome === 'conflict' ? null : outcome;
    return outcome;
  }

  private write(): Outcome {
    try {
      const found = this.list.read();
      const mark = found.state === 'ok' ? found.mark : null;
      const written = this.list.write(listOf(this.records), mark);
      if (written.outcome !== 'saved') return written.outcome;
      this.size = written.size;
      this.ownMark = written.mark;
      this.lastWritten = this.waiting;
      this.waiting = [];
      this.standing = this.records;
      return 'saved';
    } catch (error) {
      if (!(error instanceof DOMException)) throw error;
      return 'denied';
    }
  }

  /** Adds cases at the end. */
  add(...records: readonly StoredRecord[]): Outcome {
    return this.change(...records.map((record) => ({ id: record.id, add: record })));
  }

  /** Writes a case's name, note or backup; one that another tab deleted meanwhile comes back with it. */
  put(id: string, put: Partial<StoredRecord>): Outcome {
    const known = this.kept.get(id);
    const touched = { isSample: false, ...put, touched: momentAfter(known?.touched) };
    return this.change({ id, put: touched, ...(known && { known }) });
  }

  /** Writes a case's data, unless others were written meanwhile; `unborn`: what it is if it is new. */
  putData(id: string, data: DataChange, unborn: StoredRecord | null): Outcome {
    const known = this.kept.get(id) ?? unborn;
    return this.change({ id, data, over: known?.lastModified ?? null, ...(known && { known }) });
  }

  /** Puts a case into the bin; what is still to be written of it is not. */
  putInBin(id: string): Outcome {
    this.removed.add(id);
    return this.put(id, { deletedAt: new Date().toISOString() });
  }

  /** Takes it out again: it is where it was. */
  takeOut(id: string): Outcome {
    this.removed.delete(id);
    return this.put(id, { deletedAt: null });
  }

  /** Ends cases for good. What may be kept elsewhere leaves its head until it is gone there too. */
  end(...ids: readonly string[]): Outcome {
    const endedAt = new Date().toISOString();
    const head = {
      deletedAt: endedAt,
      endedAt,
      data: null,
      studies: undefined,
      backup: null,
      figure: null,
      note: '',
    };
    for (const id of ids) this.removed.add(id);
    return this.change(
      ...ids.map((id) =>
        this.record(id)?.isDraft ? { id, remove: true as const } : { id, put: head },
      ),
    );
  }

  /** Takes what is left of a case out of the list. */
  forget(...ids: readonly string[]): Outcome {
    return this.change(...ids.map((id) => ({ id, remove: true }) as const));
  }

  listen(changed: () => void): () => void {
    return this.list.listen(() => {
      this.refresh();
      // What another tab's writing took the place of is written again, over it.
      if (this.waiting.length > 0) this.change();
      changed();
    });
  }
}
