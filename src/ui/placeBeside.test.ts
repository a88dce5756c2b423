// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { placeBeside } from './placeBeside.ts';

afterEach(() => document.body.replaceChildren());

/** An element of a page of 1000 × 800 px: left, top, width, height. */
function at(tag: string, ...[left, top, width, height]: [number, number, number, number]) {
  const element = document.createElement(tag);
  element.getBoundingClientRect = () => new DOMRect(left, top, width, height);
  document.body.append(element);
  return element;
}

function placed(anchor: HTMLElement) {
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(1000);
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(800);
  const bubble = at('span', 0, 0, 100, 20);
  placeBeside(bubble, anchor);
  return [bubble.style.left, bubble.style.top];
}

test('a tooltip stands above what it explains, in the middle', () => {
  expect(placed(at('button', 400, 300, 20, 20))).toEqual(['360px', '274px']);
});

test('below, where there is no room above', () => {
  // To its right neither: it would reach over the edge.
  expect(placed(at('button', 970, 4, 20, 20))).toEqual(['892px', '30px']);
});

test('beside it, where it would lie on what was typed in a field', () => {
  at('input', 100, 260, 400, 34);
  expect(placed(at('button', 400, 300, 20, 20))).toEqual(['426px', '300px']);
});

test('above all the same, where fields are all around', () => {
  at('input', 100, 260, 800, 34);
  at('input', 100, 296, 800, 80);
  expect(placed(at('button', 400, 300, 20, 20))).toEqual(['360px', '274px']);
});
