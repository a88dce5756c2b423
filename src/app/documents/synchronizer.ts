import type { DocumentAnswer, DocumentHead } from '../../../schemas/documents.ts';
import type { RemoteState, Theirs, Whose } from '../../workbench/documents/remote.ts';
import { type Cases, type Found, keptIn, localOf, stampOf, studiesOf } from './cases.ts';
import type { EntryStore } from './entries.ts';
import {
  answered,
  type Answer,
  conflicts,
  type Entry,
  hearing,
  isDirty,
  newEntry,
  nextAction,
  overwrites,
  sending,
  took,
} from './outbox.ts';
import type * as http from './service.ts';

/** A case is sent once it was left alone for so long, in milliseconds, or has waited for so long. */
const QUIET_MS = 2000;
const WAIT_MS = 15_000;
/** A list that names only what changed overlaps the one before: clocks and answers take their time. */
const OVERLAP_MS = 60_000;

export type Service = Pick<
  typeof http,
  'fetchList' | 'fetchDocument' | 'write' | 'putInBin' | 'end' | 'restore'
>;

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Brings a person's cases in this browser and on the account into step, one round at a time. */
export class Synchronizer {
  private readonly dirtySince = new Map<string, number>();
  private heardUntil: string | null = null;

  constructor(
    private readonly cases: Cases,
    private readonly entries: EntryStore,
    private readonly service: Service,
    private readonly now: () => number = Date.now,
  ) {}

  /** Sends what was left alone for long enough; all where it is urgent. @throws {RequestFailure} */
  async push(isUrgent = false): Promise<void> {
    for (const found of this.cases.all()) {
      const entry = this.entryOf(found.record.id);
      if (!isDirty(entry, localOf(found.record))) this.dirtySince.delete(found.record.id);
      else if (isUrgent || this.isRipe(found)) await this.send(found, entry);
    }
  }

  private isRipe({ record }: Found): boolean {
    const now = this.now();
    const since = this.dirtySince.get(record.id) ?? now;
    this.dirtySince.set(record.id, since);
    const edited = Math.max(...[record.lastModified, record.touched ?? ''].map(timeOf));
    return now - edited >= QUIET_MS || now - since >= WAIT_MS;
  }

  private entryOf(id: string): Entry {
    return this.entries.read()[id] ?? newEntry(UUID.test(id) ? id : crypto.randomUUID());
  }

  private async send(found: Found, before: Entry): Promise<void> {
    const { id } = found.record;
    const local = localOf(found.record);
    const action = nextAction(before, local, crypto.randomUUID());
    if (action.does === 'nothing') return;
    const entry = sending(before, local, action);
    // What isn't kept couldn't be known again if its answer is lost.
    if (!this.entries.put(id, entry)) return;
    const answer = await this.ask(found, entry, action);
    const next = answered(entry, local, answer, crypto.randomUUID());
    this.entries.put(id, next);
    if (action.does === 'end' && answer.answer !== 'behind') this.forget(found);
    else if (answer.answer === 'behind') await this.meet(found, next);
  }

  private ask(
    { tool, record }: Found,
    { remote }: Entry,
    action: Exclude<ReturnType<typeof nextAction>, { does: 'nothing' }>,
  ): Promise<Answer> {
    if (action.does === 'bin') return this.service.putInBin(remote, action.base);
    if (action.does === 'end') return this.endThere(remote, action.base);
    const { name, note = '', version, data: content } = record;
    const { mark, base } = action;
    const studies = studiesOf(record);
    return this.service.write(remote, base, { tool, name, note, version, mark, content, studies });
  }

  /** It has to be in the bin first, which may not have been sent yet. */
  private async endThere(remote: string, base: number): Promise<Answer> {
    const ended = await this.service.end(remote, base);
    if (ended.answer !== 'behind') return ended;
    const binned = await this.service.putInBin(remote, base);
    return binned.answer === 'written' ? this.service.end(remote, binned.revision) : binned;
  }

  private forget(found: Found): void {
    this.cases.forget(found);
    this.entries.put(found.record.id, null);
  }

  /**
   * Hears what other devices wrote; of everything where `isWhole`, which also tells what is gone.
   * @throws {RequestFailure}
   */
  async pull(isWhole: boolean): Promise<void> {
    const since = isWhole ? null : this.heardUntil;
    const heads = await this.service.fetchList(since);
    const locals = new Map(this.cases.all().map((found) => [found.record.id, found]));
    const ids = new Map(
      Object.entries(this.entries.read()).map(([id, { remote }]) => [remote, id]),
    );
    for (const head of heads) await this.hear(head, locals, ids.get(head.id) ?? head.id);
    if (since === null) this.noteGone(heads, locals);
    const latest = Math.max(0, ...heads.map(({ updatedAt }) => timeOf(updatedAt)));
    if (latest > 0) this.heardUntil = new Date(latest - OVERLAP_MS).toISOString();
  }

  private async hear(
    head: DocumentHead,
    locals: ReadonlyMap<string, Found>,
    id: string,
  ): Promise<void> {
    const found = locals.get(id);
    if (!found) {
      if (this.cases.knows(head.tool) && !head.deletedAt) await this.takeNew(head, id);
      return;
    }
    const entry = this.entryOf(id);
    const heard = hearing(entry, localOf(found.record), head.revision);
    if (heard === 'take') await this.take(id, entry);
    if (heard === 'conflict') await this.meet(found, entry);
  }

