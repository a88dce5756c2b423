// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from 'vitest';
import { GridController } from './controller.ts';
import { listenToPointer } from './pointer.ts';
import { between } from './selection/selection.ts';
import { sampleModel } from './testing/grid-sample.ts';

afterEach(() => vi.unstubAllGlobals());

/** Four values, of which the last cell is drawn. */
function standing(): GridController {
  document.body.innerHTML = `
    <div id="root" tabindex="-1">
      <div class="ag-grid-viewport">
        <div class="ag-row" row-index="1"><div class="ag-cell" col-id="b"></div></div>
      </div>
      <div id="layer"></div><div id="status"></div>
    </div>`;
  const find = (id: string) => document.getElementById(id) as HTMLElement;
  const parts = { root: find('root'), layer: find('layer'), status: find('status') };
  const model = sampleModel([
    [1, 2],
    [3, 4],
  ]);
  return new GridController(model, parts, 28);
}

test('a click on the line between two rows is one on the cell above it', () => {
  const grid = standing();
  const stop = listenToPointer(grid);
  const cell = document.querySelector('.ag-cell');
  const under = vi.fn<(x: number, y: number) => Element | null>(() => cell);
  document.elementFromPoint = under;
  const press = new MouseEvent('pointerdown', { bubbles: true, clientX: 30, clientY: 56 });
  document.querySelector('.ag-row')?.dispatchEvent(press);
  expect(grid.span?.anchor).toEqual({ row: 1, col: 1 });
  expect(under).toHaveBeenCalledWith(30, 55);
  stop();
});

test('the other button keeps what is selected, and one is in the table then', () => {
  const grid = standing();
  const stop = listenToPointer(grid);
  const top = { row: 0, col: 1 };
  const column = { anchor: top, focus: { row: 1, col: 1 }, active: top };
  grid.selecting.select(column);
  document.querySelector('.ag-cell')?.classList.add('dg-in');
  const focus = vi.spyOn(grid, 'focusActive');
  const press = new MouseEvent('pointerdown', { bubbles: true, button: 2 });
  document.querySelector('.ag-cell')?.dispatchEvent(press);
  expect(grid.span).toEqual(column);
  expect(focus).toHaveBeenCalledTimes(1);
  stop();
});

test('a finger held on selected cells opens the menu for all of them', () => {
  vi.useFakeTimers();
  const grid = standing();
  const onMenu = vi.fn<() => void>();
  grid.listen({ onMenu });
  const stop = listenToPointer(grid);
  const top = { row: 0, col: 1 };
  const column = { anchor: top, focus: { row: 1, col: 1 }, active: top };
  const hold = () => {
    const press = new MouseEvent('pointerdown', { bubbles: true });
    Object.assign(press, { pointerType: 'touch', isPrimary: true });
    document.querySelector('.ag-cell')?.dispatchEvent(press);
    vi.advanceTimersByTime(1000);
  };
  grid.selecting.select(column);
  document.querySelector('.ag-cell')?.classList.add('dg-in');
  hold();
  expect(onMenu).toHaveBeenCalledTimes(1);
  expect(grid.span).toEqual(column);
  document.querySelector('.ag-cell')?.classList.remove('dg-in');
  hold();
  expect(grid.span).toMatchObject({ anchor: { row: 1, col: 1 }, focus: { row: 1, col: 1 } });
  stop();
  vi.useRealTimers();
});

describe('a second tap on the spot of the first', () => {
  const tapped = (second: { x: number; after: number }, opens = false) => {
    vi.useFakeTimers();
    const grid = standing();
    const cell = grid.model.cell.bind(grid.model);
    vi.spyOn(grid.model, 'cell').mockImplementation((...at) => ({ ...cell(...at), opens }));
    const open = vi.spyOn(grid, 'startEdit').mockImplementation(() => undefined);
    const onOpen = vi.fn<() => void>();
    grid.listen({ onOpen });
    const stop = listenToPointer(grid);
    const panel = document.body.appendChild(document.createElement('button'));
    const pressed = vi.fn<() => void>();
    panel.addEventListener('click', pressed);
    const tap = (place: Element | null, clientX: number) => {
      for (const type of ['pointerdown', 'mousedown', 'click']) {
        const event = new MouseEvent(type, { bubbles: true, cancelable: true, clientX });
        if (type === 'pointerdown') Object.assign(event, { pointerType: 'touch' });
        place?.dispatchEvent(event);
      }
    };
    tap(document.querySelector('.ag-cell'), 100);
    grid.root.focus();
    vi.advanceTimersByTime(second.after);
    // By now a panel lies there.
    tap(panel, second.x);
    stop();
    vi.useRealTimers();
    return [open.mock.calls.length + onOpen.mock.calls.length, pressed.mock.calls.length];
  };

  test('edits the cell, whatever has come up there', () => {
    expect(tapped({ x: 104, after: 200 })).toEqual([1, 0]);
  });

  test('presses nothing in what the first one has opened', () => {
    expect(tapped({ x: 104, after: 200 }, true)).toEqual([1, 0]);
  });

  test('is one of its own elsewhere, or later', () => {
    expect(tapped({ x: 190, after: 200 })).toEqual([0, 1]);
    expect(tapped({ x: 104, after: 700 })).toEqual([0, 1]);
  });
});

