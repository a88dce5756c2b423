import { DocumentStore } from './document-store.ts';
import { removeKeys } from './keys.ts';
import { type Owner, ownedKey } from './owner.ts';

const VERSION = 1;
const VIEWS = 'abaco.view.documents';
/** What is typed goes with the documents when the person signs out; how pages were left stays. */
const FORMS = 'abaco.formularios';
/** Of so many documents it is known how a person left them, of those that they worked with last. */
const DOCUMENTS = 30;
/** Characters of all that is kept of a document; what would take more isn't kept. */
const MOST = 20_000;
/** Written once nothing has changed for so long. */
const DELAY_MS = 600;

type Kept = Readonly<Record<string, unknown>>;

/**
 * How a person left what they worked with: widths, folded rows, units, how a table is
 * sorted and where it was scrolled to, and what they typed that couldn't be taken (`keepRefused`); and
 * what they typed into forms. Of
 * each person in this browser by themselves, and by document. It is no data: what can't be kept is lost.
 */
export class ViewStates {
  private readonly store: DocumentStore;
  private documents: Map<string, Kept>;
  private readonly changed = new Set<string>();
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(owner: Owner, name = VIEWS) {
    this.store = new DocumentStore(ownedKey(name, owner), VERSION);
    this.documents = this.stored();
  }

  /** What was kept under a name; undefined where nothing was. */
  of(document: string, name: string): unknown {
    return this.documents.get(document)?.[name];
  }

  keep(document: string, name: string, value: unknown): void {
    const kept = this.documents.get(document) ?? {};
    const { [name]: before, ...others } = kept;
    if (JSON.stringify(before) === JSON.stringify(value)) return;
    const next = value === undefined ? others : { ...others, [name]: value };
    // What is too long isn't kept, and neither is what it took the place of.
    const fits = JSON.stringify(next).length <= MOST;
    this.documents.set(document, fits ? next : others);
    this.changed.add(document);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.flush(), DELAY_MS);
  }

  /** What was left of one document is left of another from now on, but for what is known of that itself. */
  move(from: string, to: string): void {
    const left = this.documents.get(from);
    if (!left) return;
    this.documents.set(to, { ...left, ...this.documents.get(to) });
    this.documents.delete(from);
    this.changed.add(from).add(to);
    this.flush();
  }

  /** Takes what was kept of a document out of the browser, whichever tab kept it. */
  drop(document: string): void {
    this.documents.delete(document);
    this.changed.add(document);
    this.flush();
  }

  /** Nothing was kept: what another tab took out of the browser isn't written again by this one. */
  forget(): void {
    clearTimeout(this.timer);
    this.changed.clear();
    this.documents.clear();
  }

  /** Takes all of it out of the browser. */
  clear(): void {
    this.forget();
    removeKeys((key) => key === this.store.key);
  }

  /** Forgets what another tab clears. */
  listen(): void {
    this.store.listen(() => {
      if (this.found()?.state === 'empty') this.forget();
    });
  }

  /** Writes what changed among what other tabs wrote meanwhile. */
  flush(): void {
    clearTimeout(this.timer);
    if (this.changed.size === 0) return;
    const all = this.stored();
    for (const document of this.changed) {
      // At the end: those that were worked with last are kept longest.
      all.delete(document);
      const kept = this.documents.get(document);
      if (kept && Object.keys(kept).length > 0) all.set(document, kept);
    }
    this.changed.clear();
    this.documents = new Map([...all].slice(-DOCUMENTS));
    this.store.write(Object.fromEntries(this.documents), this.mark());
  }

  /** What is kept by now, also by other tabs; of those that were worked with last at the end. */
  stored(): Map<string, Kept> {
    const found = this.found();
    const value = found?.state === 'ok' ? found.value : null;
    if (typeof value !== 'object' || value === null) return new Map();
    return new Map(
      Object.entries(value).filter((entry): entry is [string, Kept] => isKept(entry[1])),
    );
  }

  private mark(): string | null {
    const found = this.found();
    return found?.state === 'ok' ? found.mark : null;
  }

  private found() {
    try {
      return this.store.read();
    } catch {
      // The browser allows no storage: it lasts as long as the page.
      return null;
    }
  }
}

function isKept(value: unknown): value is Kept {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const states = new Map<string, ViewStates>();

/** Read from the browser once a visit. */
function statesOf(name: string, owner: Owner): ViewStates {
  const key = ownedKey(name, owner);
  const known = states.get(key);
  if (known) return known;
  const made = new ViewStates(owner, name);
  states.set(key, made);
  window.addEventListener('pagehide', () => made.flush());
  made.listen();
  return made;
}

export const viewStatesOf = (owner: Owner): ViewStates => statesOf(VIEWS, owner);

/** What a person typed into forms and didn't save, each form by itself: see `typed.ts`. */
export const formStatesOf = (owner: Owner): ViewStates => statesOf(FORMS, owner);
