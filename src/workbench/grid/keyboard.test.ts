// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from 'vitest';
import { menuOf, selectMenuOf } from './actions/actions.ts';
import { removeRecords } from './actions/records.ts';
import { GridController } from './controller.ts';
import type { GridModel, GridRecords } from './model.ts';
import { listenToKeys } from './keyboard.ts';
import { between, only } from './selection/selection.ts';
import { sampleModel } from './testing/grid-sample.ts';

afterEach(() => vi.unstubAllGlobals());

/** A table of five records, one below the other, with the focus in it. */
function records() {
  document.body.innerHTML =
    '<div id="root" tabindex="-1"><div class="ag-grid-viewport"></div><div id="layer"></div><div id="status"></div></div>';
  const find = (id: string) => document.getElementById(id) as HTMLElement;
  const parts = { root: find('root'), layer: find('layer'), status: find('status') };
  const insert = vi.fn<GridRecords['insert']>(() => null);
  let count = 5;
  const remove = vi.fn<GridRecords['remove']>((gone) => {
    count -= gone.length;
    return null;
  });
  const does = { insert, remove, duplicate: () => null };
  const model = {
    ...sampleModel([
      [1, 2],
      [3, 4],
      [5, 6],
      [7, 8],
      [9, 10],
    ]),
    get rowCount() {
      return count;
    },
    records: { along: 'rows', one: 'fila', many: 'filas', at: ({ row }) => row, ...does },
  } satisfies GridModel;
  vi.stubGlobal('requestAnimationFrame', (act: () => void) => act());
  const grid = new GridController(model, parts, 28);
  listenToKeys(grid);
  const press = (key: string): boolean =>
    parts.root.dispatchEvent(
      new KeyboardEvent('keydown', { key, ctrlKey: true, bubbles: true, cancelable: true }),
    );
  return { grid, does, press };
}

describe('arrows at a row that tells of the one above it', () => {
  /** Of two columns the first is typed; after the second record a remark, after the third one a total. */
  const remarked = () => {
    const all = records();
    const { grid } = all;
    const plain = sampleModel(
      Array.from({ length: 6 }, () => [1, 2]),
      { readOnly: 'b' },
    );
    const model: GridModel = {
      ...plain,
      row: (at) => ({ ...plain.row(at), remark: at === 2 || at === 4 }),
      cell: (row, columnId) => {
        const cell = plain.cell(row, columnId);
        return [2, 4, 5].includes(row) ? { ...cell, editable: false } : cell;
      },
    };
    grid.sync(model);
    const arrow = (key: string, shiftKey = false) =>
      grid.root.dispatchEvent(
        new KeyboardEvent('keydown', { key, shiftKey, bubbles: true, cancelable: true }),
      );
    const from = (row: number, col: number) => grid.selecting.select(only({ row, col }));
    return { grid, arrow, from };
  };

  test('pass it by between cells that are typed, as Enter does, so that they lead back', () => {
    const { grid, arrow, from } = remarked();
    from(1, 0);
    grid.after({ kind: 'enter', back: false }, false);
    expect(grid.active?.row).toBe(3);
    arrow('ArrowUp');
    expect(grid.active).toEqual({ row: 1, col: 0 });
    arrow('ArrowDown');
    expect(grid.active?.row).toBe(3);
    // So they do from the total below the last one.
    grid.after({ kind: 'enter', back: false }, false);
    expect(grid.active?.row).toBe(5);
    arrow('ArrowUp');
    expect(grid.active?.row).toBe(3);
  });

  test('visit it where nothing is typed, and take it along in what is selected', () => {
    const { grid, arrow, from } = remarked();
    from(1, 1);
    arrow('ArrowDown');
    expect(grid.active).toEqual({ row: 2, col: 1 });
    from(1, 0);
    arrow('ArrowDown', true);
    expect(grid.ranges).toEqual([{ top: 1, left: 0, bottom: 2, right: 0 }]);
    // Enter leads to it within that.
    arrow('Enter');
    expect(grid.active).toEqual({ row: 2, col: 0 });
  });
});

describe('Ctrl+- and Ctrl++', () => {
  test('delete and insert where whole records are selected, and nothing is zoomed', () => {
    const { grid, does, press } = records();
    grid.selecting.select(between({ row: 1, col: 0 }, { row: 2, col: 1 }, { row: 1, col: 1 }));
    expect(press('+')).toBe(false);
    expect(does.insert).toHaveBeenCalledExactlyOnceWith(1, 2);
    expect(press('-')).toBe(false);
    expect(does.remove).toHaveBeenCalledExactlyOnceWith([1, 2]);
    // The record in their place is selected as a whole, for the next one.
    expect(grid.ranges).toEqual([{ top: 1, left: 0, bottom: 1, right: 1 }]);
    expect(grid.active).toEqual({ row: 1, col: 1 });
  });
  test('leave what is selected where one is asked first', () => {
    const { grid, does, press } = records();
    does.remove.mockReturnValueOnce(null);
    const two = between({ row: 1, col: 0 }, { row: 2, col: 1 }, { row: 1, col: 1 });
    grid.selecting.select(two);
    press('-');
    expect(does.remove).toHaveBeenCalledExactlyOnceWith([1, 2]);
    expect(grid.ranges).toEqual([{ top: 1, left: 0, bottom: 2, right: 1 }]);
  });
  test('are the browser’s anywhere else', () => {
    const { grid, does, press } = records();
    grid.selecting.select(only({ row: 1, col: 1 }));
    expect([press('+'), press('-')]).toEqual([true, true]);
    grid.selecting.select(between({ row: 0, col: 0 }, { row: 2, col: 0 }));
    expect([press('+'), press('-')]).toEqual([true, true]);
    expect(does.insert).not.toHaveBeenCalled();
    expect(does.remove).not.toHaveBeenCalled();
  });
});

