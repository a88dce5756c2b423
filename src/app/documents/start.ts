import type { ToolCard } from '../../tool/contract/tool.ts';
import { isStorageAllowed } from '../../workbench/documents/keys.ts';
import { type Remote, setRemote } from '../../workbench/documents/remote.ts';
import { RequestFailure } from '../account/failure.ts';
import { logWarning } from '../account/log.ts';
import { onSession, readSession } from '../account/session.ts';
import { Cases, readFigure } from './cases.ts';
import { EntryStore } from './entries.ts';
import * as service from './service.ts';
import { Synchronizer } from './synchronizer.ts';

const TICK_MS = 500;
/** How often other devices are asked about while somebody is at the page, and while nobody is. */
const POLL_MS = 1800;
const IDLE_POLL_MS = 30_000;
/** Without a key or a pointer for so long nobody is at the page. */
const IDLE_MS = 5 * 60_000;
const WHOLE_MS = 5 * 60_000;
const MOST_PAUSE_MS = 60_000;

/** Whose cases are kept in step, until they leave. */
let running: { readonly userId: number; readonly leaving: AbortController } | null = null;

/**
 * Keeps a person's cases in step with their account until it ends in this browser. Of several tabs
 * the one that is in sight does it.
 */
export function startDocuments(cards: readonly ToolCard[], userId: number): void {
  if (running?.userId === userId || readSession()?.user?.id !== userId) return;
  // Without storage there is nothing to keep in step: the page says so.
  if (!isStorageAllowed()) return;
  running?.leaving.abort();
  const leaving = new AbortController();
  const { signal } = leaving;
  running = { userId, leaving };
  const cases = new Cases(cards, userId, signal);
  const synchronizer = new Synchronizer(cases, new EntryStore(userId), service);
  const worker = new Worker(userId, cases, synchronizer, signal);
  setRemote(worker.remote);
  worker.start();
  const forget = onSession(() => {
    if (readSession()?.user?.id !== userId) leaving.abort();
  });
  signal.addEventListener('abort', () => {
    forget();
    if (running?.leaving === leaving) running = null;
    setRemote(null);
  });
}

class Worker {
  private readonly listeners = new Set<() => void>();
  private count = 0;
  private shown = '';
  private isOffline = false;
  private failures = 0;
  private pausedUntil = 0;
  private polledAt = 0;
  private wholeAt = 0;
  private usedAt = Date.now();
  private isAtWork = false;

  constructor(
    private readonly userId: number,
    private readonly cases: Cases,
    private readonly synchronizer: Synchronizer,
    private readonly signal: AbortSignal,
  ) {}

  readonly remote: Remote = {
    subscribe: (listener) => {
      this.listeners.add(listener);
      return () => this.listeners.delete(listener);
    },
    revision: () => this.count,
    stateOf: (id) => this.synchronizer.stateOf(id, this.isOffline),
    theirs: (id) => this.synchronizer.theirs(id),
    settle: async (id, whose) => {
      await this.synchronizer.settle(id, whose);
      this.tell();
    },
    links: {
      list: async (id) => {
        const remote = await this.synchronizer.reach(id);
        return remote === null ? [] : service.fetchShares(remote);
      },
      make: async (id, days) => {
        // What the link shows is what the account has.
        await this.synchronizer.push(true);
        return (await service.makeShare(await this.reached(id), days)).url;
      },
      revoke: async (id, link) => service.revokeShare(await this.reached(id), link),
    },
    history: {
      list: async (id) =>
        (await service.fetchVersions(await this.reached(id))).map(({ figure, ...version }) => ({
          ...version,
          figure: readFigure(figure) ?? null,
        })),
      read: async (id, revision) => service.fetchVersion(await this.reached(id), revision),
      label: async (id, revision, label) =>
        service.labelVersion(await this.reached(id), revision, label),
      keep: async (id, label) => {
        await this.synchronizer.push(true);
        const remote = await this.reached(id);
        const [last] = await service.fetchVersions(remote);
        if (last?.label === null) await service.labelVersion(remote, last.revision, label);
      },
    },
  };

  /** @throws {RequestFailure}, or an error with a message where the account has no such case */
  private async reached(id: string): Promise<string> {
    const remote = await this.synchronizer.reach(id);
    if (remote === null) throw new Error('Tu cuenta no recibió este caso: está en este equipo.');
    return remote;
  }

  private tell(): void {
    this.count++;
    for (const listener of this.listeners) listener();
  }

  start(): void {
    const { signal } = this;
    const used = () => {
      this.usedAt = Date.now();
    };
    for (const event of ['keydown', 'pointerdown', 'pointermove']) {
      window.addEventListener(event, used, { signal, passive: true });
    }
    const again = () => {
      this.failures = 0;
      this.pausedUntil = 0;
    };
    window.addEventListener('online', again, { signal });
    // What the tab at work brought into step is so here, too.
    window.addEventListener('storage', () => this.tellOfChange(), { signal });
    document.addEventListener('visibilitychange', () => this.onVisibility(), { signal });
    this.cases.prepare();
    void this.takeTurns();
  }

  private onVisibility(): void {
    if (document.visibilityState !== 'hidden') void this.takeTurns();
    // Another tab that is at work sends the same by itself: of two the account would refuse the second.
    else if (this.isAtWork) void this.attempt(() => this.synchronizer.push(true));
  }

  /** Works while the page is in sight and no other tab does. */
  private async takeTurns(): Promise<void> {
    const { signal } = this;
    const { locks } = navigator as { readonly locks?: LockManager };
    if (!locks) return this.work();
    try {
      await locks.request(`abaco:cuenta:${this.userId}`, { signal }, () => this.work());
    } catch (error) {
      if (!signal.aborted) throw error;
    }
  }

  private async work(): Promise<void> {
    const { signal } = this;
    this.isAtWork = true;
    while (!signal.aborted && document.visibilityState !== 'hidden') {
      if (Date.now() >= this.pausedUntil) await this.attempt(() => this.round());
      await new Promise((resolve) => setTimeout(resolve, TICK_MS));
    }
    this.isAtWork = false;
  }

  private async round(): Promise<void> {
    await this.synchronizer.push();
    const now = Date.now();
    const pollMs = now - this.usedAt > IDLE_MS ? IDLE_POLL_MS : POLL_MS;
    if (now - this.polledAt < pollMs) return;
    const isWhole = now - this.wholeAt >= WHOLE_MS;
    await this.synchronizer.pull(isWhole);
    this.polledAt = now;
    if (isWhole) this.wholeAt = now;
  }

  private async attempt(act: () => Promise<void>): Promise<void> {
    try {
      await act();
      this.failures = 0;
      this.isOffline = false;
    } catch (error) {
      if (this.signal.aborted) return;
      this.failures++;
      const wait = Math.min(MOST_PAUSE_MS, 1000 * 2 ** this.failures);
      const asked = error instanceof RequestFailure ? (error.retryAfter ?? 0) * 1000 : 0;
      // Not all who were cut off at the same time come back at the same time.
      this.pausedUntil = Date.now() + Math.max(asked, wait * (0.5 + Math.random() / 2));
      this.isOffline = error instanceof RequestFailure && error.isAway;
      if (!this.isOffline) logWarning('No se pudo sincronizar con la cuenta', error);
    }
    this.tellOfChange();
  }

  private tellOfChange(): void {
    const shown = `${this.isOffline} ${this.synchronizer.summary()}`;
    if (shown === this.shown) return;
    this.shown = shown;
    this.tell();
  }
}
