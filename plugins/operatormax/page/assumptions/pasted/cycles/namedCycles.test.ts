import { expect, test } from 'vitest';
import { guessMapping } from '../../../../../../src/workbench/listImport/match/guess.ts';
import { planOf } from '../../../../../../src/workbench/listImport/records/plan.ts';
import { Session } from '../../../../../../src/workbench/index.ts';
import { emptyProject, type ProjectData } from '../../../../document/document.ts';
import tool from '../../../../tool.ts';
import { cycleColumnsIn } from './namedCycles.ts';
import { EXPENSES } from '../../streamLists.ts';
import { streamTarget } from '../streamTarget.ts';

/** The costs of a table as they come in, and what is told. */
function imported(heads: string[], ...rows: string[][]) {
  const session = new Session<ProjectData>(tool, emptyProject());
  const target = streamTarget(EXPENSES);
  const records = { heads, lines: rows.map((cells, at) => ({ cells, at: at + 1 })) };
  const mapping = guessMapping(records, target);
  const choices = { mapping, mode: 'add', mark: ',', turned: false, ways: new Map() } as const;
  const plan = planOf(records, choices, target, [], target.recast?.(session));
  const { edits, count, notices } = plan;
  const refused = target.take(session, { label: 'Importar', edits, count, replace: false });
  expect(refused).toEqual([]);
  const amounts = session.document.createdExpenses.map((expense) =>
    expense.type === 'fixed' ? expense.amount : null,
  );
  const cycles = session.document.createdExpenses.map((expense) =>
    expense.type === 'fixed' ? expense.fixedData.billingCycle : expense.type,
  );
  const [told, left] = ['Por su nombre', 'Tiene datos'].map((begun) =>
    notices.filter((notice) => notice.startsWith(begun)),
  );
  return { cycles, amounts, told, left };
}

test('a cost that says in brackets that it is paid by the year is, whatever its head says', () => {
  expect(
    imported(
      ['Concepto', 'Valor mensual'],
      ['Energía', '$ 38.500.000'],
      ['Impuesto predial (anual)', '$ 74.000.000'],
      ['Póliza (pago al año)', '$ 12.000.000'],
      ['Fumigación (trimestral)', '$ 900.000'],
    ),
  ).toMatchObject({
    cycles: ['mensual', 'anual', 'anual', 'trimestral'],
    told: [
      'Por su nombre entran con ciclo Anual (enero): «Impuesto predial (anual)» y «Póliza (pago al año)».',
      'Por su nombre entra con ciclo Trimestral (enero, abril, julio y octubre): «Fumigación (trimestral)».',
    ],
  });
});

test('a bare word is as good only where no head says a month', () => {
  const row = ['Mantenimiento anual', '$ 6.000.000'];
  expect(imported(['Concepto', 'Valor'], row).cycles).toEqual(['anual']);
  expect(imported(['Concepto', 'Valor mensual'], row)).toMatchObject({
    cycles: ['mensual'],
    told: [],
  });
});

test('a column or a unit that says the period goes first', () => {
  const name = 'Predial (anual)';
  expect(imported(['Concepto', 'Valor', 'Ciclo'], [name, '9.000.000', 'Semestral']).cycles).toEqual(
    ['semestral'],
  );
  expect(imported(['Concepto', 'Valor', 'Unidad'], [name, '9.000.000', 'COP/mes']).cycles).toEqual([
    'mensual',
  ]);
});

test('a cell that is nothing but a period is the cycle, whatever its head', () => {
  expect(
    imported(
      ['Gasto', 'Base', 'Valor'],
      ['Energía', 'mes', '31.000.000'],
      ['Seguros', 'anual', '96.000.000'],
      ['Fumigación', 'Por trimestre', '900.000'],
    ),
  ).toMatchObject({ cycles: ['mensual', 'anual', 'trimestral'], told: [] });
});

test('an amount that a cost has under ‘Anual’ alone is a yearly one', () => {
  expect(
    imported(
      ['Cuenta', 'Mensual', 'Anual'],
      ['Energía', '28.000.000', '336.000.000'],
      ['Predial', '', '84.000.000'],
    ).cycles,
  ).toEqual(['mensual', 'anual']);
});

test('staff stays staff, whatever its name says', () => {
  const heads = ['Cargo', 'Personas', 'Salario', 'Prestaciones'];
  expect(imported(heads, ['Aseo (mensual)', '2', '1.800.000', '52%']).cycles).toEqual(['personal']);
});

test('a period behind an amount is its cycle', () => {
  expect(
    imported(
      ['Concepto', 'Valor'],
      ['Energía', '$ 46.000.000/mes'],
      ['Seguros', '$ 98.000.000 anual'],
      ['Predial', '132 millones al año'],
      ['Licencias', '7,5 millones por trimestre'],
    ),
  ).toMatchObject({
    cycles: ['mensual', 'anual', 'anual', 'trimestral'],
    amounts: [46e6, 98e6, 132e6, 7.5e6],
  });
});

