// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { doubtsOf } from '../../../../../src/workbench/listImport/doubts/doubts.ts';
import { guessMapping } from '../../../../../src/workbench/listImport/match/guess.ts';
import { guessLayout } from '../../../../../src/workbench/listImport/table/layout.ts';
import {
  hasHeads,
  headScore,
  recordsFor,
} from '../../../../../src/workbench/listImport/records/parts.ts';
import { planOf } from '../../../../../src/workbench/listImport/records/plan.ts';
import { tried } from '../../../../../src/workbench/listImport/records/trial.ts';
import { Session } from '../../../../../src/workbench/index.ts';
import { emptyProject, type ProjectData } from '../../../document/document.ts';
import tool from '../../../tool.ts';
import { EXPENSES, INCOMES } from '../streamLists.ts';
import { streamTarget } from './streamTarget.ts';

describe('the heads of streams from elsewhere', () => {
  it('are known whatever the rest of the sheet is called', () => {
    const sheet = [
      ['GASTOS FIJOS', 'Valor mensual'],
      ['Nómina', '$ 70.000.000'],
      ['Servicios públicos', '$ 15.000.000'],
      [],
      ['COMPRA Y FINANCIACIÓN', ''],
      ['% de deuda', '45%'],
      ['Amortización', 'Francesa'],
      ['2. Plazo (meses)', '96'],
    ];
    const target = streamTarget(EXPENSES);
    expect(hasHeads(sheet, target)).toBe(true);
    expect(hasHeads(sheet.toSpliced(3, 1), target)).toBe(true);
    // Cells of a list of anything else are no records.
    expect(hasHeads(sheet.slice(4), target)).toBe(false);
  });

  it('are known by English heads; a rate of nights is none of months', () => {
    const mapped = (list: typeof INCOMES | typeof EXPENSES, heads: string[], cells: string[]) =>
      guessMapping(
        { heads, lines: [{ cells, at: 1 }] },
        list === INCOMES ? streamTarget(INCOMES) : streamTarget(EXPENSES),
      );
    expect(
      mapped(
        INCOMES,
        ['Revenue line', 'Type', 'Monthly rate', 'Units', 'Occupancy', 'Night rate'],
        ['Rooms', 'RevPAR', '9.750.000', '48', '64,5 %', '325.000'],
      ),
    ).toEqual(['nombre', 'tipo', 'tarifa', 'cantidad', 'ocupacion', '']);
    expect(
      mapped(
        EXPENSES,
        ['Type', 'Item', 'Headcount', 'Salary', 'Benefits', 'Frequency', 'Linked revenue'],
        ['Personal', 'Aseo', '14', '1.950.000', '52 %', 'Mensual', 'Rooms'],
      ),
    ).toEqual(['tipo', 'nombre', 'personas', 'valor', 'prestaciones', 'ciclo', 'base']);
  });

  it('are known by heads as sheets in Spanish have them', () => {
    const heads = ['Concepto', 'Ocupación estable', 'Ajuste IPC', '% sobre base', 'Ingreso base'];
    const lines = [{ cells: ['Spa', '', '', '7,25%', 'Suite'], at: 1 }];
    expect(guessMapping({ heads, lines }, streamTarget(INCOMES))).toEqual([
      'nombre',
      'ocupacion',
      'ajuste',
      'porcentaje',
      'base',
    ]);
  });

  it('of a factor are asked: 1,52 of payroll is 52 % on top of the salary', () => {
    const heads = ['Concepto', 'Tipo', 'Cantidad', 'Valor mensual', 'Factor prestacional'];
    const lines = [
      ['Recepcionistas', 'Personal', '4', '1.750.000', '1,52'],
      ['Gerente', 'Personal', '1', '9.800.000', '1,4813'],
      ['Vigilancia', 'Fijo', '', '12.400.000', ''],
    ].map((cells, at) => ({ cells, at: at + 1 }));
    const target = streamTarget(EXPENSES);
    const mapping = guessMapping({ heads, lines }, target);
    expect(mapping[4]).toBe('prestaciones');
    const [doubt, ...more] = doubtsOf({ heads, lines }, mapping, ',', target);
    expect(more).toEqual([]);
    expect(doubt).toMatchObject({ column: 4, question: '1,52 es' });
    expect(doubt?.ways.map(({ label }) => label)).toEqual(['52 %', '1,52 %']);
    const ways = new Map(doubt?.ways.slice(0, 1).map(({ read }) => [4, read]));
    const choices = { mapping, mode: 'add', mark: ',', turned: false, ways } as const;
    const { edits } = planOf({ heads, lines }, choices, target, []);
    const benefits = edits.filter(({ columnId }) => columnId === 'prestaciones');
    expect(benefits.map(({ text }) => text)).toEqual(['52 %', '48,13 %']);
  });

  it('are known by what is in them where a head says something else', () => {
    const heads = ['Cuenta', 'Grupo', 'Salario o valor'];
    const lines = [
      ['Recepción', 'Nómina', '1.950.000'],
      ['Energía', 'Fijo', '38.500.000'],
      ['Comisiones', 'Variable', ''],
    ].map((cells, at) => ({ cells, at: at + 1 }));
    expect(guessMapping({ heads, lines }, streamTarget(EXPENSES))).toEqual([
      'nombre',
      'tipo',
      'valor',
    ]);
  });

  it('say square metres and what a share is of in a hotelier’s words', () => {
    const heads = ['Fuente', 'Clase', 'Habitaciones', 'm2 arrendables', '%', 'Sobre'];
    const lines = [
      ['Suites', 'RevPAR', '12', '', '', ''],
      ['Restaurante', 'Alquiler', '', '240', '', ''],
      ['Tours', 'Dependiente', '', '', '2,5%', 'Suites'],
    ].map((cells, at) => ({ cells, at: at + 1 }));
    expect(guessMapping({ heads, lines }, streamTarget(INCOMES)).toSpliced(4, 1)).toEqual([
      'nombre',
      'tipo',
      'cantidad',
      'cantidad',
      'base',
    ]);
  });

  it('have what their types need in columns of their own, where no stream has two of them', () => {
    const heads = [
      'Concepto',
      'Tipo',
      'Tarifa',
      'Unidades',
      'Área m²',
      'Precio por m²',
      'Ocupación',
    ];
    const lines = [
      ['Suites', 'RevPAR', '585.500', '12', '', '-', '55%'],
      ['Restaurante', 'Alquileres', '', '-', '180', '95.000', '95%'],
      // A total has whatever there is.
      ['Total', '', '585.500', '12', '180', '95.000', ''],
    ].map((cells, at) => ({ cells, at: at + 1 }));
    const fields = ['nombre', 'tipo', 'tarifa', 'cantidad', 'cantidad', 'tarifa', 'ocupacion'];
    expect(guessMapping({ heads, lines }, streamTarget(INCOMES))).toEqual(fields);
    const costs = ['Concepto', 'Tipo', 'Salario', 'Valor mensual', 'Valor anual'];
    const spent = [
      ['Recepción', 'Personal', '1.900.000', '', ''],
      ['Internet', 'Fijo', '', '650.000', '7.800.000'],
    ].map((cells, at) => ({ cells, at: at + 1 }));
    expect(guessMapping({ heads: costs, lines: spent }, streamTarget(EXPENSES))).toEqual([
      'nombre',
      'tipo',
      'valor',
      'valor',
      '',
    ]);
  });

  it('are none of their own titles: the first column may be of numbers, signs or amounts', () => {
    const sheets = [
      [
        ['#', 'Nombre', 'Clase', 'Tarifa mes', 'Unidades'],
        ['1', 'Suite', 'Hotel', '4.591.000', '9'],
      ],
      [
        ['Id', 'Ingreso', 'Grupo', 'Precio', 'Uds'],
        ['1', 'Suite', 'Hotel', '$ 2.530.000', '28'],
      ],
      [
        ['Vr. unitario', 'Tipo', 'Descripción', 'Cant.', '% ocupación'],
        ['$ 4.715.000', 'Renta', 'Local 1', '65', '89%'],
      ],
    ];
    const target = streamTarget(INCOMES);
    for (const rows of sheets) {
      expect(hasHeads(rows, target)).toBe(true);
      const layout = guessLayout({ name: '', rows }, (lines, at) => headScore(lines, at, target));
      expect(layout).toEqual({ head: 0, turned: false });
    }
    const costs = streamTarget(EXPENSES);
    const kinds = [
      ['% del ingreso', 'Tipo de gasto', 'Descripción', 'Base'],
      ['6 %', 'Gasto variable', 'Energía', 'Suites'],
    ];
    expect(
      guessLayout({ name: '', rows: kinds }, (lines, at) => headScore(lines, at, costs)),
    ).toEqual({ head: 0, turned: false });
    const shares = [
      ['Partida', 'Grupo', '%', 'Ingreso asociado'],
      ['Mercadeo', 'Variables', '4 %', 'Suite'],
    ];
    expect(hasHeads(shares, costs)).toBe(true);
  });

  it('have a name that is no figure: the numbers of the lines, amounts and counts are none', () => {
    const mapped = (target: ReturnType<typeof streamTarget>, ...rows: string[][]) => {
      const [heads = [], ...lines] = rows;
      return guessMapping({ heads, lines: lines.map((cells, at) => ({ cells, at })) }, target);
    };
    const incomes = streamTarget(INCOMES);
    expect(
      mapped(incomes, ['Ítem', 'Detalle', 'Tarifa'], ['1', 'Suite', '9'], ['2', 'Spa', '8']),
    ).toEqual(['', 'nombre', 'tarifa']);
    expect(
      mapped(
        incomes,
        ['', 'Categoría', 'Ingreso potencial'],
        ['Suite', 'Hotel', '64.894.500'],
        ['Total', '', '64.894.500'],
      ),
    ).toEqual(['nombre', 'tipo', '']);
    // Doors have numbers, too.
    expect(mapped(incomes, ['Nombre', 'Tarifa'], ['301', '900'], ['302', '900'])).toEqual([
      'nombre',
      'tarifa',
    ]);
    const expenses = streamTarget(EXPENSES);
    expect(
      mapped(expenses, ['Detalle', 'Salario', 'Cargos'], ['Aseo', '900', '5'], ['Bar', '9', '2']),
    ).toEqual(['nombre', 'valor', 'personas']);
    // What describes records names them where nothing else does.
    expect(
      mapped(expenses, ['Descripción', 'Valor'], ['Seguros', '900'], ['Internet', '80']),
    ).toEqual(['nombre', 'valor']);
  });

  it('take a cost of a year for one of a month once it is said how', () => {
    const heads = ['Concepto', 'Tipo', 'Costo anual'];
    const lines = [{ cells: ['Predial', 'Fijo', '120.000.000'], at: 1 }];
    const target = streamTarget(EXPENSES);
    const mapping = guessMapping({ heads, lines }, target);
    expect(mapping).toEqual(['nombre', 'tipo', 'valor']);
    const [asked] = doubtsOf({ heads, lines }, mapping, ',', target);
    expect(asked?.question).toBe('De «Costo anual» a «Salario o valor al mes»');
    expect(asked?.ways.map(({ label }) => label)).toEqual(['÷ 12', 'Tal cual']);
    const lacking = (answer: string) => {
      const way = asked?.ways.find(({ label }) => label === answer);
      const ways = new Map(way ? [[2, way.read]] : []);
      const choices = { mapping, mode: 'add', mark: ',', turned: false, ways } as const;
      const plan = planOf({ heads, lines }, choices, target, []);
      return tried(new Session<ProjectData>(tool, emptyProject()), target, plan, false).lacks;
    };
    // It is a month's now; as it was it would count twelve times a year.
    expect(lacking('÷ 12')).toEqual([]);
    expect(lacking('Tal cual')).toEqual([expect.stringContaining('no dice «Ciclo»: «Predial»')]);
  });

  it('are under the title of costs as well', () => {
    const rows = [
      ['COSTOS OPERATIVOS', '', ''],
      ['Concepto', 'Tipo', 'Valor mensual'],
      ['Aseo', 'Fijo', '1.623.500'],
      ['INGRESOS', '', ''],
      ['Suite', 'Hotel', '9.000.000'],
    ];
    const target = streamTarget(EXPENSES);
    const layout = guessLayout({ name: '', rows }, (lines, at) => headScore(lines, at, target));
    const { lines, parts } = recordsFor({ name: '', rows }, layout, target);
    expect(lines.map(({ cells }) => cells[0])).toEqual(['Aseo']);
    expect(parts).toEqual([{ at: 3, text: 'INGRESOS' }]);
  });

  it('are known by heads as hotels have them', () => {
    const heads = ['Concepto', 'Habitaciones', 'Meses para estabilizar', 'Spread sobre IPC'];
    const lines = [{ cells: ['Suite', '8', '9', '1,5 %'], at: 1 }];
    expect(guessMapping({ heads, lines }, streamTarget(INCOMES))).toEqual([
      'nombre',
      'cantidad',
      'estabilizacion',
      'ajuste',
    ]);
  });

  it('are known by heads as hotel analysts have them', () => {
    const mapped = (target: ReturnType<typeof streamTarget>, heads: string[], cells: string[]) =>
      guessMapping({ heads, lines: [{ cells, at: 1 }] }, target);
    const incomes = [
      'Concepto',
      'Vr. unitario mes',
      'Meses ramp-up',
      '% s/ base',
      'Base de cálculo',
    ];
    const cells = ['Minibar', '16.800.000', '12', '2,25%', 'Suites'];
    expect(mapped(streamTarget(INCOMES), incomes, cells)).toEqual([
      'nombre',
      'tarifa',
      'estabilizacion',
      'porcentaje',
      'base',
    ]);
    const salary = ['Rubro', 'Salario base', 'Ligado a'];
    expect(mapped(streamTarget(EXPENSES), salary, ['Aseo', '1.950.000', 'Suites'])).toEqual([
      'nombre',
      'valor',
      'base',
    ]);
    expect(
      mapped(
        streamTarget(EXPENSES),
        ['Rubro', 'Incremento sobre IPC', '% del ingreso', 'Ingreso relacionado'],
        ['Comisión OTA', '0,5%', '14,5%', 'Suites'],
      ),
    ).toEqual(['nombre', 'ajuste', 'porcentaje', 'base']);
  });

  it('a percentage of a base is not the base', () => {
    const heads = ['Ingreso', 'IPC adicional', '% base', 'Base'];
    const lines = [{ cells: ['Spa', '1', '6,5', 'Suite'], at: 1 }];
    expect(guessMapping({ heads, lines }, streamTarget(INCOMES))).toEqual([
      'nombre',
      'ajuste',
      'porcentaje',
      'base',
    ]);
  });
});