  private async takeNew({ id: remote }: DocumentHead, id: string): Promise<void> {
    await this.take(id, newEntry(remote));
  }

  private async take(id: string, entry: Entry): Promise<void> {
    const document = await this.service.fetchDocument(entry.remote);
    if (document) this.takeOver(id, entry, document);
  }

  private takeOver(id: string, entry: Entry, document: DocumentAnswer): void {
    const stamp = this.cases.take(id, document);
    if (stamp !== null) this.entries.put(id, took(entry, document.revision, stamp));
  }

  /** Somebody wrote what this device has changes of its own of. */
  private async meet(found: Found, entry: Entry): Promise<void> {
    const { id } = found.record;
    const document = await this.service.fetchDocument(entry.remote);
    if (!document) {
      this.entries.put(id, newEntry(crypto.randomUUID()));
    } else if (isSame(found, document)) {
      this.entries.put(id, took(entry, document.revision, stampOf(found.record)));
    } else if (found.record.endedAt) {
      this.takeOver(id, entry, document);
    } else if (found.record.deletedAt) {
      // It was deleted here and edited elsewhere: it stays, and what was here is in the bin.
      if (this.cases.addCopy(found, found.record.name)) this.takeOver(id, entry, document);
    } else if (document.deletedAt) {
      // It was deleted elsewhere and edited here: it comes back.
      await this.service.restore(entry.remote);
      const restored = await this.service.fetchDocument(entry.remote);
      if (restored) this.entries.put(id, overwrites(entry, restored.revision));
    } else {
      this.entries.put(id, conflicts(entry));
    }
  }

  /** What the account no longer has goes into this browser's bin, unless it was edited here since. */
  private noteGone(heads: readonly DocumentHead[], locals: ReadonlyMap<string, Found>): void {
    const there = new Set(heads.map(({ id }) => id));
    for (const [id, entry] of Object.entries(this.entries.read())) {
      if (entry.base === 0 || there.has(entry.remote)) continue;
      const found = locals.get(id);
      if (!found) this.entries.put(id, null);
      else if (found.record.endedAt) this.forget(found);
      else if (isDirty(entry, localOf(found.record))) {
        this.entries.put(id, newEntry(crypto.randomUUID()));
      } else {
        if (!found.record.deletedAt) this.cases.bin(found);
        const record = this.cases.find(id)?.record ?? found.record;
        this.entries.put(id, { ...newEntry(crypto.randomUUID()), synced: stampOf(record) });
      }
    }
  }

  /** Another text whenever it stands otherwise with some case. */
  summary(): string {
    const stamps = this.cases.all().map(({ record }) => stampOf(record));
    return `${stamps.join()} ${JSON.stringify(this.entries.read())}`;
  }

  /**
   * The id of a case on the account, which is sent first where it isn't there; null where the account
   * didn't take it.
   * @throws {RequestFailure}
   */
  async reach(id: string): Promise<string | null> {
    if (this.entryOf(id).base === 0) await this.push(true);
    const { remote, base } = this.entryOf(id);
    return base === 0 ? null : remote;
  }

  /** How it stands with a case; null for what isn't kept on the account. */
  stateOf(id: string, isOffline: boolean): RemoteState | null {
    const found = this.cases.find(id);
    if (!found) return null;
    const entry = this.entryOf(id);
    const local = localOf(found.record);
    if (entry.isConflict) return 'conflict';
    if (!isDirty(entry, local)) return 'synced';
    if (entry.refused?.stamp === local.stamp) return entry.refused.why;
    return isOffline ? 'offline' : 'pending';
  }

  /** @throws {RequestFailure} */
  async theirs(id: string): Promise<Theirs> {
    const { remote } = this.entryOf(id);
    const document = await this.service.fetchDocument(remote);
    if (!document) throw new RangeError('it is gone');
    return document;
  }

  /** Settles a conflict as the person says. @throws {RequestFailure} */
  async settle(id: string, whose: Whose): Promise<void> {
    const found = this.cases.find(id);
    const entry = this.entryOf(id);
    if (!found || !entry.isConflict) return;
    const document = await this.service.fetchDocument(entry.remote);
    if (!document) {
      this.entries.put(id, newEntry(crypto.randomUUID()));
    } else if (whose === 'mine') {
      this.entries.put(id, overwrites(entry, document.revision));
      await this.push(true);
    } else {
      const name = `${found.record.name} (copia de este equipo)`;
      if (whose === 'both' && !this.cases.addCopy(found, name)) return;
      this.takeOver(id, entry, document);
    }
  }
}

const timeOf = (moment: string): number => {
  const time = Date.parse(moment);
  return Number.isNaN(time) ? 0 : time;
};

/** Whether nobody would see a difference. */
function isSame({ record }: Found, document: DocumentAnswer): boolean {
  return (
    !record.deletedAt === !document.deletedAt &&
    record.name === document.name &&
    (record.note ?? '') === document.note &&
    record.version === document.version &&
    JSON.stringify(record.data) === JSON.stringify(document.content) &&
    JSON.stringify(record.studies) === JSON.stringify(keptIn(document.studies))
  );
}
