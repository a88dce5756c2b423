import type { GridController } from './controller.ts';
import { runAction } from './actions/actions.ts';
import { hasWholeRecords } from './actions/records.ts';
import { drag } from './drag.ts';
import { dragHandle, fillBeside, isHandle } from './fill-handle.ts';
import { listenToHover } from './hover.ts';
import { listenToLongPress } from './long-press.ts';
import { openOrEdit, opensAt } from './open.ts';
import { between, cellAt, only, type Point, rectangleOf } from './selection/selection.ts';
import { onSecondTap } from './second-tap.ts';
import { cellTarget, columnOf, pointOf } from './view/viewport.ts';

/** Pixels that a hand may move between press and release of a click. */
const CLICK_SLACK = 5;

/** Mouse, pen and touch of the table; returns what undoes the listening. */
export function listenToPointer(grid: GridController): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const { root } = grid;
  /** The pointer that pressed last: a synthetic click does not say it everywhere. */
  let touch = false;

  const onPointerDown = (event: PointerEvent): void => {
    touch = event.pointerType === 'touch';
    const point = cellPoint(grid, cellTarget(event));
    if (!point) return;
    if (touch) {
      // AG Grid would focus the cell at once, and scroll the page under the finger before its tap has ended.
      event.stopPropagation();
      if (isHandle(event.target) && event.isPrimary) pullCorner(grid, event);
      return;
    }
    if (!grid.editing.commit()) return;
    const extend = event.shiftKey && grid.span !== null;
    if (event.button === 0 && isHandle(event.target)) dragHandle(grid, event);
    else if (event.button === 0) {
      const does = clickOn(grid, point, event.target);
      const more = (event.ctrlKey || event.metaKey) && !extend && grid.span !== null;
      if (more && grid.selected.has(point)) {
        grid.selecting.leaveOut(rectangleOf(only(point)));
        return grid.focusActive();
      }
      press(grid, point, extend ? 'extend' : more ? 'add' : 'select', event);
      if (!extend && !more) onRelease(event, () => act(grid, point, does));
    } else {
      // AG Grid would focus the pressed cell, and the active one, far from it, would be scrolled to.
      if (isSelected(event.target)) event.stopPropagation();
      else grid.selecting.select(only(point));
      grid.focusActive();
    }
  };
  const onMouseDown = (event: MouseEvent): void => {
    // Folding leaves the focus where it is.
    if (onChevron(event.target)) event.preventDefault();
    if (!cellPoint(grid, cellTarget(event))) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const onClick = (event: MouseEvent): void => {
    const header = headerColumn(grid, event.target);
    if (header >= 0) {
      const id = grid.columns[header]?.id;
      if (id !== undefined && onChevron(event.target)) return toggleColumn(grid, id);
      if (onHeadMenu(event.target)) return openHeadMenu(grid, header);
      if (onHeadRemove(event.target)) return removeRecord(grid, header);
      const adds = event.ctrlKey || event.metaKey || (touch && addsByTouch(grid, header));
      return selectColumn(grid, header, event.shiftKey ? 'extend' : adds ? 'add' : 'select');
    }
    const point = cellPoint(grid, cellTarget(event));
    if (!point) return;
    event.stopPropagation();
    if (!touch) return;
    if (addsRowByTouch(grid, point)) return addRow(grid, point.row);
    const does = clickOn(grid, point, event.target);
    // What opens covers the cell: a tap by habit on it again would land in some field there.
    if (does === 'open') onSecondTap(event, new AbortController().signal, () => undefined);
    if (does === 'open' || does === 'menu') grid.selecting.goToPressed(point);
    if (does !== 'select') return act(grid, point, does);
    if (tap(grid, point) === 'first') onSecondTap(event, signal, () => tap(grid, point));
  };
  const onDoubleClick = (event: MouseEvent): void => {
    const resized = resizedColumn(event.target);
    if (resized !== null) return grid.table.fitColumn(resized);
    const point = cellPoint(grid, cellTarget(event));
    if (touch || !point || event.shiftKey) return undefined;
    return isHandle(event.target) ? fillBeside(grid) : openOrEdit(grid, point);
  };

  const onContextMenu = (event: MouseEvent): void => {
    const header = headerColumn(grid, event.target);
    const point = cellPoint(grid, cellTarget(event));
    if ((!point && header < 0) || !grid.events.onMenu) return;
    event.preventDefault();
    if (!point) return openHeadMenu(grid, header);
    if (!isSelected(event.target)) grid.selecting.goToPressed(point);
    grid.openMenu(new DOMRect(event.clientX, event.clientY, 0, 0));
  };

  root.addEventListener('contextmenu', onContextMenu, { signal });
  root.addEventListener('pointerdown', onPointerDown, { capture: true, signal });
  root.addEventListener('mousedown', onMouseDown, { capture: true, signal });
  root.addEventListener('click', onClick, { capture: true, signal });
  root.addEventListener('dblclick', onDoubleClick, { capture: true, signal });
  const stopHover = listenToHover(grid);
  const stopLong = listenToLongPress(root, (at, target) => {
    const header = headerColumn(grid, target);
    if (header >= 0) return openHeadMenu(grid, header);
    const point = cellPoint(grid, target);
    if (!point || !grid.events.onMenu || !grid.editing.commit()) return;
    if (!isSelected(target)) grid.selecting.goToPressed(point);
    grid.openMenu(at);
  });
  return () => {
    stop.abort();
    stopLong();
    stopHover();
  };
}

