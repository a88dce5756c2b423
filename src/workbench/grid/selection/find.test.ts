import { describe, expect, it } from 'vitest';
import { sampleModel } from '../testing/grid-sample.ts';
import { findCells, replaceIn, selectedPart } from './find.ts';

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

  it('minds the spaces, in what is put in the place of a text as well', () => {
    expect(found('torre ')).toEqual(['a0', 'c1']);
    expect(found('torre b')).toEqual(['a0']);
    expect(found('casa ')).toEqual([]);
    const cells = findCells(model, 'Torre ');
    expect(replaceIn(model, cells, 'Torre ', 'Edificio ')).toEqual([
      { row: 0, columnId: 'a', text: 'Edificio Bogotá' },
    ]);
  });

  it('finds a number as it is typed', () => {
    expect(found('1250000')).toEqual(['b0']);
    expect(found('12,5')).toEqual(['b1']);
  });

  it('finds an amount by its thousands where the table is painted in another unit', () => {
    const inMillions = {
      ...model,
      cell: (row: number, id: string) => ({
        ...model.cell(row, id),
        ...(id === 'b' && row === 0 ? { value: 1_249_999.6, text: '1,2' } : {}),
      }),
    };
    const cells = (text: string) => findCells(inMillions, text).length;
    expect([cells('1.250.000'), cells('250.000'), cells('1,2'), cells('1.25')]).toEqual([
      1, 1, 1, 0,
    ]);
  });
});

describe('finding in what is selected', () => {
  const cells = (anchor: string, focus: string) => {
    const at = (name: string) => ({ row: Number(name[1]), columnId: name[0] ?? '' });
    return { anchor: at(anchor), focus: at(focus) };
  };
  const within = (part: ReturnType<typeof selectedPart>, of = model) =>
    findCells(of, 'o', part).map(({ row, columnId }) => `${columnId}${row}`);

  it('knows every rectangle, and looks nowhere else', () => {
    expect(within(null)).toEqual(['a0', 'c1', 'a2']);
    expect(within(selectedPart(model, cells('a1', 'a2')))).toEqual(['a2']);
    const two = { ...cells('c0', 'c1'), more: [cells('a0', 'b0')] };
    expect(within(selectedPart(model, two))).toEqual(['a0', 'c1']);
  });

  it('is no part where one cell is selected, or none', () => {
    expect(selectedPart(model, cells('a1', 'a1'))).toBeNull();
    expect(selectedPart(model, null)).toBeNull();
  });

  it('stays with its rows where others come before them', () => {
    const part = selectedPart(model, cells('a2', 'c2'));
    const ids = ['new', ...[0, 1, 2].map((row) => model.row(row).id)];
    const later = {
      ...model,
      rowCount: 4,
      row: (row: number) => ({ ...model.row(0), id: ids[row] ?? '' }),
      cell: (row: number, id: string) => model.cell(Math.max(0, row - 1), id),
    };
    expect(within(part, later)).toEqual(['a3']);
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

  it('replaces an amount that was found by its thousands', () => {
    const cells = findCells(model, '1.250.000');
    const after = (text: string, by: string) => replaceIn(model, cells, text, by)[0]?.text;
    expect(after('1.250.000', '1.300.000')).toBe('1300000');
    expect(after('1.250.000', '990000,5')).toBe('990000,5');
    expect(after('250.000', '300.000')).toBe('1300000');
    expect(after('1.251.000', '1')).toBeUndefined();
  });

  it('replaces no other digits than those of the amount, with the sign that is shown or without', () => {
    const amounts = sampleModel([[250_000], [6_250_000], [1_142_500_000], [2_500_000]]);
    const after = (text: string, by: string) =>
      replaceIn(amounts, findCells(amounts, text), text, by).map((edit) => edit.text);
    expect(after('250.000', '260.000')).toEqual(['260000', '6260000']);
    expect(after('$ 250.000', '260000')).toEqual(['260000']);
    expect(after('$ 250.000', '$ 260.000')).toEqual(['260000']);
    expect(after('$2.500', '1')).toEqual([]);
    // Digits alone are looked for as they are typed.
    expect(after('250000', '1').length).toBe(4);
  });

  it('replaces an amount within arithmetic', () => {
    const typed = sampleModel([[3_000_000]]);
    const editor = () => ({ type: 'text', text: '=2500000*1,2+250000', numeric: true }) as const;
    const cells = [{ row: 0, columnId: 'a' }];
    const [edit] = replaceIn({ ...typed, editor }, cells, '250.000', '300.000');
    expect(edit?.text).toBe('=2500000*1,2+300000');
  });

  it('replaces a number by the decimals that it is painted with', () => {
    const after = (text: string, by: string) =>
      replaceIn(model, [{ row: 1, columnId: 'b' }], text, by)[0]?.text;
    expect(after('12,50', '13,75 ')).toBe('13,75');
    // A part of it as it is painted is none of what is typed.
    expect(after('2,50', '1')).toBeUndefined();
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
