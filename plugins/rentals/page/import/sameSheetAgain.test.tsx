// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { Session } from '../../../../src/workbench/index.ts';
import type { RentalsDocument } from '../../document/types.ts';
import tool from '../../tool.ts';
import { shownImport } from '../testing/shownImport.tsx';

afterEach(cleanup);

const HEADS = [
  'Inmueble',
  'Valor comercial',
  'Canon mensual',
  'Parqueadero mensual',
  'Predial anual',
  'Ocupación',
];
const TABLE = [
  HEADS,
  ['Apto 101 Chapinero', '$ 560.000.000', '$ 2.800.000', '$ 220.000', '$ 4.032.000', '95 %'],
  ['Oficina 114 Cedritos', '$ 515.000.000', '$ 3.100.000', '$ 180.000', '$ 3.708.000', '92 %'],
  ['Local 140 Suba', '$ 420.000.000', '$ 2.500.000', '', '$ 2.900.000', '85 %'],
];
/** Of a year: (2.800.000 + 220.000) × 95 % + (3.100.000 + 180.000) × 92 % + 2.500.000 × 85 %, twelve times. */
const INCOME =
  12 * ((2_800_000 + 220_000) * 0.95 + (3_100_000 + 180_000) * 0.92 + 2_500_000 * 0.85);

async function take(
  session: Session<RentalsDocument>,
  rows: readonly (readonly string[])[],
  mode?: string,
): Promise<void> {
  const dialog = shownImport(session, rows);
  if (mode) await userEvent.click(within(dialog).getByRole('radio', { name: mode }));
  await userEvent.click(within(dialog).getByRole('button', { name: /^(Importar|Reemplazar)/ }));
  cleanup();
}

function blank(): Session<RentalsDocument> {
  const session = new Session<RentalsDocument>(tool);
  session.edit('Sin ejemplos', (draft) => {
    draft.incomes.length = 0;
    draft.expenses.length = 0;
    draft.projects.length = 0;
  });
  return session;
}

const incomeOf = ({ calculation, document }: Session<RentalsDocument>): number =>
  document.projects.reduce(
    (sum, _, row) =>
      sum + Number(calculation.value({ id: 'totalIngresos', table: 'projects', row })),
    0,
  );

test.each(['Actualizar por nombre', 'Reemplazar todo'])(
  'the same sheet again changes no figure: %s',
  async (mode) => {
    const session = blank();
    await take(session, TABLE);
    expect(incomeOf(session)).toBeCloseTo(INCOME, 2);
    await take(session, TABLE, mode);
    expect(session.document.incomes.map(({ name }) => name)).toEqual(['Canon', 'Parqueadero']);
    expect(incomeOf(session)).toBeCloseTo(INCOME, 2);
  },
);

test('an occupancy alone is that of the incomes that the project has', async () => {
  const session = blank();
  await take(session, TABLE);
  await take(session, [
    ['Inmueble', 'Canon mensual', 'Ocupación'],
    ['Apto 101 Chapinero', '$ 2.950.000', '100 %'],
    ['Local 140 Suba', '', '90 %'],
  ]);
  const [rent] = session.document.incomes;
  const value = (row: number) => rent?.values[session.document.projects[row]?.id ?? ''];
  expect(value(0)).toMatchObject({ tarifa: 2_950_000, ocupacion: 100 });
  expect(value(2)).toMatchObject({ tarifa: 2_500_000, ocupacion: 90 });
});

test('a monthly rate of a car park is of one space, paid by the month', async () => {
  const session = new Session<RentalsDocument>(tool);
  await take(session, TABLE, 'Reemplazar todo');
  const parking = session.document.incomes.find(({ type }) => type === 'parking');
  const [first] = session.document.projects;
  expect(parking?.values[first?.id ?? '']).toMatchObject({
    billingType: 'monthly',
    numberOfSpaces: 1,
    occupancy: 95,
    monthlyRate: 220_000,
  });
});

test('what changes is shown first, with what it was, and the rest is said to stay as it is', async () => {
  const session = blank();
  await take(session, TABLE);
  const [heads = [], first = [], second = [], third = []] = TABLE;
  const dialog = shownImport(session, [
    heads,
    first,
    second,
    third.with(2, '$ 2.650.000').with(5, '90 %'),
    ['Bodega Fontibón', '$ 950.000.000', '$ 5.100.000', '', '$ 6.100.000', '100 %'],
  ]);
  await userEvent.click(within(dialog).getByRole('radio', { name: 'Actualizar por nombre' }));
  const rows = () =>
    within(within(dialog).getByRole('region', { name: 'Así entra' }))
      .getAllByRole('row')
      .map((row) => row.textContent?.replaceAll('\u00a0', ' ') ?? '');
  const shown = rows();
  expect(shown[1]).toMatch(/^Local 140 Suba.*\$ 2\.500\.000 → \$ 2\.650\.000/);
  expect(shown[1]).toMatch(/85,00 % → 90,00 %/);
  expect(shown[1]?.match(/→/g)).toHaveLength(2);
  expect(shown[2]).toMatch(/^Bodega Fontibón nuevo/);
  expect(shown.filter((row) => row.includes(' nuevo'))).toHaveLength(1);
  expect(shown.slice(2).filter((row) => row.includes('→'))).toEqual([]);
  // Where all of them are new none is marked as such.
  await userEvent.click(within(dialog).getByRole('radio', { name: 'Agregar al final' }));
  expect(rows().filter((row) => row.includes(' nuevo'))).toEqual([]);
  await userEvent.click(within(dialog).getByRole('radio', { name: 'Actualizar por nombre' }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Importar 4 proyectos' }));
  expect(
    await screen.findByText('Lo pegado: 1 proyecto más, 1 con cambios y 2 sin cambios.'),
  ).toBeDefined();
});
