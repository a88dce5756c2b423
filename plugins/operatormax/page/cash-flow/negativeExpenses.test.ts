// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { toast } from '../../../../src/ui/index.ts';
import { Session } from '../../../../src/workbench/index.ts';
import type { ProjectData } from '../../document/document.ts';
import { checked } from '../../testing/documents.ts';
import operatormax from '../../tool.ts';
import { tellNegativeExpenses } from './negativeExpenses.ts';

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
  const warning = vi.spyOn(toast, 'warning').mockReturnValue(() => undefined);
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
