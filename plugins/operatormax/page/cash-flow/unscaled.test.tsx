// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { Session } from '../../../../src/workbench/index.ts';
import { SessionContext } from '../../../../src/workbench/session/useSession.ts';
import type { ProjectData } from '../../document/document.ts';
import { checked } from '../../testing/documents.ts';
import operatormax from '../../tool.ts';
import { useFlowGrid } from './useFlowGrid.ts';
import type { Unit } from './units.ts';

const MONTHS = { table: 'months', type: 'mensual', label: 'Mensual' } as const;
const serviceData = { rate: 1_000_000, unitType: 'por unidad', monthlyQuantity: 7 };

function monthsIn(unit: Unit) {
  const raw = {
    dateConfig: { startMonth: 1, startYear: 2028, projectionPeriod: 1 },
    createdIncomes: [{ id: 'a', name: 'Spa', incomeType: 'servicios', serviceData }],
  };
  const session = new Session<ProjectData>(operatormax, checked(raw));
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SessionContext value={session}>{children}</SessionContext>
  );
  const { result } = renderHook(() => useFlowGrid(MONTHS, unit), { wrapper });
  const { grid } = result.current;
  const rows = Array.from({ length: grid.rowCount }, (_, row) => row);
  const row = rows.findIndex((at) => grid.cell(at, 'concepto').text === 'Spa');
  const paste = (text: string, isUnscaled: boolean) => {
    grid.edit([{ row, columnId: 'm0', text, ...(isUnscaled ? { isUnscaled } : {}) }], 'paste');
    return session.document.overrides['a']?.['2028-01'];
  };
  return { unit: grid.typedUnit?.(row, 'm0'), total: grid.typedUnit?.(row, 'total'), paste };
}

test('a month shown in thousands takes an amount in them, or in pesos where that is said', () => {
  const { unit, total, paste } = monthsIn('miles');
  expect([unit, total]).toEqual([{ name: 'miles', by: 1_000 }, undefined]);
  expect(paste('6.500', false)).toBe(6_500_000);
  expect(paste('$ 6.480.127', true)).toBe(6_480_127);
  expect(monthsIn('pesos').unit).toEqual({ name: 'pesos', by: 1 });
});
