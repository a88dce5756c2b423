// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from 'vitest';
import { menuOf } from './actions/actions.ts';
import { GridController } from './controller.ts';
import type { GridSelection } from './model.ts';
import { between, only } from './selection/selection.ts';
import { sampleModel } from './testing/grid-sample.ts';

const ROWS = 200;
const ROW_HEIGHT = 40;

/** A table far higher than the window, in which one is. */
function standing(inTime = false): GridController {
  document.body.innerHTML =
    '<div id="root" tabindex="-1"><div class="ag-grid-viewport"></div><div id="layer"></div><div id="status"></div></div>';
  const find = (id: string) => document.getElementById(id) as HTMLElement;
  const parts = { root: find('root'), layer: find('layer'), status: find('status') };
  const values = Array.from({ length: ROWS }, () => [1, 2, 3]);
  const model = { ...sampleModel(values, { readOnly: 'b' }), inTime };
  const grid = new GridController(model, parts, ROW_HEIGHT);
  grid.scrollBack();
  parts.root.focus();
  return grid;
}

afterEach(() => vi.restoreAllMocks());

describe('where more of the window is covered', () => {
  const last = { row: ROWS - 1, col: 0 };
  test.each([
    ['the cell one is in', only(last)],
    ['the row that is selected whole', between(last, { ...last, col: 2 })],
  ])('the page scrolls to %s', (_, span) => {
    const grid = standing();
    grid.selecting.select(span);
    const scrolled = vi.spyOn(window, 'scrollBy').mockImplementation(() => undefined);
    grid.selecting.stayInSight();
    expect(scrolled).toHaveBeenCalledOnce();
  });
  test('it does so once a menu of the cell gives the focus back', () => {
    const grid = standing();
    grid.selecting.select(only(last));
    const scrolled = vi.spyOn(window, 'scrollBy').mockImplementation(() => undefined);
    grid.root.blur();
    grid.selecting.stayInSight();
    grid.selecting.stayInSight();
    expect(scrolled).not.toHaveBeenCalled();
    grid.root.focus();
    grid.root.blur();
    grid.root.focus();
    expect(scrolled).toHaveBeenCalledOnce();
  });
  test('it scrolls to the cell that was found, while the focus is where one looks for it', () => {
    const grid = standing();
    grid.root.blur();
    const scrolled = vi.spyOn(window, 'scrollBy').mockImplementation(() => undefined);
    grid.selecting.show({ row: ROWS - 1, columnId: 'a' });
    scrolled.mockClear();
    grid.selecting.stayInSight();
    expect(scrolled).toHaveBeenCalledOnce();
  });
  test('it scrolls to the selected cell wherever the focus is, where a panel about it covers it', () => {
    const grid = standing();
    grid.selecting.select(only(last));
    grid.root.blur();
    const scrolled = vi.spyOn(window, 'scrollBy').mockImplementation(() => undefined);
    grid.selecting.keepInSight();
    expect(scrolled).toHaveBeenCalledOnce();
  });
  test('it does not leave for the end of a column that is selected whole', () => {
    const grid = standing();
    grid.selecting.select(between({ row: 0, col: 0 }, last));
    const scrolled = vi.spyOn(window, 'scrollBy').mockImplementation(() => undefined);
    grid.selecting.stayInSight();
    expect(scrolled).not.toHaveBeenCalled();
  });
});

