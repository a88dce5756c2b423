import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { projects } from './testing/documents.ts';
import { calculate, column, isNear, outputsOf, sum, type Columns } from './testing/figures.ts';
import tool from './tool.ts';

// Every project compiles a model of its own, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

describe('the cash flow', () => {
  test('of a year is the sum of its twelve months, for every flow and stream', () => {
    fc.assert(
      fc.property(projects, (project) => {
        const calculation = calculate(project);
        const { monthly, annual, meses } = outputsOf(calculation);
        expect(meses).toHaveLength(Number(project.dateConfig.projectionPeriod) * 12);
        const streams = Object.keys(tool.declare(project).tables['years']?.columns ?? {});
        const flows = streams.filter((id) => id.endsWith('.flow'));
        const pairs = [
          ...Object.keys(annual).map((id) => [monthly[id] ?? [], annual[id] ?? []] as const),
          ...flows.map((id) => {
            return [column(calculation, 'months', id), column(calculation, 'years', id)] as const;
          }),
        ];
        expect(flows).toHaveLength(project.createdIncomes.length + project.createdExpenses.length);
        for (const [months, years] of pairs) {
          const sums = years.map((_, y) => sum(months.slice(y * 12, y * 12 + 12)));
          const wrong = years.filter((total, y) => !isNear(total, sums[y] ?? Number.NaN, total));
          expect(wrong).toEqual([]);
        }
      }),
      { numRuns: 25 },
    );
  });

  test('is that of its streams, through the fee and the reserve down to the investor', () => {
    fc.assert(
      fc.property(projects, (project) => {
        const { incomes, expenses, monthly, meses } = outputsOf(calculate(project));
        const at = (columns: Columns, t: number): number =>
          sum(Object.values(columns).map((values) => values[t] ?? 0));
        const { equityPayment } = project.financialConfig;
        const get = (id: string, t: number): number => monthly[id]?.[t] ?? 0;
        const right = meses.map((_, t) => {
          const operating =
            at(incomes, t) - at(expenses, t) - get('feeOperacion', t) - get('reservaReposicion', t);
          const free = operating + get('ventaActivo', t);
          const left = free - get('servicioDeuda', t) - (t === 0 ? equityPayment : 0);
          return (
            isNear(get('utilidadNetaAjustada', t), operating, 1e6) &&
            isNear(get('flujoCajaLibre', t), free, free) &&
            isNear(get('flujoInversionista', t), left, free)
          );
        });
        expect(right).not.toContain(false);
      }),
      { numRuns: 25 },
    );
  });

  test('has a fee of no less than the minimum and never below zero', () => {
    fc.assert(
      fc.property(projects, (project) => {
        const calculation = calculate(project);
        const least = column(calculation, 'months', 'feeMinimo');
        const fees = column(calculation, 'months', 'feeOperacion');
        expect(fees.filter((fee, t) => !(fee >= Math.max(0, least[t] ?? 0)))).toEqual([]);
      }),
      { numRuns: 25 },
    );
  });
});
