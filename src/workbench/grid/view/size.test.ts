// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { sampleModel } from '../testing/grid-sample.ts';
import { headerHeight, rowHeight } from './size.ts';

afterEach(() => vi.unstubAllGlobals());

/** A table of one row, the last of whose columns folds others. */
function folding() {
  const model = sampleModel([[1, 2]]);
  const columns = model.columns.map((column, at) =>
    at === model.columns.length - 1 ? { ...column, expanded: true } : column,
  );
  return { ...model, columns };
}

test('rows and heads with a button are as high as a finger needs', () => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('coarse') }));
  expect(rowHeight(folding())).toBeGreaterThanOrEqual(44);
  expect(headerHeight(folding())).toBeGreaterThanOrEqual(44);
});

test('for a mouse more of them are in sight', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  expect(rowHeight(folding())).toBeLessThan(36);
  expect(headerHeight(folding())).toBeLessThan(44);
});

test('on a phone held across rows are as high, and heads without a button to remove are lower', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const { columns, ...rest } = folding();
  const unnamed = { ...rest, columns: columns.map((column) => ({ ...column, pinned: false })) };
  expect(rowHeight(unnamed)).toBe(44);
  expect(headerHeight(unnamed)).toBe(36);
});
