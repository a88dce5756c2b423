import { expect, test } from 'vitest';
import { kinds, number } from '../../../tool/index.ts';
import { sampleModel } from '../../grid/testing/grid-sample.ts';
import { adjusted, holdsFigure, outcomeOf, readAdjustment } from './adjust.ts';

const FIGURE = number('Cifra');

const read = (text: string) => {
  const adjustment = readAdjustment(text);
  if ('error' in adjustment) throw new Error(adjustment.error);
  return adjustment;
};

test.each([
  ['+5 %', 2_940_000],
  ['5%', 2_940_000],
  ['−3 %', 2_716_000],
  ['×1,05', 2_940_000],
  ['*1,05', 2_940_000],
  ['x 2', 5_600_000],
  ['× 110 %', 3_080_000],
  ['/1000', 2_800],
  ['÷ 1.000', 2_800],
  ['+100.000', 2_900_000],
  ['- 50.000', 2_750_000],
])('%s of 2.800.000', (text, expected) => {
  expect(outcomeOf(2_800_000, read(text))).toBe(expected);
});

test.each([
  ['1,05', 'Empieza con +, −, × o ÷: «+5 %», «×1,05»'],
  ['/0', 'No se divide por 0'],
  ['+', 'Falta la cifra'],
  ['+mucho', '«mucho» no es un número'],
])('%s is refused', (text, error) => {
  expect(readAdjustment(text)).toMatchObject({ error });
});

const SAMPLE = sampleModel(
  [
    ['Apto 101', 2_800_000, 33_600_000],
    ['Apto 102', -250_000.5, 1],
    ['Apto 103', null, 2],
  ],
  { readOnly: 'c' },
);

test('only figures that were typed are adjusted, as arithmetic that comes to what is shown', () => {
  const all = [0, 1, 2].flatMap((row) => ['a', 'b', 'c'].map((columnId) => ({ row, columnId })));
  const cells = all.filter(holdsFigure(SAMPLE));
  expect(cells).toEqual([
    { row: 0, columnId: 'b' },
    { row: 1, columnId: 'b' },
  ]);
  for (const text of ['+5 %', '-100', '÷ 4']) {
    const adjustment = read(text);
    const results = adjusted(SAMPLE, cells, adjustment).map((edit) =>
      kinds.number.parse(edit.text, FIGURE),
    );
    const expected = [2_800_000, -250_000.5].map((figure) => outcomeOf(figure, adjustment));
    results.forEach((result, at) => {
      expect('value' in result ? result.value : result.error).toBeCloseTo(expected[at] ?? 0, 6);
    });
  }
});

test('a figure that a formula gives stays, though it may be typed over', () => {
  const cell = (row: number, columnId: string) => ({
    ...SAMPLE.cell(row, columnId),
    computed: true,
  });
  expect([{ row: 0, columnId: 'b' }].filter(holdsFigure({ ...SAMPLE, cell }))).toEqual([]);
});
