import { DOCUMENT_NAME_MAX } from '../../../../schemas/limits.ts';
import type { StoredRecord } from '../../../../schemas/stored.ts';
import { copiedName, copyName, type Document, type Tool } from '../../../tool/index.ts';
import type { BesideModel } from '../../session/refused.ts';
import { Session } from '../../session/session.ts';
import { DocumentSync } from '../document-sync.ts';
import type { Owner } from '../owner.ts';
import { copyRefused, forgetRefused, keepRefused } from '../keepRefused.ts';
import { viewStatesOf } from '../viewStates.ts';
import { lastFirst, newRecord } from '../records.ts';
import { writeStudies } from '../studies.ts';
import { CaseStore } from './case-store.ts';
import { CaseChoice } from './choice.ts';
import { figureOf } from './figure.ts';
import { focusCaseName } from './focusCaseName.ts';
import { olderKey, casesKey } from './places.ts';
import { OLDER_NAME, takeInOlder } from './older.ts';
import { StoredCase } from './stored-case.ts';
import { unusedName } from './texts.ts';
import { tidy } from './tidy.ts';
import { isWriting, onceFocusMoves } from './writing.ts';

/** A case at work: its session stays while one looks at others, and its history with it. */
export interface OpenCase<D extends Document = Document> {
  readonly id: string;
  readonly session: Session<D>;
  readonly sync: DocumentSync;
  readonly stored: StoredCase;
}

export interface Opening {
  /** The case to begin with; where it is gone, as without it. */
  readonly wanted?: string | null;
  /** The data to begin with. */
  readonly start?: Document | undefined;
}

/** All cases and drafts of a tool that one person has in this browser, and the one at work. */
export class CaseWorkspace<D extends Document = Document> {
  readonly store: CaseStore;
  protected readonly choice: CaseChoice;
  private readonly opened = new Map<string, OpenCase<D>>();
  private readonly listeners = new Set<() => void>();
  /** What is at work and becomes a case, or a draft, with its first edit. */
  private unborn: StoredRecord | null = null;
  private currentId: string | null = null;
  /** What was at work before on this visit, the last one first. */
  private before: readonly string[] = [];
  /** Whether nobody chose what is at work: no earlier visit, no address, no hand. */
  private isUnasked = false;
  /** What is gone elsewhere, and stays at work here until what is being written in it has its place. */
  private heldId: string | null = null;
  private count = 0;

  constructor(
    readonly tool: Tool,
    private readonly owner: Owner,
    { wanted = null, start }: Opening = {},
    choiceKey = `${casesKey(tool, owner)}.abierto`,
  ) {
    this.store = new CaseStore(casesKey(tool, owner));
    this.choice = new CaseChoice(choiceKey);
    this.store.refresh();
    takeInOlder(this.store, olderKey(tool, owner));
    tidy(this.store, new Date());
    this.prepare();
    const known = [wanted, this.keeps && !start ? this.choice.id : null].find(
      (id) => id !== null && this.store.find(id),
    );
    this.isUnasked = known === undefined && !start;
    this.currentId = known ?? (start ? this.begin(start) : this.first());
  }

  /** What there is to do before the first case is opened. */
  protected prepare(): void {}

  /** Finds a cell of the tool's sheets that its model has no value for: see `BesideModel.key`. */
  protected besideOf(_session: Session<D>, _key: string): BesideModel | null {
    return null;
  }

  /** Whether it goes on with the last case; else it starts fresh. */
  private get keeps(): boolean {
    return this.tool.storageKey !== undefined;
  }

  /** What is at work where nothing was chosen: what the person worked with last, or the first sample. */
  private first(): string | null {
    const own = this.cases.filter(({ isSample = false }) => !isSample);
    const [last] = own.toSorted(lastFirst);
    const next = last ?? this.cases[0];
    return this.keeps && next ? next.id : this.none();
  }

  /** What is at work where there is no case. */
  protected none(): string | null {
    return this.begin();
  }

  /** Something new, kept from its first edit on. */
  private begin(start?: Document): string {
    // A visit goes on with what was refused on the last one; what is begun anew has nothing of it.
    if (start || this.opened.size > 0) forgetRefused(viewStatesOf(this.owner), this.tool.id);
    const name = this.keeps ? this.newName() : 'Borrador';
    const data = start ?? this.tool.document.initial();
    this.unborn = newRecord(name, this.tool.version, data, { isDraft: !this.keeps });
    const { id } = this.unborn;
    this.open(id, this.unborn);
    return id;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    const stop = this.store.listen(() => this.onStorageChange());
    if (this.listeners.size === 1) this.takeInUnheard();
    return () => {
      stop();
      this.listeners.delete(listener);
    };
  };

  revision = (): number => this.count;

  announce(): void {
    this.count++;
    this.tell();
  }

  private tell(): void {
    for (const listener of this.listeners) listener();
  }

  get cases(): readonly StoredRecord[] {
    return this.store.live.filter(({ isDraft }) => !isDraft);
  }

  /** The last one first. */
  get drafts(): readonly StoredRecord[] {
    const drafts = this.store.live.filter(({ isDraft }) => isDraft);
    return drafts.toSorted(lastFirst);
  }

