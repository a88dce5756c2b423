import { expect, test } from 'vitest';
import { Session } from '../../../src/workbench/index.ts';
import { inputsTarget } from '../../../src/workbench/inputImport/inputsTarget.ts';
import { sortedOut } from '../../../src/workbench/inputImport/elsewhere.ts';
import { pairsIn } from '../../../src/workbench/inputImport/pairs.ts';
import { emptyProject, type ProjectData } from '../document/document.ts';
import { checked } from '../testing/documents.ts';
import tool from '../tool.ts';
import { ALSO_CALLED, NEVER_CALLED, PASTED_INPUTS, pastedElsewhere } from './pastedInputs.ts';

const nowhere = (project: ProjectData) =>
  pastedElsewhere({
    active: 'egresos-operativos',
    project,
    toList: () => {},
    toInflation: () => {},
  });

test('blocks of incomes and expenses, and the inflation, are told with the place that takes them', () => {
  const gone: string[] = [];
  const target = inputsTarget(new Session(tool).calculation, PASTED_INPUTS, ALSO_CALLED);
  const { own, away } = sortedOut(
    [
      ['SUPUESTOS GENERALES'],
      ['Concepto', 'Valor'],
      ['Horizonte', '10'],
      ['Inflación', '5,2%', '4,8%', '4,0%'],
      ['INGRESOS', 'Tarifa', 'Cantidad', 'Ocupación'],
      ['Habitaciones', '$ 280.000', '40', '68%'],
      ['Parqueaderos', '$ 180.000', '20', '90%'],
      ['EGRESOS OPERATIVOS'],
      ['Nómina', '$ 28.000.000'],
      ['Servicios públicos', '$ 9.500.000'],
      // An input of the form 'Operador', wherever it stands.
      ['Fee de operación', '6%'],
      ['CRÉDITO'],
      ['Tasa del crédito', '12,1% E.A.'],
      ['Comisión de estructuración', '1%'],
    ],
    target,
    pastedElsewhere({
      active: 'egresos-operativos',
      project: emptyProject(),
      toList: (of) => gone.push(of),
      toInflation: () => gone.push('inflation'),
    }),
  );
  expect(away.map(({ to, rows }) => [to.place, rows])).toEqual([
    ['Inflación por año', ['Inflación']],
    ['Ingresos Operativos', ['Habitaciones', 'Parqueaderos']],
    ['Egresos', ['Nómina', 'Servicios públicos']],
  ]);
  expect(pairsIn(own).pairs.map(({ label }) => label)).toEqual([
    'Horizonte',
    'Fee de operación',
    'Tasa del crédito',
    'Comisión de estructuración',
  ]);
  for (const { to } of away) to.go([]);
  expect(gone).toEqual(['inflation', 'incomes', 'expenses']);
  // A list that is in sight is told by its rows.
  expect(away.map(({ to }) => to.here)).toEqual([undefined, undefined, 'los egresos']);
});

test('rows whose amounts say how often they are paid are told as well', () => {
  const places = pastedElsewhere({
    active: 'financieros',
    project: emptyProject(),
    toList: () => {},
    toInflation: () => {},
  });
  const { calculation } = new Session<ProjectData>(tool, emptyProject());
  const target = inputsTarget(calculation, PASTED_INPUTS, ALSO_CALLED, NEVER_CALLED);
  const { own, away } = sortedOut(
    [
      ['Capital propio', '2.400.000.000'],
      ['Tarifa', '4.200.000 al mes'],
      ['Parqueadero', '1.5 millones al mes'],
      ['Nómina', '12.000.000 mensuales'],
      ['Servicios públicos', '6.800.000 al mes'],
      ['Seguro', '24.000.000 al año'],
    ],
    target,
    places,
  );
  expect(own).toEqual([['Capital propio', '2.400.000.000']]);
  expect(away.map(({ to, rows }) => [to.place, rows])).toEqual([
    ['Ingresos Operativos', ['Tarifa', 'Parqueadero']],
    ['Egresos', ['Nómina', 'Servicios públicos', 'Seguro']],
  ]);
});

test('the sale of the whole is no block of incomes', () => {
  const target = inputsTarget(new Session(tool).calculation, PASTED_INPUTS, ALSO_CALLED);
  const { away } = sortedOut(
    [['VENTA'], ['Comisión de venta', '3%'], ['VENTAS'], ['Spa', '$ 22.000.000']],
    target,
    nowhere(emptyProject()),
  );
  expect(away.map(({ rows }) => rows)).toEqual([['Spa']]);
});

