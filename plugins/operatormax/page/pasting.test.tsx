// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Session } from '../../../src/workbench/index.ts';
import { stubLayout } from '../../../src/workbench/testing/layout.ts';
import type { ProjectData } from '../document/document.ts';
import { checked } from '../testing/documents.ts';
import tool from '../tool.ts';
import { showFlow } from './testing/show.tsx';

beforeEach(() => {
  localStorage.clear();
  stubLayout();
  Element.prototype.scrollIntoView = vi.fn<() => void>();
});
afterEach(cleanup);

const DATES = { startMonth: 1, startYear: 2028, projectionPeriod: 5 };

test.each([
  [DATES, 'fechas', { id: 'percent', table: 'inflationByYear', row: 0 }],
  [DATES, 'operador', { id: 'percent', table: 'inflationByYear', row: 0 }],
  // Without dates there are no years yet.
  [{ startMonth: null, startYear: null, projectionPeriod: null }, 'operador', { id: 'startMonth' }],
])(
  'inflation beside the data of a project of %j, pasted in %s, leads to its table',
  async (dateConfig, tab, there) => {
    const session = new Session<ProjectData>(tool, checked({ dateConfig }));
    showFlow(session, `/?pestana=${tab}`);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Pegar datos' }));
    const asking = await screen.findByRole('dialog', { name: 'Pegar datos de una hoja' });
    await user.click(within(asking).getByLabelText('Tu tabla'));
    await user.paste('Fee de operación\t6%\nInflación\t5 %');
    const dialog = await screen.findByRole('dialog', { name: 'Pegar datos' });
    const part = within(dialog).getByRole('region', { name: 'Va en otra parte' });
    expect(part.textContent).toContain(
      'Inflación por año: «Inflación». Se escribe o se pega año por año, en su tabla de la pestaña Fechas.',
    );
    await user.click(
      within(part).getByRole('button', { name: 'Pegar 1 dato e ir a Inflación por año' }),
    );
    await waitFor(() => expect(session.selected).toEqual(there));
    expect(session.calculation.value({ id: 'feePercentage' })).toBe(6);
    await screen.findByRole('heading', { level: 1, name: 'Configuración de Fechas - Mensual' });
  },
);

const SHEET = [
  'SUPUESTOS GENERALES',
  'Concepto\tValor',
  'Fee de operación\t6%',
  'Tasa de descuento\t14%',
  'INGRESOS',
  'Nombre\tTarifa\tCantidad\tOcupación',
  'Habitaciones\t280000\t40\t68%',
  'Parqueaderos\t18000\t20\t90%',
  'EGRESOS',
  'Nombre\tValor mensual',
  'Nómina\t28000000',
  'Servicios\t9500000',
].join('\n');

test.each([
  ['ingresos-operativos', 'Pegar ingresos', 'Habitaciones', 'Nómina'],
  ['egresos-operativos', 'Pegar egresos', 'Nómina', 'Habitaciones'],
])('a whole sheet on the empty list of %s opens its own paste', async (tab, name, own, other) => {
  showFlow(new Session<ProjectData>(tool, checked({ dateConfig: DATES })), `/?pestana=${tab}`);
  await userEvent.click(document.body);
  await userEvent.paste(SHEET);
  const dialog = await screen.findByRole('dialog', { name });
  expect(dialog.textContent).toContain(own);
  expect(within(dialog).queryByText(other)).toBeNull();
});

const NO_DATES = { startMonth: null, startYear: null, projectionPeriod: null };

test('a sheet of lists alone, pasted where there is none, leads to each of them', async () => {
  showFlow(new Session<ProjectData>(tool, checked({ dateConfig: NO_DATES })), '/?pestana=flujo');
  await userEvent.click(document.body);
  await userEvent.paste('Habitaciones\t120000000\nNómina\t28000000\nServicios públicos\t9500000');
  const dialog = await screen.findByRole('dialog', { name: 'Pegar datos' });
  expect(dialog.textContent).toContain('Egresos: «Nómina» y «Servicios públicos».');
  await userEvent.click(
    within(dialog).getByRole('button', { name: 'Ir a Ingresos Operativos y pegar allí' }),
  );
  await screen.findByRole('dialog', { name: 'Pegar ingresos' });
});

const NURSERY = {
  createdExpenses: [
    { id: 'a', name: 'Vivero', type: 'fixed', fixedData: { monthlyAmount: 28_000_000 } },
  ],
};

