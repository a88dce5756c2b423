import { expect, test } from 'vitest';
import { pairsIn } from './pairs.ts';

const said = (start: string, end: string, name = 'Fin del proyecto') =>
  pairsIn([
    ['Inicio del proyecto', start],
    [name, end],
  ]).pairs.map(({ label, text }) => [label, text]);

const BEGIN = [
  ['Mes de inicio del proyecto', '1'],
  ['Año de inicio del proyecto', '2027'],
];

test('an end is how many years the project lasts', () => {
  const ten = [...BEGIN, ['Plazo del proyecto', '10']];
  // Its last month, or the one behind it.
  expect(said('ene-2027', 'dic-2036')).toEqual(ten);
  expect(said('ene-2027', 'ene-2037')).toEqual(ten);
  expect(said('ene-2027', 'dic-2036', 'Fecha final')).toEqual(ten);
});

test('what ends otherwise, or is something else, stays a date', () => {
  const dates = (of: string, month: string, year: string) => [
    ...BEGIN,
    [`Mes de ${of}`, month],
    [`Año de ${of}`, year],
  ];
  expect(said('ene-2027', 'may-2036')).toEqual(dates('fin del proyecto', '5', '2036'));
  expect(said('ene-2027', 'dic-2028', 'Fin de obra')).toEqual(dates('fin de obra', '12', '2028'));
});
