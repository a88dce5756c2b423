import { describe, expect, test } from 'vitest';
import { Session } from '../../../src/workbench/index.ts';
import { inputsTarget, targetAfter } from '../../../src/workbench/inputImport/inputsTarget.ts';
import { guessInputs } from '../../../src/workbench/inputImport/guess.ts';
import { sortedOut } from '../../../src/workbench/inputImport/elsewhere.ts';
import { withImplied } from '../../../src/workbench/inputImport/implied.ts';
import { pairsIn } from '../../../src/workbench/inputImport/pairs.ts';
import { emptyProject, type ProjectData } from '../document/document.ts';
import { checked } from '../testing/documents.ts';
import tool from '../tool.ts';
import {
  ALSO_CALLED,
  IMPLIED,
  NEVER_CALLED,
  PASTED_INPUTS,
  pastedElsewhere,
} from './pastedInputs.ts';

/** The inputs that rows are, by their labels; null for what is left to the person. */
function idsOf(...rows: readonly string[][]): (string | null)[] {
  const target = inputsTarget(
    new Session(tool).calculation,
    PASTED_INPUTS,
    ALSO_CALLED,
    NEVER_CALLED,
  );
  return guessInputs(pairsIn(rows).pairs, target).mapping.map((id) => id || null);
}

test('a sheet of assumptions as analysts write it', () => {
  expect(
    idsOf(
      ['Inicio de operación', 'ene 2028'],
      ['Horizonte', '10', 'años'],
      ['Recursos propios', '7.000', 'millones'],
      ['Monto del crédito', '9.500', 'millones'],
      ['Tasa del crédito', '12,1% E.A.'],
      ['Plazo deuda', '9', 'años'],
      ['Tipo de crédito', 'Bullet'],
      ['Periodicidad de pago', 'Trimestral'],
      ['Exit cap rate', '8,75%'],
      ['Fee de operación', '6%'],
      ['Reserva FF&E', '3%'],
      ['Tasa de descuento', '14%'],
    ),
  ).toEqual([
    'startMonth',
    'startYear',
    'projectionPeriod',
    'equityPayment',
    'debtPayment',
    'interestRate',
    'termInMonths',
    'creditType',
    'paymentFrequency',
    'exitCapRate',
    'feePercentage',
    'replacementReservePercentage',
    'tasaOportunidad',
  ]);
});

test('a bare amount is that of its block, and of none it is left to the person', () => {
  const fee = [['OPERADOR'], ['Fee sobre ingresos', '8%'], ['Monto (COP)', '12.500.000']];
  expect(idsOf(...fee)).toEqual(['feePercentage', null]);
  for (const title of ['DEUDA', 'FINANCIACIÓN', 'Crédito'])
    expect(idsOf(...fee, [title], ['Monto (COP)', '4.200.000.000'])).toEqual([
      'feePercentage',
      null,
      'debtPayment',
    ]);
});

test('a bare term in the block of the project is the project’s, whatever is remarked of it', () => {
  const rows = [
    ['PROYECTO'],
    ['1.3 Duración', '120', 'meses'],
    ['FINANCIACIÓN'],
    ['3.1 Tasa', '12,8% E.A.'],
    ['3.2 Plazo', '96', 'meses', 'Vence antes que la proyección'],
  ];
  expect(idsOf(...rows)).toEqual(['projectionPeriod', 'interestRate', 'termInMonths']);
});

test('beside a loan a bare term is that of the loan, whatever the sheet is titled', () => {
  const rows = [
    ['SUPUESTOS DEL PROYECTO'],
    ['Horizonte', '10', 'años'],
    ['Crédito constructor', '9.500.000.000', 'COP'],
    ['Tasa de interés', '13,2%', 'E.A.'],
    ['Plazo', '84', 'meses'],
  ];
  expect(idsOf(...rows)).toEqual([
    'projectionPeriod',
    'debtPayment',
    'interestRate',
    'termInMonths',
  ]);
});

test('a rate that can’t be read gives way to one that can', () => {
  const rate = ['Tasa de interés', 'IBR + 4,50% N.M.V.'];
  expect(idsOf(rate, ['Tasa equivalente', '13,80% E.A.'])).toEqual([null, 'interestRate']);
  // Alone it says why it doesn't enter.
  expect(idsOf(rate)).toEqual(['interestRate']);
});