test('a window that gets lower leaves the height of the head as it stands: rows are looked for below it', () => {
  const low = { matches: false };
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('coarse') || (query.includes('max-height') && low.matches),
  }));
  document.body.innerHTML =
    '<div id="root"><div class="ag-grid-viewport"></div><div id="layer"></div><div id="status"></div></div>';
  const find = (id: string) => document.getElementById(id) as HTMLElement;
  const parts = { root: find('root'), layer: find('layer'), status: find('status') };
  const { columns, ...sample } = sampleModel([[1], [2], [3]]);
  const folding = columns.map((column) => ({ ...column, expanded: true }));
  const grid = new GridController({ ...sample, columns: folding }, parts, 48);
  grid.scrollBack();
  grid.selecting.select(only({ row: 2, col: 0 }));
  low.matches = true;
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(150);
  const scrolled = vi.spyOn(window, 'scrollBy').mockImplementation(() => undefined);
  grid.selecting.keepInSight();
  // A head of 44 pixels for a finger and three rows of 48: 188, of which 150 are in the window.
  expect(scrolled).toHaveBeenCalledExactlyOnceWith(0, 38);
  vi.unstubAllGlobals();
});

describe('what is only read says so', () => {
  function refused(kind: 'data' | 'group' | 'separator', typed?: string) {
    const grid = standing();
    const { model } = grid;
    grid.sync({ ...model, row: (row) => ({ ...model.row(row), kind }) });
    grid.selecting.select(only({ row: 0, col: 1 }));
    vi.spyOn(grid.cells, 'elementAt').mockReturnValue(document.createElement('div'));
    const said = vi.spyOn(grid.aside, 'refuse').mockImplementation(() => undefined);
    grid.startEdit(typed === undefined ? { byTouch: true } : { typed });
    return said.mock.calls.map(([, { title }]) => title);
  }
  test('to a second tap, but not in the head of a part', () => {
    expect(refused('data')).toEqual(['Celda de solo lectura']);
    expect(refused('group')).toEqual([]);
    expect(refused('separator')).toEqual([]);
  });
  test('to who types, wherever it is', () => {
    expect(refused('group', '5')).toEqual(['Celda de solo lectura']);
  });
});

test('where the active column is folded away, what is in its place is told', () => {
  const grid = standing();
  const narrow = { ...grid.model, columns: grid.model.columns.filter(({ id }) => id !== 'b') };
  grid.sync(grid.model);
  grid.selecting.select(only({ row: 4, col: 1 }));
  const told = vi.fn<(selection: GridSelection | null) => void>();
  grid.listen({ onSelectionChange: told });
  grid.sync(narrow);
  expect(told.mock.lastCall?.[0]?.active).toEqual({ row: 4, columnId: 'c' });
});

test('who comes back to the table finds the same cells selected', () => {
  const grid = standing();
  const range = between({ row: 1, col: 0 }, { row: 3, col: 1 }, { row: 2, col: 1 });
  grid.selecting.select(range);
  grid.root.blur();
  grid.selecting.enter();
  expect(grid.span).toEqual(range);
  expect(grid.focus.isInside).toBe(true);
});

test('to press the name of a row keeps the columns that are seen, to go there shows the first', () => {
  const grid = standing();
  grid.selecting.select(only({ row: 4, col: 2 }));
  const revealed = vi.spyOn(grid.sight, 'reveal').mockImplementation(() => undefined);
  grid.selecting.goToPressed({ row: 4, col: 0 });
  grid.selecting.select(only({ row: 4, col: 2 }));
  grid.selecting.goTo({ row: 4, col: 0 });
  expect(revealed.mock.calls.map(([, across]) => across)).toEqual([false, true]);
});

describe('a cell that something leads to from elsewhere', () => {
  const rect = (top: number, height: number) => new DOMRect(0, top, 800, height);
  /** A box of 500 px at the window's top, its rows scrolled by 2,000: the first in sight is the 50th. */
  function led(row: number) {
    const grid = standing();
    vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(600);
    vi.spyOn(grid.root, 'getBoundingClientRect').mockReturnValue(rect(0, 500));
    const body = grid.root.querySelector('.ag-grid-viewport');
    if (!body) throw new Error('the table stands');
    vi.spyOn(body, 'getBoundingClientRect').mockReturnValue(rect(0, 500));
    body.scrollTop = 50 * ROW_HEIGHT;
    const centred = vi.spyOn(grid.table.scroll, 'centre').mockImplementation(() => undefined);
    grid.selecting.visit({ row, columnId: 'a' });
    return centred.mock.calls.map(([at]) => at);
  }
  test.each([10, 49, 62, 150])('comes to the middle: row %d, which is not all in sight', (row) => {
    expect(led(row)).toEqual([row]);
  });
  test.each([50, 60])('stays where it is: row %d, which is in sight', (row) => {
    expect(led(row)).toEqual([]);
  });
});

