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
  const question = screen.getByRole('radiogroup', { name: '«Costo del activo» es' });
  await userEvent.click(within(question).getByRole('radio', { name: chosen }));
  await userEvent.click(button);
  expect(session.document.projects.map(({ assetCost }) => assetCost)).toEqual(costs);
});
