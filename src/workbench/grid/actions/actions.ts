import { isTouch } from '../../../ui/index.ts';
import type { Command, MenuPart } from '../../commands/registry.ts';
import { clearSelected } from '../clipboard/clipboard.ts';
import { copySelection, pasteFromSystem } from '../clipboard/from-menu.ts';
import {
  planEach,
  planFillDown,
  planFillRight,
  planSeries,
  withoutHeads,
} from '../clipboard/fill.ts';
import type { GridController } from '../controller.ts';
import { applyEdits } from '../editing/apply-edits.ts';
import type { EditStart } from '../editing/editing.ts';
import type { GridModel } from '../model.ts';
import { openOrEdit, opensAt } from '../open.ts';
import { cellAt, type Extent, type Point, type Rectangle } from '../selection/selection.ts';
import { ACTION_KEYS, type ActionId, GRID_GROUP, PASTE_VALUES, WHOLE_KEYS } from './keys.ts';
import {
  duplicateRecords,
  hasWholeRecords,
  insertRecords,
  fixedBy,
  moveRecords,
  recordWords,
  removeRecords,
} from './records.ts';
import { selectAll, selectWhole } from './whole.ts';

/** What each key of the table does. */
const RUN: Readonly<Record<ActionId, (grid: GridController) => void>> = {
  edit: (grid) => edit(grid),
  selectRow: (grid) => selectWhole(grid, 'rows'),
  selectColumn: (grid) => selectWhole(grid, 'columns'),
  selectAll,
  clear: clearSelected,
  pasteSpecial: (grid) => grid.openPasteMenu(),
  fillDown: (grid) => fill(grid, planFillDown),
  fillRight: (grid) => fill(grid, planFillRight),
  insertBefore: (grid) => insertRecords(grid, 'before'),
  insertAfter: (grid) => insertRecords(grid, 'after'),
  remove: removeRecords,
  duplicate: duplicateRecords,
  moveBefore: (grid) => moveRecords(grid, 'before'),
  moveAfter: (grid) => moveRecords(grid, 'after'),
  undo: (grid) => {
    grid.aside.hide();
    grid.events.onUndo?.();
  },
  redo: (grid) => {
    grid.aside.hide();
    grid.events.onRedo?.();
  },
  menu: (grid) => grid.openMenu(),
};

/** A button is pressed, not edited: F2 must not delete a record. */
function edit(grid: GridController, start: EditStart = {}): void {
  const { active } = grid;
  if (!active) return;
  if (grid.columns[active.col]?.button) grid.startEdit(start);
  else openOrEdit(grid, active, undefined, start);
}

export function runAction(grid: GridController, id: ActionId): void {
  RUN[id](grid);
}

function mayEdit(grid: GridController): boolean {
  const { active, model, columns } = grid;
  if (!active || columns[active.col]?.button) return false;
  return opensAt(grid, active) !== false || cellAt(model, columns, active)?.editable === true;
}

function fill(grid: GridController, plan: typeof planFillDown): void {
  applyEdits(grid, planEach(grid.model, grid.columns, grid.ranges, plan), 'fill');
}

/** Over all records after the selected ones, as a drag with a mouse goes on. */
function fillToEnd(grid: GridController): void {
  const { model, columns, extent } = grid;
  const range = grid.ranges.at(-1);
  const over = range && toEnd(range, extent, model.equals);
  if (range && over) applyEdits(grid, planSeries(model, columns, range, over), 'fill');
}

/** Over the rest of the selection: down, in a single row or among records side by side to the right. */
function fillSeries(grid: GridController): void {
  const { model, columns } = grid;
  const last = grid.ranges.at(-1);
  if (!last) return;
  const range = withoutHeads(model, columns, last);
  const isRow = range.top === range.bottom;
  const across = isRow || (model.equals === 'columns' && range.left < range.right);
  const start = startOf(range, across, (point) => grid.cells.filled(point));
  if (start) applyEdits(grid, planSeries(model, columns, start, range), 'fill');
}

/**
 * What a series begins with: the first lines of a range in which something is; where nothing is empty,
 * the first two. Null where the range has nothing to go on from, or nowhere to go on to.
 */
