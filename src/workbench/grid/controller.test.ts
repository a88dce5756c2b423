// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from 'vitest';
import { GridController } from './controller.ts';
import { between, only } from './selection/selection.ts';
import { sampleModel } from './testing/grid-sample.ts';

const ROWS = 200;
const ROW_HEIGHT = 40;

/** A table far higher than the window, in which one is. */
function standing(): GridController {
  document.body.innerHTML =
    '<div id="root" tabindex="-1"><div class="ag-grid-viewport"></div><div id="layer"></div><div id="status"></div></div>';
  const find = (id: string) => document.getElementById(id) as HTMLElement;
  const parts = { root: find('root'), layer: find('layer'), status: find('status') };
  const model = sampleModel(Array.from({ length: ROWS }, () => [1, 2]));
  const grid = new GridController(model, parts, ROW_HEIGHT);
  grid.scrollBack();
  parts.root.focus();
  return grid;
}

afterEach(() => vi.restoreAllMocks());

describe('where more of the window is covered', () => {
  const last = { row: ROWS - 1, col: 0 };
  test('the page scrolls to the cell one is in', () => {
    const grid = standing();
    grid.selecting.select(only(last));
    const scrolled = vi.spyOn(window, 'scrollBy').mockImplementation(() => undefined);
    grid.selecting.stayInSight();
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

describe('after what was typed by touch', () => {
  const begin = (row: number) => {
    const grid = standing();
    const point = { row, col: 0 };
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
  test('there is none below the last one', () => {
    const { grid, edited } = begin(ROWS - 1);
    grid.after(enter, true);
    expect(edited).not.toHaveBeenCalled();
  });
});
