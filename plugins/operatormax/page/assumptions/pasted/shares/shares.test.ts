// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { doubtsOf } from '../../../../../../src/workbench/listImport/doubts/doubts.ts';
import { guessMapping } from '../../../../../../src/workbench/listImport/match/guess.ts';
import { planOf } from '../../../../../../src/workbench/listImport/records/plan.ts';
import type { Mode } from '../../../../../../src/workbench/listImport/records/importChoices.ts';
import { tried } from '../../../../../../src/workbench/listImport/records/trial.ts';
import { Session } from '../../../../../../src/workbench/index.ts';
import {
  ALL_ROOMS,
  emptyProject,
  type Expense,
  type Income,
  type ProjectData,
} from '../../../../document/document.ts';
import tool from '../../../../tool.ts';
import { EXPENSES, INCOMES, type StreamList } from '../../streamLists.ts';
import { streamTarget } from '../streamTarget.ts';

const project = () => new Session<ProjectData>(tool, emptyProject());

function pasted<S extends Income | Expense>(
  session: Session<ProjectData>,
  list: StreamList<S>,
  [heads = [], ...rows]: string[][],
  mode: Mode = 'add',
) {
  const target = streamTarget(list);
  const records = { heads, lines: rows.map((cells, at) => ({ cells, at: at + 1 })) };
  const mapping = guessMapping(records, target);
  const choices = { mapping, mode, mark: ',', turned: false, ways: new Map() } as const;
  const names = target.names(session);
  const plan = planOf(records, choices, target, names, target.recast?.(session));
  const found = tried(session, target, plan, false);
  target.take(session, { label: '', edits: plan.edits, count: plan.count, replace: false });
  return { ...found, plan };
}

const incomesOf = ({ document }: Session<ProjectData>) =>
  document.createdIncomes.map((income) =>
    income.incomeType === 'dependientes'
      ? [income.name, income.dependentData.percentage, income.dependentData.baseIncomeName]
      : [income.name, income.incomeType],
  );

const expensesOf = ({ document: { createdIncomes, createdExpenses } }: Session<ProjectData>) =>
  createdExpenses.map((expense) => {
    if (expense.type !== 'variable') return [expense.name, expense.type];
    const { relationPercentage, relationVariable } = expense.variableData;
    const base = createdIncomes.find(({ id }) => relationVariable.endsWith(id));
    const all = relationVariable === 'total-ingresos' ? 'todos' : '';
    return [expense.name, relationPercentage, base?.name ?? all];
  });

const INCOME_ROWS = [
  ['Concepto', 'Tipo', 'Cantidad', 'Unidad', 'Tarifa', 'Ocupación'],
  ['Cabañas frente al mar', 'Hotel', '14', 'und', '$ 9.300.000', '58%'],
  ['Parqueadero', 'Parqueadero', '20', 'cupos', '$ 190.000', '80%'],
  ['Alimentos y bebidas', '% de cabañas', '', '', '22%', ''],
];

function hotel() {
  const session = project();
  pasted(session, INCOMES, INCOME_ROWS);
  return session;
}

describe('incomes whose amount is a percentage', () => {
  it('follow the one that their type names, of the same paste', () => {
    const session = project();
    const { refused, plan } = pasted(session, INCOMES, INCOME_ROWS);
    expect(refused).toEqual([]);
    expect(incomesOf(session)).toEqual([
      ['Cabañas frente al mar', 'revpar'],
      ['Parqueadero', 'parqueaderos'],
      ['Alimentos y bebidas', 22, 'Cabañas frente al mar'],
    ]);
    expect(plan.notices[0]).toBe(
      'Por su porcentaje entra como Dependientes: «Alimentos y bebidas» (22% de «Cabañas frente al mar»).',
    );
  });

  it('are no rooms, though it is of rooms that they are a share', () => {
    const session = project();
    pasted(session, INCOMES, [
      ['Concepto', 'Tipo', 'Tarifa'],
      ['Habitación doble', 'Habitaciones', '8.700.000'],
      ['Minibar', '% de habitaciones', '3,5%'],
    ]);
    expect(incomesOf(session)).toEqual([
      ['Habitación doble', 'revpar'],
      ['Minibar', 3.5, 'Habitación doble'],
    ]);
  });

  it('follow no total: only a cost may', () => {
    const session = project();
    const { plan } = pasted(session, INCOMES, [
      ['Concepto', 'Tipo', 'Tarifa'],
      ['Spa', '% de los ingresos totales', '3%'],
    ]);
    expect(incomesOf(session)).toEqual([['Spa', 3, '']]);
    expect(plan.notices).toContain(
      '«Spa»: aquí ningún ingreso es un porcentaje del total de los ingresos.',
    );
  });

  it('follow one of today once, by its name behind the percentage', () => {
    const session = hotel();
    const rows = [
      ['Concepto', 'Tarifa'],
      ['Parqueadero', '200.000'],
      ['Lavado', '6 % de parqueadero'],
    ];
    expect(pasted(session, INCOMES, rows, 'update').refused).toEqual([]);
    expect(incomesOf(session).at(-1)).toEqual(['Lavado', 6, 'Parqueadero']);
  });

  it('stay as they are where they say another type', () => {
    const rows = [
      ['Concepto', 'Tipo', 'Tarifa'],
      ['Spa', 'Servicios', '12%'],
    ];
    const { refused, plan } = pasted(project(), INCOMES, rows);
    expect(refused.map(({ columnId }) => columnId)).toEqual(['tarifa']);
    expect(plan.edits.map(({ text }) => text)).toEqual(['Spa', 'Servicios', '12%']);
  });
});

