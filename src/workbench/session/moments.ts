interface Moment<V> {
  readonly value: V;
  /** What comes next under the same key takes its place. */
  readonly mergeKey?: string | undefined;
}

/** What came one after the other while the document stayed in one state. */
interface Line<V> {
  readonly before: readonly Moment<V>[];
  readonly now: Moment<V>;
  /** What was taken back, the next to come first. */
  readonly after: readonly Moment<V>[];
}

/**
 * A value beside the document that changes while the document stays as it is. Undo and redo lead through
 * what it was in each state of the document (see `History.state`), before they lead to another state.
 */
export class Moments<V> {
  private line: Line<V>;
  private readonly elsewhere = new Map<number, Line<V>>();

  constructor(
    private readonly first: V,
    private readonly isSame: (one: V, other: V) => boolean,
  ) {
    this.line = lineOf(first);
  }

  get now(): V {
    return this.line.now.value;
  }

  get canGoBack(): boolean {
    return this.line.before.length > 0;
  }

  get canGoForth(): boolean {
    return this.line.after.length > 0;
  }

  /** Changes what is now, without a way back; what is as before again leaves nothing to take back. */
  put(value: V): void {
    const { before, now } = this.line;
    const last = before.at(-1);
    if (last && this.isSame(last.value, value)) {
      this.line = { before: before.slice(0, -1), now: last, after: [] };
    } else this.line = { ...this.line, now: { ...now, value } };
  }

  /** Changes it as a step of its own; one that still merges under the same key gives way to it. */
  push(value: V, mergeKey?: string): void {
    if (this.isTyped(mergeKey)) this.back();
    const { before, now } = this.line;
    if (this.isSame(now.value, value)) this.line = { before, now, after: [] };
    else this.line = { before: [...before, now], now: { value, mergeKey }, after: [] };
  }

  /** Takes back the step that still merges under this key; false where there is none. */
  discard(mergeKey: string): boolean {
    return this.isTyped(mergeKey) && this.back();
  }

  /** What comes next is a step of its own. */
  seal(): void {
    this.line = { ...this.line, now: { value: this.now } };
  }

  back(): boolean {
    const { before, now, after } = this.line;
    const last = before.at(-1);
    if (!last) return false;
    this.line = { before: before.slice(0, -1), now: last, after: [now, ...after] };
    return true;
  }

  forth(): boolean {
    const { before, now, after } = this.line;
    const [next, ...rest] = after;
    if (!next) return false;
    this.line = { before: [...before, now], now: next, after: rest };
    return true;
  }

  /** An edit led on from a state: what is now goes along, and what was typed under its key is a part of it. */
  leave(from: number, mergeKey?: string): void {
    const value = this.now;
    if (this.isTyped(mergeKey)) this.back();
    this.keep(from, { ...this.line, after: [] });
    // Later states are those of steps that were taken back, and can't be done again any more.
    for (const state of this.elsewhere.keys()) if (state > from) this.elsewhere.delete(state);
    this.line = lineOf(value);
  }

  /** Undo or redo led from one state to another: there it is what it was. */
  travel(from: number, to: number): void {
    this.keep(from, this.line);
    this.line = this.elsewhere.get(to) ?? lineOf(this.first);
  }

  private keep(state: number, line: Line<V>): void {
    const isAlone = line.before.length === 0 && line.after.length === 0;
    if (isAlone && this.isSame(line.now.value, this.first)) this.elsewhere.delete(state);
    else this.elsewhere.set(state, line);
  }

  private isTyped(mergeKey: string | undefined): boolean {
    return mergeKey !== undefined && this.line.now.mergeKey === mergeKey;
  }
}

function lineOf<V>(value: V): Line<V> {
  return { before: [], now: { value }, after: [] };
}
