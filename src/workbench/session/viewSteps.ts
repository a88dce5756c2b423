import type { History } from './history.ts';

/** A change of how something is looked at, which leaves the document as it is. */
export interface ViewStep {
  /** What is looked at: once that is gone there is nothing to take back. */
  readonly owner: object;
  /** What was done, for the person: 'Ordenar por Año'. */
  readonly what: string;
  readonly back: () => void;
  readonly forth: () => void;
}

interface Placed {
  readonly step: ViewStep;
  /** The document in which it was done. */
  readonly state: number;
  /** How many edits there were when it was done, or taken back. */
  readonly edits: number;
}

/** Such changes among the edits of a history, in the order they were made in. */
export class ViewSteps {
  private past: readonly Placed[] = [];
  private future: readonly Placed[] = [];

  constructor(private readonly history: Pick<History, 'state' | 'edits'>) {}

  /** What would be taken back before any edit. */
  get undoLabel(): string | undefined {
    return this.last?.step.what;
  }

  /** What would be done again before any edit. */
  get redoLabel(): string | undefined {
    return this.next?.step.what;
  }

  add(step: ViewStep): void {
    this.past = [...this.past, this.placed(step)];
    this.future = [];
  }

  back(): boolean {
    const { last } = this;
    if (!last) return false;
    this.past = this.past.slice(0, -1);
    this.future = [...this.future, this.placed(last.step)];
    last.step.back();
    return true;
  }

  forth(): boolean {
    const { next } = this;
    if (!next) return false;
    this.future = this.future.slice(0, -1);
    this.past = [...this.past, this.placed(next.step)];
    next.step.forth();
    return true;
  }

  forget(owner: object): void {
    const stays = ({ step }: Placed): boolean => step.owner !== owner;
    this.past = this.past.filter(stays);
    this.future = this.future.filter(stays);
  }

  private get last(): Placed | undefined {
    const last = this.past.at(-1);
    return last?.state === this.history.state ? last : undefined;
  }

  /** As with edits, nothing is ahead of a new one. */
  private get next(): Placed | undefined {
    const next = this.future.at(-1);
    const { state, edits } = this.history;
    return next?.state === state && next.edits === edits ? next : undefined;
  }

  private placed(step: ViewStep): Placed {
    const { state, edits } = this.history;
    return { step, state, edits };
  }
}
