import { expect, test } from 'vitest';
import { placesIn } from './places.ts';

const PASTED = [
  ['1. DATOS', '', '', 'EGRESOS', ''],
  ['Horizonte', '10', '', 'Rubro', 'Valor'],
  ['Inicio', '2028', '', 'Aseo', '2.000'],
  ['Rubro', 'Valor', '', 'Total', '2.000'],
];

test('rows that were moved are found by what they say', () => {
  const rows = [
    ['DATOS', ''],
    ['Inicio', '2028'],
    [],
    ['EGRESOS', ''],
    ['Aseo', '2.000'],
    ['Total', '2.000'],
  ];
  expect(placesIn(rows, PASTED)).toEqual([0, 2, null, 0, 2, 3]);
});

test('one that several may be, or that none is, has no place', () => {
  const rows = [[], [], ['Rubro', 'Valor'], [], ['Egresos', 'Valor mensual']];
  expect(placesIn(rows, PASTED)).toEqual([null, null, null, null, null]);
});

test('where no row was added each has its own, whatever was written in it', () => {
  const rows = [['INGRESOS'], ['Horizonte', '10'], ['Concepto'], ['Rubro', 'Valor']];
  expect(placesIn(rows, PASTED)).toEqual([0, 1, 2, 3]);
});
