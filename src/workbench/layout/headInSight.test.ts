// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { keepHeadInSight, leftBelow, roomIn, sightOf } from './headInSight.ts';

const HEAD = 40;
const COVERED = 170;
const WINDOW = 900;
const at = (top: number, height = 680, isTouch = false) =>
  sightOf({ top, bottom: top + height }, HEAD, COVERED, WINDOW, isTouch);

describe('a table under what covers the top of the page', () => {
  test.each([
    [494, 0],
    [170, 0],
    [94, 76],
    [-306, 476],
  ])('at %s its head stands %s further down', (top, offset) => {
    expect(at(top).offset).toBe(offset);
  });
  test('the head leaves with the last row, not before and not after', () => {
    // 680 less the head and one row of 32.
    expect(at(-700).offset).toBe(608);
    expect(at(-5000).offset).toBe(608);
  });
  test('takes a swipe as long as half of it is in sight', () => {
    // Of the 680 that are seen at 170 half are 340.
    expect([560, 561].map((top) => at(top, 680, true).takesScroll)).toEqual([true, false]);
    expect([-170, -171].map((top) => at(top, 680, true).takesScroll)).toEqual([true, false]);
  });
  test('takes the wheel once three quarters of it are in sight, wherever a turn of it stops', () => {
    expect(at(494).takesScroll).toBe(false);
    expect(at(380).takesScroll).toBe(true);
    expect(at(170).takesScroll).toBe(true);
    expect(at(20).takesScroll).toBe(true);
    expect(at(-306).takesScroll).toBe(false);
  });
  test('one higher than the window takes it where it fills what is free', () => {
    expect(at(170, 2000).takesScroll).toBe(true);
    expect(at(-400, 2000).takesScroll).toBe(true);
    expect(at(800, 2000).takesScroll).toBe(false);
  });
});

describe('the height of a table', () => {
  // Of 900 pixels 33 are covered as the page is scrolled; some air of 40 stays below.
  test.each([
    ['ends in the window, from where it begins', 251, 609],
    ['is that of the window, where it begins too far below', 500, 827],
    ['is that of the window, where it need not be in sight as the page opens', null, 827],
  ])('%s', (_, top, height) => {
    expect(roomIn(900, { top: 33, floating: 0 }, top)).toBe(height);
    // What floats over the bottom hides none of its rows.
    expect(roomIn(900, { top: 33, floating: 46 }, top)).toBe(height - 46);
  });
  test('is never that of a few rows', () => {
    expect(roomIn(260, { top: 33, floating: 46 }, 100)).toBe(240);
  });
  test.each([
    ['many rows', 2000, 46],
    ['rows of which the last would lie under what floats', 580, 20],
    ['few rows, which end above it anyway', 300, 0],
  ])('with %s, what is below it stays where it is', (_, whole, left) => {
    expect(leftBelow(whole, 560, 46)).toBe(left);
  });
});

/** What is told of each element that becomes larger or smaller. */
const told = new Map<Element, () => void>();

beforeEach(() => {
  told.clear();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(private readonly tell: () => void) {}
      observe(element: Element) {
        told.set(element, this.tell);
      }
      disconnect() {}
    },
  );
});

test('the head covers the row behind it up to the edge, whatever border its box has', () => {
  const box = document.createElement('div');
  Object.defineProperty(box, 'clientTop', { value: 1 });
  // The border's outer edge is 80 px above the window's top: the content begins at 79.
  box.getBoundingClientRect = () => new DOMRect(0, -80, 600, 680);
  const head = document.createElement('div');
  const stop = keepHeadInSight(box, head, () => HEAD);
  expect(head.style.getPropertyValue('--head-offset')).toBe('79px');
  stop();
});

test('the head follows where something came above the box', () => {
  const box = document.createElement('div');
  let top = -80;
  box.getBoundingClientRect = () => new DOMRect(0, top, 600, 680);
  const head = document.createElement('div');
  const stop = keepHeadInSight(box, head, () => HEAD);
  // As the line that says how a sheet is sorted.
  top = -36;
  told.get(document.body)?.();
  expect(head.style.getPropertyValue('--head-offset')).toBe('36px');
  stop();
});

test('at the top of the page the box takes the scroll for as long as it is scrolled itself', () => {
  const box = document.createElement('div');
  // Less than three quarters of it are in sight.
  box.getBoundingClientRect = () => new DOMRect(0, 500, 600, 680);
  let scrolled = 300;
  const stop = keepHeadInSight(
    box,
    document.createElement('div'),
    () => HEAD,
    () => scrolled,
  );
  expect(box.hasAttribute('data-passes-scroll')).toBe(false);
  scrolled = 0;
  box.dispatchEvent(new Event('scrollend'));
  expect(box.hasAttribute('data-passes-scroll')).toBe(true);
  scrolled = 300;
  vi.stubGlobal('scrollY', 120);
  window.dispatchEvent(new Event('scroll'));
  expect(box.hasAttribute('data-passes-scroll')).toBe(true);
  stop();
  vi.unstubAllGlobals();
});
