import { type KeptStudies, readStudies, type StudyChange, withChange } from './kept.ts';

/** Where the studies of one document are kept. */
export interface StudyPlace {
  /** As they stand there. */
  readonly read: () => unknown;
  /** False where there is no room: they hold for this visit then. */
  readonly write: (change: (studies: unknown) => unknown) => boolean;
  readonly listen: (changed: () => void) => () => void;
}

/** Who types isn't followed key by key. */
const PAUSE_MS = 800;

/**
 * The studies of a document while its page is open. A change holds at once and is written after a
 * pause, over what other tabs have written by then.
 */
export class StudyBook {
  private waiting: readonly StudyChange[] = [];
  private standing: unknown;
  private shown: KeptStudies;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly listeners = new Set<() => void>();

  constructor(
    private readonly place: StudyPlace,
    private readonly onUnkept: () => void = () => undefined,
  ) {
    this.standing = place.read();
    this.shown = readStudies(this.standing);
  }

  get studies(): KeptStudies {
    return this.shown;
  }

  snapshot = (): KeptStudies => this.shown;

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    const stop = this.place.listen(() => this.look());
    const flush = () => this.flush();
    window.addEventListener('pagehide', flush);
    return () => {
      this.listeners.delete(listener);
      window.removeEventListener('pagehide', flush);
      stop();
      this.flush();
    };
  };

  change(change: StudyChange): void {
    this.waiting = [...this.waiting, change];
    this.show();
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.flush(), PAUSE_MS);
  }

  /** Writes now what is still to be written. */
  flush(): void {
    clearTimeout(this.timer);
    const { waiting } = this;
    if (waiting.length === 0) return;
    this.waiting = [];
    const isKept = this.place.write((studies) => waiting.reduce(withChange, studies ?? {}));
    if (!isKept) this.onUnkept();
    this.look();
  }

  /** Others may have written: another tab, another device. */
  private look(): void {
    const standing = this.place.read();
    if (standing === this.standing) return;
    this.standing = standing;
    this.show();
  }

  private show(): void {
    this.shown = readStudies(this.waiting.reduce<unknown>(withChange, this.standing));
    for (const listener of this.listeners) listener();
  }
}

/** Where nothing is kept: a case that somebody shows, to be read. */
export function passingPlace(): StudyPlace {
  let studies: unknown;
  return {
    read: () => studies,
    write: (change) => {
      studies = change(studies);
      return true;
    },
    listen: () => () => undefined,
  };
}
