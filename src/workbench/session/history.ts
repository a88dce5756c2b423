import { applyPatches, enablePatches, freeze, type Patch, produceWithPatches } from 'immer';
import type { Document } from '../../tool/index.ts';
import { type Change, changeText } from './change.ts';

enablePatches();

interface Step {
  /** Names the document that the step led to. */
  readonly id: number;
  /** What was done, for the person: 'Pegar 120 celdas', or what one value was and became. */
  readonly what: string | Change;
  readonly undo: readonly Patch[];
  readonly redo: readonly Patch[];
  /** Steps with the same key that follow one another are one step (typing in one field). */
  readonly mergeKey?: string;
}

// Far more than anybody takes back; keeps a long day's patches from piling up.
const LIMIT = 500;

/**
 * A document and the way back through its edits. Every edit is one recipe; the patches it
 * leaves are the history.
 */
export class History {
  private past: Step[] = [];
  private future: Step[] = [];
  private count = 0;
  // The document before the oldest step that is still known.
  private base = 0;

  private current: Document;

  constructor(document: Document) {
    // As every document that an edit leaves: what is known of it can be remembered by it.
    this.current = freeze(document, true);
  }

  get document(): Document {
    return this.current;
  }

  /** The same number wherever undo and redo lead to the same document. */
  get state(): number {
    return this.past.at(-1)?.id ?? this.base;
  }

  /** How many edits were made, those that were taken back among them. */
  get edits(): number {
    return this.count;
  }

  get undoLabel(): string | undefined {
    return this.undoLabels(1)[0];
  }

  get redoLabel(): string | undefined {
    return this.redoLabels(1)[0];
  }

  /** The steps that can be taken back, the last one first; so many at the most. */
  undoLabels(most: number): readonly string[] {
    return this.past.slice(-most).reverse().map(said);
  }

  /** Those that were taken back, the next one first. */
  redoLabels(most: number): readonly string[] {
    return this.future.slice(-most).reverse().map(said);
  }

  /** Applies a recipe as one step, or as a part of the step before it. */
  edit(
    what: string | Change,
    recipe: (draft: Document) => void,
    mergeKey?: string,
  ): 'nothing' | 'step' | 'merged' {
    const [next, redo, undo] = produceWithPatches(this.current, (draft: Document) => {
      recipe(draft);
    });
    if (redo.length === 0) return 'nothing';
    this.current = next;
    this.future = [];
    const id = ++this.count;
    const step: Step = { id, what, undo, redo, ...(mergeKey ? { mergeKey } : {}) };
    const last = this.past.at(-1);
    if (last && mergeKey && last.mergeKey === mergeKey) {
      this.past[this.past.length - 1] = joined(last, step);
      return 'merged';
    }
    this.past.push(step);
    if (this.past.length > LIMIT) this.base = this.past.shift()?.id ?? this.base;
    return 'step';
  }

  /** Does what follows from the last step, as a part of it, which is another state then. */
  amend(recipe: (draft: Document) => void): void {
    const last = this.past.at(-1);
    const [next, redo, undo] = produceWithPatches(this.current, (draft: Document) => {
      recipe(draft);
    });
    if (!last || redo.length === 0) return;
    this.current = next;
    this.past[this.past.length - 1] = joined(last, { ...last, id: ++this.count, undo, redo });
  }

  /** Ends a run of merging steps: what is typed next is a step of its own. */
  seal(): void {
    const last = this.past.at(-1);
    if (last?.mergeKey) {
      const { mergeKey: _, ...sealed } = last;
      this.past[this.past.length - 1] = sealed;
    }
  }

  /** Takes the step that is still merging under this key back for good, if there is one. */
  discard(mergeKey: string): boolean {
    const step = this.past.at(-1);
    if (step?.mergeKey !== mergeKey) return false;
    this.past.pop();
    this.current = applyPatches(this.current, step.undo as Patch[]);
    return true;
  }

  undo(): boolean {
    const step = this.past.pop();
    if (!step) return false;
    this.current = applyPatches(this.current, step.undo as Patch[]);
    this.future.push(step);
    return true;
  }

  redo(): boolean {
    const step = this.future.pop();
    if (!step) return false;
    this.current = applyPatches(this.current, step.redo as Patch[]);
    this.past.push(step);
    return true;
  }
}

/** A step and what came after it, as one; it is known by the later one. */
function joined(before: Step, after: Step): Step {
  const { what } = before;
  const isChange = typeof what === 'object' && typeof after.what === 'object';
  return {
    ...after,
    ...(isChange ? { what: { ...after.what, from: what.from } } : {}),
    undo: [...after.undo, ...before.undo],
    redo: [...before.redo, ...after.redo],
  };
}

function said({ what }: Step): string {
  return typeof what === 'string' ? what : changeText(what);
}