  get bin(): readonly StoredRecord[] {
    return this.store.all.filter(({ deletedAt, endedAt }) => deletedAt && !endedAt);
  }

  /** The one at work; null where there is none. */
  get current(): StoredRecord | null {
    const { currentId: id } = this;
    if (id === null) return null;
    const stays = this.heldId === id || this.opened.get(id)?.session.edited;
    // What another tab deleted stays in sight here as long as something of it isn't kept.
    const last = stays ? this.store.lastKnown(id) : undefined;
    return this.store.find(id) ?? last ?? (this.unborn?.id === id ? this.unborn : null);
  }

  /**
   * The case that the one at work is likely compared with: what it is a copy of, else what was at work before it, else
   * what was written last.
   */
  get compared(): StoredRecord | undefined {
    const { current } = this;
    const others = this.cases.filter(({ id }) => id !== current?.id);
    const original = copiedName(current?.name ?? '');
    const copied = others.find(({ name }) => name === original);
    const before = this.before.flatMap((id) => others.find((one) => one.id === id) ?? []);
    return copied ?? before[0] ?? others.toSorted(lastFirst)[0];
  }

  /**
   * The case or draft that the page's address names, so that the page loaded anew, and each of several
   * tabs, goes on with its own; null for what isn't kept yet, and where a tool opens the last by itself.
   */
  get addressed(): string | null {
    const { current, isNew } = this;
    return this.keeps || isNew ? null : (current?.id ?? null);
  }

  /** Whether the one at work isn't kept yet. */
  get isNew(): boolean {
    return this.currentId !== null && !this.isKept(this.currentId);
  }

  private isKept(id: string): boolean {
    return this.store.lastKnown(id) !== undefined;
  }

  private keepUnborn(id: string): void {
    const open = this.opened.get(id);
    if (open && !this.isKept(id)) open.sync.keep(open.session as Session);
  }

  /** The session of the one at work; the same one until another tab has written it. */
  open(id = this.currentId, record = this.current): OpenCase<D> | null {
    if (id === null || !record) return null;
    const known = this.opened.get(id);
    if (known) return known;
    const unborn = this.unborn?.id === id ? this.unborn : null;
    const stored = new StoredCase(this.store, id, this.tool.version, unborn);
    const sync = new DocumentSync(this.tool, stored.key, stored);
    const document = this.documentOf(record, sync);
    if (this.store.isWaiting(id)) sync.markUnkept(this.store.blocked ?? 'full');
    // A tool's documents are all made or checked as its own.
    const session = new Session<D>(this.tool, document as D);
    stored.figure = () => figureOf(session);
    // How the tool's own values were looked at is how this case is.
    const states = viewStatesOf(this.owner);
    stored.onFirst = () => {
      states.move(this.tool.id, id);
      this.announce();
    };
    const placed = () => (this.isKept(id) ? id : this.tool.id);
    keepRefused(session as Session, states, placed, (key) => this.besideOf(session, key));
    const open = { id, session, sync, stored };
    this.opened.set(id, open);
    return open;
  }

  /** What is kept, or what there is in memory where nothing can be. */
  private documentOf(record: StoredRecord, sync: DocumentSync): Document {
    const loaded = sync.load();
    const isNew = record === this.unborn;
    if (sync.status.state === 'saved' && !isNew) return loaded;
    const checked = this.tool.document.check(record.data);
    return 'problems' in checked ? loaded : checked.document;
  }

  select(id: string): void {
    this.open()?.sync.flush();
    const known = this.opened.get(id);
    if (known?.stored.stale && !known.session.edited) this.opened.delete(id);
    this.choose(id);
    this.announce();
  }

  /**
   * Begins with the tool's own values, or those given; what was at work is kept as it is. What is given
   * was asked for: a tool that goes on with its last case goes on with that one, edited or not.
   */
  startFresh(start?: Document): void {
    if (start && this.keeps) {
      this.create(this.newName(), start);
      return;
    }
    this.open()?.sync.flush();
    this.choose(this.begin(start));
    this.announce();
  }

  private newName(): string {
    return this.nameLike(this.cases.length === 0 ? OLDER_NAME : 'Caso nuevo');
  }

  /** The name for a case that nobody named here: told apart from those that there are. */
  nameLike(name: string): string {
    return unusedName(name, this.cases);
  }

  /** Adds a case and goes to it. False where it couldn't be kept: then it is there for this visit. */
  create(name: string, data: unknown = this.tool.document.initial(), note?: string): boolean {
    this.open()?.sync.flush();
    const { id, isKept } = this.addBeside(name, data, { note });
    this.choose(id);
    this.announce();
    return isKept;
  }

  /** Adds a case and stays where one is. */
  addBeside(
    name: string,
    data: unknown,
    { note, studies }: { note?: string | undefined; studies?: unknown } = {},
  ): { readonly id: string; readonly isKept: boolean } {
    const more = { ...(note && { note }), ...(studies !== undefined && { studies }) };
    // What was added to a name ('(copia)') may make it longer than a name may be.
    const short = Array.from(name).slice(0, DOCUMENT_NAME_MAX).join('');
    const record = newRecord(short, this.tool.version, data, more);
    const outcome = this.store.add(record);
    this.announce();
    return { id: record.id, isKept: outcome === 'saved' };
  }

