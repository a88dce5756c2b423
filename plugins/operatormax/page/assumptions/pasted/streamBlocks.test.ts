// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { guessMapping } from '../../../../../src/workbench/listImport/match/guess.ts';
import { guessLayout } from '../../../../../src/workbench/listImport/table/layout.ts';
import {
  hasHeads,
  headsApart,
  headScore,
  recordsFor,
} from '../../../../../src/workbench/listImport/records/parts.ts';
import { withTitledHeads } from '../../../../../src/workbench/listImport/sheetLayout/titledHeads.ts';
import { planOf } from '../../../../../src/workbench/listImport/records/plan.ts';
import { Session } from '../../../../../src/workbench/index.ts';
import {
  emptyProject,
  type Expense,
  type Income,
  type ProjectData,
} from '../../../document/document.ts';
import tool from '../../../tool.ts';
import { BASE } from '../../../document/references.ts';
import { NAME, PERCENTAGE } from '../parameter.ts';
import { EXPENSES, INCOMES, type StreamList } from '../streamLists.ts';
import { streamTarget } from './streamTarget.ts';

describe('costs in blocks, each under heads of its own behind an empty line', () => {
  const rows = [
    ['Nómina', 'Cantidad', 'Salario mensual', 'Factor prestacional'],
    ['Gerente', '1', '$ 9.800.000', '1,52'],
    ['Recepción', '4', '$ 2.100.000', '1,52'],
    ['', '', '', ''],
    ['Gastos fijos', 'Valor mensual', '', ''],
    ['Servicios públicos', '$ 28.000.000', '', ''],
    ['Seguros', '$ 4.200.000', '', ''],
    ['', '', '', ''],
    ['Gastos variables', '% de ingresos', '', ''],
    ['Comisiones OTA', '12,5%', '', ''],
  ];
  const names = (list: StreamList<Income> | StreamList<Expense>, head: number) => {
    const target = streamTarget(list as StreamList<Expense>);
    const { lines, parts } = recordsFor({ name: '', rows }, { head, turned: false }, target);
    return {
      lines: lines.map(({ cells }) => cells[0]),
      parts: parts?.map(({ text, apart = false }) => [text, apart]),
    };
  };

  it('are read block by block, and the others told to be costs as well', () => {
    expect(names(EXPENSES, 0)).toEqual({
      lines: ['Gerente', 'Recepción'],
      parts: [
        ['Gastos fijos', true],
        ['Gastos variables', true],
      ],
    });
    expect(names(EXPENSES, 8)).toEqual({
      lines: ['Comisiones OTA'],
      parts: [
        ['Nómina', true],
        ['Gastos fijos', true],
      ],
    });
  });

  it('end where values of a form begin behind an empty line', () => {
    const target = streamTarget(EXPENSES);
    const sheet = [
      ['COSTOS VARIABLES', ''],
      ['Concepto', '% de ingresos'],
      ['Comisiones OTA', '12,5%'],
      ['', ''],
      ['Fee del operador', '5,0%'],
      ['Reserva de reposición (FF&E)', '4,0%'],
      ['', ''],
      ['Lavandería', '2,0%'],
    ];
    const { lines, blocks } = recordsFor(
      { name: '', rows: sheet },
      { head: 1, turned: false },
      target,
    );
    expect(lines.map(({ cells }) => cells[0])).toEqual(['Comisiones OTA', 'Lavandería']);
    expect(blocks).toEqual([
      { text: 'Fee del operador', rows: 2, over: ['Concepto', 'COSTOS VARIABLES'] },
    ]);
  });

  it('have their names under «Costo», where no amounts stand', () => {
    const block = [
      ['Costo', '% de ingresos', 'Base'],
      ['Comisiones OTA', '12,5%', 'Habitaciones'],
      ['Lavandería', '2,0%', 'Habitaciones'],
    ];
    const target = streamTarget(EXPENSES);
    const records = recordsFor({ name: '', rows: block }, { head: 0, turned: false }, target);
    expect(guessMapping(records, target)).toEqual([NAME, PERCENTAGE, BASE]);
  });

  it('are in millions where a line over them says so', () => {
    const block = [
      ['EGRESOS', '(cifras en millones de COP)'],
      ['Concepto', 'Valor mensual'],
      ['Servicios públicos', '28,5'],
    ];
    const target = streamTarget(EXPENSES);
    const records = recordsFor({ name: '', rows: block }, { head: 1, turned: false }, target);
    expect(records.scale).toBe(1e6);
  });

  it('are no incomes, and belong to no form', () => {
    const target = streamTarget(INCOMES);
    const sheet = [
      ['Concepto', 'Valor mensual', '', ''],
      ['Restaurante', '$ 90.000.000', '', ''],
      ['', '', '', ''],
      ...rows,
      ['', '', '', ''],
      ['Inversión', 'Valor', '', ''],
      ['Costo del lote', '$ 900.000.000', '', ''],
    ];
    const records = recordsFor({ name: '', rows: sheet }, { head: 0, turned: false }, target);
    expect(records.lines.map(({ cells }) => cells[0])).toEqual(['Restaurante']);
    const { notices } = planOf(
      records,
      {
        mapping: guessMapping(records, target),
        mode: 'add',
        mark: ',',
        turned: false,
        ways: new Map(),
      },
      target,
      [],
    );
    const told = notices.join('\n');
    for (const name of ['Nómina', 'Gastos fijos', 'Gastos variables']) {
      const line = told.split('\n').find((notice) => notice.includes(`«${name}»`));
      expect(line).toMatch(/propia lista/);
    }
    expect(told).toMatch(/«Inversión».*«Financieros»/);
  });

  it('are asked about where one of them is pasted with its heads', () => {
    const target = streamTarget(EXPENSES);
    const block = rows.slice(8).map((row) => row.slice(0, 2));
    expect(hasHeads(block, target)).toBe(true);
    // One above the other, as the whole sheet is.
    for (const table of [block, rows]) {
      const layout = guessLayout({ name: '', rows: table }, (lines, at) =>
        headScore(lines, at, target),
      );
      expect(layout).toEqual({ head: 0, turned: false });
    }
    // Two rows of names and types are cells.
    const cells = [
      ['Hotel', 'RevPAR'],
      ['Restaurante', 'Dependientes'],
    ];
    expect(hasHeads(cells, streamTarget(INCOMES))).toBe(false);
  });
});

