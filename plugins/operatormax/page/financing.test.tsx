// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
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

/** Debt and equity after a sheet was pasted, as they were typed, and what was told of it before. */
async function pasted(...rows: readonly string[]) {
  const session = new Session<ProjectData>(tool, checked({ dateConfig: DATES }));
  showFlow(session, '/?pestana=financieros');
  await userEvent.click(screen.getByRole('button', { name: 'Pegar datos' }));
  const asking = await screen.findByRole('dialog', { name: 'Pegar datos de una hoja' });
  await userEvent.click(within(asking).getByLabelText('Tu tabla'));
  await userEvent.paste(rows.join('\n'));
  const dialog = await screen.findByRole('dialog', { name: 'Pegar datos' });
  const told = within(dialog)
    .getAllByRole('row')
    .map((row) => row.textContent ?? '');
  const left = within(dialog).queryByRole('button', { name: /no se toma/ })?.textContent;
  await userEvent.click(within(dialog).getByRole('button', { name: /^Pegar \d/ }));
  const of = (id: string) => [
    session.calculation.value({ id }),
    session.calculation.expression({ id }) ?? null,
  ];
  const valueOf = (id: string) => session.calculation.value({ id });
  return {
    told,
    left,
    debt: of('debtPayment'),
    equity: of('equityPayment'),
    paid: ['creditType', 'paymentFrequency'].map(valueOf),
    noteOf: (id: string) => session.noteAt({ id }),
    undo: () => session.undo(),
  };
}

const LOAN = ['Tasa\t12,5% E.A.', 'Plazo\t8 años'];

test('of the whole and its loan to value come debt and equity, as arithmetic', async () => {
  const { told, left, debt, equity } = await pasted(
    'Inversión total\t$ 9.600.000.000',
    'LTV\t55%',
    ...LOAN,
  );
  expect(debt).toEqual([5_280_000_000, '=9600000000*0,55']);
  expect(equity).toEqual([4_320_000_000, '=9600000000-9600000000*0,55']);
  const row = (name: string) => told.find((text) => text.startsWith(name));
  expect(row('Deuda')).toContain('55% de «Inversión total»');
  expect(row('Deuda')).toContain('5.280.000.000');
  expect(row('Capital propio')).toContain('«Inversión total» − 55% de «Inversión total»');
  expect(row('LTV')).toContain('Con él se calcula «Deuda» y «Capital propio»');
  // They serve for something: nothing is said to be left out.
  expect(left).toBeUndefined();
});

test.each([
  ['Valor de compra\t9.600.000.000', '% deuda\t55%'],
  ['Costo total del proyecto\t9.600.000.000', 'Apalancamiento\t55 %'],
  ['Valor de compra del hotel\t9.600.000.000', 'LTV\t0,55'],
  ['Total inversión\t9.600.000.000', 'Financiación\t55\t% del total'],
  ['Inversión total\t9.600.000.000', 'Financiación 55 %'],
  ['Inversión total\t$ 9.600 MM', 'Deuda\t55%'],
  ['Inversión total\t9,600,000,000.00', 'LTV\t55.0%'],
])('%s with %s', async (...rows) => {
  const { debt, equity } = await pasted(...rows, ...LOAN);
  expect(debt[0]).toBe(5_280_000_000);
  expect(equity[0]).toBe(4_320_000_000);
});

test('figures in millions stay so', async () => {
  const { debt, equity } = await pasted(
    'Hotel Calle 93 (cifras en millones de COP)',
    'FUENTES',
    'Inversión total\t9.600',
    '% equity\t45%',
    ...LOAN,
  );
  expect(equity).toEqual([4_320_000_000, '=9600000000*0,45']);
  expect(debt).toEqual([5_280_000_000, '=9600000000-9600000000*0,45']);
});

test('a loan on the value leaves the rest of all that is paid to the equity', async () => {
  const { debt, equity } = await pasted(
    'Inversión total\t9.600.000.000',
    'Valor de compra\t8.000.000.000',
    'LTV\t60%',
    ...LOAN,
  );
  expect(debt[0]).toBe(4_800_000_000);
  expect(equity).toEqual([4_800_000_000, '=9600000000-8000000000*0,6']);
});

test('rows of its own go first', async () => {
  const { debt, equity } = await pasted(
    'Inversión total\t9.600.000.000',
    'LTV\t55%',
    'Deuda\t5.000.000.000',
    ...LOAN,
  );
  expect(debt).toEqual([5_000_000_000, null]);
  expect(equity).toEqual([4_600_000_000, '=9600000000-5000000000']);
});

test('what the debt leaves of the price is equity, where the sheet has no row for it', async () => {
  const { told, debt, equity } = await pasted(
    'Precio de compra\t$ 14.000.000.000',
    'Deuda\t$ 5.600.000.000',
    ...LOAN,
  );
  expect(debt).toEqual([5_600_000_000, null]);
  expect(equity).toEqual([8_400_000_000, '=14000000000-5600000000']);
  expect(told.find((text) => text.startsWith('Precio'))).toContain(
    'Con él se calcula «Capital propio»',
  );
});

const BOUGHT = [
  'Precio de compra\t8.500.000.000',
  'Gastos de cierre\t153.000.000',
  'Remodelación y dotación\t1.200.000.000',
];

test('what a purchase costs besides its price is paid as well', async () => {
  const { told, debt, equity } = await pasted(
    'INVERSIÓN INICIAL',
    ...BOUGHT,
    'Crédito bancario\t4.675.000.000',
    'Tasa\t13,2% E.A.',
    'Plazo (años)\t10',
  );
  expect(debt[0]).toBe(4_675_000_000);
  expect(equity).toEqual([5_178_000_000, '=8500000000+153000000+1200000000-4675000000']);
  const row = (name: string) => told.find((text) => text.startsWith(name));
  expect(row('Capital propio')).toContain(
    '«Precio de compra» + «Gastos de cierre» + «Remodelación y dotación» − «Crédito bancario»',
  );
  for (const name of ['Precio de compra', 'Gastos de cierre', 'Remodelación y dotación']) {
    expect(row(name)).toContain('Con él se calcula «Capital propio»');
  }
});