export function startOf(
  range: Rectangle,
  across: boolean,
  filled: (point: Point) => boolean,
): Rectangle | null {
  const [first, last] = across ? [range.left, range.right] : [range.top, range.bottom];
  const [from, to] = across ? [range.top, range.bottom] : [range.left, range.right];
  const has = (line: number): boolean =>
    Array.from({ length: to - from + 1 }, (_, at) => from + at).some((at) =>
      filled(across ? { row: at, col: line } : { row: line, col: at }),
    );
  let end = first;
  while (end <= last && has(end)) end += 1;
  const count = end > last ? Math.min(2, last - first) : end - first;
  if (count === 0) return null;
  return across ? { ...range, right: first + count - 1 } : { ...range, bottom: first + count - 1 };
}

/** A range with all records after it; null where it has the last one. */
export function toEnd(
  range: Rectangle,
  { rows, cols }: Extent,
  equals: GridModel['equals'],
): Rectangle | null {
  if (equals === 'columns') return range.right < cols - 1 ? { ...range, right: cols - 1 } : null;
  return range.bottom < rows - 1 ? { ...range, bottom: rows - 1 } : null;
}

/** Why nothing can be put into what is selected; undefined where a cell of it takes something. */
function closedTo({ ranges, model, columns }: GridController): string | undefined {
  const takes = (point: Point): boolean => {
    const id = columns[point.col]?.id ?? '';
    return cellAt(model, columns, point)?.editable === true || hasParts(model, point.row, id);
  };
  const isOpen = ranges.some(({ top, bottom, left, right }) => {
    for (let row = top; row <= bottom; row++) {
      for (let col = left; col <= right; col++) if (takes({ row, col })) return true;
    }
    return false;
  });
  return isOpen ? undefined : 'Lo seleccionado no se edita';
}

/** A computed cell may be made of parts that can be set as a whole. */
function hasParts(model: GridModel, row: number, columnId: string): boolean {
  return model.parts?.(row, columnId) !== undefined;
}

interface Item {
  readonly id: string;
  readonly label: string;
  readonly keys?: readonly string[];
  readonly danger?: boolean;
  readonly part?: MenuPart;
  readonly unavailable?: string | undefined;
  readonly run: () => void;
}

function itemOf(grid: GridController, id: ActionId, label: string, part: MenuPart): Item {
  return { id, label, part, keys: ACTION_KEYS[id], run: () => runAction(grid, id) };
}

/** What selects more than a cell: fingers have no keys for it. */
export function selectMenuOf(grid: GridController): readonly Command[] {
  if (!grid.span) return [];
  const { ranges } = grid;
  const rows = ranges.some(({ top, bottom }) => top < bottom || ranges.length > 1);
  const columns = ranges.some(({ left, right }) => left < right || ranges.length > 1);
  return commandsOf([
    itemOf(grid, 'selectRow', rows ? 'Seleccionar las filas' : 'Seleccionar la fila', 'select'),
    itemOf(
      grid,
      'selectColumn',
      columns ? 'Seleccionar las columnas' : 'Seleccionar la columna',
      'select',
    ),
    itemOf(grid, 'selectAll', 'Seleccionar todo', 'select'),
  ]);
}

/** The ways to paste: a menu of their own, as a spreadsheet's key for them opens. */
export function pasteMenuOf(grid: GridController): readonly Command[] {
  return grid.span && !grid.cells.isReadOnly ? commandsOf(pastes(grid)) : [];
}

function pastes(grid: GridController): readonly Item[] {
  return [
    {
      id: 'paste',
      label: 'Pegar',
      part: 'clipboard',
      keys: ['Ctrl+V'],
      run: () => void pasteFromSystem(grid, 'all'),
    },
    {
      id: 'pasteValues',
      label: 'Pegar solo valores',
      part: 'paste',
      keys: [PASTE_VALUES],
      run: () => void pasteFromSystem(grid, 'values'),
    },
    {
      id: 'pasteTransposed',
      label: 'Pegar transpuesto',
      part: 'paste',
      run: () => void pasteFromSystem(grid, 'transposed'),
    },
  ];
}