describe('a sheet of costs with remarks, and staff right below a title', () => {
  const rows = [
    ['GASTOS DE OPERACIÓN', '', '', '', ''],
    ['Rubro', '', '$/mes', '', 'Notas'],
    ['Servicios públicos', '', '52.000.000', '', ''],
    ['COSTOS FIJOS', '', '', '', ''],
    ['Seguros', '', '9,8 MM', '', ''],
    ['', '', '', '', ''],
    ['NÓMINA', '', '', '', ''],
    ['Puesto', '#', 'Sueldo', '', 'Carga'],
    ['Director', '1', '12.000.000', '', '52%'],
    ['Botones', '4', '1.900.000', '', '52%'],
  ];
  const target = streamTarget(EXPENSES);
  const read = (head: number) => {
    const records = recordsFor({ name: '', rows }, { head, turned: false }, target);
    const mapping = guessMapping(records, target);
    const choices = { mapping, mode: 'add', mark: ',', turned: false, ways: new Map() } as const;
    const { edits, notices } = planOf(records, choices, target, []);
    const texts = (row: number) =>
      edits.filter((edit) => edit.row === row).map(({ columnId, text }) => `${columnId}: ${text}`);
    return { texts, notices, parts: records.parts?.map(({ text, apart }) => [text, apart]) };
  };

  it('is cut at the title, and a title among the costs is none of them', () => {
    const { texts, notices, parts } = read(1);
    expect(texts(0)).toEqual(['nombre: Servicios públicos', 'valor: 52.000.000']);
    expect(texts(1)).toEqual(['nombre: Seguros', 'valor: 9,8 MM']);
    expect(texts(2)).toEqual([]);
    expect(parts).toEqual([['NÓMINA', true]]);
    expect(notices).toContain(
      'No se toma «COSTOS FIJOS» (fila 4): solo trae su nombre, como título de las que siguen.',
    );
  });

  it('has as many people as stand under #', () => {
    const { texts } = read(7);
    const staff = ['tipo: Personal', 'nombre: Botones', 'personas: 4'];
    expect(texts(1)).toEqual([...staff, 'valor: 1.900.000', 'prestaciones: 52%']);
  });
});

describe('a title of costs in the place of heads', () => {
  const general = [
    ['Parámetro', 'Valor'],
    ['Horizonte (meses)', '120'],
    ['Precio de compra', 'COP 38.500.000.000'],
    ['', ''],
  ];
  const costs = [
    ['GASTOS OPERATIVOS (COP/año)', ''],
    ['Predial', '412.000.000'],
    ['Fee inmobiliaria', '4,5% de ingresos'],
  ];
  const target = streamTarget(EXPENSES);

  it('is over names and amounts, whatever heads other parts of the sheet have', () => {
    const rows = withTitledHeads([...general, ...costs], target);
    const layout = guessLayout({ name: '', rows }, (lines, at) => headScore(lines, at, target));
    const { heads, lines } = recordsFor({ name: '', rows }, layout, target);
    expect(heads).toEqual(['Concepto', 'Valor (COP/año)']);
    expect(lines.map(({ cells, at }) => [at, ...cells])).toEqual([
      [5, 'Predial', '412.000.000'],
      [6, 'Fee inmobiliaria', '4,5% de ingresos'],
    ]);
    expect(hasHeads(withTitledHeads(costs, target), target)).toBe(true);
  });

  it('leaves a sheet as it is whose costs have heads, or that has no such title', () => {
    const headed = [...general, ['GASTOS', ''], ['Concepto', 'Valor mensual'], ...costs.slice(1)];
    for (const rows of [headed, general, [['NOTAS', ''], ...costs.slice(1)]])
      expect(withTitledHeads(rows, target)).toBe(rows);
  });
});