it('under ‘Tipo’ stand the names of rooms where there are no others', () => {
  const target = streamTarget(INCOMES);
  const mappingOf = (...rows: string[][]) => {
    const [heads = [], ...lines] = rows;
    return guessMapping({ heads, lines: lines.map((cells, at) => ({ cells, at })) }, target);
  };
  const heads = ['Tipo', 'Cantidad', 'Tarifa'];
  expect(
    mappingOf(heads, ['Standard King', '36', '9.000.000'], ['Suite', '6', '16.000.000']),
  ).toEqual(['nombre', 'cantidad', 'tarifa']);
  expect(mappingOf(heads, ['Hotel', '36', '9.000.000'], ['Parking', '6', '300.000'])[0]).toBe(
    'tipo',
  );
});

it('‘N.º’ is how many there are, unless they are numbered', () => {
  const target = streamTarget(EXPENSES);
  const mappingOf = (...counts: string[]) =>
    guessMapping(
      {
        heads: ['Cargo', 'N.º', 'Salario'],
        lines: counts.map((count, at) => ({ at, cells: [`Cargo ${at}`, count, '2.050.000'] })),
      },
      target,
    );
  expect(mappingOf('1', '8', '12')).toEqual(['nombre', 'personas', 'valor']);
  expect(mappingOf('1', '2', '3')).toEqual(['nombre', '', 'valor']);
});

it('a unit is no name, whatever stands under it', () => {
  const rows = [
    ['9. COSTOS VARIABLES', 'Unidad', 'Valor'],
    ['Comisión de agencias (OTA)', '% habitaciones', '11,50%'],
    ['Lavandería', '% suites', '4,20%'],
  ];
  const [heads = [], ...lines] = rows;
  const records = { heads, lines: lines.map((cells, at) => ({ cells, at })) };
  expect(guessMapping(records, streamTarget(EXPENSES))).toEqual(['nombre', '', 'valor']);
});
