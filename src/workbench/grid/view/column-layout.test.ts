import { expect, test } from 'vitest';
import { type ColumnLayout, screenAside } from './column-layout.ts';

const column = (id: string, width: number, pinned: ColumnLayout['pinned'] = null) => ({
  id,
  width,
  pinned,
  least: width,
});

test('a screen to the side comes to the column that begins where the one before it ended', () => {
  // Names, six months of 100 pixels and a total of 150, of which 300 pixels are in sight.
  const months = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => column(id, 100));
  const layout = [column('names', 200, 'left'), ...months, column('total', 150)];
  expect(screenAside(layout, 1, 300, 1)).toBe(4);
  expect(screenAside(layout, 4, 300, 1)).toBe(7);
  expect(screenAside(layout, 7, 300, 1)).toBe(7);
  expect(screenAside(layout, 7, 300, -1)).toBe(4);
  // From the frozen names as from the first month; and on even where a column is wider than the screen.
  expect(screenAside(layout, 0, 300, 1)).toBe(4);
  expect(screenAside(layout, 3, 50, 1)).toBe(4);
  expect(screenAside(layout, 3, 50, -1)).toBe(2);
});