test.each([
  [0, true],
  [1, false],
])('the menu offers to edit a cell only where it can be: column %d', (col, offered) => {
  const grid = standing();
  grid.selecting.select(only({ row: 0, col }));
  const labels = menuOf(grid).flatMap((part) => part.map(({ label }) => label));
  expect(labels.includes('Editar la celda')).toBe(offered);
});

test.each([
  ['a cell that is typed', only({ row: 0, col: 0 }), undefined],
  ['a computed cell', only({ row: 0, col: 1 }), 'Lo seleccionado no se edita'],
  ['both', between({ row: 0, col: 0 }, { row: 0, col: 1 }), undefined],
])('the menu says why nothing can be put into %s', (_, span, closed) => {
  const grid = standing();
  grid.selecting.select(span);
  const commands = menuOf(grid).flat();
  const why = (label: string) => commands.find((one) => one.label === label)?.unavailable;
  expect(['Cortar', 'Borrar el contenido'].map(why)).toEqual([closed, closed]);
  // A block goes to the cells that its names say, as by its key: what can't be taken is said then.
  expect(['Copiar', 'Pegar', 'Pegar transpuesto'].map(why)).toEqual(Array(3).fill(undefined));
});

test('the menu of a table that is only read offers to copy, and nothing that would change it', () => {
  const grid = standing();
  const { model } = grid;
  grid.sync({ ...model, cell: (row, id) => ({ ...model.cell(row, id), editable: false }) });
  grid.selecting.select(only({ row: 0, col: 1 }));
  const labels = menuOf(grid).flatMap((part) => part.map(({ label }) => label));
  expect(labels).toEqual(['Copiar', 'Copiar con encabezados']);
});

test.each([true, false])('what the menu edits is typed over, chosen by touch %s', (byTouch) => {
  vi.stubGlobal('matchMedia', () => ({ matches: byTouch }));
  const grid = standing();
  grid.selecting.select(only({ row: 0, col: 0 }));
  const edited = vi.spyOn(grid, 'startEdit').mockImplementation(() => undefined);
  const edit = menuOf(grid)
    .flat()
    .find(({ label }) => label === 'Editar la celda');
  edit?.run?.();
  expect(edited).toHaveBeenCalledExactlyOnceWith({ byTouch });
  vi.unstubAllGlobals();
});

test('each of the selected ranges stays with its own cells as columns come and go', () => {
  const grid = standing();
  const { model } = grid;
  const show = (ids: string) =>
    grid.sync({
      ...model,
      columns: ids.split('').map((id) => ({ id, header: id, align: 'right' })),
    });
  const columns = () => grid.ranges.map(({ left, right }) => [left, right]);
  const selectBoth = (ids: string, beside: number, active: number) => {
    grid.selecting.select(null);
    show(ids);
    grid.selecting.select(only({ row: 2, col: beside }));
    grid.selecting.addRange(only({ row: 2, col: active }));
  };
  // One comes between them, after the active one: only the other moves.
  selectBoth('abcdef', 4, 1);
  show('abxcdef');
  expect(columns()).toEqual([
    [5, 5],
    [1, 1],
  ]);
  // It comes before the active one alone.
  selectBoth('abcdef', 1, 4);
  show('abcxdef');
  expect(columns()).toEqual([
    [1, 1],
    [5, 5],
  ]);
  // What is gone isn't selected any more.
  show('acxdef');
  expect(columns()).toEqual([[4, 4]]);
});

