import { createContext, use } from 'react';
import type { Ref } from '../../engine/index.ts';
import { afterPaint } from '../session/afterPaint.ts';
import type { Seen } from '../session/trail.ts';
import { anchorId, blockId } from './anchors.ts';

interface Attached {
  readonly select: (ref: Ref) => void;
  /** Of a grid that shows cells which aren't of its table. */
  readonly holds: ((ref: Ref) => boolean) | undefined;
  /** Whether a cell of its table stands in it; undefined where it doesn't say. */
  readonly shows: ((ref: Ref) => boolean) | undefined;
  /** Keeps the cell that is selected in it clear of what covers the window. */
  readonly stay: (() => void) | undefined;
}

/** Shows the grid that has a cell, or by itself the cell: then nothing is waited for. */
type Unfold = (ref: Ref) => 'shown' | void;

/** Opens what shows a cell where that isn't in sight, and says by which cell it is found there. */
type Elsewhere = (ref: Ref, sheet: string | undefined) => Ref | null;

/** A table that takes the whole window. */
interface Cover {
  readonly shows: (ref: Ref) => boolean;
  /** Gives the window back. */
  readonly uncover: () => void;
}

/** Brings cells into sight, wherever on the page they are shown. */
export class Revealer {
  private readonly grids = new Map<string, Attached>();
  private readonly folded = new Map<string, Unfold>();
  private readonly expected = new Set<string>();
  private pending: Seen | null = null;
  private elsewhere: Elsewhere | null = null;
  /** The last one is in front: a table on the whole window has its own. */
  private readonly bars = new Set<() => void>();
  private cover: Cover | null = null;

  /** A grid that is there; it may already have been waited for. */
  attach(
    table: string,
    select: Attached['select'],
    holds?: Attached['holds'],
    shows?: Attached['shows'],
    stay?: Attached['stay'],
  ): () => void {
    this.grids.set(table, { select, holds, shows, stay });
    const { pending } = this;
    if (pending && isOf(pending, table, holds)) {
      select(pending.ref);
      this.pending = null;
    }
    return () => this.grids.delete(table);
  }

  /** Whether the grid of a table is on the page. */
  isHere(table: string): boolean {
    return this.grids.has(table);
  }

  /** Whether a sheet of a table is on the page, or on its way. */
  hasSheet(table: string): boolean {
    return this.expected.has(table) || this.isHere(table);
  }

  /** Whether a cell is known to stand in the grid of its table. */
  shows(ref: Ref): boolean {
    return this.grids.get(ref.table ?? '')?.shows?.(ref) === true;
  }

  /** Whether the grid of its table is known to have no place for a cell. */
  hides(ref: Ref): boolean {
    return this.grids.get(ref.table ?? '')?.shows?.(ref) === false;
  }

  /** A grid that is on its way. */
  expect(table: string): () => void {
    this.expected.add(table);
    return () => this.expected.delete(table);
  }

  /** A block that shows its grid only once unfolded. */
  attachFolded(table: string, unfold: Unfold): () => void {
    this.folded.set(table, unfold);
    return () => this.folded.delete(table);
  }

  /**
   * A page of several parts, of which one is in sight: `go` opens the one that shows a cell, and
   * says by which cell it is found there; null where it stays where it is. Once the part stands,
   * what was looked for is revealed.
   */
  attachElsewhere(go: Elsewhere): () => void {
    this.elsewhere = go;
    const { pending } = this;
    if (pending && !this.isComing(pending) && this.revealElement(pending.ref)) this.pending = null;
    return () => {
      this.elsewhere = null;
    };
  }

  /** The formula bar, which takes the focus for what is shown nowhere but there. */
  attachBar(focus: () => void): () => void {
    this.bars.add(focus);
    return () => this.bars.delete(focus);
  }

  /** What covers the page until it is taken away: it makes room for what lies under it. */
  attachCover(cover: Cover): () => void {
    this.cover = cover;
    return () => {
      this.cover = null;
    };
  }

  /** `sheet`: the one that is to show it, where it does and others do too. */
  reveal(ref: Ref, sheet?: string): void {
    const shown = this.elsewhere?.(ref, sheet);
    if (shown) this.pending = { ref: shown, sheet };
    else this.revealHere({ ref, sheet });
  }

  private revealHere(sought: Seen): void {
    const { ref, sheet = '' } = sought;
    const table = this.grids.has(sheet) ? sheet : (ref.table ?? '');
    const folded = this.folded.get(table);
    const grid = this.gridOf(ref, table);
    const isCovered = this.cover !== null && !this.cover.shows({ ...ref, table });
    if (isCovered && (grid || folded || this.expected.has(table) || elementOf(ref))) {
      this.cover?.uncover();
      afterPaint(() => this.revealHere(sought));
    } else if (grid) grid.select(ref);
    else if (folded) {
      this.pending = sought;
      if (folded(ref) === 'shown') this.pending = null;
    } else if (this.expected.has(table)) this.pending = sought;
    else this.revealElement(ref);
  }

  /** The selected cell stays in sight where more of the window comes to be covered, wherever the focus is. */
  keepInSight(ref: Ref): void {
    this.gridOf(ref, ref.table ?? '')?.stay?.();
  }

  private gridOf(ref: Ref, table: string): Attached | undefined {
    return this.grids.get(table) ?? [...this.grids.values()].find((one) => one.holds?.(ref));
  }

  private isComing({ ref, sheet = '' }: Seen): boolean {
    return this.expected.has(sheet) || this.expected.has(ref.table ?? '');
  }

  /** False where the page shows no such cell. */
  private revealElement(ref: Ref): boolean {
    const isShown = showElement(ref);
    if (!isShown) this.revealInBar();
    return isShown;
  }

  /** What is shown nowhere else is followed on from the formula bar. */
  revealInBar(): void {
    [...this.bars].at(-1)?.();
  }
}

function isOf({ ref, sheet }: Seen, table: string, holds: Attached['holds']): boolean {
  return sheet === table || ref.table === table || holds?.(ref) === true;
}

function elementOf(ref: Ref): HTMLElement | null {
  return (
    document.getElementById(anchorId(ref)) ??
    document.getElementById(blockId(ref.table ?? ref.id)) ??
    // Of a list that shows each scope ('i4' of 'i4.rate') as one line. A table's cell is no line of it.
    (ref.table === undefined ? document.getElementById(lineId(ref)) : null)
  );
}

function lineId({ id }: Ref): string {
  return anchorId({ id: id.split('.', 1)[0] ?? '' });
}

function showElement(ref: Ref): boolean {
  const shown = elementOf(ref);
  if (!shown) return false;
  shown.scrollIntoView({ block: 'nearest' });
  controlIn(shown)?.focus({ preventScroll: true });
  return true;
}

/** Where one types comes before the buttons beside it. */
function controlIn(shown: HTMLElement): HTMLElement | null {
  if (shown.matches('button')) return shown;
  const typed = 'input:not([type="file"], [type="hidden"]), select';
  return shown.querySelector<HTMLElement>(typed) ?? shown.querySelector('button');
}

export const RevealContext = createContext(new Revealer());

export function useRevealer(): Revealer {
  return use(RevealContext);
}
