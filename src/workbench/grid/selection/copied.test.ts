import { expect, test } from 'vitest';
import { sampleModel } from '../testing/grid-sample.ts';
import { Copied } from './copied.ts';

const model = sampleModel([
  [1, 2, 3],
  [4, 5, 6],
  [7, 8, 9],
]);
const { columns } = model;
const quiet = () => undefined;
const at = (copied: Copied, row: number, col: number, of = model) =>
  copied.classesAt(of, columns, { row, col }).join(' ');

test('dashes stand around what was copied, until it is let go', () => {
  const copied = new Copied(quiet);
  expect(copied.clear()).toBe(false);
  copied.put(model, columns, { rows: [0, 1], cols: [1, 2] });
  expect(at(copied, 0, 1)).toBe('dg-copied dg-copied-top dg-copied-start');
  expect(at(copied, 1, 2)).toBe('dg-copied dg-copied-bottom dg-copied-end');
  expect(at(copied, 0, 0)).toBe('');
  expect(at(copied, 2, 1)).toBe('');
  expect(copied.clear()).toBe(true);
  expect(at(copied, 0, 1)).toBe('');
});

test('they go with their rows where these are sorted', () => {
  const copied = new Copied(quiet);
  copied.put(model, columns, { rows: [0, 1], cols: [0] });
  const sorted = { ...model, row: (row: number) => model.row(2 - row) };
  expect(at(copied, 0, 0, sorted)).toBe('');
  expect(at(copied, 1, 0, sorted)).toBe('dg-copied dg-copied-top dg-copied-start dg-copied-end');
  expect(at(copied, 2, 0, sorted)).toBe('dg-copied dg-copied-bottom dg-copied-start dg-copied-end');
});

test('what is copied in one grid is no longer dashed in another', () => {
  const [one, other] = [new Copied(quiet), new Copied(quiet)];
  one.put(model, columns, { rows: [0], cols: [0] });
  other.put(model, columns, { rows: [0], cols: [0] });
  expect(at(one, 0, 0)).toBe('');
  expect(at(other, 0, 0)).not.toBe('');
});

test('they are let go once a row of them is deleted, not while it is folded away', () => {
  const copied = new Copied(quiet);
  const without = (row: number): typeof model => ({
    ...model,
    rowCount: 2,
    row: (at) => model.row(at < row ? at : at + 1),
  });
  const folded = {
    ...without(1),
    folding: { whole: model, open: quiet },
  };
  copied.put(model, columns, { rows: [0, 1], cols: [0] });
  copied.keepTo(without(2));
  copied.keepTo(folded);
  expect(at(copied, 0, 0)).not.toBe('');
  copied.keepTo(without(1));
  copied.keepTo(model);
  expect(at(copied, 0, 0)).toBe('');
});