  /**
   * Changes the studies of a case, over what other tabs wrote of them meanwhile. One that isn't kept
   * yet is from then on. False where they couldn't be kept: then they are there for this visit.
   */
  changeStudies(id: string, change: (studies: unknown) => unknown): boolean {
    this.keepUnborn(id);
    this.store.refresh();
    const { blocked } = this.store;
    const known = this.store.lastKnown(id);
    const outcome = this.store.put(id, { studies: change(known?.studies) });
    const isPlain = known !== undefined && !known.isSample && blocked === null;
    // The page shows nothing of the studies: it needn't be drawn anew.
    if (isPlain && outcome === 'saved') this.tell();
    else this.announce();
    return outcome === 'saved';
  }

  /** Makes what is at work a case with that name. False where it couldn't be kept. */
  save(name: string, note: string): boolean {
    const open = this.open();
    if (!open) return false;
    open.sync.keep(open.session as Session);
    const outcome = this.store.put(open.id, { name, note, isDraft: false });
    this.choose(open.id);
    this.announce();
    return outcome === 'saved' && open.sync.status.state === 'saved';
  }

  /** Writes a name and note. A case that isn't kept yet is from then on. */
  rename(id: string, name: string, note?: string): void {
    this.keepUnborn(id);
    this.store.put(id, note === undefined ? { name } : { name, note });
    this.announce();
  }

  /** Names a case or a draft, which is a case from then on. */
  describe(id: string, name: string, note: string): void {
    if (this.store.find(id)?.isDraft) this.store.put(id, { isDraft: false });
    this.rename(id, name, note);
  }

  /** A copy beside it, which becomes the one at work. One that isn't kept yet is from then on. */
  duplicate(id: string): boolean {
    this.keepUnborn(id);
    const open = this.opened.get(id);
    open?.sync.flush();
    if (open) writeStudies(open.session);
    const known = this.store.find(id);
    if (!known) return false;
    const { name, data, note, studies } = known;
    const taken = new Set(this.cases.map((one) => one.name));
    const copy = this.addBeside(copyName(name, taken, { most: DOCUMENT_NAME_MAX }), data, {
      note,
      studies,
    });
    copyRefused(viewStatesOf(this.owner), id, copy.id);
    this.choose(copy.id);
    this.announce();
    return copy.isKept;
  }

  /**
   * Puts a case into the bin; where it was at work, the one worked with last takes its place. Gives
   * what brings it back, and makes it the one at work.
   */
  remove(id: string): () => void {
    this.opened.get(id)?.sync.flush();
    this.store.putInBin(id);
    const open = this.opened.get(id);
    this.opened.delete(id);
    if (this.currentId === id) this.choose(this.first());
    this.announce();
    return () => {
      if (open) this.opened.set(id, open);
      this.bringBack(id);
      this.choose(id);
      this.announce();
    };
  }

  /** Takes a case out of the bin. */
  bringBack(id: string): void {
    this.store.takeOut(id);
    this.announce();
  }

  /** Ends what is in the bin for good. */
  end(...ids: readonly string[]): void {
    this.store.end(...ids);
    this.announce();
  }

  protected choose(id: string | null): void {
    this.isUnasked = false;
    const { currentId: last } = this;
    if (last !== null && last !== id)
      this.before = [last, ...this.before.filter((one) => one !== last)];
    this.currentId = id;
    if (this.keeps) this.choice.choose(id);
  }

  /** A page takes a while to appear: meanwhile the account or another tab may have brought cases. */
  private takeInUnheard(): void {
    const state = () =>
      this.store.all.map(({ id, lastModified, deletedAt }) => [id, lastModified, deletedAt]).join();
    const before = state();
    this.store.refresh();
    if (state() !== before) this.onStorageChange();
  }

  /** Another tab wrote the list: a case that it deleted stays here only while it holds edits. */
  private onStorageChange(): void {
    if (!this.current || this.isOvertaken) this.leave();
    this.announce();
  }

  /** Goes to what the person worked with last, once nothing is being written in what is at work. */
  private leave(): void {
    if (this.heldId !== null) return;
    if (!isWriting()) {
      if (document.activeElement !== document.body) focusCaseName();
      this.choose(this.first());
      return;
    }
    this.heldId = this.currentId;
    onceFocusMoves(() => {
      this.heldId = null;
      if (this.listeners.size > 0) this.onStorageChange();
    });
  }

  /** The first case came from another tab or the account, while nothing was edited in what is shown here. */
  private get isOvertaken(): boolean {
    if (!this.keeps || this.open()?.session.edited) return false;
    if (this.isNew && this.unborn?.name === OLDER_NAME) return this.cases.length > 0;
    // A sample that nobody went to stands in for the person's own cases until those have arrived.
    const isStandIn = this.isUnasked && this.current?.isSample === true;
    return isStandIn && this.cases.some(({ isSample = false }) => !isSample);
  }
}
