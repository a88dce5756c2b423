import { type Stored, stored } from '../../../schemas/stored.ts';
import { asideKey, isQuota, removeKey, storedText, storeText } from './keys.ts';

/** What was found under a key. */
export type Found =
  | { readonly state: 'empty' }
  | {
      readonly state: 'ok';
      readonly version: number;
      readonly mark: string;
      readonly value: unknown;
      /** The marks of what it took the place of, the last first; unknown in what an older app wrote. */
      readonly prior?: readonly string[];
      /** When it was written, ISO 8601. */
      readonly savedAt?: string;
    }
  /** Written by a newer version of the app: not to be touched. */
  | { readonly state: 'newer'; readonly version: number; readonly mark: string }
  | { readonly state: 'corrupt'; readonly text: string };

export type Written =
  | {
      readonly outcome: 'saved';
      readonly mark: string;
      /** Characters of what was written. */
      readonly size: number;
    }
  /** Another tab wrote since we last looked; nothing was overwritten. */
  | { readonly outcome: 'conflict' }
  | { readonly outcome: 'newer' }
  /** No room; what stood there still stands. */
  | { readonly outcome: 'full' }
  /** The browser allows no storage (private windows, policies). */
  | { readonly outcome: 'denied' };

/**
 * What was read or written last under each key: a large document isn't parsed again to learn that it
 * still stands, whichever part of the page asks.
 */
const lasts = new Map<
  string,
  { readonly text: string; readonly version: number; readonly found: Found }
>();

/**
 * One key of localStorage: the only place that touches it. Nothing is ever lost by writing:
 * a full quota leaves the old value, a newer version's data and another tab's unseen
 * writing are not overwritten, and what can't be read is set aside.
 */
export class DocumentStore {
  constructor(
    readonly key: string,
    /** Of the shape that is written. */
    readonly version: number,
  ) {}

  /** @throws what the browser throws where it allows no storage */
  read(): Found {
    const text = storedText(this.key);
    if (text === null) return { state: 'empty' };
    const last = lasts.get(this.key);
    if (last?.text === text && last.version === this.version) return last.found;
    const found = this.understand(text);
    lasts.set(this.key, { text, version: this.version, found });
    return found;
  }

  private understand(text: string): Found {
    const envelope = parse(text);
    if (!envelope) return { state: 'corrupt', text };
    const { version, mark, value, savedAt, prior } = envelope;
    if (version > this.version) return { state: 'newer', version, mark };
    return { state: 'ok', version, mark, value, savedAt, ...(prior && { prior }) };
  }

  /** Writes, provided that the stored document is the one we last saw (`seen`; null: nothing). */
  write(value: unknown, seen: string | null): Written {
    try {
      const found = this.read();
      if (found.state === 'newer') return { outcome: 'newer' };
      // What nobody could read was set aside when it was read, unless there was no room then.
      if (found.state === 'corrupt') this.setAside(found.text);
      const standing = found.state === 'ok' ? found : null;
      if (standing && standing.mark !== seen) return { outcome: 'conflict' };
      return this.overwrite(value, priorOf(standing));
    } catch (error) {
      return { outcome: isQuota(error) ? 'full' : 'denied' };
    }
  }

  /** Whether what stands there was written by this store, after it had waited for room. */
  wroteLate(_mark: string): boolean {
    return false;
  }

  private overwrite(value: unknown, prior: string[]): Written {
    const envelope: Stored = {
      version: this.version,
      mark: crypto.randomUUID(),
      prior,
      savedAt: new Date().toISOString(),
      value,
    };
    const text = JSON.stringify(envelope);
    storeText(this.key, text);
    const { version, mark, savedAt } = envelope;
    const found: Found = { state: 'ok', version, mark, prior, value, savedAt };
    lasts.set(this.key, { text, version, found });
    return { outcome: 'saved', mark, size: text.length };
  }

  /**
   * Moves what can't be read out of the way, to a key of its own, and gives that key. Where there is
   * no room for a copy it stays where it is.
   *
   * @throws {DOMException}
   */
  setAside(text: string): string {
    const aside = asideKey(this.key);
    storeText(aside, text);
    removeKey(this.key);
    return aside;
  }

  /** Calls back when another tab has written the key, or may have while this page was asleep. */
  listen(changed: () => void): () => void {
    const onStorage = (event: StorageEvent) => {
      if (event.key === this.key || event.key === null) changed();
    };
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) changed();
    };
    window.addEventListener('storage', onStorage);
    window.addEventListener('pageshow', onShow);
    return () => {
      window.removeEventListener('storage', onStorage);
      window.removeEventListener('pageshow', onShow);
    };
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

/** As many writings may happen in one tab before another hears of the first of them. */
const MARKS = 20;

/** The marks that a writing over `found` has seen, the last first. */
export function priorOf(
  found: { readonly mark: string; readonly prior?: readonly string[] } | null,
): string[] {
  return found ? [found.mark, ...(found.prior ?? [])].slice(0, MARKS) : [];
}