test.each([
  // 1,8 % of 8.500 millions is 153.
  ['is one of them', '1,8%\tdel precio', 5_178_000_000],
  ['of which nobody says of what stays out', '1,8%', 5_025_000_000],
])('a percentage of the purchase %s, and parts none from it', async (_, closing, paid) => {
  const [price = '', , works = ''] = BOUGHT;
  const { equity } = await pasted(
    '1. DATOS DEL INMUEBLE',
    price,
    `Gastos de cierre\t${closing}`,
    works,
    'Deuda\t4.675.000.000',
  );
  expect(equity[0]).toBe(paid);
});

test.each([
  'Gastos notariales y de registro',
  'Gastos de escrituración',
  'Costos legales',
  'Gastos de compra',
  'Adecuaciones iniciales',
  'Renovación del hotel',
  'Mobiliario y equipo',
  'Amoblamiento',
  'FF&E inicial',
  'Capital de trabajo inicial',
  'Gastos preoperativos',
])('%s is paid beside the price, without a title as well', async (name) => {
  const { told, debt, equity } = await pasted(
    'Precio de compra\t8.000.000.000',
    'LTV\t60%',
    `${name}\t250.000.000`,
    ...LOAN,
  );
  // 60 % of the price alone is lent.
  expect(debt[0]).toBe(4_800_000_000);
  expect(equity).toEqual([3_450_000_000, '=8000000000+250000000-8000000000*0,6']);
  expect(told.find((text) => text.startsWith(name))).toContain(
    'Con él se calcula «Capital propio»',
  );
});

test.each([
  ['a total has them already', 'Inversión total\t9.853.000.000', 5_178_000_000],
  ['they are a part of a whole', 'Gastos legales\t1,8%', 3_825_000_000],
  ['they are paid by the month', 'Gastos legales (mensual)\t4.000.000', 3_825_000_000],
  ['they are called otherwise', 'Depósito de mobiliario\t40.000.000', 3_825_000_000],
])('costs are none of a purchase where %s', async (_, row, equity) => {
  const total = row.startsWith('Inversión total') ? BOUGHT : BOUGHT.slice(0, 1);
  const rows = [...total, row, 'Crédito bancario\t4.675.000.000', ...LOAN];
  expect((await pasted('INVERSIÓN INICIAL', ...rows)).equity[0]).toBe(equity);
});

test('costs apart from the price, under no title of a purchase, are none of it', async () => {
  const { equity } = await pasted(
    'SUPUESTOS DEL HOTEL',
    'Precio de compra\t8.500.000.000',
    'Crédito bancario\t4.675.000.000',
    'Cap rate de salida\t9%',
    'Gastos legales\t40.000.000',
    ...LOAN,
  );
  expect(equity).toEqual([3_825_000_000, '=8500000000-4675000000']);
});

test('a price beside both of its parts says why it stays out', async () => {
  const { told, equity } = await pasted(
    'Precio de compra\t8.900.000.000',
    'Capital propio\t4.900.000.000',
    'Crédito hipotecario\t4.000.000.000',
    ...LOAN,
  );
  expect(equity).toEqual([4_900_000_000, null]);
  expect(told.find((text) => text.startsWith('Precio'))).toContain(
    'No se toma. Aquí son sus partes: «Crédito hipotecario» y «Capital propio»',
  );
});

test('a rate beside a credit is no share, and of two wholes nothing is supposed', async () => {
  const rate = await pasted('Inversión total\t9.600.000.000', 'Crédito\t12,5%', ...LOAN);
  expect(rate.debt[0]).toBe(0);
  cleanup();
  const two = await pasted(
    'Inversión total\t9.600.000.000',
    'Costo total\t9.100.000.000',
    'LTV\t55%',
    ...LOAN,
  );
  expect(two.debt[0]).toBe(0);
});

test.each([
  ['Sistema de amortización\tCuota fija trimestral', 'cuota', 'trimestral'],
  ['Amortización\tCuota fija, pagos semestrales', 'cuota', 'semestral'],
  ['Tipo de crédito\tBullet, intereses por trimestre', 'bullet', 'trimestral'],
  ['Cuota\tFija, trimestral', 'cuota', 'trimestral'],
  ['Pagos\tTrimestrales, capital al vencimiento', 'bullet', 'trimestral'],
  ['Sistema de amortización\tCuota fija', 'cuota', 'mensual'],
])('a loan is repaid as one row says: %s', async (row, type, frequency) => {
  const { paid } = await pasted('Deuda\t3.575.000.000', ...LOAN, row);
  expect(paid).toEqual([type, frequency]);
});

test('what a sheet remarks beside its values comes in as their notes', async () => {
  const { noteOf, undo } = await pasted(
    'Concepto\tValor\tUnidad\tObservaciones\tFuente',
    'Deuda\t$ 3.920.000.000\tCOP\tBancolombia\t',
    'Tasa de interés\t13,5%\tE.A.\tPreaprobado hasta marzo\tCarta del banco',
    'Plazo\t48\tmeses\t\t',
  );
  expect(['debtPayment', 'interestRate', 'termInMonths'].map(noteOf)).toEqual([
    { text: 'Bancolombia' },
    { text: 'Preaprobado hasta marzo', source: 'Carta del banco' },
    undefined,
  ]);
  undo();
  expect(noteOf('debtPayment')).toBeUndefined();
});
