// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { useSteadyGrid } from './useSteadyGrid.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Notices of a height over a sheet, under which there is a field. */
function Page({ height }: { height: number }) {
  const box = useRef<HTMLDivElement>(null);
  useSteadyGrid(box);
  return (
    <main style={{ rowGap: '8px' }}>
      <div
        ref={(element) => {
          box.current = element;
          if (element) element.getBoundingClientRect = () => ({ height }) as DOMRect;
        }}
      />
      <div role="grid">
        <button type="button">Celda</button>
      </div>
      <input aria-label="Campo" />
    </main>
  );
}

function moved(at: 'button' | 'input', from: number, to: number): unknown[] {
  const scrolled = vi.spyOn(window, 'scrollBy').mockImplementation(() => undefined);
  const { container, rerender } = render(<Page height={from} />);
  container.querySelector<HTMLElement>(at)?.focus();
  rerender(<Page height={to} />);
  return scrolled.mock.calls.map(([, by]) => by);
}

test('the page goes along with what comes over the sheet that one types in', () => {
  // With the gap that parts the two.
  expect(moved('button', 0, 28)).toEqual([36]);
});

test('it stays where one is elsewhere, and where something goes', () => {
  expect(moved('input', 0, 28)).toEqual([]);
  cleanup();
  expect(moved('button', 28, 0)).toEqual([]);
});

/** The room that the box keeps though it has nothing to show. */
const kept = () => document.querySelector<HTMLElement>('main > div')?.style.minHeight;

test('at the top of the page the room of what goes stays until one leaves the sheet', () => {
  moved('button', 28, 0);
  expect(kept()).toBe('28px');
  document.querySelector('input')?.focus();
  expect(kept()).toBe('');
});

test('part of it stays where part goes, and none where the page can scroll or one is elsewhere', () => {
  moved('button', 64, 28);
  expect(kept()).toBe('64px');
  cleanup();
  moved('input', 28, 0);
  expect(kept()).toBe('');
  cleanup();
  vi.stubGlobal('scrollY', 200);
  moved('button', 28, 0);
  expect(kept()).toBe('');
});

test('none stays where the page was scrolled by what came, though it has no more to scroll once that goes', () => {
  vi.stubGlobal('scrollY', 36);
  vi.spyOn(window, 'scrollBy').mockImplementation(() => undefined);
  const { container, rerender } = render(<Page height={28} />);
  container.querySelector<HTMLElement>('button')?.focus();
  // As the browser measures it.
  vi.stubGlobal('scrollY', 0);
  rerender(<Page height={0} />);
  expect(kept()).toBe('');
});
