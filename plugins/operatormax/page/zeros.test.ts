import { expect, test } from 'vitest';
import { givenAdvice } from '../../../src/tool/index.ts';
import { Session } from '../../../src/workbench/index.ts';
import type { ProjectData } from '../document/document.ts';
import { checked } from '../testing/documents.ts';
import tool from '../tool.ts';
import { assumptionsGrid } from './assumptions/assumptionsGrid.ts';
import { INCOMES } from './assumptions/streamLists.ts';

const laundry = (rate: number, monthlyQuantity: number) => ({
  id: 'laundry',
  name: 'Lavandería',
  incomeType: 'servicios',
  serviceData: { rate, unitType: '', monthlyQuantity },
});

function open(...createdIncomes: object[]): Session<ProjectData> {
  const dateConfig = { startMonth: 1, startYear: 2028, projectionPeriod: 1 };
  return new Session<ProjectData>(tool, checked({ dateConfig, createdIncomes }));
}

const said = ({ calculation }: Session<ProjectData>) =>
  givenAdvice(calculation).filter(({ leads }) => leads);

test('an income that is 0 for one of its parts is told, and leads to that part', () => {
  const session = open(laundry(6_500_000, 0));
  expect(said(session)).toEqual([
    expect.objectContaining({
      message: '«Lavandería» cuenta $ 0: «Cantidad mensual» es 0.',
      leads: expect.objectContaining({
        to: [{ name: 'Ir a «Cantidad mensual»', ref: { id: 'i1.monthlyQuantity' } }],
      }),
    }),
  ]);
  const cell = () => assumptionsGrid(session, INCOMES).model.cell(0, 'cantidad');
  expect([cell().tone, cell().note]).toEqual(['bad', 'Por este 0 la fila cuenta $ 0']);

  session.set({ id: 'i1.monthlyQuantity' }, 2);
  expect(said(session)).toEqual([]);
  expect(cell().tone).not.toBe('bad');
  expect(session.calculation.value({ id: 'i1.flow', table: 'months', row: 0 })).toBe(13_000_000);
});

test('one that nobody has begun says nothing', () => {
  expect(said(open(laundry(0, 0)))).toEqual([]);
});
