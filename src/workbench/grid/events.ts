import type { Said } from './describe.ts';
import type { GridLook } from './look.ts';
import type { CellAddress, CellEdit, GridSelection, RefusedEdit } from './model.ts';
import type { Mark } from './view/cell-look.ts';

/** What is pasted from elsewhere onto the selected cells. */
export interface ForeignBlock {
  readonly rows: readonly (readonly string[])[];
  /** It has the names of the very rows that it goes to. */
  readonly isNamed: boolean;
  /** The person said that it goes onto the cells, whatever it looks like. */
  readonly isForCells: boolean;
  /** How it goes onto them as it stands, cell by cell; null where some of them aren't typed. */
  readonly edits: () => readonly CellEdit[] | null;
  /** Pastes it onto them, where that was asked first. */
  readonly pasteOnCells: () => void;
}

/** What a grid tells the page around it, and asks of it. */
export interface GridEvents {
  readonly onSelectionChange?: (selection: GridSelection | null) => void;
  readonly marks?: (row: number, columnId: string) => Mark | undefined;
  /** What a person noted on a cell. */
  readonly noted?: ((row: number, columnId: string) => Said | undefined) | undefined;
  /** `typed`: what was typed on the cell to open it. */
  readonly onOpen?: (address: CellAddress, typed?: string) => void;
  /** Makes an edit of one cell, which is painted ahead of the page around it. */
  readonly ahead?: <T>(edit: () => T) => T;
  /** Makes any edit; its first cell is where undo and redo lead. */
  readonly step?: <T>(first: CellAddress, edit: () => T) => T;
  readonly onRefused?: (refused: readonly RefusedEdit[]) => void;
  /** Asked of what is pasted from elsewhere: true where it was taken in another way. */
  readonly onForeign?: ((block: ForeignBlock) => boolean) | undefined;
  /** The menu of the selected cells, or of a column, is asked for, beside a rectangle of the window. */
  readonly onMenu?: (at: DOMRect, columnId?: string) => void;
  /** The ways to paste are asked for, in the same way. */
  readonly onPasteMenu?: (at: DOMRect) => void;
  /** Escape, with nothing of the table's own to end: true where it ended something around it. */
  readonly onEscape?: (() => boolean) | undefined;
  readonly onUndo?: () => void;
  readonly onRedo?: () => void;
  /** A person dragged a column or scrolled. */
  readonly onLook?: ((look: GridLook) => void) | undefined;
}

/** The elements around AG Grid: the wrapper, the layer above the cells, the live region. */
export interface GridParts {
  readonly root: HTMLElement;
  readonly layer: HTMLElement;
  readonly status: HTMLElement;
}
