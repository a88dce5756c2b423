// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { Session } from '../../../../src/workbench/index.ts';
import { nameRefused } from '../../../../src/workbench/session/refused.ts';
import { emptyProject, type Income, type ProjectData } from '../../document/document.ts';
import { checked } from '../../testing/documents.ts';
import operatormax from '../../tool.ts';
import { assumptionsGrid } from './assumptionsGrid.ts';
import { lostSince } from './lostByType.ts';
import { pasteMonths } from './pasteMonths.ts';
import { EXPENSES, INCOMES } from './streamLists.ts';

const HEADS = [
  'nombre',
  'tipo',
  'cobro',
  'tarifa',
  'cantidad',
  'ocupacion',
  'estabilizacion',
  'horas',
  'dias',
  'ajuste',
  'unidad',
  'porcentaje',
  'base',
  'meses',
];

function open(project: ProjectData = emptyProject()) {
  const session = new Session<ProjectData>(operatormax, project);
  const incomes = assumptionsGrid<Income>(session, INCOMES).model;
  const expenses = assumptionsGrid(session, EXPENSES).model;
  /** As a spreadsheet's rows would be pasted: a tab between two cells. */
  const paste = (rows: readonly string[], from = 0) =>
    incomes.edit(
      rows.flatMap((line, at) =>
        line.split('|').map((text, col) => ({
          row: from + at,
          columnId: HEADS[col] ?? '',
          text: text.trim(),
        })),
      ),
    );
  const total = () => session.calculation.value({ id: 'totalIngresos' });
  return { session, incomes, expenses, paste, total };
}

