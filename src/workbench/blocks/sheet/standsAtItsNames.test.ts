import { expect, test } from 'vitest';
import type { GridModel } from '../../grid/index.ts';
import { standsAtItsNames } from './standsAtItsNames.ts';

const NAMES = ['Nombre', 'Año', 'Costo del activo', 'Crear ingreso…'];
const sheet = (along: 'rows' | 'columns') =>
  ({
    rowCount: NAMES.length,
    cell: (row: number) => ({ text: NAMES[row] }),
    records: {
      along,
      at: ({ columnId }: { columnId: string }) => (columnId === 'head' ? null : 0),
    },
  }) as unknown as GridModel;
const sideBySide = sheet('columns');
const at = (row: number, columnId: string) => {
  const active = { row, columnId };
  return { active, anchor: active, focus: active };
};
const copied = [
  ['Nombre', 'Torre'],
  ['Año', '2027'],
  ['Costo del activo', '900'],
  // A row that invites to add something is copied without its name.
  ['', ''],
];

test('a copy of a sheet of records side by side goes back upon its own names, cell by cell', () => {
  expect(standsAtItsNames(sideBySide, at(0, 'head'), copied)).toBe(true);
  expect(standsAtItsNames(sideBySide, at(2, 'head'), copied.slice(2))).toBe(true);
});

test('one with other names, a row off, beyond the last row or upon a record is asked about', () => {
  expect(standsAtItsNames(sideBySide, at(0, 'head'), [['Estrato', '3']])).toBe(false);
  expect(standsAtItsNames(sideBySide, at(1, 'head'), copied)).toBe(false);
  expect(standsAtItsNames(sideBySide, at(3, 'head'), [[''], ['Nombre', 'Torre']])).toBe(false);
  expect(standsAtItsNames(sideBySide, at(0, 'record'), copied)).toBe(false);
  expect(standsAtItsNames(sideBySide, null, copied)).toBe(false);
});

test('records below one another have no names beside them', () => {
  expect(standsAtItsNames(sheet('rows'), at(0, 'head'), [['Estrato']])).toBe(true);
});
