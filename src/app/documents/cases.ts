import type { DocumentAnswer } from '../../../schemas/documents.ts';
import type { StoredRecord } from '../../../schemas/stored.ts';
import { isObject } from '../../tool/contract/own.ts';
import type { ToolCard } from '../../tool/contract/tool.ts';
import { CaseStore } from '../../workbench/documents/cases/case-store.ts';
import { takeInOlder } from '../../workbench/documents/cases/older.ts';
import { casesKey, olderKey } from '../../workbench/documents/cases/places.ts';
import { priorOf } from '../../workbench/documents/document-store.ts';
import type { Owner } from '../../workbench/documents/owner.ts';
import type { Local } from './outbox.ts';

/** A case in this browser, with the tool that it is of. */
export interface Found {
  readonly tool: string;
  readonly record: StoredRecord;
}

export const stampOf = ({ lastModified, touched = '' }: StoredRecord): string =>
  `${lastModified} ${touched}`;

export const localOf = (record: StoredRecord): Local => ({
  stamp: stampOf(record),
  isInBin: Boolean(record.deletedAt),
  isEnded: Boolean(record.endedAt),
});

/** A person's cases of all tools in this browser, as what is in step with the account sees them. */
export class Cases {
  private readonly stores = new Map<string, CaseStore>();
  private readonly tools: ReadonlySet<string>;

  constructor(
    private readonly cards: readonly ToolCard[],
    private readonly owner: Owner,
    /** When it is aborted, nothing is taken over any more. */
    private readonly until?: AbortSignal,
  ) {
    this.tools = new Set(cards.map(({ id }) => id));
  }

  /** Takes in what was kept before there were cases. */
  prepare(): void {
    for (const card of this.cards) takeInOlder(this.storeOf(card.id), olderKey(card, this.owner));
  }

  private storeOf(tool: string): CaseStore {
    const known = this.stores.get(tool);
    if (known) return known;
    const card = this.cards.find(({ id }) => id === tool);
    if (!card) throw new RangeError(`no tool '${tool}'`);
    const store = new CaseStore(casesKey(card, this.owner));
    store.refresh();
    this.stores.set(tool, store);
    return store;
  }

  knows(tool: string): boolean {
    return this.tools.has(tool);
  }

  /** All cases but drafts and samples; those in the bin as well. */
  all(): Found[] {
    return this.records(({ isDraft, isSample }) => !isDraft && !isSample);
  }

  /** What was never saved as a case, and isn't in the bin. */
  drafts(): Found[] {
    return this.records(({ isDraft, deletedAt }) => Boolean(isDraft) && !deletedAt);
  }

  private records(isMeant: (record: StoredRecord) => boolean): Found[] {
    return this.cards.flatMap(({ id: tool }) => {
      const store = this.storeOf(tool);
      store.refresh();
      return store.all.filter(isMeant).map((record) => ({ tool, record }));
    });
  }

  find(id: string): Found | undefined {
    return this.all().find(({ record }) => record.id === id);
  }

  /** Writes the case as the account has it. Gives its stamp; null where there was no room. */
  take(id: string, document: DocumentAnswer): string | null {
    if (this.until?.aborted) return null;
    const { tool, name, note, version, content, studies, updatedAt, deletedAt } = document;
    const store = this.storeOf(tool);
    store.refresh();
    const known = store.record(id);
    const record: StoredRecord = {
      id,
      name,
      createdAt: known?.createdAt ?? updatedAt,
      lastModified: updatedAt,
      // Tabs that have it open see that nothing of theirs is written over unseen.
      prior: priorOf(known ? { mark: known.lastModified, prior: known.prior } : null),
      version,
      note,
      data: content,
      deletedAt,
      endedAt: null,
      figure: readFigure(isObject(studies) ? studies['figure'] : null),
      studies: keptIn(studies),
    };
    const outcome = known ? store.put(id, record) : addInPlaceOfSample(store, record);
    return this.written(tool, id, outcome === 'saved');
  }

  /** Adds a copy of a case, in the bin where it is. False where there was no room. */
  addCopy({ tool, record }: Found, name: string): boolean {
    const { touched: _, ...copy } = record;
    const store = this.storeOf(tool);
    const id = crypto.randomUUID();
    const outcome = store.add({ ...copy, id, name });
    return this.written(tool, id, outcome === 'saved') !== null;
  }

  /** Puts a case into the bin that is no longer on the account. */
  bin({ tool, record }: Found): void {
    const outcome = this.storeOf(tool).put(record.id, { deletedAt: new Date().toISOString() });
    this.written(tool, record.id, outcome === 'saved');
  }

  forget({ tool, record }: Found): void {
    this.storeOf(tool).forget(record.id);
    this.tell(tool);
  }

  private written(tool: string, id: string, isSaved: boolean): string | null {
    const record = this.storeOf(tool).record(id);
    // What couldn't be written waits in the store's memory: it is tried again from the account.
    if (!isSaved || !record) {
      this.stores.delete(tool);
      return null;
    }
    this.tell(tool);
    return stampOf(record);
  }

  /** The pages of this tab hear of it as of another tab's writing. */
  private tell(tool: string): void {
    const { key } = this.storeOf(tool);
    window.dispatchEvent(new StorageEvent('storage', { key }));
  }
}

/** A sample that another device has gone on with is there once, as it is there. */
function addInPlaceOfSample(store: CaseStore, record: StoredRecord) {
  const sample = store.live.find(({ name, isSample }) => isSample && name === record.name);
  if (sample) store.forget(sample.id);
  return store.add(record);
}

/** What belongs to a case beside its data: its studies and, for the lists of other devices, its deciding figure. */
export const studiesOf = ({ figure, studies }: StoredRecord): object | undefined =>
  figure || studies !== undefined
    ? { ...(figure && { figure }), ...(studies !== undefined && { kept: studies }) }
    : undefined;

/** The studies of a case, in what the account has beside its data. */
export const keptIn = (studies: unknown): unknown =>
  isObject(studies) ? studies['kept'] : undefined;

/** A deciding result as it reads, in what the account has. */
export function readFigure(figure: unknown): StoredRecord['figure'] {
  if (!isObject(figure)) return null;
  const { label, text } = figure;
  return typeof label === 'string' && typeof text === 'string' ? { label, text } : null;
}
