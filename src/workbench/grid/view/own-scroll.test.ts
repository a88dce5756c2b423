// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { OwnScroll, way } from './own-scroll.ts';

const ROW = 20;

/** A table 100 px high under a head of 20, with what AG Grid would hear. */
function table() {
  const root = document.createElement('div');
  root.innerHTML =
    '<div class="ag-grid-viewport"><div class="ag-grid-pinned-top-rows"></div></div>';
  const body = root.querySelector('.ag-grid-viewport') as HTMLElement;
  const head = body.querySelector('.ag-grid-pinned-top-rows') as HTMLElement;
  Object.defineProperty(body, 'clientHeight', { value: 120 });
  Object.defineProperty(head, 'offsetHeight', { value: 20 });
  body.scrollBy = ((right: number, down: number) => {
    body.scrollLeft += right;
    body.scrollTop += down;
  }) as typeof body.scrollBy;
  const heard = vi.fn<() => void>();
  body.addEventListener('scroll', heard);
  return { body, heard, scroll: new OwnScroll(root, ROW) };
}

const SEEN = { from: 0, to: 300 };

test('the way to a part is the least that shows it, and none to what is seen', () => {
  expect(way({ from: 50, to: 80 }, { from: 0, to: 100 })).toBe(0);
  expect(way({ from: 90, to: 130 }, { from: 0, to: 100 })).toBe(30);
  expect(way({ from: 40, to: 70 }, { from: 60, to: 160 })).toBe(-20);
  // Longer than what is seen: its beginning.
  expect(way({ from: 90, to: 250 }, { from: 0, to: 100 })).toBe(90);
});

test('a scroll to what is built is heard of after the frame, any other at once', async () => {
  const { body, heard, scroll } = table();
  // The sixth row ends at 120 of the 100 px that are seen.
  expect(scroll.reveal(5, { from: 280, to: 330 }, SEEN)).toBe(true);
  expect([body.scrollTop, body.scrollLeft]).toEqual([20, 30]);
  body.dispatchEvent(new Event('scroll'));
  expect(heard).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(heard).toHaveBeenCalledOnce());
  body.dispatchEvent(new Event('scroll'));
  expect(heard).toHaveBeenCalledTimes(2);
});

test('a wide column is built once it begins near enough', () => {
  const { body, scroll } = table();
  expect(scroll.reveal(0, { from: 300, to: 560 }, SEEN)).toBe(true);
  expect(body.scrollLeft).toBe(260);
});

test('what is farther than what is built is left to AG Grid', () => {
  const { body, scroll } = table();
  expect(scroll.reveal(20, SEEN, SEEN)).toBe(false);
  expect(scroll.reveal(0, { from: 900, to: 1000 }, SEEN)).toBe(false);
  expect(body.scrollTop).toBe(0);
});
