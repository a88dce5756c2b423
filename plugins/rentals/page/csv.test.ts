// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { Session } from '../../../src/workbench/index.ts';
import { structureOf } from '../document/structure.ts';
import tool from '../tool.ts';
import type { RentalsDocument } from '../document/types.ts';
import { fileRows, guessMapping, looksTurned, readProjects, transposed } from './csv.ts';
import { sheetRows } from './rows.ts';

const session = new Session<RentalsDocument>(tool);
const document = () => session.document;
const fields = session.calculation.declaration.lists['projects']?.fields ?? {};
const rows = sheetRows(structureOf(document()), fields, document);

describe('the sheet as a table', () => {
  const file = fileRows(session, rows);
  const row = (label: string) => file.find(([first]) => first === label);

  test('has every row with its period, folded or not', () => {
    expect(file[0]).toEqual(['Concepto', 'Período', 'Unidad', 'Casa Club', 'Apartamento']);
    expect(row('Alojamiento')).toEqual(['Alojamiento', 'anual', 'COP', 4_821_120_000, 31_824_000]);
    expect(row('Alojamiento · Tarifa')).toEqual([
      'Alojamiento · Tarifa',
      null,
      'COP',
      5_400_000,
      3_900_000,
    ]);
    expect(row('Local comercial')).toEqual(['Local comercial', 'mensual', 'COP', 14_535_000, null]);
    expect(row('Alimentos y bebidas · Ingreso base')?.slice(3)).toEqual(['Alojamiento', null]);
    expect(row('Seguro todo riesgo · Ciclo de pago')?.slice(3)).toEqual(['Anual', 'Anual']);
    expect(row('Margen Neto Operativo')?.slice(0, 3)).toEqual(['Margen Neto Operativo', null, '%']);
    expect(file.some(([first]) => String(first).startsWith('Crear'))).toBe(false);
  });

  test('is read back with the values that were typed', () => {
    const texts = file.map((line) =>
      line.map((value) => String(value ?? '').replace(/^(-?\d+)\.(\d+)$/, '$1,$2')),
    );
    expect(looksTurned(texts, fields)).toBe(true);
    const table = transposed(texts);
    const { projects, faults } = readProjects(table, guessMapping(table[0] ?? [], fields), fields);
    expect(faults).toEqual([]);
    expect(projects.map(({ name }) => name)).toEqual(['Casa Club', 'Apartamento']);
    for (const [at, { cells }] of projects.entries()) {
      for (const [id, { outcome }] of Object.entries(cells)) {
        expect([id, 'value' in outcome && outcome.value]).toEqual([
          id,
          session.calculation.value({ id, table: 'projects', row: at }),
        ]);
      }
    }
    expect(Object.keys(projects[0]?.cells ?? {}).length).toBeGreaterThan(30);
  });
});

describe('a mapping', () => {
  test('goes by label or id, whatever the accents, each field once', () => {
    expect(
      guessMapping(['Proyecto', 'ANO', 'assetCost', 'costo del activo', 'Nada'], fields),
    ).toEqual(['name', 'year', 'assetCost', '', '']);
  });
  test('tells every cell that it cannot take', () => {
    const table = [
      ['Proyecto', 'Ocupación'],
      ['A', '150 %'],
      ['B', 'pronto'],
      ['', ''],
    ];
    const { projects, faults } = readProjects(table, ['name', 'i_alojamiento.ocupacion'], fields);
    expect(projects.map(({ name }) => name)).toEqual(['A', 'B']);
    expect(faults).toEqual([
      'Ocupación, proyecto 1: 150 supera el máximo 100',
      'Ocupación, proyecto 2: «pronto» no es un número',
    ]);
  });
});

test('a cell worked out in the table is kept with what was typed', () => {
  const table = [
    ['Proyecto', 'Tarifa'],
    ['A', '=200000*2'],
  ];
  const { projects } = readProjects(table, ['name', 'i_alojamiento.tarifa'], fields);
  expect(projects[0]?.cells['i_alojamiento.tarifa']?.outcome).toEqual({
    value: 400_000,
    expression: '=200000*2',
  });
});
