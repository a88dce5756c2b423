import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const css = readFileSync(new URL('./grid.css', import.meta.url), 'utf8').replaceAll(
  /\/\*[\s\S]*?\*\//g,
  '',
);
const RULE = /([^{}]+)\{([^{}]*)\}/g;

// The corner of a note is an image in the ground of its cell: a ground in short takes that away, in the row
// where one is, under the mouse, on a phone.
test('no ground of a cell takes the corner of its note away', () => {
  const cells = [...css.matchAll(RULE)].filter(([, of = '']) => of.includes('.ag-cell'));
  const corners = cells.filter(([, , body = '']) => /background-image: linear-gradient/.test(body));
  expect(corners).toHaveLength(3);
  const inShort = cells.filter(([, , body = '']) => /(?<![\w-])background:/.test(body));
  expect(inShort.map(([, of = '']) => of.trim())).toEqual([]);
});
