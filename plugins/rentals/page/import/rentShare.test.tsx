// @vitest-environment jsdom
import { cleanup, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { Session } from '../../../../src/workbench/index.ts';
import { blankDocument } from '../../document/sample.ts';
import type { RentalsDocument } from '../../document/types.ts';
import tool from '../../tool.ts';
import { shownImport } from '../testing/shownImport.tsx';

afterEach(cleanup);

const ROWS = [
  ['Local Junín 2', '4.200.000', '300.000', '10%'],
  ['Apto Belén 301', '1.650.000', '', '8%'],
];

test.each([
  // 10 % of 12 × 4.200.000 and 8 % of 12 × 1.650.000.
  ['Comisión (% canon)', 5_040_000 + 1_584_000],
  // 10 % of 12 × 4.500.000 and 8 % of 12 × 1.650.000.
  ['Comisión (%)', 5_400_000 + 1_584_000],
])('«%s» of a table is a share of what it says', async (head, expenses) => {
  const session = new Session<RentalsDocument>(tool, blankDocument());
  const heads = ['Inmueble', 'Canon mensual', 'Parqueadero mensual', head];
  const dialog = shownImport(session, [heads, ...ROWS]);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Importar 2 proyectos' }));
  expect(session.calculation.value({ id: 'totales.ingresos' })).toBe(54_000_000 + 19_800_000);
  expect(session.calculation.value({ id: 'totales.egresos' })).toBe(expenses);
});

test('a rent of each unit counts by how many units a table says', async () => {
  const session = new Session<RentalsDocument>(tool, blankDocument());
  const dialog = shownImport(session, [
    ['Edificio', 'Número de apartamentos', 'Canon mensual por apartamento', 'Ocupación'],
    ['Edificio Palermo', '12', '1.100.000', '92%'],
    ['Edificio Galán', '8', '950.000', '88%'],
  ]);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Importar 2 proyectos' }));
  // 12 × 1.100.000 × 92 % × 12 and 8 × 950.000 × 88 % × 12.
  expect(session.calculation.value({ id: 'totales.ingresos' })).toBe(145_728_000 + 80_256_000);
});
