import type { Document, Tool } from '../../tool/index.ts';
import { migrate } from '../../tool/document/migrate.ts';
import { afterPaint } from '../session/afterPaint.ts';
import type { Session } from '../session/session.ts';
import { type Found, DocumentStore } from './document-store.ts';
import { isQuota } from './keys.ts';

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

/** Texts up to this length are written in well under a frame, so at once. */
const SMALL = 100_000;
/** Longer ones take several frames: they wait until typing rests, or for the first edit after so long. */
const REST_MS = 300;
const LATEST_MS = 2_000;

/**
 * Keeps a tool's document in this browser: reads it at the start, writes it after every
 * edit, takes over what another tab writes, and asks where both changed it.
 */
export class DocumentSync {
  private readonly store: DocumentStore;
  private mark: string | null = null;
  /** Whether what has the mark was written here, rather than found. */
  private isOwn = false;
  private isUnkept = false;
  /** When the first edit was made that waits to be written. */
  private waitingSince: number | null = null;
  private timer = 0;
  private size = 0;
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

  /** What was loaded isn't kept anywhere: it has to be written, edited or not. */
  markUnkept(state: 'full' | 'denied' | 'newer'): void {
    this.keeping = { state };
    this.isUnkept = true;
  }

  /** Whether leaving loses something: an edit, or a document that couldn't be written at all. */
  get isAtRisk(): boolean {
    const { state } = this.keeping;
    return (
      state === 'conflict' ||
      (state !== 'saved' && (this.isUnkept || (this.session?.edited ?? false)))
    );
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
    this.isOwn = false;
    const read = readDocument(this.tool, found.version, found.value);
    if ('document' in read) return read.document;
    this.putAside(JSON.stringify(found.value), read.faults);
    return null;
  }

  private putAside(text: string, faults: readonly string[]): void {
    this.mark = null;
    // Until there is room for a copy it stays where it is, and nothing is written over it.
    this.aside = { key: this.store.key, text, faults };
    this.moveAside();
  }

  /** Whether nothing unreadable stands in the place of what is to be written. */
  private moveAside(): boolean {
    if (this.aside?.key !== this.store.key) return true;
    try {
      this.aside = { ...this.aside, key: this.store.setAside(this.aside.text) };
      return true;
    } catch (error) {
      this.keeping = { state: isQuota(error) ? 'full' : 'denied' };
      return false;
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
    // A phone may end a page that is out of sight without another word.
    const onHidden = () => document.visibilityState === 'hidden' && this.flush();
    window.addEventListener('pagehide', onHide);
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      this.flush();
      window.removeEventListener('pagehide', onHide);
      document.removeEventListener('visibilitychange', onHidden);
      for (const stop of stops) stop();
      this.session = null;
    };
  }

  private saveSoon(): void {
    if (this.keeping.state === 'newer') return;
    const now = performance.now();
    this.waitingSince ??= now;
    const isDue = now - this.waitingSince >= LATEST_MS;
    const save = () => inTurn(this.store.key, () => this.flush());
    window.clearTimeout(this.timer);
    // Right after an edit the next key is farthest away.
    if (this.size > SMALL && isDue) afterPaint(save);
    else this.timer = window.setTimeout(save, this.size > SMALL ? REST_MS : 0);
  }

  /** Writes the document, whether it was edited or not; a conflict waits for its answer. */
  keep(session: Session): void {
    if (this.keeping.state !== 'conflict') this.write(session);
  }

  /** Writes now what is still to be written. */
  flush(): void {
    const { session, isWaiting } = this;
    this.stopWaiting();
    if (!session || this.keeping.state === 'conflict') return;
    // What an import brought, or an export holds, counts as safe, and is kept here all the same.
    if (!session.edited && !isWaiting && !this.isUnkept) return;
    this.write(session);
  }

  private get isWaiting(): boolean {
    return this.waitingSince !== null;
  }

  private stopWaiting(): void {
    this.waitingSince = null;
    window.clearTimeout(this.timer);
  }

  private write(session: Session): void {
    this.tried = session.document;
    if (!this.moveAside()) {
      session.announce();
      return;
    }
    const written = this.store.write(session.document, this.mark);
    if (written.outcome === 'saved') {
      this.mark = written.mark;
      this.isOwn = true;
      this.isUnkept = false;
      this.size = written.size;
      this.keeping = { state: 'saved' };
      session.markSaved();
    } else this.report({ state: written.outcome });
  }

  private report(keeping: Keeping): void {
    this.keeping = keeping;
    this.session?.announce();
  }

  /**
   * Another tab wrote: taken over where this one has nothing that the other hasn't seen, else asked.
   * Two tabs that write in the same moment can't see one another; the marks tell it afterwards.
   */
  private onStorageChange(): void {
    const { session } = this;
    if (!session) return;
    const found = this.found();
    if (!found || (found.state === 'ok' && found.mark === this.mark)) return;
    if (found.state === 'ok' && this.store.wroteLate(found.mark)) {
      this.flush();
      return;
    }
    const isUnseen =
      this.isOwn &&
      this.mark !== null &&
      found.state === 'ok' &&
      found.prior?.includes(this.mark) === false;
    if (session.edited || this.isWaiting || isUnseen) {
      this.report({ state: 'conflict' });
      return;
    }
    if (!this.takeOver(session, found)) session.announce();
  }

  /** What another tab wrote takes the place of what is here, and needn't be written again. */
  private takeOver(session: Session, found: Found): boolean {
    const document = this.take(found);
    if (!document) return false;
    session.replace('Cambios de otra pestaña', document);
    this.stopWaiting();
    session.markSaved();
    return true;
  }

  private found(): Found | null {
    try {
      return this.store.read();
    } catch {
      this.report({ state: 'denied' });
      return null;
    }
  }

  /** Settles a conflict: the other tab's document, or this one's over it. */
  settle(whose: 'mine' | 'theirs'): void {
    const { session } = this;
    const found = this.found();
    if (!session || !found) return;
    this.keeping = { state: 'saved' };
    if (whose === 'theirs') {
      if (!this.takeOver(session, found)) session.markSaved();
    } else {
      this.mark = found.state === 'ok' ? found.mark : null;
      this.write(session);
    }
  }

  dismissSetAside(): void {
    this.aside = null;
    this.session?.announce();
  }
}

/**
 * Does what reads and writes a key while no other tab does, where the browser has locks; else, and
 * when the page goes away, without one.
 */
function inTurn(key: string, act: () => void): void {
  // Missing where the page isn't served securely.
  const { locks } = navigator as { readonly locks?: LockManager };
  if (locks) void locks.request(`abaco:${key}`, act);
  else act();
}

/** What was kept as a document of the tool, brought to its version and checked. */
export function readDocument(
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
