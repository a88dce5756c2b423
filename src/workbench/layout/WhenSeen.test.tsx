// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { WhenSeen } from './WhenSeen.tsx';

type Tell = (changes: readonly { readonly isIntersecting: boolean }[]) => void;
let observers: Tell[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  observers = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: Tell) {
        observers.push(tell);
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** All changes that a page is told of in one go, after which it rests. */
function tell(...inside: readonly boolean[]) {
  act(() => {
    for (const observer of observers)
      observer(inside.map((isIntersecting) => ({ isIntersecting })));
    vi.advanceTimersByTime(1000);
  });
}

test('of several changes that a busy page is told of at once, the last one holds', () => {
  render(<WhenSeen waiting="espera">gráfico</WhenSeen>);
  screen.getByText('espera');
  tell(false, true);
  expect(screen.queryByText('gráfico')).not.toBeNull();
  tell(true, false);
  screen.getByText('espera');
});