function toggleColumn(grid: GridController, id: string): void {
  if (grid.editing.commit()) grid.model.toggleColumn?.(id);
}

function onChevron(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('.dg-chevron') !== null;
}

function onHeadMenu(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('.dg-head-menu') !== null;
}

function onHeadRemove(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('.dg-head-remove') !== null;
}

/** The column is selected first, so that it is seen which one goes. */
function removeRecord(grid: GridController, col: number): void {
  selectColumn(grid, col, 'select');
  runAction(grid, 'remove');
}

/**
 * Below the head of a column, which becomes the active one. One that is a record is selected whole, with
 * the others that are, and so is one that nothing is sorted or filtered by: its menu is that of its cells.
 */
function openHeadMenu(grid: GridController, col: number): void {
  if (!grid.editing.commit()) return;
  const isRecord = grid.model.records?.along === 'columns';
  const isOfCells = grid.model.equals === undefined;
  const at = grid.active && grid.active.row < grid.extent.rows ? grid.active.row : 0;
  if (isRecord || isOfCells) {
    if (!isWholeSelected(grid, col)) selectColumn(grid, col, 'select');
  } else if (grid.extent.rows > 0) grid.selecting.select(only({ row: at, col }));
  // The button that was pressed goes as the column is sorted.
  grid.focusActive();
  const id = grid.columns[col]?.id;
  const head = grid.root.querySelector(`.ag-header-cell[col-id="${CSS.escape(id ?? '')}"]`);
  grid.openMenu(head?.getBoundingClientRect(), isOfCells ? undefined : id);
}

type Click = 'select' | 'fold' | 'open' | 'menu';

/** What a click does, by what is under the pointer before anything is selected. */
function clickOn(grid: GridController, point: Point, target: EventTarget | null): Click {
  if (onChevron(target)) return 'fold';
  if (onHeadMenu(target)) return 'menu';
  const opens = opensAt(grid, point);
  if (opens === 'edit') {
    const pencil = target instanceof Element && target.closest('.dg-pencil') !== null;
    const invited =
      grid.cells.isActive(point) && cellAt(grid.model, grid.columns, point)?.invitation;
    return pencil || invited ? 'open' : 'select';
  }
  return opens ? 'open' : 'select';
}

function act(grid: GridController, point: Point, click: Click): void {
  if (click === 'fold') grid.model.toggle?.(point.row);
  else if (click === 'open') openOrEdit(grid, point);
  else if (click === 'menu') grid.openMenu(undefined, grid.columns[point.col]?.id);
}

