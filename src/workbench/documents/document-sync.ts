import type { Document, Tool } from '../../tool/index.ts';
import { migrate } from './migrate.ts';
import type { Session } from '../session/session.ts';
import { type Found, DocumentStore } from './document-store.ts';

/** How it stands with what is kept in this browser. */
export type Keeping =
  | { readonly state: 'saved' }
  | { readonly state: 'full' }
  | { readonly state: 'denied' }
  | { readonly state: 'newer' }
  /** Another tab changed the same document, and this one has changes of its own. */
  | { readonly state: 'conflict' };

/** What stood in the storage and couldn't be read; nothing of it is lost. */
export interface SetAside {
  readonly key: string;
  readonly text: string;
  readonly faults: readonly string[];
}

const DELAY_MS = 250;

/**
 * Keeps a tool's document in this browser: reads it at the start, writes it after every
 * edit, takes over what another tab writes, and asks where both changed it.
 */
export class DocumentSync {
  private readonly store: DocumentStore;
  private mark: string | null = null;
  private timer: number | undefined;
  private keeping: Keeping = { state: 'saved' };
  private aside: SetAside | null = null;
  private session: Session | null = null;
  private tried: Document | null = null;

  constructor(
    private readonly tool: Tool,
    key: string,
    store = new DocumentStore(key, tool.version),
  ) {
    this.store = store;
  }

  get status(): Keeping {
    return this.keeping;
  }

  get setAside(): SetAside | null {
    return this.aside;
  }

  /** The kept document, or the initial one where there is none or none that can be read. */
  load(): Document {
    let found: Found;
    try {
      found = this.store.read();
    } catch {
      // Some browsers throw at the mere sight of localStorage; the status tells the person.
      this.keeping = { state: 'denied' };
      return this.tool.document.initial();
    }
    return this.take(found) ?? this.tool.document.initial();
  }

  private take(found: Found): Document | null {
    if (found.state === 'empty') return null;
    if (found.state === 'newer') {
      this.keeping = { state: 'newer' };
      return null;
    }
    if (found.state === 'corrupt') {
      this.putAside(found.text, ['El texto guardado no tiene la forma esperada.']);
      return null;
    }
    this.mark = found.mark;
    const read = readDocument(this.tool, found.version, found.value);
    if ('document' in read) return read.document;
    this.putAside(JSON.stringify(found.value), read.faults);
    return null;
  }

  private putAside(text: string, faults: readonly string[]): void {
    this.mark = null;
    try {
      this.aside = { key: this.store.setAside(text), text, faults };
    } catch {
      // No room for a copy: it stays where it is, and saving over it stays off.
      this.aside = { key: this.store.key, text, faults };
      this.keeping = { state: 'full' };
    }
  }

  /** Saves the session's edits from here on, and brings it what other tabs save. */
  attach(session: Session): () => void {
    this.session = session;
    const onEdit = () => {
      // A failed attempt isn't repeated until there is something new to save.
      if (session.edited && session.document !== this.tried) this.saveSoon();
    };
    const stops = [session.subscribe(onEdit), this.store.listen(() => this.onStorageChange())];
    const onHide = () => this.flush();
    window.addEventListener('pagehide', onHide);
    return () => {
      this.flush();
      window.removeEventListener('pagehide', onHide);
      for (const stop of stops) stop();
      this.session = null;
    };
  }

  private saveSoon(): void {
    if (this.timer !== undefined || this.keeping.state === 'newer') return;
    this.timer = window.setTimeout(() => this.flush(), DELAY_MS);
  }

  /** Writes now what is still to be written. */
  flush(): void {
    window.clearTimeout(this.timer);
    this.timer = undefined;
    const { session } = this;
    if (!session?.edited || this.keeping.state === 'conflict') return;
    this.tried = session.document;
    const written = this.store.write(session.document, this.mark);
    if (written.outcome === 'saved') {
      this.mark = written.mark;
      this.keeping = { state: 'saved' };
      session.markSaved();
    } else this.report({ state: written.outcome });
  }

  private report(keeping: Keeping): void {
    this.keeping = keeping;
    this.session?.announce();
  }

  /** Another tab wrote: taken over where this one has nothing unsaved, else asked. */
  private onStorageChange(): void {
    const { session } = this;
    if (!session) return;
    if (session.edited) {
      this.report({ state: 'conflict' });
      return;
    }
    const document = this.take(this.store.read());
    if (document) {
      session.replace('Cambios de otra pestaña', document);
      session.markSaved();
    } else session.announce();
  }

  /** Settles a conflict: the other tab's document, or this one's over it. */
  settle(whose: 'mine' | 'theirs'): void {
    const { session } = this;
    if (!session) return;
    const found = this.store.read();
    this.keeping = { state: 'saved' };
    if (whose === 'theirs') {
      const document = this.take(found);
      if (document) session.replace('Cambios de otra pestaña', document);
      session.markSaved();
    } else {
      this.mark = found.state === 'ok' ? found.mark : null;
      this.flush();
    }
  }

  dismissSetAside(): void {
    this.aside = null;
    this.session?.announce();
  }
}

function readDocument(
  tool: Tool,
  version: number,
  value: unknown,
): { readonly document: Document } | { readonly faults: readonly string[] } {
  const migrated = migrate(tool, version, value);
  if ('faults' in migrated) return migrated;
  const checked = tool.document.check(migrated.document);
  if (!('problems' in checked)) return checked;
  return {
    faults: checked.problems.map(({ field, value: was, message }) => `${field}: ${was} ${message}`),
  };
}
