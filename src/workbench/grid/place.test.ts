// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { placeAt, placeBelow } from './place.ts';

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

/** A window of a phone, and a cell of the given place in it. */
function cellAt(left: number, top: number, width: number): HTMLElement {
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(390);
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(844);
  const cell = document.createElement('div');
  vi.spyOn(cell, 'getBoundingClientRect').mockReturnValue(new DOMRect(left, top, width, 27));
  return cell;
}

/** A box as wide as it is asked to be at least, and 38 pixels high. */
function box(): HTMLElement {
  const element = document.createElement('div');
  vi.spyOn(element, 'getBoundingClientRect').mockImplementation(
    () => new DOMRect(0, 0, Number.parseFloat(element.style.minWidth), 38),
  );
  return element;
}

it('stays inside the window beside a cell as wide as it', () => {
  const element = box();
  placeBelow(element, cellAt(2, 635, 387));
  // 8 pixels from either edge of 390.
  expect(element.style.minWidth).toBe('374px');
  expect(element.style.left).toBe('8px');
  expect(element.style.top).toBe('666px');
});

it('is as wide as a narrow cell, which it stands below', () => {
  const element = box();
  placeBelow(element, cellAt(131, 300, 129));
  expect(element.style.minWidth).toBe('129px');
  expect(element.style.left).toBe('131px');
});

it('stands above a cell under which something covers the window', () => {
  const element = box();
  placeBelow(element, cellAt(131, 600, 129), 200);
  // 600 + 27 + 4 + 38 is more than 844 − 200.
  expect(element.style.top).toBe('558px');
  placeBelow(element, cellAt(131, 560, 129), 200);
  expect(element.style.top).toBe('591px');
});

it('stands above the row of a cell, whose name may be over its figures, or below where there is no room', () => {
  const cell = cellAt(131, 300, 129);
  const row = document.createElement('div');
  row.setAttribute('role', 'row');
  vi.spyOn(row, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 280, 390, 50));
  row.append(cell);
  const element = box();
  placeAt(element, cell, 'above');
  // 280 − 4 − 38
  expect([element.style.left, element.style.top]).toEqual(['131px', '238px']);
  placeAt(element, cellAt(131, 40, 129), 'above');
  expect(element.style.top).toBe('71px');
});

it('stands beside a cell where the window has room, at its right first, else above', () => {
  const element = box();
  placeAt(element, cellAt(0, 300, 129), 'beside');
  expect([element.style.left, element.style.top]).toEqual(['133px', '300px']);
  // 250 − 4 − 129
  placeAt(element, cellAt(250, 300, 129), 'beside');
  expect([element.style.left, element.style.top]).toEqual(['117px', '300px']);
  placeAt(element, cellAt(0, 300, 360), 'beside');
  expect(element.style.top).toBe('258px');
});