/**
 * Calls back when the mouse is released where it was pressed. The click event can't tell: to
 * select a cell may change the height of what stands above the table, and then the browser
 * sends the click to another element than the one that was pressed.
 */
function onRelease(down: PointerEvent, then: () => void): void {
  const stop = new AbortController();
  const { signal } = stop;
  const onUp = (event: PointerEvent): void => {
    stop.abort();
    const moved = Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY);
    if (moved <= CLICK_SLACK) then();
  };
  window.addEventListener('pointerup', onUp, { signal });
  window.addEventListener('pointercancel', () => stop.abort(), { signal });
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

/** The column whose edge is under the pointer. */
function resizedColumn(target: EventTarget | null): string | null {
  if (!(target instanceof Element) || !target.closest('.ag-header-cell-resize')) return null;
  return target.closest('.ag-header-cell')?.getAttribute('col-id') ?? null;
}

/** A finger has no Ctrl: where whole records are selected, a tap on another's head adds it to them. */
function addsByTouch(grid: GridController, col: number): boolean {
  return (
    grid.model.records?.along === 'columns' && hasWholeRecords(grid) && !isWholeSelected(grid, col)
  );
}

/** The same for records one above the other, by the cell that names them. */
function addsRowByTouch(grid: GridController, { row, col }: Point): boolean {
  const isRecord = grid.model.records?.along === 'rows';
  return isRecord && col === 0 && hasWholeRecords(grid) && !grid.selected.hasRow(row);
}

function addRow(grid: GridController, row: number): void {
  grid.selecting.addRange(between({ row, col: 0 }, { row, col: grid.extent.cols - 1 }));
  grid.focusActive();
}

function isWholeSelected(grid: GridController, col: number): boolean {
  return grid.ranges.some(
    ({ top, bottom, left, right }) =>
      top === 0 && bottom === grid.extent.rows - 1 && left <= col && col <= right,
  );
}

function selectColumn(grid: GridController, col: number, how: 'select' | 'extend' | 'add'): void {
  if (grid.extent.rows === 0 || !grid.editing.commit()) return;
  const from = how === 'extend' ? (grid.active?.col ?? col) : col;
  const span = between({ row: 0, col: from }, { row: grid.extent.rows - 1, col });
  if (how === 'add' && isWholeSelected(grid, col)) grid.selecting.leaveOut(rectangleOf(span));
  else if (how === 'add') grid.selecting.addRange(span);
  else if (how === 'extend') grid.selecting.extend(span);
  else grid.selecting.select(span);
  grid.focusActive();
}

/** A first tap selects, the next one on the same cell edits it. */
function tap(grid: GridController, point: Point): 'first' | 'next' | 'refused' {
  const { focus, selected } = grid;
  const again = focus.isInside && selected.isActive(point) && !selected.isRange;
  if (!grid.editing.commit()) return 'refused';
  if (again) openOrEdit(grid, point, undefined, { byTouch: true });
  else grid.selecting.goToPressed(point);
  return again ? 'next' : 'first';
}

/** Selects under the mouse until it is released. */
function press(
  grid: GridController,
  point: Point,
  how: 'select' | 'extend' | 'add',
  down: PointerEvent,
): void {
  const anchor = how === 'extend' ? (grid.active ?? point) : point;
  if (how === 'add') grid.selecting.addRange(only(point));
  else if (how === 'extend') grid.selecting.extend(between(anchor, point));
  else grid.selecting.select(between(anchor, point));
  grid.focusActive();
  grid.selecting.noteActive();
  select(grid, anchor, point, down);
}

/** A finger scrolls a table; by the corner of what is selected it selects more, or less. */
function pullCorner(grid: GridController, down: PointerEvent): void {
  const range = grid.ranges.at(-1);
  if (!range || !grid.editing.commit()) return;
  const { top, left, bottom, right } = range;
  select(grid, { row: top, col: left }, { row: bottom, col: right }, down);
}

function select(grid: GridController, anchor: Point, from: Point, down: PointerEvent): void {
  const onCell = (over: Point): void => grid.selecting.extend(between(anchor, over), over);
  drag(grid, from, down, { onCell });
}