describe('expenses whose amount is a percentage', () => {
  const HEADS = ['Concepto', 'Categoría', 'Valor', 'Periodicidad'];

  it('are variable, of the income that their period names', () => {
    const session = hotel();
    const { refused, lacks, plan } = pasted(session, EXPENSES, [
      HEADS,
      ['Nómina', 'Personal', '$ 41.000.000', 'Mensual'],
      ['Predial', 'Fijo', '$ 52.000.000', 'Anual'],
      ['Comisiones', 'Variable', '14,5%', '% ingresos cabañas'],
      ['Vigilancia', '', '30%', 'Parqueadero'],
    ]);
    expect(refused).toEqual([]);
    expect(expensesOf(session)).toEqual([
      ['Nómina', 'personal'],
      ['Predial', 'fixed'],
      ['Comisiones', 14.5, 'Cabañas frente al mar'],
      ['Vigilancia', 30, 'Parqueadero'],
    ]);
    expect(plan.notices[0]).toBe(
      'Por su porcentaje entran como Variable: «Comisiones» (14,5% de «Cabañas frente al mar») y «Vigilancia» (30% de «Parqueadero»).',
    );
    expect(lacks.join()).not.toContain('ingreso base');
  });

  it('come in without a base where none is found, and it is told why', () => {
    const session = hotel();
    const { refused, lacks, plan } = pasted(session, EXPENSES, [
      HEADS,
      ['Costo A&B', 'Variable', '35%', '% ingresos A&B'],
      ['Mercadeo', 'Ventas', '3 %', '% ingresos de eventos'],
      ['Regalías', '', '2%', '% de spa'],
      ['Otros', '', '1%', ''],
    ]);
    expect(refused).toEqual([]);
    expect(expensesOf(session)).toEqual([
      ['Costo A&B', 35, ''],
      ['Mercadeo', 3, ''],
      ['Regalías', 2, ''],
      ['Otros', 1, ''],
    ]);
    expect(plan.notices.slice(1, 5)).toEqual([
      '«Costo A&B»: «Alimentos y bebidas» es un ingreso dependiente y no puede ser la base: elige el ingreso del que depende y multiplica los porcentajes, p. ej. 35 % de 18 % = 6,3 %.',
      '«Mercadeo»: ningún ingreso se llama «ingresos de eventos».',
      '«Regalías»: ningún ingreso se llama «spa».',
      '«Mercadeo»: «Ventas» no es un tipo de aquí, y no se toma.',
    ]);
    expect(lacks[0]).toBe(
      '«Costo A&B», «Mercadeo», «Regalías» y «Otros» quedan sin ingreso base: cuentan como 0 hasta que lo elijas en la hoja.',
    );
  });

  it('names of those that may be meant the ones that may be chosen', () => {
    const session = hotel();
    pasted(session, INCOMES, [
      ['Concepto', 'Tipo', 'Tarifa'],
      ['Alimentos y bebidas salón norte', 'Servicios', '900.000'],
      ['Alimentos y bebidas salón sur', 'Servicios', '800.000'],
    ]);
    pasted(session, INCOMES, [
      ['Concepto', 'Porcentaje', 'Ingreso base'],
      ['Alimentos de la terraza', '4%', 'Parqueadero'],
      ['Alimentos de la piscina', '3%', 'Parqueadero'],
    ]);
    const { plan } = pasted(session, EXPENSES, [
      ['Concepto', 'Valor', 'Unidad'],
      ['Insumos', '35%', '% de alimentos'],
    ]);
    expect(plan.notices).toContain(
      '«Insumos»: «alimentos» puede ser «Alimentos y bebidas salón norte» o «Alimentos y bebidas salón sur».',
    );
  });

  describe('over one that is a share of something already', () => {
    /** Three kinds of rooms, each with its restaurant, and two halls; and the cost of food as the person set it by hand. */
    function again(rows: string[][], relationVariable = ALL_ROOMS) {
      const session = project();
      pasted(session, INCOMES, [
        ['Concepto', 'Tipo', 'Unidades', 'Tarifa', 'Ocupación'],
        ...['Estándar', 'Superior', 'Suite'].map((name) => [name, 'RevPar', '10', '1.000', '50%']),
        ...['Estándar', 'Superior'].map((name) => [`Salón ${name}`, 'Servicios', '1', '900', '']),
      ]);
      pasted(session, INCOMES, [
        ['Concepto', 'Porcentaje', 'Ingreso base'],
        ...['Estándar', 'Superior', 'Suite'].map((name) => [`A&B ${name}`, '18%', name]),
      ]);
      pasted(session, EXPENSES, [
        ['Concepto', 'Valor'],
        ['Costo de alimentos', '6,3%'],
      ]);
      session.edit('', ({ createdExpenses: [cost] }) => {
        if (cost?.type === 'variable') cost.variableData.relationVariable = relationVariable;
      });
      const found = pasted(session, EXPENSES, rows, 'update');
      const [cost] = session.document.createdExpenses;
      const { relationPercentage, relationVariable: base } =
        cost?.type === 'variable' ? cost.variableData : {};
      return { ...found, cost: [relationPercentage, base] };
    }

    it.each([
      [
        ['Concepto', 'Valor', 'Unidad'],
        ['Costo de alimentos', '35%', '% de salón'],
      ],
      [
        ['Concepto', 'Valor', 'Ciclo'],
        ['Costo de alimentos', '35%', '% de salón'],
      ],
      [
        ['Concepto', 'Porcentaje', 'Ingreso base'],
        ['Costo de alimentos', '35%', 'salón'],
      ],
    ])('keeps both where nobody knows what the new one is of: %j', (...rows) => {
      const { cost, plan, refused, lacks, changed } = again(rows);
      expect(cost).toEqual([6.3, ALL_ROOMS]);
      expect([refused, lacks, [...changed]]).toEqual([[], [], []]);
      expect(plan.notices[0]?.replace('\u00a0', ' ')).toBe(
        '«Costo de alimentos» sigue con 6,30 % de «Todas las habitaciones (RevPAR)» y no toma el 35%, porque «salón» puede ser «Salón Estándar» o «Salón Superior». Si cambió, elige en la hoja su ingreso base y escribe allí el porcentaje.',
      );
      expect(plan.notices.join(' ')).not.toMatch(/sin ingreso base|no se importa/);
    });

    it('keeps both where all that it may mean are dependent incomes, and says what to do instead', () => {
      const rows = [
        ['Concepto', 'Valor', 'Unidad'],
        ['Costo de alimentos', '35%', '% de A&B'],
      ];
      const { cost, plan } = again(rows);
      expect(cost).toEqual([6.3, ALL_ROOMS]);
      expect(plan.notices[0]?.replace('\u00a0', ' ')).toBe(
        '«Costo de alimentos» sigue con 6,30 % de «Todas las habitaciones (RevPAR)» y no toma el 35%, porque «A&B» son «A&B Estándar», «A&B Superior» y «A&B Suite», ingresos dependientes que no pueden ser la base. Si cambió, elige el ingreso del que dependen y multiplica los porcentajes, p. ej. 35 % de 18 % = 6,3 %.',
      );
    });

    it('takes the new one where its row says no base, or one that is known', () => {
      const plain = again([
        ['Concepto', 'Valor'],
        ['Costo de alimentos', '7%'],
      ]);
      expect(plain.cost).toEqual([7, ALL_ROOMS]);
      expect(plain.plan.notices[0]).toBe(
        'Por su porcentaje entra como Variable: «Costo de alimentos» (7% de «Todas las habitaciones (RevPAR)»).',
      );
      const heads = ['Concepto', 'Porcentaje', 'Ingreso base'];
      const own = [heads, ['Costo de alimentos', '7%', 'Todas las habitaciones (RevPAR)']];
      expect(again(own, 'total-ingresos').cost).toEqual([7, ALL_ROOMS]);
    });

    it('shows the base that stays by its name, and not by its word in the document', () => {
      const { shownAt } = again([
        ['Concepto', 'Valor'],
        ['Costo de alimentos', '7%'],
      ]);
      expect(shownAt(0, 'base')).toBe('Todas las habitaciones (RevPAR)');
    });

    it('comes in without a base where it has none today', () => {
      const rows = [
        ['Concepto', 'Valor', 'Unidad'],
        ['Costo de alimentos', '35%', '% de salón'],
      ];
      expect(again(rows, '').cost).toEqual([35, '']);
    });
  });

  it.each([
    ['% ingresos totales', 'Periodicidad'],
    ['% sobre ventas', 'Unidad'],
    ['de los ingresos totales', 'Unidad'],
    ['% de ingresos mensuales', 'Unidad'],
    ['Sobre ingresos brutos', 'Tipo'],
    ['% de la facturación', 'Tipo'],
    ['Ventas netas', 'Base'],
    ['% del total de ingresos', 'Observaciones'],
  ])('follow all incomes where «%s» stands under «%s», which is told once', (said, head) => {
    const session = hotel();
    const { refused, plan, lacks } = pasted(session, EXPENSES, [
      ['Concepto', 'Valor', head],
      ['ICA', '1%', said],
      ['Mercadeo', '3 %', said],
      ['Aseo', '4%', ''],
    ]);
    expect(refused).toEqual([]);
    expect(expensesOf(session)).toEqual([
      ['ICA', 1, 'todos'],
      ['Mercadeo', 3, 'todos'],
      ['Aseo', 4, ''],
    ]);
    expect(plan.notices.slice(0, 2)).toEqual([
      'Por su porcentaje entran como Variable: «ICA» (1%), «Mercadeo» (3 %) y «Aseo» (4%, sin ingreso base).',
      'Siguen a todos los ingresos: «ICA» y «Mercadeo».',
    ]);
    expect(lacks[0]).toBe(
      '«Aseo» queda sin ingreso base: cuenta como 0 hasta que lo elijas en la hoja.',
    );
  });

  it.each([
    [
      ['Concepto', '% de ingresos'],
      ['OTA', '12,5%'],
    ],
    [
      ['Concepto', 'Valor'],
      ['OTA (% de ingresos)', '12,5%'],
    ],
    [
      ['Concepto', 'Valor'],
      ['OTA', '12,5% (sobre ventas)'],
    ],
    [
      ['Costos variables (% de ingresos)', '%'],
      ['OTA', '12,5%'],
    ],
  ])('follow all incomes by the heads %j over %j, or what is in brackets', (heads, row) => {
    const session = hotel();
    expect(pasted(session, EXPENSES, [heads, row]).plan.notices).toContain(
      `Sigue a todos los ingresos: «${row[0]}».`,
    );
    expect(expensesOf(session)).toEqual([[row[0], 12.5, 'todos']]);
  });

  it('follow the income that is said in spite of a head that names none', () => {
    const session = hotel();
    pasted(session, EXPENSES, [
      ['Costo', '% de ingresos', 'Base'],
      ['Aseo', '4%', 'Parqueadero'],
      ['Lavandería', '2%', 'Cabañas'],
      ['Regalías', '2%', 'Spa'],
    ]);
    expect(expensesOf(session)).toEqual([
      ['Aseo', 4, 'Parqueadero'],
      ['Lavandería', 2, 'Cabañas frente al mar'],
      ['Regalías', 2, ''],
    ]);
  });

  it('follow all rooms together where there are several', () => {
    const session = hotel();
    pasted(session, INCOMES, [
      ['Concepto', 'Tipo', 'Cantidad', 'Tarifa', 'Ocupación'],
      ['Suites', 'Hotel', '4', '$ 12.000.000', '50%'],
    ]);
    const { plan } = pasted(session, EXPENSES, [
      ['Concepto', '% de ingresos', 'Unidad'],
      ['OTA', '14%', '% de ingresos habitaciones'],
    ]);
    expect(
      session.document.createdExpenses.map((one) =>
        one.type === 'variable' ? one.variableData.relationVariable : '',
      ),
    ).toEqual(['total-revpar']);
    expect(plan.notices).toContain(
      'Por su porcentaje entra como Variable: «OTA» (14% de «Todas las habitaciones (RevPAR)», que son «Cabañas frente al mar» y «Suites»).',
    );
  });

  it('have the base of their own column, or of one that isn’t imported; of several none', () => {
    const session = hotel();
    pasted(session, INCOMES, [
      ['Concepto', 'Tipo', 'Tarifa'],
      ['Salón norte', 'Servicios', '900.000'],
      ['Salón sur', 'Servicios', '800.000'],
    ]);
    const { plan } = pasted(session, EXPENSES, [
      ['Concepto', 'Valor', 'Base'],
      ['Aseo', '4%', 'Parqueaderos'],
    ]);
    expect(plan.notices.join()).not.toContain('no se importa');
    const unit = pasted(session, EXPENSES, [
      ['Concepto', 'Valor', 'Unidad'],
      ['Montaje', '11%', '% de salón'],
      ['Sonido', '5%', '% salón sur'],
    ]);
    expect(unit.plan.notices).toContain(
      '«Montaje»: «salón» puede ser «Salón norte» o «Salón sur».',
    );
    expect(expensesOf(session)).toEqual([
      ['Aseo', 4, 'Parqueadero'],
      ['Montaje', 11, ''],
      ['Sonido', 5, 'Salón sur'],
    ]);
  });

  it('stay as they are where they are fixed, or nothing', () => {
    const session = hotel();
    const { refused } = pasted(session, EXPENSES, [
      HEADS,
      ['Seguro', 'Fijo', '0,4%', 'Anual'],
      ['Aseo', 'Fijo', '$ 900.000', 'Mensual'],
      ['Gas', 'Variable', '0', ''],
    ]);
    expect(refused.map(({ row, columnId }) => [row, columnId])).toEqual([[0, 'valor']]);
    expect(expensesOf(session)).toEqual([
      ['Seguro', 'fixed'],
      ['Aseo', 'fixed'],
      ['Gas', 0, ''],
    ]);
  });
});