test('what only sounds like an input is none', () => {
  expect(
    idsOf(
      ['Deuda', '60%'],
      ['Capital propio', '40%'],
      ['Plazo de construcción', '18', 'meses'],
      ['Plazo de gracia', '12', 'meses'],
      ['Tasa de ocupación', '68%'],
      ['Tasa de impuesto de renta', '35%'],
    ),
  ).toEqual([null, null, null, null, null, null]);
  for (const name of ['Plazo de análisis', 'Plazo de inversión', 'Plazo total'])
    expect(idsOf([name, '10', 'años'])).toEqual(['projectionPeriod']);
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

test('a loan to value is no loan', () => {
  expect(idsOf(['Loan to value', '60%'], ['Préstamo', 'COP 23.100.000.000'])).toEqual([
    null,
    'debtPayment',
  ]);
});

test('a rate by whatever way of charging stands behind its name', () => {
  for (const way of ['E.M.', 'EA', 'N.M.V.', '(E.M.)', 'efectiva mensual', 'mes vencido'])
    expect(idsOf([`Tasa de interés ${way}`, '1,05%'])).toEqual(['interestRate']);
});

describe('a term with another one that says that it is the credit’s', () => {
  const start = ['Fecha de inicio', '01/01/2028'];
  const bare = ['Plazo (años)', '10'];
  const credit = [['INVERSIÓN Y DEUDA'], ['Deuda', '$ 12.000.000.000']];
  const full = ['Plazo del crédito (meses)', '96'];
  const begin = ['startMonth', 'startYear'];

  test('beside the start date it is the project’s', () => {
    expect(idsOf(start, bare, ...credit, full)).toEqual([
      ...begin,
      'projectionPeriod',
      'debtPayment',
      'termInMonths',
    ]);
  });

  test('beside the debt it is none, in either order', () => {
    expect(idsOf(start, ...credit, full, bare)).toEqual([
      ...begin,
      'debtPayment',
      'termInMonths',
      null,
    ]);
    expect(idsOf(start, ['Horizonte', '10'], ...credit, bare, full)).toEqual([
      ...begin,
      'projectionPeriod',
      'debtPayment',
      null,
      'termInMonths',
    ]);
  });

  test('alone it is the credit’s', () => {
    expect(idsOf(start, bare, ...credit)).toEqual([...begin, 'termInMonths', 'debtPayment']);
    expect(idsOf(start, ...credit, bare)).toEqual([...begin, 'debtPayment', 'termInMonths']);
  });
});

test('what a project has no input for is left to the person', () => {
  expect(
    idsOf(
      ['Número de pisos', '12'],
      ['Área del lote', '2.400', 'm²'],
      ['Estrato', '5'],
      ['Comisión de venta', '3%'],
      ['Impuesto de renta', '35%'],
      ['Gastos de escrituración', '1,5%'],
      ['Ocupación año 1', '55%'],
    ),
  ).toEqual(Array(7).fill(null));
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

const nowhere = (project: ProjectData) =>
  pastedElsewhere({
    active: 'egresos-operativos',
    project,
    toList: () => {},
    toInflation: () => {},
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

test('a minimum fee in pesos with its type is an amount, whatever the type is today', () => {
  const session = new Session(tool);
  const { pairs: rows } = pairsIn([
    ['Desembolso', 'ene 2028'],
    ['Tipo de fee mínimo', 'Valor mensual'],
    ['Fee mínimo', '$ 28.000.000'],
  ]);
  const target = targetAfter(session, rows, (calculation) =>
    inputsTarget(calculation, PASTED_INPUTS, ALSO_CALLED),
  );
  const { pairs, mapping } = guessInputs(rows, target);
  expect(mapping).toEqual(['', 'minimumFeeType', 'minimumFeeValue']);
  const edits = pairs.flatMap(({ text }, at) =>
    mapping[at] ? [{ row: 0, columnId: mapping[at], text }] : [],
  );
  expect(target.take(session, { label: 'Pegar', edits, count: 1, replace: false })).toEqual([]);
  const { operatorConfig } = session.document as ProjectData;
  expect(operatorConfig).toMatchObject({ minimumFeeType: 'amount', minimumFeeValue: 28e6 });
  // Trying it out changed nothing else: it is one step.
  session.undo();
  expect(session.undoLabel).toBeUndefined();
});

test('of two terms of one name the one beside the rate is the debt’s', () => {
  const target = inputsTarget(new Session(tool).calculation, PASTED_INPUTS, ALSO_CALLED);
  const { pairs } = pairsIn([
    ['Año de inicio', '2027'],
    ['Plazo (años)', '10'],
    ['DEUDA'],
    ['Monto', 'Tasa E.A.', 'Plazo (años)'],
    ['9.600.000.000', '13,5%', '8'],
  ]);
  expect(guessInputs(pairs, target).mapping).toEqual([
    'startYear',
    '',
    'debtPayment',
    'interestRate',
    'termInMonths',
  ]);
});

describe('what a fee is of, said beside it', () => {
  const impliedBy = (rows: string[][], document?: ProjectData) => {
    const { calculation } = new Session(tool, document);
    const target = inputsTarget(calculation, PASTED_INPUTS, ALSO_CALLED);
    const { pairs } = pairsIn(rows);
    return withImplied(pairs, target, calculation, IMPLIED).filter((one) => !pairs.includes(one));
  };
  const said = (pairs: ReturnType<typeof impliedBy>) =>
    pairs.map(({ label, text }) => `${label}: ${text}`);

  test.each([
    [['Honorarios del operador', '10', '% GOP']],
    [['Fee del operador (% de la UBO)', '10%']],
    [['Management fee', '10% de la utilidad bruta']],
  ])('%j chooses the base', (row) => {
    expect(said(impliedBy([row]))).toEqual(['Base de cálculo: Utilidad bruta operativa']);
  });

  test('nothing is added where the base is that already, or has a row of its own', () => {
    const fee = ['Fee base (% de ingresos)', '4%'];
    expect(impliedBy([fee])).toEqual([]);
    expect(
      impliedBy([
        ['Fee', '10', '% GOP'],
        ['Base de cálculo', 'Ingresos operativos'],
      ]),
    ).toEqual([]);
    const gross = checked({ operatorConfig: { calculationBase: 'utilidad-bruta-operativa' } });
    expect(said(impliedBy([fee], gross))).toEqual(['Base de cálculo: Ingresos operativos']);
  });

  test('a minimum in pesos chooses its type, a percentage doesn’t', () => {
    const type = ['Tipo de fee mínimo: Valor mensual'];
    expect(said(impliedBy([['Fee mínimo mensual', '15.000.000', 'COP']]))).toEqual(type);
    expect(said(impliedBy([['Fee mínimo', '12', 'millones']]))).toEqual(type);
    expect(impliedBy([['Fee mínimo', '2', '% de ingresos']])).toEqual([]);
  });
});

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

test('what the whole costs is no debt, whose part of it may stand in its name', () => {
  expect(
    idsOf(
      ['Adquisición'],
      ['Precio', '$ 9.800 MM'],
      ['Equity 40%', '$ 3.920 MM'],
      ['Deuda 60%', '$ 5.880 MM'],
      ['Tasa deuda', '12,6% EA'],
    ),
  ).toEqual([null, 'equityPayment', 'debtPayment', 'interestRate']);
});

test('commissions of sales are no fee of the operator', () => {
  for (const name of ['Comisiones', 'Comisión (OTA)', 'Comisión de ventas', 'Comisiones tarjetas'])
    expect(idsOf([name, '10 %'])).toEqual([null]);
  expect(idsOf(['Comisión del operador', '10 %'])).toEqual(['feePercentage']);
});

test('words of an English model', () => {
  expect(
    idsOf(
      ['Start date', '2028-03-01'],
      ['Projection (years)', '10'],
      ['Discount rate', '16%'],
      ['Interest rate', '12,6%'],
    ),
  ).toEqual(['startMonth', 'startYear', 'projectionPeriod', 'tasaOportunidad', 'interestRate']);
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
