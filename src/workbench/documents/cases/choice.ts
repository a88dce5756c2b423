import * as z from 'zod/mini';
import { DocumentStore } from '../document-store.ts';

const kept = z.object({
  id: z.nullable(z.string()),
  dismissed: z._default(z.array(z.string()), []),
});

type Kept = z.infer<typeof kept>;

const NOTHING: Kept = { id: null, dismissed: [] };

/** What a person chose among a tool's cases: the one at work, and the samples to do without. */
export class CaseChoice {
  private readonly store: DocumentStore;
  private last: Kept = NOTHING;

  constructor(key: string) {
    this.store = new DocumentStore(key, 1);
    this.last = this.read();
  }

  /** The case at work; it may be gone. */
  get id(): string | null {
    return this.last.id;
  }

  choose(id: string | null): void {
    this.write({ ...this.read(), id });
  }

  /** A sample that was deleted or renamed doesn't come back. */
  dismiss(name: string): void {
    const { id, dismissed } = this.read();
    this.write({ id, dismissed: [...dismissed.filter((one) => one !== name), name] });
  }

  wasDismissed(name: string): boolean {
    return this.last.dismissed.includes(name);
  }

  private read(): Kept {
    try {
      const found = this.store.read();
      const parsed = kept.safeParse(found.state === 'ok' ? found.value : null);
      return parsed.success ? parsed.data : this.last;
    } catch (error) {
      if (!(error instanceof DOMException)) throw error;
      return this.last;
    }
  }

  private write(next: Kept): void {
    this.last = next;
    try {
      const found = this.store.read();
      this.store.write(next, found.state === 'ok' ? found.mark : null);
    } catch (error) {
      // Without storage the choice holds for this visit.
      if (!(error instanceof DOMException)) throw error;
    }
  }
}
