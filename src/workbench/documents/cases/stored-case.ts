import type { StoredRecord } from '../../../../schemas/stored.ts';
import { DocumentStore, type Found, priorOf, type Written } from '../document-store.ts';
import { momentAfter } from '../records.ts';
import type { CaseStore } from './case-store.ts';

/**
 * One case's data as if it stood under a key of its own, so that it is kept as any tool's
 * document is: two tabs that work on different cases never get into each other's way.
 */
export class StoredCase extends DocumentStore {
  /** What is known to stand there: when it was last modified. */
  private known: string | null = null;
  /** When this tab last changed it, whether there was room to write that or not. */
  private own: string | null = null;

  constructor(
    private readonly store: CaseStore,
    private readonly id: string,
    version: number,
    /** What becomes of it with its first edit, where it isn't kept yet. */
    private readonly unborn: StoredRecord | null = null,
  ) {
    super(`${store.key}.${id}`, version);
  }

  /** Whether another tab has written the case since this one last looked. */
  get stale(): boolean {
    return this.standing() !== this.known;
  }

  /** Its deciding figure as it is now; told by the session. */
  figure: () => StoredRecord['figure'] = () => undefined;

  /** Told once what was at work is kept for the first time. */
  onFirst: () => void = () => undefined;

  private standing(): string | null {
    const record = this.store.findStanding(this.id);
    return record && record.data !== null ? record.lastModified : null;
  }

  override read(): Found {
    const { blocked } = this.store.refresh();
    if (blocked === 'denied') throw new DOMException('no storage', 'SecurityError');
    if (blocked === 'newer') return { state: 'newer', version: this.version + 1, mark: '' };
    this.known = this.standing();
    const record = this.store.findStanding(this.id);
    if (!record || this.known === null) return { state: 'empty' };
    const { version, data, lastModified: mark, prior } = record;
    if (version > this.version) return { state: 'newer', version, mark };
    return { state: 'ok', version, mark, value: data, ...(prior && { prior }) };
  }

  override write(value: unknown, seen: string | null): Written {
    if (this.store.wasRemoved(this.id)) return { outcome: 'saved', mark: '', size: 0 };
    const { blocked } = this.store.refresh();
    if (blocked === 'newer' || blocked === 'denied') return { outcome: blocked };
    const standing = this.standing();
    const others = standing !== seen && standing !== this.own;
    if (standing !== null && others) return { outcome: 'conflict' };
    const mark = momentAfter(this.standing() ?? this.own ?? undefined);
    this.own = mark;
    const change = {
      data: value,
      lastModified: mark,
      version: this.version,
      prior: this.priorMarks(),
      figure: this.figure() ?? null,
      // What another tab deleted comes back with what is typed here.
      deletedAt: null,
      isSample: false,
    };
    const outcome = this.store.putData(this.id, change, this.unborn);
    if (outcome === 'saved') {
      if (standing === null && this.unborn) this.onFirst();
      this.known = mark;
      return { outcome, mark, size: this.store.size };
    }
    return { outcome };
  }

  override wroteLate(mark: string): boolean {
    return mark === this.own;
  }

  private priorMarks(): string[] {
    const { lastModified = '', prior = [] } = this.store.findStanding(this.id) ?? {};
    return priorOf({ mark: lastModified, prior });
  }

  override setAside(text: string): string {
    const aside = super.setAside(text);
    this.store.put(this.id, { data: null });
    this.known = null;
    return aside;
  }

  override listen(changed: () => void): () => void {
    return this.store.listen(() => {
      if (this.stale) changed();
    });
  }
}