/** What can be done to the selected cells, in the order of a menu; each list is a part of it. */
export function menuOf(grid: GridController): readonly (readonly Command[])[] {
  if (!grid.span) return [];
  const own = (id: ActionId, label: string, part: MenuPart) => itemOf(grid, id, label, part);
  const cells: Item[] = [
    {
      id: 'cut',
      label: 'Cortar',
      part: 'paste',
      keys: ['Ctrl+X'],
      run: () => copySelection(grid, 'cut'),
    },
    {
      id: 'copy',
      label: 'Copiar',
      part: 'clipboard',
      keys: ['Ctrl+C'],
      run: () => copySelection(grid, 'cells'),
    },
    {
      id: 'copyHeads',
      label: 'Copiar con encabezados',
      part: 'paste',
      run: () => copySelection(grid, 'withHeads'),
    },
    ...pastes(grid),
    // Its entries are all that a finger needs.
    ...(isTouch() ? [] : [own('pasteSpecial', 'Pegado especial…', 'paste')]),
  ];
  // Chosen with a finger it is what a second tap on the cell is, other than F2.
  const editing: Item = {
    ...own('edit', 'Editar la celda', 'edit'),
    run: () => edit(grid, { byTouch: isTouch() }),
  };
  const edits: Item[] = [
    ...(mayEdit(grid) ? [editing] : []),
    own('fillDown', 'Rellenar hacia abajo', 'fill'),
    own('fillRight', 'Rellenar a la derecha', 'fill'),
    {
      id: 'fillSeries',
      label: 'Rellenar como serie',
      part: 'fill',
      run: () => fillSeries(grid),
    },
    ...(grid.model.equals
      ? [
          {
            id: 'fillEnd',
            label: 'Rellenar hasta el final',
            part: 'fill' as const,
            run: () => fillToEnd(grid),
          },
        ]
      : []),
    own('clear', 'Borrar el contenido', 'clipboard'),
  ];
  const parts = grid.cells.isReadOnly ? [cells, edits].map(ofReading) : [cells, edits];
  // A table that is only read has none of them, and may be large.
  const unavailable = grid.cells.isReadOnly ? undefined : closedTo(grid);
  const said = (items: readonly Item[]) =>
    items.map((item) => (CHANGING.has(item.id) ? { ...item, unavailable } : item));
  return [
    ...parts.filter(({ length }) => length > 0).map((items) => commandsOf(said(items))),
    ...recordMenuOf(grid),
  ];
}

/** What changes the selected cells, and no others: what is pasted may have the names of its own. */
const CHANGING: ReadonlySet<string> = new Set([
  'cut',
  'fillDown',
  'fillRight',
  'fillSeries',
  'fillEnd',
  'clear',
]);

/** What is left in a table whose cells are only read. */
function ofReading(items: readonly Item[]): Item[] {
  return items.filter(({ id }) => ['copy', 'copyHeads', 'edit'].includes(id));
}

/** The parts of the menu that are about the selected records. */
export function recordMenuOf(grid: GridController): readonly (readonly Command[])[] {
  const words = recordWords(grid);
  if (!words) return [];
  const whole = hasWholeRecords(grid) ? WHOLE_KEYS : {};
  const own = (id: ActionId, label: string): Item => ({
    id,
    label,
    // Of two keys for one thing the second goes with records one above the other.
    keys: whole[id] ?? (words.along === 'rows' ? ACTION_KEYS[id].toReversed() : ACTION_KEYS[id]),
    run: () => runAction(grid, id),
  });
  const changes = [
    own('insertBefore', words.insertBefore),
    own('insertAfter', words.insertAfter),
    own('duplicate', words.duplicate),
    { ...own('remove', words.remove), danger: true },
  ];
  const moves = words.move && [
    own('moveBefore', words.move.before),
    own('moveAfter', words.move.after),
    { id: 'moveFirst', label: words.move.first, run: () => moveRecords(grid, 'first') },
    { id: 'moveLast', label: words.move.last, run: () => moveRecords(grid, 'last') },
  ];
  const unavailable = moves ? fixedBy(grid.model) : undefined;
  const moving = (moves ?? []).map((item) => ({ ...item, unavailable }));
  return [inPart('records', changes), ...(moves ? [inPart('move', moving)] : [])].map(commandsOf);
}

function inPart(part: MenuPart, items: readonly Item[]): readonly Item[] {
  return items.map((item) => ({ ...item, part }));
}

function commandsOf(items: readonly Item[]): readonly Command[] {
  return items.map((item) => ({ ...item, id: `grid.${item.id}`, group: GRID_GROUP }));
}
