import { createContext, use } from 'react';
import type { Ref } from '../../engine/index.ts';
import { anchorId, blockId } from '../anchors.ts';

/** Brings cells into sight, wherever on the page they are shown. */
export class Revealer {
  private readonly grids = new Map<string, (ref: Ref) => void>();
  private readonly folded = new Map<string, () => void>();
  private readonly expected = new Set<string>();
  private pending: Ref | null = null;

  /** A grid that is there; it may already have been waited for. */
  attach(table: string, select: (ref: Ref) => void): () => void {
    this.grids.set(table, select);
    if (this.pending?.table === table) {
      select(this.pending);
      this.pending = null;
    }
    return () => this.grids.delete(table);
  }

  /** A grid that is on its way. */
  expect(table: string): () => void {
    this.expected.add(table);
    return () => this.expected.delete(table);
  }

  /** A block that shows its grid only once unfolded. */
  attachFolded(table: string, unfold: () => void): () => void {
    this.folded.set(table, unfold);
    return () => this.folded.delete(table);
  }

  reveal(ref: Ref): void {
    const table = ref.table ?? '';
    const grid = this.grids.get(table);
    if (grid) grid(ref);
    else if (this.folded.has(table)) {
      this.pending = ref;
      this.folded.get(table)?.();
    } else if (this.expected.has(table)) this.pending = ref;
    else revealElement(ref);
  }
}

function revealElement(ref: Ref): void {
  const shown =
    document.getElementById(anchorId(ref)) ?? document.getElementById(blockId(ref.table ?? ref.id));
  if (!shown) return;
  shown.scrollIntoView({ block: 'nearest' });
  const control = shown.matches('button')
    ? shown
    : shown.querySelector<HTMLElement>('input, select, button');
  control?.focus({ preventScroll: true });
}

export const RevealContext = createContext(new Revealer());

export function useRevealer(): Revealer {
  return use(RevealContext);
}
