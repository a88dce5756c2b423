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

test('costs that a statement takes away are what is paid', async () => {
  const session = new Session<RentalsDocument>(tool, blankDocument());
  const dialog = shownImport(session, [
    ['Activo', 'Canon mensual', '(-) Administración mensual', '(-) Predial anual'],
    ['Bodega 12', '19.000.000', '-2.600.000', '(18.900.000)'],
    ['Local Cll 85', '16.000.000', '0', '(15.700.000)'],
  ]);
  within(dialog).getByText(
    /Lo que tu hoja trae en negativo entra en positivo.*«\(-\) Administración mensual» y «\(-\) Predial anual»/,
  );
  await userEvent.click(within(dialog).getByRole('button', { name: 'Importar 2 proyectos' }));
  // 12 × 2.600.000 and the two taxes of a year.
  expect(session.calculation.value({ id: 'totales.egresos' })).toBe(
    31_200_000 + 18_900_000 + 15_700_000,
  );
});

test('an amount below 0 among others that are paid is refused, as where it is typed', async () => {
  const session = new Session<RentalsDocument>(tool, blankDocument());
  const dialog = shownImport(session, [
    ['Activo', 'Canon mensual', 'Predial anual'],
    ['Bodega 12', '19.000.000', '18.900.000'],
    ['Local Cll 85', '16.000.000', '15.700.000'],
    ['Local Cll 80', '16.000.000', '-700.000'],
  ]);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Importar 3 proyectos' }));
  expect(session.refused.map(({ text }) => text)).toEqual(['-700.000']);
});
