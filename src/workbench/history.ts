import { applyPatches, enablePatches, type Patch, produceWithPatches } from 'immer';
import type { Document } from '../tool/index.ts';

enablePatches();

interface Step {
  /** What was done, for the person: 'Pegar 120 celdas'. */
  readonly label: string;
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

  constructor(private current: Document) {}

  get document(): Document {
    return this.current;
  }

  get undoLabel(): string | undefined {
    return this.past.at(-1)?.label;
  }

  get redoLabel(): string | undefined {
    return this.future.at(-1)?.label;
  }

  /** Applies a recipe as one step, or as a part of the step before it. */
  edit(
    label: string,
    recipe: (draft: Document) => void,
    mergeKey?: string,
  ): 'nothing' | 'step' | 'merged' {
    const [next, redo, undo] = produceWithPatches(this.current, (draft: Document) => {
      recipe(draft);
    });
    if (redo.length === 0) return 'nothing';
    this.current = next;
    this.future = [];
    const step: Step = { label, undo, redo, ...(mergeKey ? { mergeKey } : {}) };
    const last = this.past.at(-1);
    if (last && mergeKey && last.mergeKey === mergeKey) {
      this.past[this.past.length - 1] = {
        ...step,
        undo: [...step.undo, ...last.undo],
        redo: [...last.redo, ...step.redo],
      };
      return 'merged';
    }
    this.past.push(step);
    if (this.past.length > LIMIT) this.past.shift();
    return 'step';
  }

  /** Ends a run of merging steps: what is typed next is a step of its own. */
  seal(): void {
    const last = this.past.at(-1);
    if (last?.mergeKey) {
      this.past[this.past.length - 1] = { label: last.label, undo: last.undo, redo: last.redo };
    }
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
