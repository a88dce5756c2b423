import { describe, expect, it } from 'vitest';
import { loadTools } from '../check/folder.ts';
import { Calculation } from '../compute/calculation.ts';
import { doubtOf } from './doubt.ts';
import { money, percent } from '../contract/fields.ts';

it.each([
  [0.7, 'Es 0,7 %. Si querías 70 %, escribe 70'],
  [0.07, 'Es 0,07 %. Si querías 7 %, escribe 7'],
])('asks whether %d was meant as a fraction', (value, question) => {
  expect(doubtOf(percent('Ocupación', { initial: 80 }), value)).toBe(question);
});

it.each([
  [850, 'Son 850 pesos. Si querías 850.000, escríbelo con punto: 850.000'],
  [1.25, 'Son 1,25 pesos. Si querías 1.250, escríbelo con punto: 1.250'],
])('asks whether %d pesos were meant as thousands', (value, question) => {
  expect(doubtOf(money('Valor', { initial: 0 }), value)).toBe(question);
});

it('asks nothing about what says by what it is, however small', () => {
  const share = percent('Ocupación', { initial: 80 });
  expect(doubtOf(share, 0.3, '3 x mil')).toBeUndefined();
  expect(doubtOf(share, 0.3, '0,3')).toBeDefined();
});

it.each([
  ['=1140000/380000000', 0.003, 'Es 0,003 %. Si querías 0,3 %, escribe =1140000/380000000*100'],
  [
    '=$ 1.000.000/3.000.000',
    1 / 3,
    'Es 0,333333 %. Si querías 33,333333 %, escribe =$ 1.000.000/3.000.000*100',
  ],
])('asks whether %s was meant as the share that a spreadsheet shows', (typed, value, question) => {
  expect(doubtOf(percent('Notaría', { fractions: true }), value, typed)).toBe(question);
});

it.each([
  ['=1140000/380000000*100', 0.3],
  ['=12/100', 0.12],
  ['=2,5/12', 0.208],
  ['0,3', 0.3],
  ['=4800000/2400000', 2],
])('asks nothing of %s where fractions are usual', (typed, value) => {
  expect(doubtOf(percent('Notaría', { fractions: true }), value, typed)).toBeUndefined();
});

it('asks about a percentage above 100 that nothing forbids', () => {
  const fee = percent('Fee mínimo', { max: 1e12 });
  expect(doubtOf(fee, 12e6)).toBe('Pasa del 100 %: revisa que sea un porcentaje');
  expect(doubtOf(fee, 100)).toBeUndefined();
});

it.each([
  ['from a thousand on', money('Valor'), 1000],
  ['of a thousandth', money('Valor'), 850.1234],
  ['where hundreds are usual', money('Tarifa del kWh', { initial: 870 }), 850],
  ['where thousands are out of bounds', money('Tarifa', { max: 5000 }), 850],
  ['of Mexican pesos', money('Valor', { unit: 'MXN' }), 850],
  ['from 1 on', percent('P'), 1],
  // 12,62 % a year, as it is a month.
  ['of a converted rate', percent('P'), 0.9954457372],
  ['of 0', percent('P'), 0],
  ['of a loss', percent('P', { min: -50 }), -0.29],
  ['of an empty field', percent('P'), null],
  ['where the other one is out of bounds', percent('Seguro', { max: 3 }), 0.7],
  ['where such values are usual', percent('Comisión', { initial: 0.5 }), 0.7],
  ['where they are declared as usual', percent('Notaría', { fractions: true }), 0.54],
  ['of an amount', money('Valor'), 0.7],
])('has no doubts %s', (_, field, value) => {
  expect(doubtOf(field, value)).toBeUndefined();
});

describe.each([...(await loadTools())].map(([id, tool]) => ({ id, tool })))('$id', ({ tool }) => {
  it('has none about what it begins with', () => {
    const calculation = new Calculation(tool, tool.document.initial());
    const { lists } = calculation.declaration;
    const refs = Object.entries(lists).flatMap(([table, { fields }]) =>
      Array.from({ length: calculation.sheet.rows(table) }, (_, row) =>
        Object.keys(fields).map((id) => ({ id, table, row })),
      ).flat(),
    );
    const doubts = refs.flatMap((ref) => {
      const field = calculation.field(ref);
      return (field && doubtOf(field, calculation.value(ref))) ?? [];
    });
    expect(doubts).toEqual([]);
  });
});
