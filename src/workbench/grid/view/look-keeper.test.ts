// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { LookKeeper } from './look-keeper.ts';
import type { TableSync } from './table-sync.ts';

afterEach(() => vi.unstubAllGlobals());

/** Columns of 200 pixels, 1,000 in all, of which 350 are in sight: at its end the table stands at 650. */
function table() {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  document.body.innerHTML = '<div id="root"><div class="ag-grid-viewport"></div></div>';
  const root = document.getElementById('root') as HTMLElement;
  const body = root.firstElementChild as HTMLElement;
  const scrollTo = vi.fn<(to: ScrollToOptions) => void>();
  Object.defineProperty(body, 'scrollWidth', { value: 1_000 });
  Object.defineProperty(body, 'clientWidth', { value: 350 });
  Object.assign(body, { scrollTo });
  const restAt = (left: number, isForward: boolean): number | null =>
    left % 200 === 0 ? null : 200 * (isForward ? Math.ceil(left / 200) : Math.floor(left / 200));
  const tell = vi.fn<(look: unknown) => void>();
  const layout = ['a', 'b', 'c', 'd', 'e'].map((id) => ({
    id,
    width: 200,
    pinned: null,
    least: 48,
  }));
  const sync = { scroll: { restAt }, chosen: new Map(), layout } as unknown as TableSync;
  const keeper = new LookKeeper(sync, root, 28, tell);
  const scroll = (top: number, left: number) => keeper.noteScroll(top, left);
  return { scroll, tell, went: () => scrollTo.mock.calls.map(([to]) => to.left) };
}

test('comes to rest with a whole column, in the direction in which it was scrolled', () => {
  const { scroll, went } = table();
  scroll(0, 250);
  scroll(0, 400);
  scroll(0, 390);
  expect(went()).toEqual([400, 200]);
});

test('stays at its end, which came nearer, as a column goes', () => {
  const { scroll, went } = table();
  scroll(0, 850);
  scroll(0, 650);
  expect(went()).toEqual([]);
});

test('stays at its end while one goes up and down, where a part of a column stands', () => {
  const { scroll, tell, went } = table();
  scroll(0, 650);
  scroll(280, 650);
  scroll(0, 650);
  expect(went()).toEqual([]);
  expect(tell).toHaveBeenLastCalledWith(expect.objectContaining({ row: 0, column: 'd' }));
});

test('is kept by the row and the column that come first, which a turned phone has in other places', () => {
  const { scroll, tell } = table();
  scroll(280, 400);
  expect(tell).toHaveBeenLastCalledWith({ widths: {}, row: 10, column: 'c' });
});