describe('units of incomes', () => {
  const heads = ['Línea', 'Unidad', 'Cantidad', 'Tarifa', 'Ocupación', 'Base'];

  it('a share stands under the quantity where there is no rate', () => {
    const session = hotel();
    const row = ['Restaurante', '%', '38%', '', '', 'Cabañas frente al mar'];
    pasted(session, INCOMES, [heads, row]);
    expect(incomesOf(session).at(-1)).toEqual(['Restaurante', 38, 'Cabañas frente al mar']);
  });

  it('square metres are let', () => {
    const session = hotel();
    pasted(session, INCOMES, [heads, ['Local', 'm² mes', '45', '$ 85.000', '100%', '']]);
    expect(incomesOf(session).at(-1)).toEqual(['Local', 'alquileres']);
  });
});

describe('rooms by their kinds', () => {
  const heads = ['Tipo', 'Unidades', 'ADR (COP)', 'Ocupación', 'Crecimiento'];
  const rooms = [
    ['Estándar', '48', '312.500', '66%', 'IPC'],
    ['Suite', '6', '890.000', '48%', 'IPC + 1%'],
  ];

  it('are named by these, and not by what they grow by', () => {
    const session = project();
    pasted(session, INCOMES, [heads, ...rooms]);
    expect(incomesOf(session)).toEqual([
      ['Estándar', 'revpar'],
      ['Suite', 'revpar'],
    ]);
  });

  it('let by the square metre grow by what is over the index', () => {
    const session = project();
    const locals = ['Local', 'Área m²', 'Canon m²', 'Ocupación', 'Ajuste sobre el IPC'];
    pasted(session, INCOMES, [
      locals,
      ['101', '40', '85.000', '95%', 'IPC + 1,5%'],
      ['102', '60', '78.000', '95%', 'IPC'],
    ]);
    const spreads = session.document.createdIncomes.map((income) =>
      income.incomeType === 'alquileres' ? income.rentalData.ipcAdjustment : null,
    );
    expect(spreads).toEqual([1.5, 0]);
  });
});

