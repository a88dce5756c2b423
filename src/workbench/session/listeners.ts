import { afterPaint } from './afterPaint.ts';

type Listener = () => void;

/**
 * Who is told that a session changed. Whatever draws the page is told at once as well, but for what was typed
 * into a sheet: its cells are painted first, and the page is drawn with the frame after. What follows is told
 * after each frame.
 */
export class Listeners {
  private readonly all = new Set<Listener>();
  private readonly page = new Set<Listener>();
  private readonly followers = new Set<Listener>();
  private readonly waiting = new Set<Listener>();
  private readonly ending = new Set<Listener>();
  private isAhead = false;
  private isPageBehind = false;
  private isPainting = false;

  subscribe = (listener: Listener): Listener => added(this.all, listener);

  subscribePage = (listener: Listener): Listener => added(this.page, listener);

  subscribeAfterPaint = (listener: Listener): Listener => added(this.followers, listener);

  /** The page waits, for what is done in `edit`, until sheets were painted. */
  ahead = <T>(edit: () => T): T => {
    this.isAhead = true;
    try {
      return edit();
    } finally {
      this.isAhead = false;
    }
  };

  /** Calls once what was done until now was painted, before the page is drawn that waits for the same. */
  later = (then: Listener): void => {
    this.waiting.add(then);
    this.awaitPaint();
  };

  /** Whether somebody is still to be told of what was done. */
  get isBehind(): boolean {
    return this.isPainting;
  }

  /** Calls once all were told of what was done until now, and have drawn it: at once where they have. */
  settled = (then: Listener): void => {
    if (this.isPainting) this.ending.add(then);
    else then();
  };

  tell(): void {
    for (const listener of this.all) listener();
    if (this.isAhead) this.isPageBehind = true;
    else this.tellPage();
    if (this.isPageBehind || this.followers.size > 0) this.awaitPaint();
  }

  private tellPage(): void {
    this.isPageBehind = false;
    for (const listener of this.page) listener();
  }

  private awaitPaint(): void {
    if (this.isPainting) return;
    this.isPainting = true;
    afterPaint(() => {
      const waiting = [...this.waiting];
      this.waiting.clear();
      try {
        for (const then of waiting) then();
      } finally {
        this.isPainting = false;
      }
      if (this.isPageBehind) this.tellPage();
      for (const follower of this.followers) follower();
      const ending = [...this.ending];
      this.ending.clear();
      // React draws in a microtask of its own, which comes before this one.
      for (const then of ending) queueMicrotask(then);
    });
  }
}

function added(listeners: Set<Listener>, listener: Listener): Listener {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