test('records that are deleted from a menu leave the focus in the table', () => {
  const { grid, does } = records();
  grid.selecting.select(only({ row: 1, col: 1 }));
  const menu = document.createElement('button');
  document.body.append(menu);
  menu.focus();
  // As the session does of it: the table is told at once.
  does.remove.mockImplementationOnce(() => {
    expect(grid.focus.isInside).toBe(true);
    return null;
  });
  removeRecords(grid);
  expect(does.remove).toHaveBeenCalledExactlyOnceWith([1]);
  expect(grid.focus.isInside).toBe(true);
});

test('a button that deletes is pressed with Enter; F2 and the menu, which edit, leave the record', () => {
  const { grid } = records();
  const [first, button] = grid.model.columns;
  if (!first || !button) throw new Error('no columns');
  const { model } = grid;
  grid.model = {
    ...model,
    columns: [first, { ...button, button: 'remove' }],
    cell: (row, column) =>
      column === button.id
        ? { text: 'Eliminar', value: null, editable: false, tone: 'muted', opens: true }
        : model.cell(row, column),
  };
  grid.table.sync(grid.model);
  const opened = vi.fn<() => void>();
  grid.listen({ onOpen: opened });
  const press = (key: string) =>
    grid.root.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  const labels = () => menuOf(grid).flatMap((part) => part.map(({ label }) => label));
  grid.selecting.select(only({ row: 1, col: 1 }));
  press('F2');
  expect(opened).not.toHaveBeenCalled();
  expect(labels()).not.toContain('Editar la celda');
  press('Enter');
  expect(opened).toHaveBeenCalledExactlyOnceWith({ row: 1, columnId: button.id }, undefined);
  grid.selecting.select(only({ row: 1, col: 0 }));
  expect(labels()).toContain('Editar la celda');
});

test.each([
  ['Home', false],
  ['Home', true],
])('%s brings the first columns back where one is in the frozen one already', (key, ctrlKey) => {
  document.body.innerHTML =
    '<div id="root" tabindex="-1"><div class="ag-grid-viewport"></div><div id="layer"></div><div id="status"></div></div>';
  const find = (id: string) => document.getElementById(id) as HTMLElement;
  const parts = { root: find('root'), layer: find('layer'), status: find('status') };
  const grid = new GridController(sampleModel([[1, 2]]), parts, 28);
  const stop = listenToKeys(grid);
  const cell = { row: 0, col: 0 };
  grid.selecting.select(only(cell));
  const revealed = vi.spyOn(grid.table.scroll, 'reveal').mockImplementation(() => undefined);
  parts.root.dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey, bubbles: true }));
  // As one who comes from another column.
  expect(revealed).toHaveBeenLastCalledWith(cell, true);
  stop();
});

test('whole rows, columns and all are selected by keys, and by the commands that name them', () => {
  const { grid } = records();
  const press = (key: string, keys: KeyboardEventInit) =>
    grid.root.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...keys }));
  const choose = (label: string) =>
    selectMenuOf(grid)
      .find((command) => command.label === label)
      ?.run?.();
  const row = [{ top: 1, bottom: 1, left: 0, right: 1 }];
  const column = [{ top: 0, bottom: 4, left: 1, right: 1 }];
  const all = [{ top: 0, bottom: 4, left: 0, right: 1 }];
  const selectedBy = (act: () => void) => {
    grid.selecting.select(only({ row: 1, col: 1 }));
    act();
    expect(grid.active).toEqual({ row: 1, col: 1 });
    return grid.ranges;
  };
  expect(selectedBy(() => press(' ', { shiftKey: true }))).toEqual(row);
  expect(selectedBy(() => choose('Seleccionar la fila'))).toEqual(row);
  expect(selectedBy(() => press(' ', { ctrlKey: true }))).toEqual(column);
  expect(selectedBy(() => choose('Seleccionar la columna'))).toEqual(column);
  expect(selectedBy(() => press('a', { ctrlKey: true }))).toEqual(all);
  expect(selectedBy(() => choose('Seleccionar todo'))).toEqual(all);
  grid.selecting.select(between({ row: 1, col: 1 }, { row: 2, col: 1 }));
  choose('Seleccionar las filas');
  expect(grid.ranges).toEqual([{ top: 1, bottom: 2, left: 0, right: 1 }]);
});

test('Alt and the arrow down open the menu of a row by whose name the table is sorted', () => {
  const { grid } = records();
  const onMenu = vi.fn<(at: DOMRect, column?: string) => void>();
  grid.listen({ onMenu });
  const name = document.createElement('div');
  const elementAt = vi.spyOn(grid, 'elementAt').mockReturnValue(name);
  const press = () =>
    grid.root.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'ArrowDown', altKey: true, bubbles: true }),
    );
  grid.selecting.select(only({ row: 1, col: 0 }));
  press();
  expect(onMenu).not.toHaveBeenCalled();
  name.innerHTML = '<button class="dg-head-menu"></button>';
  press();
  expect(onMenu).toHaveBeenCalledExactlyOnceWith(expect.anything(), 'a');
  elementAt.mockRestore();
});
