import { describe, expect, it } from 'vitest';
import { guessMapping } from '../../../../../src/workbench/listImport/match/guess.ts';
import { filledIn, guessLayout } from '../../../../../src/workbench/listImport/table/layout.ts';
import { headScore, recordsFor } from '../../../../../src/workbench/listImport/records/parts.ts';
import { planOf } from '../../../../../src/workbench/listImport/records/plan.ts';
import { Session } from '../../../../../src/workbench/index.ts';
import {
  emptyProject,
  type Expense,
  type Income,
  type ProjectData,
} from '../../../document/document.ts';
import tool from '../../../tool.ts';
import { EXPENSES, INCOMES, type StreamList } from '../streamLists.ts';
import { streamTarget } from './streamTarget.ts';

describe('streams from elsewhere', () => {
  it('have no value from the title over their values', () => {
    const rows = [
      ['Supuestos de ingresos', 'Valor'],
      ['Nombre', 'Habitaciones'],
      ['Tipo de ingreso', 'RevPAR'],
      ['Número de habitaciones', '40'],
    ];
    const target = streamTarget(INCOMES);
    const mapping = guessMapping(
      recordsFor({ name: '', rows }, { head: 0, turned: true }, target),
      target,
    );
    expect(mapping[0]).toBe('');
    expect(mapping.slice(1)).not.toContain('');
  });

  it('are read from values beside what they are, without the sources of these', () => {
    const rows = [
      ['SUPUESTOS HOTEL', '', 'Fuente'],
      ['Número de habitaciones', '54', 'licencia'],
      ['Tarifa promedio mensual', '$ 6.150.000', '205.000 x noche'],
      ['Ocupación estabilizada', '67%', 'COTELCO'],
    ];
    const target = streamTarget(INCOMES);
    const table = { name: '', rows };
    const layout = guessLayout(table, (lines, at) => headScore(lines, at, target));
    expect(layout).toEqual({ head: 0, turned: true });
    const records = recordsFor(table, layout, target);
    const mapping = guessMapping(records, target);
    expect(mapping).toEqual(['', 'cantidad', 'tarifa', 'ocupacion']);
    const choices = { mode: 'add', mark: ',', turned: true, ways: new Map() } as const;
    const { added, notices } = planOf(records, { mapping, ...choices }, target, []);
    expect(added).toBe(1);
    expect(notices).toContain('No se toma «Fuente» (columna 3): no trae cifras.');
  });

  it('stand beside another list, each under its title', () => {
    const rows = [
      ['INGRESOS', '', '', '', 'EGRESOS', ''],
      ['Concepto', 'Tipo', 'Tarifa mensual', '', 'Concepto', 'Valor mensual'],
      ['Dormitorios', 'Hotel', '1.950.000', '', 'Aseo', '1.623.500'],
      ['', '', '', '', 'Internet', '480.000'],
    ];
    const table = { name: '', rows };
    const read = <S extends Income | Expense>(list: StreamList<S>) => {
      const target = streamTarget(list);
      const layout = guessLayout(table, (lines, at) => headScore(lines, at, target));
      expect(layout).toEqual({ head: 1, turned: false });
      const records = recordsFor(table, layout, target);
      const names = records.lines.map(({ cells }) => filledIn(cells)[0]);
      return { mapping: guessMapping(records, target), names, parts: records.parts };
    };
    expect(read(INCOMES)).toEqual({
      mapping: ['nombre', 'tipo', 'tarifa', '', '', ''],
      names: ['Dormitorios'],
      parts: [{ at: 0, text: 'EGRESOS' }],
    });
    expect(read(EXPENSES)).toEqual({
      mapping: ['', '', '', '', 'nombre', 'valor'],
      names: ['Aseo', 'Internet'],
      parts: [{ at: 0, text: 'INGRESOS' }],
    });
  });

  it('are rows of their years, whichever of its names the list has over their own', () => {
    const years = ['2028', '2029', 'Total'];
    const layoutOf = (head: string, list: typeof INCOMES | typeof EXPENSES) => {
      const target = list === INCOMES ? streamTarget(INCOMES) : streamTarget(EXPENSES);
      const rows = [
        [head, ...years],
        ['Salones', '45.000.000', '47.500.000', '92.500.000'],
        ['Spa', '12.000.000', '13.000.000', '25.000.000'],
      ];
      return guessLayout({ name: '', rows }, (lines, at) => headScore(lines, at, target));
    };
    for (const head of ['Ingreso', 'Ingresos', 'Concepto', '']) {
      expect(layoutOf(head, INCOMES)).toEqual({ head: 0, turned: false });
    }
    expect(layoutOf('Egreso', EXPENSES)).toEqual({ head: 0, turned: false });
  });
});

describe('a sheet with incomes and expenses', () => {
  const SHEET = [
    ['HOTEL BOCAGRANDE', '', '', ''],
    ['INGRESOS', '', '', ''],
    ['Concepto', 'Cantidad', 'Tarifa', 'Ocupación'],
    ['Habitación', '84', '312000', '68%'],
    ['Suites', '16', '545000', '61%'],
    ['Total ingresos', '', '', ''],
    ['', '', '', ''],
    ['GASTOS', '', '', ''],
    ['Concepto', 'Valor mensual', 'Ciclo', ''],
    ['Seguros', '12400000', 'Anual', ''],
    ['Total gastos', '12400000', '', ''],
    ['FINANCIACIÓN', '', '', ''],
    ['Monto del crédito', '9000000000', '', ''],
  ];

  const planned = (target: ReturnType<typeof streamTarget>) => {
    const session = new Session<ProjectData>(tool, emptyProject());
    const table = { name: '', rows: SHEET };
    const layout = guessLayout(table, (lines, at) => headScore(lines, at, target));
    const records = recordsFor(table, layout, target);
    const mapping = guessMapping(records, target);
    const choices = {
      mode: 'add',
      mark: ',',
      turned: false,
      ways: new Map(),
    } as const;
    const { edits, notices } = planOf(records, { mapping, ...choices }, target, []);
    const refused = target.take(session, { label: '', edits, count: edits.length, replace: false });
    return { project: session.document, notices, refused };
  };

  it('gives each list its own, and tells what it leaves', () => {
    const incomes = planned(streamTarget(INCOMES));
    expect(incomes.refused).toEqual([]);
    expect(incomes.project.createdIncomes.map(({ name }) => name)).toEqual([
      'Habitación',
      'Suites',
    ]);
    expect(incomes.notices).toContain(
      'No se toma lo de «GASTOS» (desde la fila 8): no son ingresos. Pégalo en su propia lista.',
    );
    expect(incomes.notices).toContain(
      'No se toman aquí: «FINANCIACIÓN» (1 fila). No son ingresos. La inversión, la deuda y demás datos se pegan en «Financieros», con «Pegar datos».',
    );
    const expenses = planned(streamTarget(EXPENSES));
    expect(expenses.refused).toEqual([]);
    expect(expenses.project.createdExpenses).toMatchObject([{ name: 'Seguros' }]);
    // Neither table has a column for the type.
    expect(incomes.notices[0]).toMatch(/^Tu tabla no dice «Tipo»: los nuevos entran como RevPAR\./);
    expect(expenses.notices[0]).toMatch(/^Tu tabla no dice «Tipo»: el nuevo entra como Fijo\./);
    expect(expenses.notices).toContain(
      'No se toma lo de «FINANCIACIÓN» (desde la fila 12): no son egresos. La inversión, la deuda y demás datos se pegan en «Financieros», con «Pegar datos».',
    );
  });
});
