// @vitest-environment jsdom
import { cleanup, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { Session } from '../../../../src/workbench/index.ts';
import { allRows } from '../../../../src/workbench/exchange/blockRows.ts';
import { toCsv } from '../../../../src/workbench/exchange/csv.ts';
import { separateFiles } from '../../../../src/workbench/exchange/separateFiles.ts';
import { tablesIn } from '../../../../src/workbench/listImport/table/tables.ts';
import { blankDocument } from '../../document/sample.ts';
import type { RentalsDocument } from '../../document/types.ts';
import { checked } from '../../testing/documents.ts';
import tool from '../../tool.ts';
import { ownTable } from './ownTable.ts';
import { shownImport } from '../testing/shownImport.tsx';

afterEach(cleanup);

/** Two incomes of one name, two amounts of one name, and an income and an expense of one name. */
const source = new Session<RentalsDocument>(
  tool,
  checked({
    projects: [
      { id: 'a', name: 'Local 5', assetCost: 600_000_000 },
      {
        id: 'b',
        name: 'Bodega 12',
        operadorTarifaData: { baseCalculo: 'ingresos-operativos', porcentaje: 10 },
      },
    ],
    incomes: [
      {
        id: 'canon',
        name: 'Canon',
        type: 'revpar',
        values: {
          a: { tarifa: 3_900_000, ocupacion: 100, numeroUnidades: 1 },
          b: { tarifa: 10_000_000, ocupacion: 50, numeroUnidades: 2 },
        },
      },
      {
        id: 'otro',
        name: 'Canon',
        type: 'revpar',
        values: { b: { tarifa: 1_000_000, ocupacion: 100, numeroUnidades: 1 } },
      },
      {
        id: 'publicidad',
        name: 'Publicidad',
        type: 'direct',
        values: {
          a: {
            incomes: [
              { name: 'Valla (fachada)', value: 2_400_000 },
              { name: 'Antena', value: 1_200_000 },
              { name: 'Antena', value: 600_000 },
            ],
          },
          b: { incomes: [{ name: 'Antena', value: 3_000_000 }] },
        },
      },
      {
        id: 'administracion',
        name: 'Administración',
        type: 'dependientes',
        values: { a: { percentage: 10, baseIncomeId: 'canon' } },
      },
    ],
    expenses: [
      {
        id: 'administracion',
        name: 'Administración',
        type: 'variable',
        values: {
          a: { relationVariable: 'total-ingresos', relationPercentage: 5 },
          b: { relationVariable: 'total-ingresos', relationPercentage: 5 },
        },
      },
      {
        id: 'predial',
        name: 'Predial',
        type: 'fixed',
        values: {
          a: { amount: 1_500_000, billingCycle: 'anual' },
          b: { amount: 1_500_000, billingCycle: 'trimestral' },
        },
      },
    ],
  }),
);
/*
 * Local 5: 3.900.000 × 12 = 46.800.000, publicity 4.200.000, 10 % of 46.800.000 = 4.680.000; 55.680.000 in all.
 * Bodega 12: 10.000.000 × 50 % × 2 × 12 = 120.000.000, 12.000.000 and 3.000.000; 135.000.000 in all.
 * Expenses: 5 % of both, 2.784.000 and 6.750.000; taxes of 1.500.000 and 4 × 1.500.000.
 * Net of the fee of 10 % of 135.000.000: 190.680.000 − 17.034.000 − 13.500.000.
 */
const FIGURES = [190_680_000, 17_034_000, 160_146_000];

const figures = ({ calculation }: Session<RentalsDocument>) =>
  ['ingresos', 'egresos', 'utilidad'].map((of) => calculation.value({ id: `totales.${of}` }));

const fileOf = (rows: Parameters<typeof toCsv>[0]): Uint8Array =>
  new TextEncoder().encode(toCsv(rows, ','));

const general = source as unknown as Session;

test.each([
  [
    'by itself, as each table in its own file',
    () => fileOf(separateFiles(general).find(({ name }) => name === 'Proyectos')?.rows ?? []),
  ],
  ['among all that the page shows', () => fileOf(allRows(general))],
])('the table of projects %s comes back into an empty case', async (_, write) => {
  const [{ rows } = { rows: [] }] = await tablesIn(write());
  const session = new Session<RentalsDocument>(tool, blankDocument());
  const dialog = shownImport(session, rows, 'Proyectos.csv');
  expect(dialog.textContent).toContain(
    'Se crean los ingresos que la hoja trae: «Canon», «Canon», «Publicidad» y «Administración».',
  );
  expect(dialog.textContent).toContain(
    'Se crean los egresos que la hoja trae: «Administración» y «Predial».',
  );
  await userEvent.click(within(dialog).getByRole('button', { name: 'Importar 2 proyectos' }));
  const types = [...session.document.incomes, ...session.document.expenses].map(
    ({ name, type }) => `${name}: ${type}`,
  );
  expect(types).toEqual([
    'Canon: revpar',
    'Canon: revpar',
    'Publicidad: direct',
    'Administración: dependientes',
    'Administración: variable',
    'Predial: fixed',
  ]);
  expect(figures(session)).toEqual(FIGURES);
});

test('the sheet of the workbook has more that is worked out, and the same incomes and expenses', () => {
  const heads = [
    'N.º',
    'Nombre',
    'Año',
    'Participaciones',
    'Costo del activo (COP)',
    'Valor de la inversión (COP)',
    'Ingreso en caja (COP)',
    'Tarifa Operador · Base de cálculo',
    'Tarifa Operador · Porcentaje (%)',
    'Reservas · Porcentaje (%)',
    'Local · Área (m²)',
    'Local · Precio por m² (COP)',
    'Local · Ocupación (%)',
    'Local · Ajuste sobre el IPC (%)',
    'Comisión · Relacionado con',
    'Comisión · Porcentaje (%)',
    'Local (COP al mes)',
    'Local (COP)',
    'Ingresos operativos (COP)',
    'Local (%)',
    'Comisión (COP)',
    'Comisión · meses',
    'Egresos operativos (COP)',
    'Cap rate (razón)',
  ];
  const file = ownTable([['Proyectos'], [], heads]);
  expect(file?.layout).toEqual({ head: 2, turned: false });
  expect(file?.names.incomes.filter((name) => !name.includes(' · '))).toEqual(['Local']);
  expect(file?.names.expenses).toEqual([
    'Comisión',
    'Comisión · Relacionado con',
    'Comisión · Porcentaje',
  ]);
});
