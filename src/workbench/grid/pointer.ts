import type { GridController } from './controller.ts';
import { clampPoint, type Point, samePoint } from './selection.ts';
import { columnOf, pointOf } from './viewport.ts';

const HOVER_DELAY = 450;
const DRAG_SCROLL_EVERY = 60;

/** Mouse, pen and touch of the table; returns what undoes the listening. */
export function listenToPointer(grid: GridController): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const { root } = grid;
  /** The pointer that pressed last: a synthetic click does not say it everywhere. */
  let touch = false;
  let pressed: Point | null = null;

  const onPointerDown = (event: PointerEvent): void => {
    touch = event.pointerType === 'touch';
    pressed = null;
    const point = cellPoint(grid, event.target);
    if (!point || touch) return;
    if (!grid.editing.commit()) return;
    const extend = event.shiftKey && grid.span !== null;
    if (event.button === 0) {
      pressed = extend ? null : point;
      press(grid, point, extend, event);
    } else if (!isSelected(event.target)) {
      grid.select({ anchor: point, focus: point });
      grid.focusActive();
    }
  };
  const onMouseDown = (event: MouseEvent): void => {
    if (!cellPoint(grid, event.target)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const onClick = (event: MouseEvent): void => {
    const header = headerColumn(grid, event.target);
    if (header >= 0) return selectColumn(grid, header, event.shiftKey);
    const point = cellPoint(grid, event.target);
    if (!point) return;
    event.stopPropagation();
    const column = grid.columns[point.col];
    if (event.target instanceof Element && event.target.closest('.dg-chevron')) {
      grid.model.toggle?.(point.row);
    } else if (column && grid.model.cell(point.row, column.id).opens) {
      if (touch) grid.goTo(point);
      if (touch || (pressed && samePoint(pressed, point))) {
        grid.events.onOpen?.({ row: point.row, columnId: column.id });
      }
    } else if (touch) tap(grid, point);
  };
  const onDoubleClick = (event: MouseEvent): void => {
    if (!touch && cellPoint(grid, event.target) && !event.shiftKey) grid.startEdit({});
  };

  root.addEventListener('pointerdown', onPointerDown, { capture: true, signal });
  root.addEventListener('mousedown', onMouseDown, { capture: true, signal });
  root.addEventListener('click', onClick, { capture: true, signal });
  root.addEventListener('dblclick', onDoubleClick, { capture: true, signal });
  const stopHover = listenToHover(grid);
  return () => {
    stop.abort();
    stopHover();
  };
}

/** Null inside an open editor: there the pointer is the editor's. */
function cellPoint(grid: GridController, target: EventTarget | null): Point | null {
  if (target instanceof Element && target.closest('.dg-editor')) return null;
  return pointOf(target, grid.columns);
}

function isSelected(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('.dg-in') !== null;
}

function headerColumn(grid: GridController, target: EventTarget | null): number {
  if (!(target instanceof Element) || target.closest('.ag-header-cell-resize')) return -1;
  return columnOf(target.closest('.ag-header-cell'), grid.columns);
}

function selectColumn(grid: GridController, col: number, extend: boolean): void {
  if (grid.extent.rows === 0 || !grid.editing.commit()) return;
  const from = extend ? (grid.span?.anchor.col ?? col) : col;
  grid.select({ anchor: { row: 0, col: from }, focus: { row: grid.extent.rows - 1, col } });
  grid.focusActive();
}

/** A first tap selects, the next one on the same cell edits it. */
function tap(grid: GridController, point: Point): void {
  const again = grid.hasFocus && grid.span !== null && samePoint(grid.span.anchor, point);
  if (!grid.editing.commit()) return;
  if (again && samePoint(grid.span?.focus ?? point, point)) grid.startEdit({});
  else grid.goTo(point);
}

/** Selects under the mouse until it is released, scrolling while it is held outside. */
function press(grid: GridController, point: Point, extend: boolean, down: PointerEvent): void {
  const anchor = extend ? (grid.span?.anchor ?? point) : point;
  const stop = new AbortController();
  let focus = point;
  let pull: Point = { row: 0, col: 0 };
  const moveTo = (next: Point): void => {
    if (samePoint(next, focus)) return;
    focus = next;
    grid.select({ anchor, focus }, focus);
  };
  grid.select({ anchor, focus });
  grid.focusActive();
  grid.noteActive();
  const onMove = (event: PointerEvent): void => {
    if (event.pointerId !== down.pointerId) return;
    const body = grid.root.querySelector('.ag-grid-viewport')?.getBoundingClientRect();
    if (!body) return;
    pull = {
      row: outside(event.clientY, body.top, body.bottom),
      col: outside(event.clientX, body.left, body.right),
    };
    const under = pointOf(document.elementFromPoint(event.clientX, event.clientY), grid.columns);
    if (under && grid.root.contains(document.elementFromPoint(event.clientX, event.clientY))) {
      moveTo(under);
    }
  };
  const timer = window.setInterval(() => {
    if (pull.row === 0 && pull.col === 0) return;
    moveTo(clampPoint({ row: focus.row + pull.row, col: focus.col + pull.col }, grid.extent));
  }, DRAG_SCROLL_EVERY);
  const onEnd = (): void => {
    window.clearInterval(timer);
    stop.abort();
  };
  const { signal } = stop;
  window.addEventListener('pointermove', onMove, { signal });
  window.addEventListener('pointerup', onEnd, { signal });
  window.addEventListener('pointercancel', onEnd, { signal });
}

function outside(at: number, start: number, end: number): number {
  if (at < start) return -1;
  return at > end ? 1 : 0;
}

/** Notes of cells, help of columns and texts too long for their cell, after a pause. */
function listenToHover(grid: GridController): () => void {
  const stop = new AbortController();
  let timer = 0;
  let over: Element | null = null;
  const onOver = (event: PointerEvent): void => {
    if (event.pointerType === 'touch' || !(event.target instanceof Element)) return;
    const element = event.target.closest<HTMLElement>('.ag-cell, .ag-header-cell');
    if (element === over) return;
    over = element;
    window.clearTimeout(timer);
    grid.aside.hideNote();
    if (!element || event.buttons !== 0) return;
    timer = window.setTimeout(() => {
      const text = hoverText(grid, element);
      if (text && element.isConnected && !grid.editing.open) grid.aside.showNote(element, text);
    }, HOVER_DELAY);
  };
  const onLeave = (): void => {
    over = null;
    window.clearTimeout(timer);
    grid.aside.hideNote();
  };
  grid.root.addEventListener('pointerover', onOver, { signal: stop.signal });
  grid.root.addEventListener('pointerleave', onLeave, { signal: stop.signal });
  return () => {
    window.clearTimeout(timer);
    stop.abort();
  };
}

function hoverText(grid: GridController, element: HTMLElement): string | undefined {
  if (element.classList.contains('ag-header-cell')) {
    const column = grid.columns[columnOf(element, grid.columns)];
    return column?.help ?? clipped(element.querySelector('.dg-header'));
  }
  const point = pointOf(element, grid.columns);
  const column = point && grid.columns[point.col];
  const note = point && column ? grid.model.cell(point.row, column.id).note : undefined;
  return note ?? clipped(element.querySelector('.dg-label'));
}

function clipped(element: Element | null): string | undefined {
  const hidden =
    element !== null &&
    (element.scrollWidth > element.clientWidth + 1 ||
      element.scrollHeight > element.clientHeight + 1);
  return hidden ? (element.textContent ?? undefined) : undefined;
}