describe('the other button on the head of a column', () => {
  /** Of the first, whose cells are its menu's where it gets no column. */
  const pressed = (equals?: 'rows') => {
    vi.stubGlobal('CSS', { escape: String });
    const grid = standing();
    Object.assign(grid.model, { equals });
    const head = document.createElement('div');
    head.className = 'ag-header-cell';
    head.setAttribute('col-id', 'b');
    document.getElementById('root')?.prepend(head);
    const onMenu = vi.fn<(at: DOMRect, columnId?: string) => void>();
    grid.listen({ onMenu });
    const stop = listenToPointer(grid);
    head.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }));
    stop();
    return { span: grid.span, column: onMenu.mock.calls[0]?.[1], times: onMenu.mock.calls.length };
  };

  test('opens the menu of its cells where nothing is sorted by them, and selects them', () => {
    const whole = { anchor: { row: 0, col: 1 }, focus: { row: 1, col: 1 } };
    expect(pressed()).toMatchObject({ span: whole, column: undefined, times: 1 });
  });

  test('opens what is done by its values where its rows are equal', () => {
    const one = { anchor: { row: 0, col: 1 }, focus: { row: 0, col: 1 } };
    expect(pressed('rows')).toMatchObject({ span: one, column: 'b', times: 1 });
  });
});

test('what folds a column leaves the focus in the table, once what is typed was taken', () => {
  const grid = standing();
  const stop = listenToPointer(grid);
  const toggleColumn = vi.fn<(columnId: string) => void>();
  Object.assign(grid.model, { toggleColumn });
  const chevron = document.createElement('span');
  chevron.className = 'dg-chevron';
  const head = document.createElement('div');
  head.className = 'ag-header-cell';
  head.setAttribute('col-id', 'b');
  head.append(chevron);
  document.getElementById('root')?.prepend(head);
  const press = new MouseEvent('mousedown', { bubbles: true, cancelable: true });
  chevron.dispatchEvent(press);
  expect(press.defaultPrevented).toBe(true);
  const commit = vi.spyOn(grid.editing, 'commit').mockReturnValueOnce(false);
  chevron.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(toggleColumn).not.toHaveBeenCalled();
  chevron.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(commit).toHaveBeenCalledTimes(2);
  expect(toggleColumn).toHaveBeenCalledWith('b');
  stop();
});

test('where a whole record is selected a tap on the name of another one adds it', () => {
  const grid = standing();
  Object.assign(grid.model, {
    records: {
      along: 'rows',
      one: 'fila',
      many: 'filas',
      at: ({ row }: { row: number }) => row,
      insert: () => null,
      remove: () => null,
      duplicate: () => null,
    },
  });
  document.querySelector('.ag-cell')?.setAttribute('col-id', 'a');
  const stop = listenToPointer(grid);
  const tap = () => {
    const cell = document.querySelector('.ag-cell');
    const press = new MouseEvent('pointerdown', { bubbles: true });
    Object.assign(press, { pointerType: 'touch', isPrimary: true });
    cell?.dispatchEvent(press);
    cell?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  };
  const whole = (row: number) => ({ top: row, bottom: row, left: 0, right: 1 });
  grid.selecting.select(between({ row: 0, col: 0 }, { row: 0, col: 1 }));
  tap();
  expect(grid.ranges).toEqual([whole(0), whole(1)]);
  // On one that is selected already it is a tap like any other.
  tap();
  expect(grid.ranges).toEqual([{ top: 1, bottom: 1, left: 0, right: 0 }]);
  stop();
});

test('nothing is focused under a finger before its tap has ended', () => {
  const grid = standing();
  const stop = listenToPointer(grid);
  // As AG Grid listens, which focuses the cell that is pressed.
  const pressed = vi.fn<(event: Event) => void>();
  document.querySelector('.ag-grid-viewport')?.addEventListener('pointerdown', pressed);
  const press = (pointerType: string) => {
    const event = new MouseEvent('pointerdown', { bubbles: true });
    Object.assign(event, { pointerType, pointerId: 7, isPrimary: true });
    document.querySelector('.ag-cell')?.dispatchEvent(event);
  };
  press('touch');
  expect(pressed).not.toHaveBeenCalled();
  expect(grid.active).toBeNull();
  press('mouse');
  expect(pressed).toHaveBeenCalledOnce();
  stop();
});

test('a finger selects more by the corner of what is selected, and elsewhere leaves it', () => {
  const grid = standing();
  const stop = listenToPointer(grid);
  grid.selecting.select(between({ row: 0, col: 0 }, { row: 0, col: 0 }));
  const cell = document.querySelector('.ag-cell');
  const handle = document.createElement('span');
  handle.className = 'dg-handle';
  cell?.append(handle);
  document.elementFromPoint = () => cell;
  const touch = (type: string, on: Element | null) => {
    const event = new MouseEvent(type, { bubbles: true });
    Object.assign(event, { pointerType: 'touch', pointerId: 7, isPrimary: true });
    on?.dispatchEvent(event);
  };
  touch('pointerdown', cell);
  touch('pointermove', cell);
  touch('pointerup', cell);
  expect(grid.ranges).toEqual([{ top: 0, bottom: 0, left: 0, right: 0 }]);
  touch('pointerdown', handle);
  touch('pointermove', cell);
  expect(grid.ranges).toEqual([{ top: 0, bottom: 1, left: 0, right: 1 }]);
  expect(grid.active).toEqual({ row: 0, col: 0 });
  touch('pointerup', cell);
  stop();
});