const YEARS = [
  'Concepto\t2027\t2028\t2029',
  'Habitaciones\t3.100.000.000\t3.250.000.000\t3.400.000.000',
  'Nómina\t1.860.000.000\t1.980.000.000\t2.090.000.000',
].join('\n');

test.each([
  [NO_DATES, YEARS, [1, 2027, 3]],
  [NO_DATES, YEARS.replace(/202(\d)/g, (_, year) => `Año ${year - 6}`), [null, null, 3]],
  [DATES, YEARS, [1, 2027, 3]],
  // What has costs already keeps its dates.
  [{ ...DATES, projectionPeriod: null }, YEARS, [1, 2028, 3], NURSERY],
])(
  'of dates %j a sheet with a column for each year says those that are open: %#',
  async (dateConfig, sheet, dates, more: Partial<typeof NURSERY> = {}) => {
    const session = new Session<ProjectData>(tool, checked({ dateConfig, ...more }));
    showFlow(session, '/?pestana=flujo');
    await userEvent.click(document.body);
    await userEvent.paste(sheet);
    const dialog = await screen.findByRole('dialog', { name: 'Pegar datos' });
    expect(dialog.textContent).not.toContain('varias cifras');
    await userEvent.click(within(dialog).getByRole('button', { name: /^Pegar \d datos?$/ }));
    const ids = ['startMonth', 'startYear', 'projectionPeriod'];
    await waitFor(() => expect(ids.map((id) => session.calculation.value({ id }))).toEqual(dates));
  },
);

test('only single data, pasted where a list is empty, is asked about as such', async () => {
  const session = new Session<ProjectData>(tool, checked({ dateConfig: DATES }));
  showFlow(session, '/?pestana=ingresos-operativos');
  await userEvent.click(document.body);
  await userEvent.paste(SHEET.split('\n').slice(0, 4).join('\n'));
  await screen.findByRole('dialog', { name: 'Pegar datos' });
});

test('a table pasted where the expenses are listed one by one is matched, other texts are told', async () => {
  const session = new Session<ProjectData>(
    tool,
    checked({
      dateConfig: DATES,
      createdExpenses: [
        { id: 'a', name: 'Nómina', type: 'fixed', fixedData: { monthlyAmount: 28_000_000 } },
      ],
    }),
  );
  showFlow(session, '/?pestana=egresos-operativos');
  await userEvent.click(document.body);
  await userEvent.paste('Seguros');
  await screen.findByText('No se pegó nada: copia la tabla con sus encabezados.');
  await userEvent.paste('Nombre\tValor mensual\nServicios\t9500000\nSeguros\t1200000');
  const dialog = await screen.findByRole('dialog', { name: 'Pegar egresos' });
  expect(dialog.textContent).toContain('Servicios');
});

test('costs pasted where incomes are listed lead to what they seem to be', async () => {
  const session = new Session<ProjectData>(tool, checked({ dateConfig: DATES }));
  showFlow(session, '/?pestana=ingresos-operativos');
  await userEvent.click(document.body);
  await userEvent.paste('Nombre\tValor mensual\nEnergía\t9500000\nSeguros\t1200000');
  const dialog = await screen.findByRole('dialog', { name: 'Pegar ingresos' });
  within(dialog).getByRole('button', { name: 'Parecen de otra lista: ver por qué' });
});

test('from the data of a sheet one goes on to a list, whose paste has the same sheet', async () => {
  const session = new Session<ProjectData>(tool, checked({ dateConfig: DATES }));
  showFlow(session, '/?pestana=operador');
  await userEvent.click(document.body);
  await userEvent.paste(SHEET);
  const data = await screen.findByRole('dialog', { name: 'Pegar datos' });
  await userEvent.click(
    within(data).getByRole('button', { name: 'Pegar 2 datos e ir a Ingresos Operativos' }),
  );
  expect(session.calculation.value({ id: 'feePercentage' })).toBe(6);
  const list = await screen.findByRole('dialog', { name: 'Pegar ingresos' });
  expect(list.textContent).toContain('Parqueaderos');
  await userEvent.click(within(list).getByRole('button', { name: 'Cancelar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  // Once: coming back to the tab asks nothing.
  await userEvent.click(screen.getByRole('tab', { name: 'Operador' }));
  await userEvent.click(screen.getByRole('tab', { name: 'Ingresos Operativos' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});
