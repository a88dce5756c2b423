import { expect, test } from 'vitest';
import { money, text } from '../../../tool/index.ts';
import { mergedUnderTitles, withMergedFilled } from './merged.ts';
import type { ImportTarget } from '../target.ts';

const field = text('Nombre');
const target = {
  label: 'Egresos',
  titles: [],
  others: ['Ingresos'],
  name: 'name',
  columns: [
    { id: 'name', label: 'Nombre', field, also: ['Rubro', 'Inmueble'] },
    { id: 'amount', label: 'Valor', field: money('Valor') },
  ],
} as unknown as ImportTarget;

test('what is merged under a head is said of each row', () => {
  const rows = [
    ['Tipo', 'Rubro', 'Valor'],
    ['Fijo', 'Energía', '41'],
    ['', 'Agua', '9'],
    ['Variable', 'Comisiones', '12 %'],
  ];
  expect(withMergedFilled(rows, target).map(([type]) => type)).toEqual([
    'Tipo',
    'Fijo',
    'Fijo',
    'Variable',
  ]);
});

test('a record without a name isn’t called as the one above it', () => {
  const rows = [
    ['Inmueble', 'Ciudad', 'Valor'],
    ['Apto 101', 'Cali', '320'],
    ['', 'Neiva', '345'],
    ['Apto 103', 'Cali', '360'],
  ];
  expect(withMergedFilled(rows, target)).toBe(rows);
});

test('names of blocks beside their first row are titles', () => {
  const rows = [
    ['DEUDA', 'Monto', '480'],
    ['', 'Tasa', '13 %'],
    ['OPERADOR', 'Fee', '4 %'],
  ];
  expect(mergedUnderTitles(rows)).toEqual([
    ['DEUDA', '', ''],
    ['', 'Monto', '480'],
    ['', 'Tasa', '13 %'],
    ['OPERADOR', '', ''],
    ['', 'Fee', '4 %'],
  ]);
});

test('of blocks the list keeps its own, under its title', () => {
  const rows = [
    ['', '', ''],
    ['Ingresos', 'Spa', '22'],
    ['', 'Café', '31'],
    ['', 'Bar', '18'],
    ['', '', ''],
    ['Egresos', 'Energía', '41'],
    ['', 'Agua', '9'],
    ['', 'Aseo', '7'],
  ];
  expect(withMergedFilled(rows, target)).toEqual([
    ['', '', ''],
    ['', '', ''],
    ['', '', ''],
    ['', '', ''],
    ['Egresos', '', ''],
    ['', 'Energía', '41'],
    ['', 'Agua', '9'],
    ['', 'Aseo', '7'],
  ]);
});
