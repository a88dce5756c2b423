// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { LateScroll, way } from './late-scroll.ts';

const ROW = 20;

/** A table 100 px high under a head of 20, with what AG Grid would hear. */
function table() {
  const root = document.createElement('div');
  root.innerHTML =
    '<div class="ag-grid-viewport"><div class="ag-grid-pinned-top-rows"></div></div>' +
    '<div class="ag-body-vertical-scroll-viewport"></div><div class="ag-body-horizontal-scroll-viewport"></div>';
  const body = root.querySelector('.ag-grid-viewport') as HTMLElement;
  const head = body.querySelector('.ag-grid-pinned-top-rows') as HTMLElement;
  Object.defineProperty(body, 'clientHeight', { value: 120 });
  Object.defineProperty(head, 'offsetHeight', { value: 20 });
  body.scrollBy = ((right: number, down: number) => {
    body.scrollLeft += right;
    body.scrollTop += down;
  }) as typeof body.scrollBy;
  const heard = vi.fn<() => void>();
  const scroll = new LateScroll(root, ROW);
  body.addEventListener('scroll', () => heard());
  /** As the wheel does. */
  const scrollTo = (top: number, left = 0): void => {
    body.scrollTop = top;
    body.scrollLeft = left;
    body.dispatchEvent(new Event('scroll'));
  };
  return { root, body, heard, scroll, scrollTo };
}

const SEEN = { from: 0, to: 300 };

test('the way to a part is the least that shows it, and none to what is seen', () => {
  expect(way({ from: 50, to: 80 }, { from: 0, to: 100 })).toBe(0);
  expect(way({ from: 90, to: 130 }, { from: 0, to: 100 })).toBe(30);
  expect(way({ from: 40, to: 70 }, { from: 60, to: 160 })).toBe(-20);
  // Longer than what is seen: its beginning.
  expect(way({ from: 90, to: 250 }, { from: 0, to: 100 })).toBe(90);
});

test('a cell comes into sight by the least way', () => {
  const { body, scroll } = table();
  // The sixth row ends at 120 of the 100 px that are seen.
  expect(scroll.reveal(5, { from: 280, to: 330 }, SEEN)).toBe(true);
  expect([body.scrollTop, body.scrollLeft]).toEqual([20, 30]);
});

test('of scrolls to what is built AG Grid hears once, after the frame', async () => {
  const { heard, scrollTo } = table();
  scrollTo(60);
  scrollTo(100, 160);
  expect(heard).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(heard).toHaveBeenCalledOnce());
  // What is built now is around that place.
  scrollTo(200, 320);
  expect(heard).toHaveBeenCalledOnce();
  await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(2));
});

test('of a scroll farther than that it hears at once, also while it has not heard of another', async () => {
  const { heard, scrollTo } = table();
  scrollTo(101);
  expect(heard).toHaveBeenCalledOnce();
  scrollTo(101, 201);
  expect(heard).toHaveBeenCalledTimes(2);
  scrollTo(180, 201);
  expect(heard).toHaveBeenCalledTimes(2);
  scrollTo(260, 201);
  expect(heard).toHaveBeenCalledTimes(3);
  await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(4));
});

test('a wide column is built once it begins near enough: of the way to it AG Grid hears later too', async () => {
  const { body, heard, scroll } = table();
  expect(scroll.reveal(0, { from: 300, to: 560 }, SEEN)).toBe(true);
  expect(body.scrollLeft).toBe(260);
  body.dispatchEvent(new Event('scroll'));
  expect(heard).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(heard).toHaveBeenCalledOnce());
});

test('what is farther than what is built is left to AG Grid', () => {
  const { body, scroll, scrollTo } = table();
  expect(scroll.reveal(20, SEEN, SEEN)).toBe(false);
  expect(scroll.reveal(0, { from: 900, to: 1000 }, SEEN)).toBe(false);
  expect(body.scrollTop).toBe(0);
  // Ahead of what AG Grid knows: from here to the tenth row is near, but not from where it was.
  scrollTo(80);
  expect(scroll.reveal(10, SEEN, SEEN)).toBe(false);
});

test('where AG Grid has not heard of a scroll aside yet, the way begins where the table is', () => {
  const { body, scroll, scrollTo } = table();
  scrollTo(0, 150);
  expect(scroll.reveal(0, { from: 400, to: 480 }, SEEN)).toBe(true);
  expect(body.scrollLeft).toBe(180);
});

test.each([
  ['.ag-body-vertical-scroll-viewport', 'scrollTop'],
  ['.ag-body-horizontal-scroll-viewport', 'scrollLeft'],
] as const)(
  'of %s AG Grid hears where it was dragged, not where it ends with the table',
  (bar, along) => {
    const { root, body } = table();
    const scrollbar = root.querySelector(bar) as HTMLElement;
    const heard = vi.fn<() => void>();
    scrollbar.addEventListener('scroll', () => heard());
    body[along] = 613;
    scrollbar[along] = 613;
    scrollbar.dispatchEvent(new Event('scroll'));
    expect(heard).not.toHaveBeenCalled();
    scrollbar[along] = 500;
    scrollbar.dispatchEvent(new Event('scroll'));
    expect(heard).toHaveBeenCalledOnce();
  },
);