test('after what was typed one passes by a row that tells of the one above it', () => {
  const grid = standing();
  const { model } = grid;
  const row = (at: number) => ({ ...model.row(at), remark: at === 4 || at === ROWS - 1 });
  grid.sync({ ...model, row });
  const from = (at: number, back: boolean) => {
    grid.selecting.select(only({ row: at, col: 0 }));
    grid.after({ kind: 'enter', back }, false);
    return grid.active?.row;
  };
  expect(from(3, false)).toBe(5);
  expect(from(5, true)).toBe(3);
  // There is no other below.
  expect(from(ROWS - 2, false)).toBe(ROWS - 1);
  grid.selecting.select(only({ row: 3, col: 0 }));
  grid.after({ kind: 'move', direction: 'down' }, false);
  expect(grid.active?.row).toBe(5);
});

describe('after what was typed by touch', () => {
  const begin = (row: number, inTime = false, col = 0) => {
    const grid = standing(inTime);
    const point = { row, col };
    grid.selecting.select(only(point));
    return { grid, edited: vi.spyOn(grid, 'startEdit').mockImplementation(() => undefined) };
  };
  const enter = { kind: 'enter', back: false } as const;

  test('the next cell is edited: a screen has no keys where there is nothing to type into', () => {
    const { grid, edited } = begin(3);
    grid.after(enter, true);
    expect(grid.active).toEqual({ row: 4, col: 0 });
    expect(edited).toHaveBeenCalledExactlyOnceWith({ byTouch: true });
  });
  test('with keys it is only selected', () => {
    const { grid, edited } = begin(3);
    grid.after(enter, false);
    expect(grid.active).toEqual({ row: 4, col: 0 });
    expect(edited).not.toHaveBeenCalled();
  });
  test('in a row of months it is the next month, past a sum', () => {
    const { grid, edited } = begin(3, true);
    grid.after(enter, true);
    expect(grid.active).toEqual({ row: 3, col: 2 });
    expect(edited).toHaveBeenCalledExactlyOnceWith({ byTouch: true });
  });
  test('with keys Enter goes down there too', () => {
    const { grid } = begin(3, true);
    grid.after(enter, false);
    expect(grid.active).toEqual({ row: 4, col: 0 });
  });
  test('after the last month one stays', () => {
    const { grid, edited } = begin(3, true, 2);
    grid.after(enter, true);
    expect(grid.active).toEqual({ row: 3, col: 2 });
    expect(edited).not.toHaveBeenCalled();
  });
  test('there is none below the last one', () => {
    const { grid, edited } = begin(ROWS - 1);
    grid.after(enter, true);
    expect(edited).not.toHaveBeenCalled();
  });
});

test('what is active and in sight stays so as columns come before it', () => {
  vi.stubGlobal('requestAnimationFrame', (act: () => void) => act());
  const grid = standing();
  const { model } = grid;
  const api = {
    setGridAriaProperty: () => undefined,
    setGridOption: () => undefined,
    setFocusedCell: () => undefined,
    ensureIndexVisible: () => undefined,
    ensureColumnVisible: () => undefined,
    getHorizontalPixelRange: () => ({ left: 0, right: 2000 }),
  };
  grid.connect(api as unknown as Parameters<typeof grid.connect>[0]);
  grid.resize(9000);
  grid.selecting.select(only({ row: 4, col: 2 }));
  const shown = vi.spyOn(grid.table.scroll, 'reveal').mockImplementation(() => undefined);
  grid.sync({ ...model });
  expect(shown).not.toHaveBeenCalled();
  const [first, ...others] = model.columns;
  if (!first) throw new Error('the sample has columns');
  const more = ['x', 'y'].map((id) => ({ ...first, id, header: id }));
  grid.sync({ ...model, columns: [first, ...more, ...others] });
  expect(shown).toHaveBeenLastCalledWith({ row: 4, col: 4 }, false);
  vi.unstubAllGlobals();
});

