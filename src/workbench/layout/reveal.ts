import { createContext, use } from 'react';
import type { Ref } from '../../engine/index.ts';
import { anchorId, blockId } from './anchors.ts';

/** Brings cells into sight, wherever on the page they are shown. */
export class Revealer {
  private readonly grids = new Map<string, (ref: Ref) => void>();
  private readonly folded = new Map<string, () => void>();
  private readonly expected = new Set<string>();
  private pending: Ref | null = null;
  private elsewhere: ((ref: Ref) => Ref | null) | null = null;

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

  /**
   * A page of several parts, of which one is in sight: `go` opens the one that shows a cell, and
   * says by which cell it is found there; null where it stays where it is. Once the part stands,
   * what was looked for is revealed.
   */
  attachElsewhere(go: (ref: Ref) => Ref | null): () => void {
    this.elsewhere = go;
    const { pending } = this;
    if (pending && revealElement(pending)) this.pending = null;
    return () => {
      this.elsewhere = null;
    };
  }

  reveal(ref: Ref): void {
    const shown = this.elsewhere?.(ref);
    if (shown) this.pending = shown;
    else this.revealHere(ref);
  }

  private revealHere(ref: Ref): void {
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

/** False where the page shows no such cell. */
function revealElement(ref: Ref): boolean {
  const shown =
    document.getElementById(anchorId(ref)) ?? document.getElementById(blockId(ref.table ?? ref.id));
  if (!shown) return false;
  shown.scrollIntoView({ block: 'nearest' });
  const control = shown.matches('button')
    ? shown
    : shown.querySelector<HTMLElement>('input, select, button');
  control?.focus({ preventScroll: true });
  return true;
}

export const RevealContext = createContext(new Revealer());

export function useRevealer(): Revealer {
  return use(RevealContext);
}
