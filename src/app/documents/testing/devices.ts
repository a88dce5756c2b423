import {
  type Entry,
  answered,
  conflicts,
  hearing,
  newEntry,
  nextAction,
  overwrites,
  sending,
  took,
} from '../outbox.ts';

/** A case is the list of the edits that went into it. */
type Content = readonly string[];

interface Version {
  readonly mark: string;
  readonly revision: number;
  readonly content: Content;
  readonly by: TestDevice;
}

/** The service, for one document: as `src/server/documents` has it. */
export class TestAccount {
  readonly versions: Version[] = [];

  get last(): Version | undefined {
    return this.versions.at(-1);
  }

  get current(): Content {
    return this.last?.content ?? [];
  }

  everWritten(): string[] {
    return this.versions.flatMap(({ content }) => content);
  }

  write(by: TestDevice, mark: string, base: number, content: Content): number | 'behind' {
    const before = this.versions.find((version) => version.mark === mark);
    if (before) return before.revision;
    if ((this.last?.revision ?? 0) !== base) return 'behind';
    this.versions.push({ mark, revision: base + 1, content, by });
    return base + 1;
  }
}

let count = 0;
const unique = (): string => `${count++}`;

/** A device with its copy of the document. What it has survives a crash; what it was doing doesn't. */
export class TestDevice {
  own: Content = [];
  readonly made: string[] = [];
  /** Of copies that were made in conflicts. */
  readonly copies: string[] = [];
  readonly letGo = new Set<string>();
  conflicts = 0;
  /** Those in which somebody else had written. */
  foreignConflicts = 0;
  private entry: Entry = newEntry('x');
  private stamp = 'start';

  constructor(private readonly account: TestAccount) {
    this.entry = { ...this.entry, synced: this.stamp };
  }

  private get local() {
    return { stamp: this.stamp, isInBin: false, isEnded: false };
  }

  edit(): void {
    const edit = unique();
    this.made.push(edit);
    this.own = [...this.own, edit];
    this.stamp = unique();
  }

  push(fault: string): void {
    const action = nextAction(this.entry, this.local, unique());
    if (action.does !== 'write') return;
    this.entry = sending(this.entry, this.local, action);
    if (fault === 'lost' || fault === 'crash') return;
    const outcome = this.account.write(this, action.mark, action.base, this.own);
    if (fault === 'unanswered') return;
    // Somebody goes on typing while the answer is on its way.
    if (fault === 'editing') this.edit();
    const answer =
      outcome === 'behind'
        ? ({ answer: 'behind' } as const)
        : ({ answer: 'written', revision: outcome } as const);
    this.noteConflict(() => {
      this.entry = answered(this.entry, this.local, answer, 'x');
    });
  }

  pull(fault: string): void {
    const { last } = this.account;
    if (fault !== 'none' || !last) return;
    const heard = hearing(this.entry, this.local, last.revision);
    if (heard === 'take') this.take(last);
    if (heard === 'conflict') {
      this.noteConflict(() => {
        this.entry = conflicts(this.entry);
      });
    }
  }

  private noteConflict(change: () => void): void {
    const before = this.entry;
    change();
    if (before.isConflict || !this.entry.isConflict) return;
    this.conflicts++;
    const since = this.account.versions.filter(({ revision }) => revision > before.base);
    if (since.some(({ by }) => by !== this)) this.foreignConflicts++;
  }

  private take({ content, revision }: Version): void {
    this.own = content;
    this.stamp = unique();
    this.entry = took(this.entry, revision, this.stamp);
  }

  settle(whose: string): void {
    const { last } = this.account;
    if (!this.entry.isConflict || !last) return;
    if (whose === 'mine') {
      this.entry = overwrites(this.entry, last.revision);
      return;
    }
    if (whose === 'both') this.copies.push(...this.own);
    else for (const edit of this.own) this.letGo.add(edit);
    this.take(last);
  }
}