test('what is said of a cell goes with it where the table takes another place', () => {
  const grid = standing();
  const cell = document.createElement('div');
  grid.root.append(cell);
  const at = (top: number) =>
    vi.spyOn(cell, 'getBoundingClientRect').mockReturnValue(new DOMRect(40, top, 100, 28));
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(900);
  const said = () => (grid.layer.firstElementChild as HTMLElement).style.top;
  at(600);
  grid.aside.showNote(cell, { title: 'Dato real', lines: [] }, 'above');
  // Without a height of its own, 4 px above the cell.
  expect(said()).toBe('596px');
  at(200);
  grid.resize(1440);
  expect(said()).toBe('196px');
});

describe('a menu opened by its keys', () => {
  /** The table is at 60…1260 px across and 200…700 down. */
  function openedAt(cell: DOMRect): readonly DOMRect[] {
    const grid = standing();
    vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(1440);
    vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(900);
    const body = grid.root.querySelector('.ag-grid-viewport');
    if (!body) throw new Error('the table stands');
    vi.spyOn(body, 'getBoundingClientRect').mockReturnValue(new DOMRect(60, 200, 1200, 500));
    grid.selecting.select(only({ row: 0, col: 0 }));
    const element = document.createElement('div');
    vi.spyOn(element, 'getBoundingClientRect').mockReturnValue(cell);
    vi.spyOn(grid, 'elementAt').mockReturnValue(element);
    const opened: DOMRect[] = [];
    const keep = (at: DOMRect) => void opened.push(at);
    grid.listen({ onMenu: keep, onPasteMenu: keep });
    grid.openMenu();
    grid.openPasteMenu();
    return opened;
  }
  const twice = (...rect: [number, number, number, number]) => [
    new DOMRect(...rect),
    new DOMRect(...rect),
  ];

  test('is at the cell', () => {
    expect(openedAt(new DOMRect(300, 400, 120, 28))).toEqual(twice(300, 400, 120, 28));
  });
  test('is at the edge of the table beyond which the cell was scrolled', () => {
    expect(openedAt(new DOMRect(-7651, 400, 120, 28))).toEqual(twice(60, 400, 0, 28));
    expect(openedAt(new DOMRect(1300, 400, 120, 28))).toEqual(twice(1260, 400, 0, 28));
    expect(openedAt(new DOMRect(300, 190, 120, 28))).toEqual(twice(300, 200, 120, 18));
  });
});

describe('what a cell means', () => {
  /** What is said beside the first cell a second after `act`: it is gone to, and then that is done. */
  function saidAfter(act: (grid: GridController) => void): string {
    vi.useFakeTimers();
    const grid = standing();
    const cell = document.createElement('div');
    grid.root.append(cell);
    vi.spyOn(grid, 'elementAt').mockReturnValue(cell);
    vi.spyOn(grid.cells, 'elementAt').mockReturnValue(cell);
    vi.spyOn(grid.cells, 'saidAt').mockReturnValue({ title: 'RevPAR: tarifa × 12', lines: [] });
    grid.selecting.goTo({ row: 0, col: 0 });
    act(grid);
    vi.advanceTimersByTime(1000);
    vi.useRealTimers();
    return grid.layer.textContent;
  }

  test('is said to who stays there', () => {
    expect(saidAfter(() => undefined)).toBe('RevPAR: tarifa × 12');
  });
  test('isn’t said once a menu was opened from it, nor stays there', () => {
    expect(saidAfter((grid) => grid.openMenu())).toBe('');
    const pause = () => vi.advanceTimersByTime(1000);
    expect(saidAfter((grid) => [pause(), grid.openMenu()])).toBe('');
  });
  test('isn’t said to who sorted or filtered the table', () => {
    expect(saidAfter((grid) => grid.selecting.settle({ row: 0, columnId: 'a' }))).toBe('');
    expect(saidAfter((grid) => grid.selecting.settle())).toBe('');
  });
});
