// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { coveredEdges, measureSticky, stickyPart } from './sticky.ts';

const stops: ((() => void) | undefined)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop?.();
});

test('what sticks or floats beside others begins where they end, whichever came first', () => {
  const part = (height: number, top: string): HTMLElement => {
    const element = document.createElement('div');
    Object.assign(element.style, { position: 'sticky', top });
    Object.defineProperty(element, 'offsetHeight', { value: height });
    document.body.append(element);
    stops.push(stickyPart(element));
    return element;
  };
  const below = part(40, '');
  below.dataset['below'] = '';
  part(34, '0px');
  measureSticky();
  expect(below.style.top).toBe('34px');
  expect(coveredEdges()).toEqual({ top: 74, bottom: 0, floating: 0 });

  // What floats hides rows too, and stands where the rest ends.
  const bottom = part(50, 'auto');
  bottom.style.bottom = '0px';
  const floating = part(30, 'auto');
  Object.assign(floating.style, { position: 'static', marginBottom: '8px' });
  floating.dataset['above'] = '';
  measureSticky();
  expect(coveredEdges().bottom).toBe(88);
  const heightCovered = () => document.documentElement.style.getPropertyValue('--covered-bottom');
  expect(heightCovered()).toBe('50px');

  // Whatever keeps it there: a sticky sum of what is selected is no part of what it stands above.
  const sum = part(44, 'auto');
  sum.dataset['above'] = '';
  measureSticky();
  expect(coveredEdges().bottom).toBe(94);
  expect(heightCovered()).toBe('50px');

  // Tables end above some of it.
  floating.dataset['above'] = 'rows';
  measureSticky();
  expect(coveredEdges()).toEqual({ top: 74, bottom: 94, floating: 38 });

  // What takes the whole window, as the analysis on a phone: messages lie over it, not above the window.
  const page = part(window.innerHeight, '0px');
  page.style.position = 'fixed';
  measureSticky();
  expect(heightCovered()).toBe('50px');

  // What is gone covers nothing.
  for (const stop of stops) stop?.();
  expect(coveredEdges()).toEqual({ top: 0, bottom: 0, floating: 0 });
});