it('what is let by the square metre is a rent', () => {
  const target = streamTarget(INCOMES);
  const records = {
    heads: ['Arrendatario', 'Área (m²)', 'Canon m²/mes', 'Ocupación'],
    lines: [{ at: 1, cells: ['Coworking', '1.100', '74.500', '90%'] }],
  };
  const mapping = guessMapping(records, target);
  const choices = { mapping, mode: 'add', mark: ',', turned: false, ways: new Map() } as const;
  const { edits } = planOf(records, choices, target, []);
  expect(edits.map(({ columnId, text }) => `${columnId}: ${text}`)).toEqual([
    'tipo: Alquileres',
    'nombre: Coworking',
    'cantidad: 1.100',
    'tarifa: 74.500',
    'ocupacion: 90%',
  ]);
});

describe('a whole sheet whose numbered titles stand in the row of their heads', () => {
  const rows = [
    ['2. INVERSIÓN Y FUENTES', '', 'Valor (COP)', '% del total', ''],
    ['Aporte de socios', '', '$ 10.175.000.000', '55%', ''],
    ['', '', '', '', ''],
    ['4. INGRESOS POR HABITACIONES', '', '', '', ''],
    ['Tipo de habitación', 'Cantidad', 'Tarifa por noche (COP)', 'Ocupación', 'Crecimiento anual'],
    ['Estándar', '36', '$ 245.000', '68%', '6,0%'],
    ['', '', '', '', ''],
    ['5. OTROS INGRESOS', '', 'Valor mensual (COP)', 'Crecimiento anual', ''],
    ['Alimentos y bebidas', '', '$ 92.000.000', '5,5%', ''],
    ['', '', '', '', ''],
    ['6. COSTOS FIJOS', '', 'Valor (COP)', 'Periodicidad', 'Crecimiento anual'],
    ['Impuesto predial', '', '$ 96.000.000', 'Anual', '4,0%'],
    ['', '', '', '', ''],
    ['8. NÓMINA', 'Cantidad', 'Salario mensual (COP)', 'Factor prestacional', ''],
    ['Gerente general', '1', '$ 9.500.000', '1,52', ''],
  ];
  /** The names of the list that each line of heads is over, the first proposed. */
  const blocksOf = (list: StreamList<Income> | StreamList<Expense>) => {
    const target = streamTarget(list as StreamList<Expense>);
    const table = { name: '', rows };
    const { head } = guessLayout(table, (lines, at) => headScore(lines, at, target));
    const under = (at: number) => recordsFor(table, { head: at, turned: false }, target);
    const heads = [head, ...headsApart(rows, under(head), target)];
    return heads.map((at) => [at, ...under(at).lines.map(({ cells }) => cells[0])]);
  };

  it('gives each list its own blocks', () => {
    expect(blocksOf(INCOMES)).toEqual([
      [4, 'Estándar'],
      [7, 'Alimentos y bebidas'],
    ]);
    expect(new Set(blocksOf(EXPENSES).map((block) => block.join()))).toEqual(
      new Set(['10,Impuesto predial', '13,Gerente general']),
    );
  });

  it('takes an amount that nobody counted as one service a month', () => {
    const session = new Session<ProjectData>(tool, emptyProject());
    const target = streamTarget(INCOMES);
    const records = recordsFor({ name: '', rows }, { head: 7, turned: false }, target);
    const mapping = guessMapping(records, target);
    const choices = { mapping, mode: 'add', mark: ',', turned: false, ways: new Map() } as const;
    const plan = planOf(records, choices, target, [], target.recast?.(session));
    expect(plan.notices).toContain(
      'Sin cantidad, entra como Servicios, 1 al mes: «Alimentos y bebidas».',
    );
    const { edits, count } = plan;
    expect(target.take(session, { label: 'Importar', edits, count, replace: false })).toEqual([]);
    expect(session.document.createdIncomes).toMatchObject([
      { incomeType: 'servicios', serviceData: { rate: 92e6, monthlyQuantity: 1 } },
    ]);
  });
});
