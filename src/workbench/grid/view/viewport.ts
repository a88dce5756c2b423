import type { GridColumn } from '../model.ts';
import type { Point } from '../selection/selection.ts';

const TABBABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex]';

/** What scrolls of a table, its names of columns on top; null while AG Grid hasn't drawn it. */
export function bodyOf(root: HTMLElement): Element | null {
  return root.querySelector('.ag-grid-viewport');
}

/**
 * Where something of a table stands, as far as it is in sight; else the edge of the table's body, or of the window,
 * beyond which it is: what opens beside it must be seen.
 */
export function placeInSight(root: HTMLElement, element: HTMLElement): DOMRect {
  const { clientWidth, clientHeight } = document.documentElement;
  const body = (bodyOf(root) ?? root).getBoundingClientRect();
  const at = element.getBoundingClientRect();
  const across = (x: number): number =>
    clamped(x, Math.max(0, body.left), Math.min(clientWidth, body.right));
  const down = (y: number): number =>
    clamped(y, Math.max(0, body.top), Math.min(clientHeight, body.bottom));
  const [left, top] = [across(at.left), down(at.top)];
  return new DOMRect(left, top, across(at.right) - left, down(at.bottom) - top);
}

const clamped = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(value, most));

/** The cell under an element of the page, as the table's markup tells it. */
export function pointOf(target: EventTarget | null, columns: readonly GridColumn[]): Point | null {
  const cell = target instanceof Element ? target.closest('.ag-cell') : null;
  const row = Number(cell?.closest('.ag-row')?.getAttribute('row-index') ?? Number.NaN);
  const col = columnOf(cell, columns);
  return Number.isNaN(row) || col < 0 ? null : { row, col };
}

/** What the mouse is on: the line under a row is none of its cells, and belongs to the one above it. */
export function cellTarget({ target, clientX, clientY }: MouseEvent): EventTarget | null {
  if (!(target instanceof Element) || target.closest('.ag-cell') || !target.closest('.ag-row')) {
    return target;
  }
  return document.elementFromPoint(clientX, clientY - 1) ?? target;
}

export function columnOf(element: Element | null, columns: readonly GridColumn[]): number {
  const id = element?.getAttribute('col-id');
  return columns.findIndex((column) => column.id === id);
}

/** Whole rows in sight, less one so that a page turned keeps a row of the page before. */
export function rowsPerPage(root: HTMLElement, rowHeight: number, headerHeight: number): number {
  const body = bodyOf(root);
  const height = Math.min(body?.clientHeight ?? 0, window.innerHeight) - headerHeight;
  return Math.max(1, Math.floor(height / rowHeight) - 1);
}

/** Where a row stands in the window, painted or not; null while there is no table. */
export function rowInWindow(
  root: HTMLElement,
  row: number,
  rowHeight: number,
  headerHeight: number,
): { readonly top: number; readonly bottom: number } | null {
  const body = bodyOf(root);
  if (!body) return null;
  const top = body.getBoundingClientRect().top + headerHeight + row * rowHeight - body.scrollTop;
  return { top, bottom: top + rowHeight };
}

/** Lights up the heads of the columns that something is selected in, and offers what the active one's does. */
export function markHeads(
  root: HTMLElement,
  selected: ReadonlySet<string>,
  active: string | undefined,
): void {
  for (const head of root.querySelectorAll('.ag-header-cell')) {
    const id = head.getAttribute('col-id') ?? '';
    head.classList.toggle('dg-lit', selected.has(id));
    head.classList.toggle('dg-at', id === active);
  }
}

/** Moves the focus to what stands after (or before) the table in the page's tab order. */
export function focusOutside(root: HTMLElement, back: boolean): void {
  const all = [...document.querySelectorAll<HTMLElement>(TABBABLE)].filter(
    (element) =>
      element.tabIndex >= 0 && !root.contains(element) && element.getClientRects().length > 0,
  );
  const side = back ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING;
  const beyond = all.filter((element) => root.compareDocumentPosition(element) & side);
  const target = back ? (beyond.at(-1) ?? all.at(-1)) : (beyond[0] ?? all[0]);
  if (target) target.focus();
  else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}
