// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepReadingPlace } from './useReadingPlace.ts';

const scrolled = vi.fn<(x: number, y: number) => void>();
let stop = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('scrollBy', scrolled);
  vi.stubGlobal('innerWidth', 390);
});
afterEach(() => {
  stop();
  scrolled.mockClear();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A section with a line in it, each at a height of the window that may change. */
function page() {
  const tops = new Map<Element, number>();
  const add = (name: string, parent: Element, top: number) => {
    const element = parent.appendChild(document.createElement(name));
    element.getBoundingClientRect = () => new DOMRect(0, tops.get(element), 300, 40);
    tops.set(element, top);
    return element;
  };
  const section = add('section', document.body, 100);
  const line = add('p', section, 240);
  document.elementFromPoint = () => line;
  const move = (element: Element, top: number) => void tops.set(element, top);
  return { add, section, line, move };
}

const turn = (width: number) => {
  vi.stubGlobal('innerWidth', width);
  window.dispatchEvent(new Event('resize'));
};

test('a phone that is turned shows the line again that was read', () => {
  const { line, move } = page();
  stop = keepReadingPlace();
  vi.runAllTimers();
  move(line, 700);
  turn(844);
  // Whatever scrolls by itself meanwhile is no reading.
  window.dispatchEvent(new Event('scroll'));
  vi.advanceTimersByTime(500);
  expect(scrolled).toHaveBeenCalledExactlyOnceWith(0, 460);
  // Turned back it is shown again, though by now another one stands where one begins to read.
  window.dispatchEvent(new Event('scroll'));
  document.elementFromPoint = () => document.querySelector('section');
  vi.runAllTimers();
  move(line, 40);
  turn(390);
  vi.runAllTimers();
  expect(scrolled).toHaveBeenLastCalledWith(0, -200);
});

test('where it was built anew, what it stood in', () => {
  const { section, line, move } = page();
  stop = keepReadingPlace();
  vi.runAllTimers();
  line.remove();
  move(section, -200);
  turn(844);
  vi.runAllTimers();
  expect(scrolled).toHaveBeenCalledExactlyOnceWith(0, -300);
});

test('a keyboard moves nothing, nor does a turn while one is at work in sight', () => {
  const { add, line, move } = page();
  const field = add('input', document.body, 300) as HTMLInputElement;
  Object.defineProperty(document.documentElement, 'clientHeight', {
    value: 844,
    configurable: true,
  });
  stop = keepReadingPlace();
  vi.runAllTimers();
  move(line, 700);
  turn(390);
  field.focus();
  vi.runAllTimers();
  turn(844);
  vi.runAllTimers();
  expect(scrolled).not.toHaveBeenCalled();
});
