import * as z from 'zod/mini';
import { DocumentStore } from '../../workbench/documents/document-store.ts';
import { type Owner, ownedKey } from '../../workbench/documents/owner.ts';
import type { Entry } from './outbox.ts';

const entry = z.object({
  remote: z.string(),
  base: z.int(),
  synced: z.nullable(z.string()),
  sent: z.nullable(z.object({ mark: z.string(), base: z.int(), stamp: z.string() })),
  isConflict: z.boolean(),
  refused: z.nullable(z.object({ why: z.enum(['full', 'large', 'invalid']), stamp: z.string() })),
});
const entries = z.record(z.string(), entry);

export type Entries = Readonly<Record<string, Entry>>;

/**
 * What this browser knows of a person's cases on the account, by the id of each. All tabs read it;
 * where it is lost every case counts as changed, and is asked about rather than written over.
 */
export class EntryStore {
  private readonly store: DocumentStore;

  constructor(owner: Owner) {
    this.store = new DocumentStore(ownedKey('abaco.sync', owner), 1);
  }

  get key(): string {
    return this.store.key;
  }

  read(): Entries {
    const found = this.store.read();
    const parsed = entries.safeParse(found.state === 'ok' ? found.value : {});
    return parsed.success ? parsed.data : {};
  }

  /** Keeps the entry of one case, or forgets it. False where it couldn't be kept. */
  put(id: string, next: Entry | null): boolean {
    const { [id]: _, ...others } = this.read();
    const found = this.store.read();
    const mark = found.state === 'ok' ? found.mark : null;
    const all = next ? { ...others, [id]: next } : others;
    return this.store.write(all, mark).outcome === 'saved';
  }
}
