// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { useSyncExternalStore } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { axisValues } from '../../../tool/index.ts';
import { Session } from '../../session/session.ts';
import { sampleTool } from '../../testing/sample.ts';
import { useMatrix } from './useMatrix.ts';

/** Milliseconds that each reading of the clock takes: a slice ends with its first row. */
let slow = 0;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(performance, 'now').mockImplementation(() => {
    vi.setSystemTime(Date.now() + slow);
    return Date.now();
  });
});

afterEach(() => {
  cleanup();
  slow = 0;
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** Interest of 1,000 for terms of 1, 2 and 3 years at rates of 5 and 10 %. */
function open() {
  const session = new Session(sampleTool());
  const matrix = session.calculation.declaration.matrices['grid'];
  if (!matrix) throw new TypeError('the sample has a matrix');
  const { result } = renderHook(() => {
    useSyncExternalStore(session.subscribe, session.revision);
    return useMatrix(session, 'grid', matrix);
  });
  const row = (years: number) => [5, 10].map((rate) => result.current.lookup?.(years, rate));
  return { session, result, row };
}

function pass(ms: number): void {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}

describe('the matrix follows the data', () => {
  test('from its opening on, and after each edit', () => {
    const { session, result, row } = open();
    expect(result.current.lookup).toBeNull();
    pass(100);
    expect([1, 2, 3].map(row)).toEqual([
      [50, 100],
      [100, 200],
      [150, 300],
    ]);
    act(() => session.set({ id: 'amount' }, 2000));
    // Not before the edit is painted.
    expect(row(1)).toEqual([50, 100]);
    pass(100);
    expect(row(1)).toEqual([100, 200]);
    expect(session.undoLabels(9)).toHaveLength(1);
    act(() => session.undo());
    pass(100);
    expect(row(1)).toEqual([50, 100]);
    expect(session.undoLabel).toBeUndefined();
  });

  test('with new heads too', () => {
    const { session, row } = open();
    pass(100);
    act(() => session.set({ id: 'terms', row: 1 }, 7));
    pass(100);
    expect(axisValues(session.document['terms'])).toEqual([1, 7, 3]);
    expect(row(7)).toEqual([350, 700]);
  });

  test('what is quick is never marked', () => {
    const { session, result } = open();
    pass(100);
    act(() => session.set({ id: 'amount' }, 2000));
    for (let ms = 0; ms < 300; ms += 10) {
      expect(result.current).toMatchObject({ outdated: false, progress: null });
      pass(10);
    }
  });
});

describe('a long computation', () => {
  function slowly() {
    const opened = open();
    pass(100);
    slow = 60;
    act(() => opened.result.current.compute());
    pass(100);
    act(() => opened.session.set({ id: 'amount' }, 2000));
    return opened;
  }

  test('leaves the old figures, marked, until the new ones are there', () => {
    const { result, row } = slowly();
    expect(result.current.outdated).toBe(false);
    pass(200);
    expect(result.current.outdated).toBe(true);
    expect(row(1)).toEqual([50, 100]);
    pass(1000);
    expect(result.current).toMatchObject({ outdated: false, progress: null });
    expect(row(1)).toEqual([100, 200]);
  });

  test('waits while somebody types, and is of the last edit', () => {
    const { session, result, row } = slowly();
    for (const amount of [3000, 4000, 5000]) {
      pass(200);
      act(() => session.set({ id: 'amount' }, amount));
    }
    expect(row(1)).toEqual([50, 100]);
    expect(result.current.outdated).toBe(true);
    pass(1000);
    expect(row(1)).toEqual([250, 500]);
  });

  test('can be stopped, and then says that it is outdated until it is asked for', () => {
    const { result, row } = slowly();
    pass(200);
    act(() => result.current.cancel());
    act(() => result.current.compute());
    expect(result.current.progress).toBeCloseTo(100 / 3, 10);
    act(() => result.current.cancel());
    pass(2000);
    expect(result.current).toMatchObject({ outdated: true, progress: null });
    expect(row(1)).toEqual([50, 100]);
    slow = 0;
    const onDone = vi.fn<() => void>();
    act(() => result.current.compute(onDone));
    expect(onDone).toHaveBeenCalledOnce();
    expect(row(1)).toEqual([100, 200]);
    expect(result.current.outdated).toBe(false);
  });
});

test('the inputs that the axes replace leave it as it is', () => {
  const { session, result } = open();
  pass(100);
  const { lookup } = result.current;
  act(() => session.set({ id: 'years' }, 9));
  pass(1000);
  expect(result.current.lookup).toBe(lookup);
});
