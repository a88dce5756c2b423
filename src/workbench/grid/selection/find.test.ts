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

  it('replaces what was found, whatever its accents and capitals, and leaves the rest', () => {
    const cells = [{ row: 0, columnId: 'a' }];
    const after = (before: string, text: string) =>
      replaceIn(sampleModel([[before]]), cells, text, 'X')[0]?.text;
    expect(after('Torre Bogotá, BOGOTÁ norte', 'bogota')).toBe('Torre X, X norte');
    expect(after('Peña y Pen\u0303a', 'pena')).toBe('X y X');
    expect(after('Área 80 m² y m2', 'm2')).toBe('Área 80 X y X');
    expect(after('aaa', 'aa')).toBe('Xa');
    expect(after('Ñandú', 'x')).toBeUndefined();
  });
});
