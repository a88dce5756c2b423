// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { checked } from '../../testing/documents.ts';
import { lostSince } from './lostByType.ts';
import { INCOMES } from './streamLists.ts';
import { open } from '../testing/openedAssumptions.ts';

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

  it('makes an inserted row of the type of the one over it, the first as the one below', () => {
    const { incomes, paste } = open();
    paste(['Spa | Servicios | | 8.000 | 4', 'Local | Alquileres | | 50.000 | 40 | 90']);
    incomes.records?.insert(2, 1);
    incomes.records?.insert(0, 1);
    const types = [0, 1, 2, 3].map((row) => incomes.cell(row, 'tipo').text);
    expect(types).toEqual(['Servicios', 'Servicios', 'Alquileres', 'Alquileres']);
  });

  it('duplicates a row with the notes on its assumptions, and none on its months', () => {
    const { session, incomes, paste } = open();
    paste(['Local | Alquileres | | 50.000 | 40 | 90', 'Bodega | Alquileres | | 9.000 | 80 | 90']);
    const offer = { text: 'Contrato', source: 'Carta' };
    session.setNote({ id: 'i1.pricePerSquareMeter' }, offer);
    session.setNote({ id: 'i1.flow', table: 'months', row: 2 }, { text: 'Mes de gracia' });
    incomes.records?.duplicate([0]);
    const noted = ['i1', 'i2', 'i3'].map((id) =>
      session.noteAt({ id: `${id}.pricePerSquareMeter` }),
    );
    expect(noted).toEqual([offer, offer, undefined]);
    expect(Object.keys(session.notes)).toHaveLength(3);
    session.undo();
    expect(Object.keys(session.notes)).toHaveLength(2);
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
