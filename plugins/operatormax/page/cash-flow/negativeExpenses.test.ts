// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import type { Ref } from '../../../../src/tool/index.ts';
import { toast } from '../../../../src/ui/index.ts';
import { Session } from '../../../../src/workbench/index.ts';
import { withdrawOffers } from '../../../../src/workbench/session/offerUndo.ts';
import type { ProjectData } from '../../document/document.ts';
import { removeExpense } from '../../document/edits.ts';
import { checked } from '../../testing/documents.ts';
import operatormax from '../../tool.ts';
import { allRows } from './flowLayout.ts';
import { positiveCommands, tellNegativeExpenses } from './negativeExpenses.ts';

afterEach(() => vi.restoreAllMocks());

const fixed = (id: string, name: string) => ({
  id,
  name,
  type: 'fixed',
  amount: 100,
  fixedData: { billingCycle: 'mensual' },
});

/** A year from January 2028 with an income of 500 a month and two expenses of 100. */
function open() {
  const raw = {
    dateConfig: { startMonth: 1, startYear: 2028, projectionPeriod: 1 },
    createdIncomes: [
      {
        id: 'a',
        name: 'Eventos',
        incomeType: 'servicios',
        serviceData: { rate: 500, unitType: 'por unidad', monthlyQuantity: 1 },
      },
    ],
    createdExpenses: [fixed('x', 'Energía'), fixed('y', 'Agua')],
  };
  const session = new Session<ProjectData>(operatormax, checked(raw));
  const close = vi.fn<() => void>();
  const warning = vi.spyOn(toast, 'warning').mockReturnValue(close);
  const paste = (values: Readonly<Record<string, number>>) => {
    const typed = Object.entries(values).map(([name, value]) => {
      const [id = '', row] = name.split('#');
      return { ref: { id, table: 'months', row: Number(row) }, text: '', outcome: { value } };
    });
    session.take('Pegar', typed);
    tellNegativeExpenses(
      session,
      typed.map(({ ref }) => ref),
    );
  };
  return {
    session,
    warning,
    close,
    paste,
    profit: () => session.calculation.value({ id: 'totalUtilidadBruta' }),
  };
}

it('says that pasted expenses are negative, and turns them by a press, as one step', () => {
  const { session, warning, paste, profit } = open();
  // 12 × (500 − 200).
  expect(profit()).toBe(3600);
  paste({ 'i1.flow#0': -20, 'e1.flow#0': -90, 'e1.flow#1': 80, 'e2.flow#1': -70 });
  const [said, options] = warning.mock.calls[0] ?? [];
  expect(said).toContain('«Energía» y «Agua»');
  expect(said).not.toContain('Eventos');
  // It waits until somebody decides.
  expect(options?.duration).toBe(0);
  options?.action?.onSelect();
  expect(session.document.overrides).toEqual({
    a: { '2028-01': -20 },
    x: { '2028-01': 90, '2028-02': 80 },
    y: { '2028-02': 70 },
  });
  // 520 less of income; 10, 20 and 30 less spent.
  expect(profit()).toBe(3600 - 520 + 10 + 20 + 30);
  session.undo();
  expect(session.document.overrides).toMatchObject({ x: { '2028-01': -90 } });
});

it('has nothing to say of what was paid, nor of a negative income', () => {
  const { warning, paste } = open();
  paste({ 'i1.flow#0': -20, 'e1.flow#0': 90 });
  expect(warning).not.toHaveBeenCalled();
});

it('leaves alone what somebody has mended since', () => {
  const { session, warning, paste } = open();
  paste({ 'e1.flow#0': -90, 'e2.flow#0': -70 });
  session.take('Dato real', [
    { ref: { id: 'e1.flow', table: 'months', row: 0 }, text: '95', outcome: { value: 95 } },
  ]);
  warning.mock.calls[0]?.[1]?.action?.onSelect();
  expect(session.document.overrides).toEqual({ x: { '2028-01': 95 }, y: { '2028-01': 70 } });
});

it('finds its months where they are by then', () => {
  const { session, warning, paste } = open();
  paste({ 'e2.flow#1': -70 });
  session.set({ id: 'startMonth' }, 2);
  session.edit('Eliminar', (draft) => removeExpense(draft, 0));
  warning.mock.calls[0]?.[1]?.action?.onSelect();
  expect(session.document.overrides).toEqual({ y: { '2028-02': 70 } });
});

it('is said no more once all is mended, nor once the project is no longer in the page', () => {
  const { session, close, paste } = open();
  paste({ 'e1.flow#0': -90 });
  session.undo();
  expect(close).toHaveBeenCalledTimes(1);
  paste({ 'e1.flow#0': -90 });
  withdrawOffers(session);
  expect(close).toHaveBeenCalledTimes(2);
});

it('is offered for selected cells of which some are negative real months of expenses', () => {
  const { session, paste } = open();
  paste({ 'i1.flow#0': -20, 'e1.flow#0': -90, 'e1.flow#1': 80, 'e2.flow#1': -70 });
  const months = (id: string, ...rows: number[]) =>
    rows.map((row) => ({ id, table: 'months', row }));
  const offered = (cells: readonly Ref[]) => positiveCommands(session, cells);
  // An income, what was paid, a computed month, and the sum of a year with a negative one.
  expect(offered(months('i1.flow', 0))).toEqual([]);
  expect(offered(months('e1.flow', 1, 2))).toEqual([]);
  expect(offered([{ id: 'e1.flow', table: 'years', row: 0 }])).toEqual([]);
  const [command, ...others] = offered([...months('i1.flow', 0), ...months('e1.flow', 0, 1, 2)]);
  expect([command?.label, others]).toEqual(['Pasar a positivo', []]);
  command?.run?.();
  expect(session.document.overrides).toEqual({
    a: { '2028-01': -20 },
    x: { '2028-01': 90, '2028-02': 80 },
    y: { '2028-02': -70 },
  });
});

it('is shown by the cell, which says what it does', () => {
  const { session, paste } = open();
  paste({ 'i1.flow#0': -20, 'e1.flow#0': -90, 'e1.flow#1': 80 });
  const cells = (id: string) => {
    const row = allRows(session, 'months', 'pesos')().find(({ shows }) => shows === id);
    return [0, 1, 2].map((at) => {
      const value = session.calculation.value({ id, table: 'months', row: at });
      const plain = { text: '', value, editable: false, tone: 'computed' } as const;
      return row?.dress?.(plain, at, 'months');
    });
  };
  expect(cells('e1.flow').map((cell) => [cell?.tone, cell?.warned])).toEqual([
    ['actual', true],
    ['actual', undefined],
    ['computed', undefined],
  ]);
  expect(cells('e1.flow')[0]?.note).toMatch(
    /^Egreso negativo: suma al flujo de caja\. Dato real\./,
  );
  expect(cells('i1.flow')[0]?.warned).toBeUndefined();
});
