// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { checked } from '../../testing/documents.ts';
import { pasteMonths } from './pasteMonths.ts';
import { open } from '../testing/openedAssumptions.ts';

describe('the sheet of assumptions', () => {
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
});