it('an amount of a year is paid each year, and nothing is asked about it', () => {
  const session = project();
  const heads = ['Concepto', 'Valor', 'Unidad'];
  const rows = [
    ['Predial', '214.000.000', 'COP/año'],
    ['Vigilancia', '12.000.000', 'COP/mes'],
  ];
  const records = { heads, lines: rows.map((cells, at) => ({ cells, at: at + 1 })) };
  const target = streamTarget(EXPENSES);
  expect(doubtsOf(records, guessMapping(records, target), ',', target)).toEqual([]);
  pasted(session, EXPENSES, [heads, ...rows]);
  const paid = session.document.createdExpenses.map((expense) =>
    expense.type === 'fixed' ? [expense.amount, expense.fixedData.billingCycle] : null,
  );
  expect(paid).toEqual([
    [214_000_000, 'anual'],
    [12_000_000, 'mensual'],
  ]);
});

it('what is counted in places of cars is a car park', () => {
  const session = project();
  const heads = ['Ingreso', 'Unidad', 'Cantidad', 'Tarifa mensual', 'Ocupación'];
  pasted(session, INCOMES, [heads, ['Sótano 1', 'celdas', '48', '383.333', '80%']]);
  expect(incomesOf(session)).toEqual([['Sótano 1', 'parqueaderos']]);
});