test('a block of staff is one of expenses, and what is in a list already is told apart', () => {
  const target = inputsTarget(new Session(tool).calculation, PASTED_INPUTS, ALSO_CALLED);
  const rows = [
    ['Nómina', 'Cantidad', 'Salario mensual'],
    ['Gerente', '1', '$ 9.800.000'],
    ['Recepción', '4', '$ 2.100.000'],
  ];
  const project = checked({ createdExpenses: [{ name: 'GERENTE', type: 'personal' }] });
  const { own, away } = sortedOut(rows, target, nowhere(project));
  expect(own).toEqual([]);
  expect(away.map(({ to, rows: fresh, there }) => [to.place, fresh, there])).toEqual([
    ['Egresos', ['Recepción'], ['Gerente']],
  ]);
});

test.each([
  [['Año', 'Inflación']],
  [['Año', 'IPC proyectado', 'Fuente']],
  [['Periodo', 'Inflación anual']],
])('years under %j are those of the inflation, and other rows below are none', (heads) => {
  const target = inputsTarget(new Session(tool).calculation, PASTED_INPUTS, ALSO_CALLED);
  const { own, away } = sortedOut(
    [
      ['Horizonte', '10'],
      ['MACRO'],
      heads,
      ['2028', '4,6%', 'BanRep'],
      ['2029', '4,1%', 'BanRep'],
      ['Comisión de estructuración', '1%'],
    ],
    target,
    nowhere(emptyProject()),
  );
  expect(away.map(({ to, rows }) => [to.place, rows])).toEqual([
    ['Inflación por año', ['2028', '2029']],
  ]);
  expect(pairsIn(own).pairs.map(({ label }) => label)).toEqual([
    'Horizonte',
    'Comisión de estructuración',
  ]);
});

test('other tables of years beside the inflation are told', () => {
  const target = inputsTarget(new Session(tool).calculation, PASTED_INPUTS, ALSO_CALLED);
  const rows = [
    ['Año', 'Inflación', 'Fuente', '', 'Año', 'Valorización'],
    ['2028', '4,6%', 'BanRep', '', '2028', '3%'],
  ];
  const { beside } = sortedOut(rows, target, nowhere(emptyProject()));
  expect(beside).toEqual(['Valorización']);
});

test.each(['COSTOS FIJOS', 'Gastos variables', 'Gastos administrativos', 'EGRESOS'])(
  'rows under %s are those of the list of expenses',
  (title) => {
    const target = inputsTarget(new Session(tool).calculation, PASTED_INPUTS, ALSO_CALLED);
    const { away } = sortedOut(
      [[title], ['Concepto', 'Valor mensual'], ['Seguros', '$ 4.200.000']],
      target,
      nowhere(emptyProject()),
    );
    expect(away.map(({ to, rows }) => [to.place, rows])).toEqual([['Egresos', ['Seguros']]]);
  },
);

test('blocks may be numbered, totals are no rows of them', () => {
  const target = inputsTarget(new Session(tool).calculation, PASTED_INPUTS, ALSO_CALLED);
  const { own, away } = sortedOut(
    [
      ['2. ADQUISICIÓN Y COSTOS'],
      ['Avalúo', '$ 45.000.000'],
      ['4. INGRESOS POR HABITACIONES'],
      ['Concepto', 'Unidades', 'Tarifa'],
      ['Suite', '4', '$ 950.000'],
      ['TOTAL INGRESOS', '4', ''],
      ['5.1 Gastos de operación'],
      ['Energía', '$ 38.500.000'],
      ['II. PERSONAL'],
      ['Gerente', '1', '$ 9.500.000'],
      ['IV) SALIDA'],
      ['Costos de venta', '3%'],
    ],
    target,
    nowhere(emptyProject()),
  );
  expect(away.map(({ to, rows }) => [to.place, rows])).toEqual([
    ['Ingresos Operativos', ['Suite']],
    ['Egresos', ['Energía', 'Gerente']],
  ]);
  expect(pairsIn(own).pairs.map(({ label }) => label)).toEqual(['Avalúo', 'Costos de venta']);
});

test('a block may be titled as the assumptions about something', () => {
  const target = inputsTarget(
    new Session(tool).calculation,
    PASTED_INPUTS,
    ALSO_CALLED,
    NEVER_CALLED,
  );
  const { away } = sortedOut(
    [['SUPUESTOS DE GASTOS'], ['Predial', '$ 22.000.000'], ['Comisiones', '10 %']],
    target,
    nowhere(emptyProject()),
  );
  expect(away.map(({ rows }) => rows)).toEqual([['Predial', 'Comisiones']]);
});