test('what is counted and has a cycle is a fixed cost, its amount by their number', () => {
  const heads = ['Concepto', 'Cantidad', 'Valor mensual', 'Frecuencia'];
  const { cycles, amounts } = imported(
    heads,
    ['Software y PMS', '3', '4.850.000', 'Mensual'],
    ['Seguro', '1', '64.000.000', 'Anual'],
  );
  expect(cycles).toEqual(['mensual', 'anual']);
  expect(amounts).toEqual([14_550_000, 64_000_000]);
});

test('a column that says of some costs how often they are paid is no longer told as left out', () => {
  const heads = ['Concepto', 'Valor', 'Unidad', 'Proveedor 2'];
  const rows = [
    ['Nómina', '118.000.000', 'COP/mes', '1'],
    ['Mantenimiento', '4,0%', '% ingresos', '2'],
    ['Seguros', '135.000.000', 'COP/año', '3'],
  ];
  expect(imported(heads, ...rows)).toMatchObject({
    cycles: ['mensual', 'variable', 'anual'],
    left: ['Tiene datos y no se importa: «Proveedor 2».'],
  });
});

test('an amount of a month and of its year are one cost, others are left to the person', () => {
  const heads = ['Gastos', 'Mensual', 'Anual'];
  const read = (...texts: string[]) => {
    const cells = texts.map((text, at) => ({ columnId: '', text, column: at + 1 }));
    return cycleColumnsIn('valor')([cells], { heads, stay: [], titles: [], today: [] }).records[0];
  };
  const [month, year] = ['=0,5*1000000', '=6*1000000'];
  expect(read(month, year)).toEqual([
    { columnId: '', text: year, column: 2 },
    { columnId: 'valor', text: month, column: 1 },
    { columnId: 'ciclo', text: 'Mensual', column: 1 },
  ]);
  const different = read('5.600.000', '9.000.000');
  expect(different?.map(({ columnId }) => columnId)).toEqual(['', '']);
});

test.each(['Observaciones', 'Descripción', 'Comentarios'])(
  'a remark says how often a cost is paid, and in which months: under «%s»',
  (head) => {
    const session = new Session<ProjectData>(tool, emptyProject());
    const target = streamTarget(EXPENSES);
    const heads = ['Concepto', 'Valor mensual', head];
    const rows = [
      ['Nómina', '$ 62.000.000', ''],
      ['Impuesto predial', '$ 148.000.000', 'Anual, se paga en marzo'],
      ['Vigilancia', '$ 8.000.000', 'Contrato anual con Securitas'],
    ];
    const records = { heads, lines: rows.map((cells, at) => ({ cells, at: at + 1 })) };
    const mapping = guessMapping(records, target);
    const choices = { mapping, mode: 'add', mark: ',', turned: false, ways: new Map() } as const;
    const { edits, notices } = planOf(records, choices, target, [], target.recast?.(session));
    const cycles = edits.filter(({ columnId }) => ['ciclo', 'mesesPago'].includes(columnId));
    expect(cycles.map(({ row, text }) => [row, text])).toEqual([
      [1, 'Manual'],
      [1, 'mar'],
    ]);
    const isDescription = mapping[2] === 'descripcion';
    expect(
      notices.includes('Por su descripción entra con ciclo Anual (mar): «Impuesto predial».'),
    ).toBe(isDescription);
    expect(edits.filter(({ columnId }) => columnId === 'descripcion')).toHaveLength(
      isDescription ? 2 : 0,
    );
  },
);

test('amounts of a year that somebody took as those of a month are paid each month', () => {
  const session = new Session<ProjectData>(tool, emptyProject());
  const target = streamTarget(EXPENSES);
  const heads = ['Concepto', 'Valor anual', 'Observaciones'];
  const cells = ['Impuesto predial', '$ 148.000.000', 'Anual, se paga en marzo'];
  const records = { heads, lines: [{ cells, at: 1 }] };
  const mapping = guessMapping(records, target);
  const plan = (ways: ReadonlyMap<number, () => string>) =>
    planOf(
      records,
      { mapping, mode: 'add', mark: ',', turned: false, ways },
      target,
      [],
      target.recast?.(session),
    ).edits.filter(({ columnId }) => ['valor', 'ciclo', 'mesesPago'].includes(columnId));
  expect(plan(new Map([[1, () => '=148000000/12']])).map(({ text }) => text)).toEqual([
    '=148000000/12',
  ]);
  expect(plan(new Map()).map(({ text }) => text)).toEqual(['$ 148.000.000', 'Manual', 'mar']);
});