describe('the sheet of assumptions', () => {
  it('takes a whole project from a pasted sheet, in one step', () => {
    const { session, incomes, paste, total } = open();
    const outcome = paste([
      'Habitaciones | RevPAR        |          | 1.000.000 | 10 | 80 | 1',
      'Sótano       | Parqueaderos  | Por hora | 1.000     | 5  | 50 |   | 10 | 20',
      'Local        | Alquileres    |          | 50.000    | 40 | 100 |  |    |    | 0',
      'Café         | Dependientes  |          |           |    |    |   |    |    |   |    | 10 | Habitaciones',
    ]);
    expect(outcome.refused).toEqual([]);
    expect(session.undoLabel).toBe('Editar 39 celdas');
    // A month: 10 x 1,000,000 x 0.8 = 8,000,000; 5 x 0.5 x 1,000 x 10 x 20 = 500,000;
    // 40 x 50,000 = 2,000,000; a tenth of the first 800,000. Sixty months without inflation.
    expect(total()).toBe(60 * (8_000_000 + 500_000 + 2_000_000 + 800_000));
    expect(incomes.cell(3, 'base').text).toBe('Habitaciones');
    expect(incomes.cell(0, 'ano1').value).toBe(96_000_000);
    session.undo();
    expect([session.document.createdIncomes, total()]).toEqual([[], 0]);
  });

  it('says of a parameter that a type has not that it does not apply, and leaves its blanks alone', () => {
    const { session, paste } = open();
    paste(['Local | Alquileres | | 50.000 | 40 | 100']);
    expect(paste(['Local | Alquileres |  |  60.000 | 40 | 100 | 3']).refused).toMatchObject([
      { row: 0, columnId: 'estabilizacion', reason: 'No aplica a este tipo de ingreso' },
    ]);
    expect(session.document.createdIncomes).toMatchObject([
      { rentalData: { pricePerSquareMeter: 60_000 } },
    ]);
  });

  it('takes for nothing what says the same as nothing of a parameter that a type has not', () => {
    const { incomes, expenses, paste } = open();
    const { refused } = paste(['Local | Alquileres | | 50.000 | 40 | 100 | 0 | $ 0 | 0,0 %']);
    expect([refused, incomes.cell(0, 'estabilizacion').text]).toEqual([[], '—']);
    // Payroll has no cycle: it is paid each month.
    const payroll = (ciclo: string) =>
      Object.entries({ nombre: 'Aseo', tipo: 'Personal', valor: '1.950.000', ciclo }).map(
        ([columnId, text]) => ({ row: 0, columnId, text }),
      );
    expect([expenses.edit(payroll('Mensual')).refused, expenses.cell(0, 'ciclo').text]).toEqual([
      [],
      '—',
    ]);
    expect(expenses.edit(payroll('Anual')).refused).toMatchObject([{ columnId: 'ciclo' }]);
  });

  it('keeps what can not be taken in its cell, and the value before counts', () => {
    const { session, incomes, paste, total } = open();
    paste(['Local | Alquileres | | 50.000 | 40 | 100']);
    const before = total();
    const outcome = incomes.edit([{ row: 0, columnId: 'ocupacion', text: '180' }]);
    expect(outcome.refused[0]?.reason).toBe('180 supera el máximo 100');
    expect(incomes.cell(0, 'ocupacion')).toMatchObject({ text: '180', refused: true });
    expect(total()).toBe(before);
    incomes.restore?.(0, 'ocupacion');
    expect(incomes.cell(0, 'ocupacion').value).toBe(100);
    expect(session.refused).toEqual([]);
  });

  it('keeps in its cell what no input of the model is for, until it is mended or undone', () => {
    const { session, incomes, paste } = open();
    paste(['Local | Alquileres | | 50.000 | 40 | 100', 'Spa | Masajes | | 8.000 | 1']);
    expect(incomes.cell(1, 'tipo')).toMatchObject({ text: 'Masajes', refused: true });
    expect(incomes.cell(1, 'tipo').note).toContain('Se conserva RevPAR');
    // The first row has no months to settle in: what was meant for them is kept as well.
    incomes.edit([{ row: 0, columnId: 'estabilizacion', text: '3' }]);
    expect(incomes.cell(0, 'estabilizacion')).toMatchObject({ text: '3', refused: true });
    // It stays with its stream when another comes before it.
    incomes.records?.insert(0, 1);
    expect(incomes.cell(2, 'tipo').text).toBe('Masajes');
    expect(incomes.cell(1, 'tipo').refused).toBeUndefined();
    incomes.edit([{ row: 2, columnId: 'tipo', text: 'Servicio' }]);
    incomes.edit([{ row: 1, columnId: 'estabilizacion', text: '' }]);
    expect(incomes.cell(2, 'tipo').text).toBe('Servicios');
    expect(session.refused).toEqual([]);
  });

  it('keeps what another type refused as a value of its own, though the new one would take it', () => {
    const { session, incomes, paste } = open();
    // An amount that stands under 'Cantidad': nobody has so many rooms.
    paste(['Restaurante | RevPAR | | 20.000 | 145.000.000 | 50']);
    expect(incomes.cell(0, 'cantidad')).toMatchObject({ text: '145.000.000', refused: true });
    incomes.edit([{ row: 0, columnId: 'tipo', text: 'Servicios' }]);
    const cell = incomes.cell(0, 'cantidad');
    expect(cell).toMatchObject({ text: '145.000.000', refused: true });
    expect(cell.note).toBe('Lo escrito era para otro tipo de ingreso. Se conserva 0.');
    incomes.edit([{ row: 0, columnId: 'cantidad', text: '145.000.000' }]);
    expect(incomes.cell(0, 'cantidad')).toMatchObject({ value: 145_000_000 });
    expect(session.refused).toEqual([]);
  });

  it('takes what was refused once a stream is of a type that has it, and no more', () => {
    const { session, expenses } = open();
    const row = (texts: Record<string, string>) =>
      Object.entries(texts).map(([columnId, text]) => ({ row: 0, columnId, text }));
    const maids = { nombre: 'Camareras', tipo: 'Fijo', valor: '1.750.905', personas: '9' };
    expenses.edit(row({ ...maids, prestaciones: '52 %', porcentaje: '3 %' }));
    expect(session.refused).toHaveLength(3);
    expect(expenses.edit(row({ tipo: 'Personal' }))).toEqual({ applied: 1, refused: [] });
    expect(expenses.cell(0, 'personas')).toMatchObject({ value: 9 });
    expect(expenses.cell(0, 'prestaciones')).toMatchObject({ value: 52 });
    expect(expenses.cell(0, 'porcentaje')).toMatchObject({ text: '3 %', refused: true });
    expect(session.refused).toHaveLength(1);
    session.undo();
    expect(session.refused).toHaveLength(3);
  });

  it('lets go of a refused text with the type that had such a value, and has it again by undo', () => {
    const { session, incomes, expenses, paste } = open();
    expenses.edit([
      { row: 0, columnId: 'nombre', text: 'Seguros' },
      { row: 0, columnId: 'tipo', text: 'Fijo' },
      { row: 0, columnId: 'valor', text: '12%' },
    ]);
    paste(['Suites | RevPAR | | 18% | 4']);
    expect(session.refused).toHaveLength(2);
    expenses.edit([{ row: 0, columnId: 'tipo', text: 'Variable' }]);
    expect(expenses.cell(0, 'valor')).toEqual(expenses.cell(0, 'personas'));
    incomes.edit([{ row: 0, columnId: 'tipo', text: 'Dependientes' }]);
    expect([incomes.cell(0, 'tarifa').text, session.refused]).toEqual(['—', []]);
    session.undo();
    expect(incomes.cell(0, 'tarifa')).toMatchObject({ text: '18%', refused: true });
    session.undo();
    expect(expenses.cell(0, 'valor')).toMatchObject({ text: '12%', refused: true });
    session.redo();
    expect(expenses.cell(0, 'valor').refused).toBeUndefined();
  });

  it('says of a text what is wrong with it for the type that has such a value', () => {
    const { session, expenses } = open();
    expenses.edit([
      { row: 0, columnId: 'tipo', text: 'Fijo' },
      { row: 0, columnId: 'porcentaje', text: 'tres' },
    ]);
    expect(expenses.cell(0, 'porcentaje').note).toContain('No aplica a este tipo de egreso');
    expenses.edit([{ row: 0, columnId: 'tipo', text: 'Variable' }]);
    expect(expenses.cell(0, 'porcentaje').note).toContain('«tres» no es un número');
    expenses.edit([{ row: 0, columnId: 'tipo', text: 'Fijo' }]);
    expect(session.refused).toEqual([]);
  });

  it('takes back a paste with what it refused, in one step', () => {
    const { session, paste } = open();
    paste(['Spa | Masajes | | 8.000 | uno']);
    expect(session.refused).toHaveLength(2);
    session.undo();
    expect([session.document.createdIncomes, session.refused]).toEqual([[], []]);
  });

  it('forgets a refused number once it is mended', () => {
    const { session, incomes, paste } = open();
    paste(['Spa | Servicios | | 8.000 | uno']);
    incomes.edit([{ row: 0, columnId: 'cantidad', text: '4' }]);
    expect([incomes.cell(0, 'cantidad').text, session.refused]).toEqual(['4', []]);
  });

  it('makes an inserted row of the type of the one over it, the first as the one below', () => {
    const { incomes, paste } = open();
    paste(['Spa | Servicios | | 8.000 | 4', 'Local | Alquileres | | 50.000 | 40 | 90']);
    incomes.records?.insert(2, 1);
    incomes.records?.insert(0, 1);
    const types = [0, 1, 2, 3].map((row) => incomes.cell(row, 'tipo').text);
    expect(types).toEqual(['Servicios', 'Servicios', 'Alquileres', 'Alquileres']);
  });

  it('has a refused number again on the next visit, with its stream', () => {
    const { session, incomes, paste } = open();
    paste(['Spa | Servicios | | 8.0O0 | 4']);
    incomes.records?.insert(0, 1);
    const next = open(session.document);
    next.session.recallRefused(session.untaken);
    expect(next.incomes.cell(1, 'tarifa')).toMatchObject({ text: '8.0O0', refused: true });
    expect(next.incomes.cell(0, 'tarifa').refused).toBeUndefined();
    const [kept] = next.session.refused;
    expect(kept && nameRefused(next.session.calculation, kept)).toBe('Tarifa · Spa');
    next.incomes.edit([{ row: 1, columnId: 'tarifa', text: '8.000' }]);
    expect([next.incomes.cell(1, 'tarifa').value, next.session.untaken]).toEqual([8_000, []]);
  });

  it('keeps what two types have in common when a row changes its type', () => {
    const { session, incomes, paste } = open();
    paste(['Local | Alquileres | | 50.000 | 40 | 90']);
    const id = session.document.createdIncomes[0]?.id;
    incomes.edit([{ row: 0, columnId: 'tipo', text: 'RevPAR' }]);
    expect(session.document.createdIncomes).toMatchObject([
      {
        id,
        name: 'Local',
        incomeType: 'revpar',
        revparData: { tarifa: 50_000, numeroUnidades: 40, ocupacionObjetivo: 90 },
      },
    ]);
  });

  it('shows and edits what an inactive expense is computed from', () => {
    const createdExpenses = [
      { id: 'x', type: 'fixed', name: 'Seguro', amount: 5, isActive: false, fixedData: {} },
    ];
    const { session, expenses } = open(checked({ createdExpenses }));
    expect(expenses.cell(0, 'valor').value).not.toBeNull();
    expenses.edit([
      { row: 0, columnId: 'valor', text: '7' },
      { row: 0, columnId: 'activo', text: 'Sí' },
      { row: 0, columnId: 'ciclo', text: 'Anual (enero)' },
    ]);
    // Five years of one payment of 7.
    expect(session.calculation.value({ id: 'totalEgresos' })).toBe(35);
  });

  it('takes the months of a manual cycle, and those of a cycle that becomes one', () => {
    const fixedData = { billingCycle: 'trimestral' };
    const createdExpenses = [{ id: 'x', type: 'fixed', name: 'Predial', amount: 5, fixedData }];
    const { session, expenses } = open(checked({ createdExpenses }));
    const set = (columnId: string, text: string) => expenses.edit([{ row: 0, columnId, text }]);
    const total = () => session.calculation.value({ id: 'totalEgresos' });
    // Five years of four payments of 5, whichever way they are said.
    expect(total()).toBe(100);
    set('ciclo', 'Manual');
    expect([expenses.cell(0, 'mesesPago').text, total()]).toEqual(['ene, abr, jul, oct', 100]);
    set('mesesPago', 'Marzo; 9');
    expect([expenses.cell(0, 'mesesPago').text, total()]).toEqual(['mar, sep', 50]);
    expect(set('mesesPago', '').refused[0]?.reason).toBe('Elige al menos un mes de pago');
    expect(set('mesesPago', 'marte').refused[0]?.reason).toContain('«marte» no es un mes');
    expect(total()).toBe(50);
  });

  it('knows what counts in place of a text that it can not take, if anything does', () => {
    const { expenses } = open();
    const set = (columnId: string, text: string) => expenses.edit([{ row: 0, columnId, text }]);
    set('nombre', 'Jardinería');
    set('ciclo', 'Cada 45 días');
    expect(expenses.cell(0, 'ciclo')).toMatchObject({ text: 'Cada 45 días', kept: 'Mensual' });
    set('ciclo', 'Anual (enero)');
    set('ciclo', 'Único');
    expect(expenses.cell(0, 'ciclo')).toMatchObject({ text: 'Único', kept: 'Anual (enero)' });
    // A fixed cost is no share of anything.
    set('base', 'Ventas');
    expect(expenses.cell(0, 'base')).toMatchObject({ text: 'Ventas', kept: '' });
  });

  it('takes amounts by month, and gives them back as it takes them', () => {
    const { session, incomes, paste, total } = open();
    paste(['Eventos | Solo Ingresos']);
    const write = (text: string) => incomes.edit([{ row: 0, columnId: 'meses', text }]);
    write('ene 2028: 5.000.000; 03/2029: 1.000.000');
    expect(total()).toBe(6_000_000);
    const shown = incomes.cell(0, 'meses').text;
    expect(shown).toBe('ene 2028: 5.000.000; mar 2029: 1.000.000');
    const before = session.document.createdIncomes;
    expect(write(shown).refused).toEqual([]);
    expect(total()).toBe(6_000_000);
    expect(write('5.000.000').refused[0]?.reason).toContain('mes año: valor');
    expect(session.document.createdIncomes).toHaveLength(before.length);
  });

  it('keeps the arithmetic that was typed, until something else is', () => {
    const { session, incomes, paste } = open();
    paste(['Alcobas | RevPAR | | 1.000.000 | =40+8 | 80 | 1']);
    const type = (text: string) => incomes.edit([{ row: 0, columnId: 'cantidad', text }]);
    const shown = () => [incomes.cell(0, 'cantidad').value, incomes.editor(0, 'cantidad').text];
    expect(shown()).toEqual([48, '=40+8']);
    type('+12*5');
    expect(shown()).toEqual([60, '=12*5']);
    session.undo();
    expect(shown()).toEqual([48, '=40+8']);
    type('48');
    expect(shown()).toEqual([48, '48']);
  });

  describe('months with their amounts, pasted on the cell of an income’s months', () => {
    const BLOCK = [
      ['Mes', 'Valor'],
      ['Ene 2028', '$ 7.000.000'],
      ['jun-28', '61.500.000'],
    ];
    const withEvents = () => {
      const made = open();
      made.paste(['Alcobas | RevPAR | | 1.000.000 | 10 | 80 | 1', 'Eventos | Solo Ingresos']);
      const months = () => made.incomes.cell(1, 'meses');
      return { ...made, months, on: (row: number, columnId = 'meses') => ({ row, columnId }) };
    };

    it('are all of that one, beside those that it has, in one step', () => {
      const { session, incomes, months, on } = withEvents();
      incomes.edit([{ ...on(1), text: 'ene 2028: 5.000.000; dic 2028: 2.000.000' }]);
      expect(pasteMonths(session, on(1), BLOCK)).toBe(true);
      expect(months().text).toBe('ene 2028: 7.000.000; jun 2028: 61.500.000; dic 2028: 2.000.000');
      expect(session.undoLabel).toBe('Pegar 2 meses');
      expect(incomes.rowCount).toBe(2);
      session.undo();
      expect(months().text).toBe('ene 2028: 5.000.000; dic 2028: 2.000.000');
    });

    it('take the place of a text that was refused there', () => {
      const { session, incomes, months, on } = withEvents();
      incomes.edit([{ ...on(1), text: 'pronto' }]);
      expect(months().refused).toBe(true);
      expect(pasteMonths(session, on(1), BLOCK)).toBe(true);
      expect([months().refused, session.refused]).toEqual([undefined, []]);
    });

    it('are cells like any others elsewhere, and so is what has no months', () => {
      const { session, on } = withEvents();
      const { state } = session;
      for (const at of [null, on(0), on(1, 'tarifa')]) {
        expect(pasteMonths(session, at, BLOCK)).toBe(false);
      }
      expect(pasteMonths(session, on(1), [['Alcobas', 'RevPAR']])).toBe(false);
      // One below the other they are what these cells hold.
      expect(pasteMonths(session, on(1), [['ene 2028: 1'], ['feb 2028: 2']])).toBe(false);
      expect(session.state).toBe(state);
    });
  });

  it('filling passes over what a stream has no such value for, and leaves no text there', () => {
    const { session, incomes, paste } = open();
    paste(['Alcobas | RevPAR | | 1.000.000 | 10 | 80 | 1', 'Café | Dependientes']);
    const fill = (row: number) => ({ row, columnId: 'tarifa', text: '900.000' });
    const { applied, refused } = incomes.edit([fill(0), fill(1)], 'fill');
    expect([applied, refused.map(({ reason }) => reason)]).toEqual([
      1,
      ['No aplica a este tipo de ingreso'],
    ]);
    expect(incomes.cell(1, 'tarifa').text).toBe('—');
    expect(session.undoLabel).toBe('Rellenar 2 celdas');
    // Pasted there it stays: somebody may want it elsewhere.
    incomes.edit([fill(1)], 'paste');
    expect(incomes.cell(1, 'tarifa')).toMatchObject({ text: '900.000', refused: true });
    incomes.edit([{ row: 0, columnId: 'ocupacion', text: '70' }], 'type');
    expect(session.undoLabel).toMatch(/^Ocupación · Alcobas: 80,00\s% → 70,00\s%$/);
    incomes.edit([{ row: 1, columnId: 'base', text: 'Alcobas' }], 'type');
    expect(session.undoLabel).toBe('Ingreso base · Café: vacío → Alcobas');
  });

  it('says why an expense cannot follow a dependent income, and what to do instead', () => {
    const { incomes, expenses, paste } = open();
    paste(['Alcobas | RevPAR | | 1.000.000 | 10 | 80 | 1', 'Café | Dependientes']);
    incomes.edit([{ row: 1, columnId: 'base', text: 'Alcobas' }]);
    const type = (columnId: string, text: string) => expenses.edit([{ row: 0, columnId, text }]);
    type('nombre', 'Insumos');
    type('tipo', 'Variable');
    const [refused] = type('base', 'café').refused;
    expect(refused?.reason).toMatch(
      /^Un ingreso dependiente no puede ser la base: elige el ingreso/,
    );
    expect(expenses.cell(0, 'base')).toMatchObject({ text: 'café', refused: true });
    expect(type('base', 'Piscina').refused[0]?.reason).not.toMatch(/dependiente/);
    expect(type('base', 'Alcobas').refused).toEqual([]);
    expect(expenses.cell(0, 'base').text).toBe('Alcobas');
    // Cleared, neither follows any.
    expect(type('base', '').refused).toEqual([]);
    expect(incomes.edit([{ row: 1, columnId: 'base', text: '' }]).refused).toEqual([]);
    expect([expenses.cell(0, 'base').value, incomes.cell(1, 'base').value]).toEqual([null, null]);
  });
});

describe('the type of a stream', () => {
  it('takes with it what another type hasn’t, and says so', () => {
    const { session, incomes, paste } = open();
    paste(['Local 101 | Alquileres | | 50.000 | 40 | 95 | | | | 1']);
    const before = session.document;
    incomes.edit([{ row: 0, columnId: 'tipo', text: 'Servicios' }]);
    expect(lostSince(INCOMES, before, session.document)).toEqual([
      'Ocupación (95,00\u00a0%) y Ajuste sobre el IPC (1,00\u00a0%) de «Local 101»',
    ]);
    // What is as it always is wasn't anybody's.
    paste(['Local 102 | Alquileres | | 50.000 | 40 | | | | | 0'], 1);
    const next = session.document;
    incomes.edit([{ row: 1, columnId: 'tipo', text: 'Servicios' }]);
    expect(lostSince(INCOMES, next, session.document)).toEqual([]);
    incomes.edit([{ row: 0, columnId: 'tarifa', text: '60.000' }]);
    expect(lostSince(INCOMES, next, session.document)).toEqual([]);
  });
});
