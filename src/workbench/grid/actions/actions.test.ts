import { expect, test } from 'vitest';
import { toEnd } from './actions.ts';

test('a fill goes on to the last record, whichever way records lie', () => {
  const extent = { rows: 5, cols: 6 };
  const one = { top: 1, bottom: 1, left: 2, right: 2 };
  expect(toEnd(one, extent, 'columns')).toEqual({ ...one, right: 5 });
  expect(toEnd(one, extent, 'rows')).toEqual({ ...one, bottom: 4 });
  // With several rows side by side each goes on by itself.
  const block = { top: 0, bottom: 4, left: 1, right: 3 };
  expect(toEnd(block, extent, 'columns')).toEqual({ ...block, right: 5 });
  // After the last there is nothing to fill.
  expect(toEnd(block, extent, 'rows')).toBeNull();
  expect(toEnd({ ...one, left: 5, right: 5 }, extent, 'columns')).toBeNull();
});
