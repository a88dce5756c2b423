import { describe, expect, it } from 'vitest';
import { sampleModel } from '../testing/grid-sample.ts';
import { findCells, replaceIn } from './find.ts';

const model = sampleModel(
  [
    ['Torre Bogotá', 1_250_000, 'x'],
    ['Casa', 12.5, 'Torre (a)'],
    ['Bogotá norte', null, ''],
  ],
  { readOnly: 'c' },
);
const found = (text: string) =>
  findCells(model, text).map(({ row, columnId }) => `${columnId}${row}`);

describe('finding', () => {
  it('knows no accents or capitals, and goes row by row', () => {
    expect(found('BOGOTA')).toEqual(['a0', 'a2']);
    expect(found('torre')).toEqual(['a0', 'c1']);
    expect(found('  ')).toEqual([]);
  });

  it('finds a number as it is typed', () => {
    expect(found('1250000')).toEqual(['b0']);
    expect(found('12,5')).toEqual(['b1']);
  });
});

describe('replacing', () => {
  it('writes what can be typed, the text taken as it stands', () => {
    const cells = findCells(model, 'torre');
    expect(replaceIn(model, cells, 'torre', '$& A')).toEqual([
      { row: 0, columnId: 'a', text: '$& A Bogotá' },
    ]);
    expect(replaceIn(model, findCells(model, '(a)'), '(a)', 'b')).toEqual([]);
  });
});
