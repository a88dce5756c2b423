// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { Session } from '../../../../src/workbench/index.ts';
import { blankDocument } from '../../document/sample.ts';
import type { RentalsDocument } from '../../document/types.ts';
import tool from '../../tool.ts';
import { shownImport } from '../testing/shownImport.tsx';

afterEach(cleanup);

const TABLE = [
  ['Proyecto', 'Costo actual', 'Costo 2027'],
  ['Casa Club', '33.500.000.000', '35.000.000.000'],
  ['Apartamento', '', '290.000.000'],
];

test.each([
  ['Costo actual', [33_500_000_000, 280_000_000]],
  ['Costo 2027', [35_000_000_000, 290_000_000]],
])('of what a table has for two times the person says which: %s', async (chosen, costs) => {
  const session = new Session<RentalsDocument>(tool);
  const dialog = shownImport(session, TABLE);
  const button = within(dialog).getByRole('button', { name: 'Importar 2 proyectos' });
  expect(button).toHaveProperty('disabled', true);
  const question = screen.getByRole('radiogroup', { name: 'Entra la columna' });
  await userEvent.click(within(question).getByRole('radio', { name: chosen }));
  await userEvent.click(button);
  expect(session.document.projects.map(({ assetCost }) => assetCost)).toEqual(costs);
});

const RENTS = [
  ['Inmueble', 'Valor', 'Canon actual', 'Canon 2027'],
  ['Apto 302', '300.000.000', '1.500.000', '1.600.000'],
];

test('a rent that the sheet has not yet begins under the name of the column that enters', async () => {
  const session = new Session<RentalsDocument>(tool);
  session.edit('Sin ingresos', (draft) => void (draft.incomes.length = 0));
  const dialog = shownImport(session, RENTS);
  await userEvent.click(within(dialog).getByRole('radio', { name: 'Canon 2027' }));
  const button = within(dialog).getByRole('button', { name: 'Importar 1 proyecto' });
  expect(button).toHaveProperty('disabled', true);
  await userEvent.click(within(dialog).getByRole('radio', { name: 'Al mes' }));
  await userEvent.click(button);
  const [rent, other] = session.document.incomes;
  expect(other).toBeUndefined();
  expect(rent?.name).toBe('Canon 2027');
  const added = session.document.projects.at(-1);
  expect(rent?.values[added?.id ?? '']).toMatchObject({ tarifa: 1_600_000 });
});

const EMPTY_SHEET = (): Session<RentalsDocument> => new Session(tool, blankDocument());
const rentsOf = ({ document }: Session<RentalsDocument>) =>
  document.incomes.map(({ name, values }) => ({ name, values: Object.values(values) }));

test('of a rent by the month and by the square metre that of the month enters', async () => {
  const session = EMPTY_SHEET();
  const dialog = shownImport(session, [
    ['Inmueble', 'Área m²', 'Canon m²', 'Canon mensual', 'Administración mensual', 'Avalúo'],
    ['Apto 301 Edificio Alcalá', '110', '$27.500', '$3.025.000', '$1.080.000', '$3.222.000.000'],
    ['Apto 502 Torres de Cedritos', '210', '$30.000', '$6.300.000', '$1.450.000', '$256.000.000'],
  ]);
  expect(dialog.textContent).toContain('Tiene datos y no se importa: «Área m²» y «Canon m²».');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Importar 2 proyectos' }));
  expect(rentsOf(session)).toMatchObject([
    { name: 'Canon', values: [{ tarifa: 3_025_000 }, { tarifa: 6_300_000 }] },
  ]);
});

const ALIKE = [
  ['Inmueble', 'Canon mensual actual', 'Canon mensual de mercado'],
  ['Apto 302', '1.500.000', '1.700.000'],
];

test('of two rents that may as well be it the person says which', async () => {
  const session = EMPTY_SHEET();
  const dialog = shownImport(session, ALIKE);
  const button = within(dialog).getByRole('button', { name: 'Importar 1 proyecto' });
  expect(button).toHaveProperty('disabled', true);
  expect(dialog.textContent).toContain(
    'Falta decir cuál entra: «Canon mensual actual» o «Canon mensual de mercado»',
  );
  await userEvent.click(within(dialog).getByRole('radio', { name: 'Canon mensual de mercado' }));
  await userEvent.click(button);
  expect(rentsOf(session)).toMatchObject([{ values: [{ tarifa: 1_700_000 }] }]);
});

test('neither of them enters where both are left out on purpose', async () => {
  const session = EMPTY_SHEET();
  const dialog = shownImport(session, ALIKE);
  const field = within(dialog).getByRole('combobox', { name: 'Qué es Canon mensual actual' });
  await userEvent.selectOptions(field, 'No importar');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Importar 1 proyecto' }));
  expect(rentsOf(session)).toEqual([]);
});

test('of two rents with one head each is told by its place', async () => {
  const session = EMPTY_SHEET();
  const dialog = shownImport(session, [
    ['Inmueble', 'Canon mensual', 'Canon mensual'],
    ['Apto 302', '1.500.000', '1.700.000'],
  ]);
  await userEvent.click(within(dialog).getByRole('radio', { name: 'Canon mensual (columna 3)' }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Importar 1 proyecto' }));
  expect(rentsOf(session)).toMatchObject([{ values: [{ tarifa: 1_700_000 }] }]);
});

test('a rent by the square metre has its area, and its vacancy is asked about', async () => {
  const session = EMPTY_SHEET();
  const dialog = shownImport(session, [
    ['Inmueble', 'Área m²', 'Canon mensual por m²', 'Vacancia (%)', 'Avalúo'],
    ['Apto 301', '110', '$27.500', '5', '$322.000.000'],
    ['Local 12', '48,5', '$71.000', '4', '$256.000.000'],
  ]);
  const button = within(dialog).getByRole('button', { name: 'Importar 2 proyectos' });
  expect(button).toHaveProperty('disabled', true);
  await userEvent.click(within(dialog).getByRole('radio', { name: '95 %' }));
  await userEvent.click(button);
  expect(rentsOf(session)).toMatchObject([
    {
      values: [
        { squareMeters: 110, pricePerSquareMeter: 27_500, occupancy: 95 },
        { squareMeters: 48.5, pricePerSquareMeter: 71_000, occupancy: 96 },
      ],
    },
  ]);
});
