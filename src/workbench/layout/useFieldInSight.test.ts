// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { measureSticky, stickyPart } from './sticky.ts';
import { keepFieldInSight } from './useFieldInSight.ts';

let stops: ((() => void) | undefined)[] = [];
let shown: string[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  shown = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    shown.push(this.id);
  });
  stops = [keepFieldInSight()];
});
afterEach(() => {
  for (const stop of stops) stop?.();
  document.body.replaceChildren();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function page(html: string): void {
  document.body.innerHTML = html;
  document.querySelector<HTMLElement>('[data-here]')?.focus();
}
/** The keyboard of a phone comes up, or goes. */
function resize(): string[] {
  shown = [];
  window.dispatchEvent(new Event('resize'));
  vi.runAllTimers();
  return shown;
}
const happens = (event: string) =>
  document.activeElement?.dispatchEvent(new Event(event, { bubbles: true }));

test('as the keyboard comes up the field comes into sight, after what is wrong with it', () => {
  page(
    '<input data-here id="rate" aria-describedby="wrong hint"><p id="wrong"></p><p id="hint"></p>',
  );
  expect(resize()).toEqual(['wrong', 'rate']);
});

test.each([
  ['a long text', '<textarea data-here id="here"></textarea>', ['here']],
  ['what is not typed into', '<input data-here id="here" type="range">', []],
  ['a button', '<button data-here id="here"></button>', []],
  ['a cell, which its table shows with its row', '<div class="dg"><input data-here></div>', []],
])('%s', (_, html, expected) => {
  page(html);
  expect(resize()).toEqual(expected);
});

test('who looks elsewhere by finger or wheel stays there, until they go on typing', () => {
  page('<input data-here id="here">');
  happens('touchmove');
  expect(resize()).toEqual([]);
  happens('input');
  expect(resize()).toEqual(['here']);
  happens('wheel');
  expect(resize()).toEqual([]);
});

/** What stands in the page and covers so much of an edge of the window. */
function covering(position: string, height: number): HTMLElement {
  const part = document.body.appendChild(document.createElement('div'));
  Object.assign(part.style, { position, top: 'auto' });
  Object.defineProperty(part, 'offsetHeight', { value: height });
  stops.push(stickyPart(part));
  return part;
}

test('it comes clear of what comes to float over the page', () => {
  page('<input data-here id="here">');
  covering('sticky', 60);
  measureSticky();
  vi.runAllTimers();
  expect(shown).toEqual(['here']);
});

test.each([
  ['stays in sight by itself: the page is left alone', 'sticky', []],
  ['is fixed, and may scroll it', 'fixed', ['here']],
])('a field in what %s', (_, position, expected) => {
  page('');
  const part = covering(position, 60);
  part.innerHTML = '<input id="here">';
  part.querySelector('input')?.focus();
  expect(resize()).toEqual(expected);
});

test('once the page is gone nothing is brought anywhere', () => {
  page('<input data-here id="here">');
  window.dispatchEvent(new Event('resize'));
  stops.pop()?.();
  vi.runAllTimers();
  expect(resize()).toEqual([]);
});
