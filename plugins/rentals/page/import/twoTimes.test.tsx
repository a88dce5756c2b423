// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { Session } from '../../../../src/workbench/index.ts';
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
