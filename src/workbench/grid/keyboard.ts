import { runAction } from './actions/actions.ts';
import { hasWholeRecords } from './actions/records.ts';
import type { GridController } from './controller.ts';
import { type Command, commandOf, type PageTurn, pressOf } from './keys.ts';
import { openOrEdit, opensAt } from './open.ts';
import { arrived } from './selection/remarks.ts';
import {
  cellAt,
  isSingle,
  type Point,
  rectangleOf,
  type Span,
  samePoint,
} from './selection/selection.ts';
import { type Moved, moveSelection } from './selection/selection-moves.ts';
import { focusOutside } from './view/viewport.ts';

/** Keys of the table while no editor is open; returns what undoes the listening. */
export function listenToKeys(grid: GridController): () => void {
  const stop = new AbortController();
  let tabLeaves = false;
  const onKeyDown = (event: KeyboardEvent): void => {
    if (isInside(event.target, '.dg-editor') || event.isComposing) return;
    const command = commandOf(pressOf(event));
    const { active, span } = grid;
    if (!command || !active || !span) return;
    // The page shows its keys.
    if (command.kind === 'type' && command.text === '?' && !takesText(grid, active)) return;
    if (command.kind === 'action' && command.ofWhole && !hasWholeRecords(grid)) return;
    const leaves =
      command.kind === 'leave' ||
      (command.kind === 'tab' && tabAway(grid, active, command.back, tabLeaves));
    tabLeaves = command.kind === 'escape';
    event.stopPropagation();
    if (command.kind === 'escape' && !grid.aside.hide() && !grid.copied.clear()) {
      if (grid.events.onEscape?.()) return;
      grid.aside.announce('Tabulador sale de la tabla');
      return;
    }
    if (command.kind !== 'type' || command.text !== '') event.preventDefault();
    if (leaves) focusOutside(grid.root, 'back' in command && command.back);
    else run(grid, span, command);
  };
  grid.root.addEventListener('keydown', onKeyDown, { capture: true, signal: stop.signal });
  return () => stop.abort();
}

/** Whether any letter may be typed into a cell: no number begins with a question mark. */
function takesText({ model, columns }: GridController, point: Point): boolean {
  const column = columns[point.col];
  if (!column || !cellAt(model, columns, point)?.editable) return false;
  const editor = model.editor(point.row, column.id);
  return editor.type === 'text' && !editor.numeric;
}

function isInside(target: EventTarget | null, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null;
}

/**
 * Tab is Excel's 'next cell' only where there is something to fill in, and never a trap:
 * it leaves a table that is only read, the ends of any table, and after Escape. Through several
 * selected cells it leads in any table.
 */
function tabAway(grid: GridController, active: Point, back: boolean, armed: boolean): boolean {
  if (armed) return true;
  if (grid.selected.isRange) return false;
  const { rows, cols } = grid.extent;
  const end: Point = back ? { row: 0, col: 0 } : { row: rows - 1, col: cols - 1 };
  return samePoint(active, end) || grid.cells.isReadOnly;
}

function run(grid: GridController, span: Span, command: Command): void {
  const { extent } = grid;
  const moved = moveSelection(span, command, {
    extent,
    filled: (point) => grid.cells.filled(point),
    paged: (from, direction) => grid.paged(from, direction),
    arrived: (from, to) => arrived(grid.model, grid.columns, from, to),
  });
  if (moved) {
    follow(grid, span, command, moved);
    return;
  }
  const { active } = span;
  switch (command.kind) {
    case 'enter':
    case 'tab':
      return enterOrTab(grid, active, command.kind, command.back);
    case 'openList':
      return openList(grid, active);
    case 'type':
      return type(grid, active, command.text);
    case 'action':
      return runAction(grid, command.action);
    case 'toggle':
      return toggle(grid, active, command.expanded);
    default:
      return;
  }
}

/** What a cell is chosen from; of a row's name that sorts and filters by it, its menu. */
function openList(grid: GridController, active: Point): void {
  const sorts = grid.elementAt(active)?.querySelector('.dg-head-menu');
  if (sorts) grid.openMenu(undefined, grid.columns[active.col]?.id);
  else grid.startEdit({});
}

function follow(grid: GridController, before: Span, command: Command, moved: Moved): void {
  const { kind } = command;
  if (kind === 'page') turnPage(grid, command, before, moved.span.focus);
  const keeps = kind === 'corner' || ('extend' in command && command.extend);
  select(grid, moved, keeps);
  // One may be in the frozen column already, with the others scrolled away.
  if (kind === 'home') grid.sight.reveal(moved.reveal, true);
}

/** A screen aside begins with the column that one comes to; up and down the cell keeps its place in the window. */
function turnPage(grid: GridController, command: PageTurn, before: Span, to: Point): void {
  const isAside = command.direction === 'left' || command.direction === 'right';
  if (isAside) grid.table.scroll.lead(to.col);
  else grid.table.scroll.turn(to.row - (command.extend ? before.focus : before.active).row);
}

/** `keeps`: the other selected ranges stay. */
function select(grid: GridController, { span, reveal }: Moved, keeps: boolean): void {
  if (isSingle(rectangleOf(span)) && !keeps) grid.selecting.goTo(reveal);
  else {
    if (keeps) grid.selecting.extend(span, reveal);
    else grid.selecting.select(span, reveal);
    grid.focusActive();
  }
}

function enterOrTab(grid: GridController, from: Point, key: 'enter' | 'tab', back: boolean): void {
  const opens = key === 'enter' && !back && !grid.selected.isRange;
  if (opens && opensAt(grid, from)) openOrEdit(grid, from);
  else grid.after({ kind: key, back }, false);
}

/** The space bar folds a row from its first cell; elsewhere it is a letter like any other. */
function type(grid: GridController, point: Point, text: string): void {
  const folds = text === ' ' && point.col === 0 && grid.model.row(point.row).expanded !== undefined;
  const opens = opensAt(grid, point) === 'edit';
  if (folds) grid.model.toggle?.(point.row);
  else if (opens && !cellAt(grid.model, grid.columns, point)?.editable)
    openOrEdit(grid, point, text);
  else grid.startEdit({ typed: text });
}

/** A column that others fold into comes before the row: there is one way only to fold a column. */
function toggle(
  { model, columns }: GridController,
  { row, col }: Point,
  expanded: boolean | undefined,
): void {
  const column = columns[col];
  if (column?.expanded !== undefined) {
    if (column.expanded !== expanded) model.toggleColumn?.(column.id);
    return;
  }
  const now = model.row(row).expanded;
  if (now !== undefined && now !== expanded) model.toggle?.(row);
}
