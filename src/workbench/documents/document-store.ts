import { type Stored, stored } from '../../../schemas/stored.ts';
import { asideKey } from './keys.ts';

/** What was found under a key. */
export type Found =
  | { readonly state: 'empty' }
  | {
      readonly state: 'ok';
      readonly version: number;
      readonly mark: string;
      readonly value: unknown;
      /** When it was written, ISO 8601. */
      readonly savedAt?: string;
    }
  /** Written by a newer version of the app: not to be touched. */
  | { readonly state: 'newer'; readonly version: number; readonly mark: string }
  | { readonly state: 'corrupt'; readonly text: string };

export type Written =
  | { readonly outcome: 'saved'; readonly mark: string }
  /** Another tab wrote since we last looked; nothing was overwritten. */
  | { readonly outcome: 'conflict' }
  | { readonly outcome: 'newer' }
  /** No room; what stood there still stands. */
  | { readonly outcome: 'full' }
  /** The browser allows no storage (private windows, policies). */
  | { readonly outcome: 'denied' };

/**
 * One key of localStorage: the only place that touches it. Nothing is ever lost by writing:
 * a full quota leaves the old value, a newer version's data and another tab's unseen
 * writing are not overwritten, and what can't be read is set aside.
 */
export class DocumentStore {
  /** What was read or written last: a large document isn't parsed again to learn that it still stands. */
  private last: { readonly text: string; readonly found: Found } | null = null;

  constructor(
    readonly key: string,
    /** Of the shape that is written. */
    readonly version: number,
    private readonly storage: () => Storage = () => window.localStorage,
  ) {}

  /** @throws what the browser throws where it allows no storage */
  read(): Found {
    const text = this.storage().getItem(this.key);
    if (text === null) return { state: 'empty' };
    if (this.last?.text !== text) this.last = { text, found: this.understand(text) };
    return this.last.found;
  }

  private understand(text: string): Found {
    const envelope = parse(text);
    if (!envelope) return { state: 'corrupt', text };
    const { version, mark, value, savedAt } = envelope;
    if (version > this.version) return { state: 'newer', version, mark };
    return { state: 'ok', version, mark, value, savedAt };
  }

  /** Writes, provided that what stands there is what we last saw (`seen`; null: nothing). */
  write(value: unknown, seen: string | null): Written {
    try {
      const found = this.read();
      if (found.state === 'newer') return { outcome: 'newer' };
      const standing = found.state === 'ok' ? found.mark : null;
      if (standing !== null && standing !== seen) return { outcome: 'conflict' };
      return this.overwrite(value);
    } catch (error) {
      return { outcome: isQuota(error) ? 'full' : 'denied' };
    }
  }

  private overwrite(value: unknown): Written {
    const envelope: Stored = {
      version: this.version,
      mark: crypto.randomUUID(),
      savedAt: new Date().toISOString(),
      value: value as Stored['value'],
    };
    const text = JSON.stringify(envelope);
    this.storage().setItem(this.key, text);
    const { version, mark, savedAt } = envelope;
    this.last = { text, found: { state: 'ok', version, mark, value, savedAt } };
    return { outcome: 'saved', mark };
  }

  /** Moves what can't be read out of the way, to a key of its own, and gives that key. */
  setAside(text: string): string {
    const aside = asideKey(this.key);
    this.storage().removeItem(this.key);
    try {
      this.storage().setItem(aside, text);
    } catch (error) {
      // The same text fitted a moment ago; if it doesn't now, it goes back to where it was.
      this.storage().setItem(this.key, text);
      throw error;
    }
    return aside;
  }

  /** Calls back when another tab has written the key. */
  listen(changed: () => void): () => void {
    const onStorage = (event: StorageEvent) => {
      if (event.key === this.key || event.key === null) changed();
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }
}

function parse(text: string): Stored | null {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
  const parsed = stored.safeParse(raw);
  return parsed.success ? parsed.data : null;
}

function isQuota(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError';
}
