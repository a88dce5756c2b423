// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Session } from '../../../../src/workbench/index.ts';
import { stubLayout } from '../../../../src/workbench/testing/layout.ts';
import type { ProjectData } from '../../document/document.ts';
import { checked } from '../../testing/documents.ts';
import tool from '../../tool.ts';
import { flowOf } from '../sections.ts';
import { showTab } from '../testing/show.tsx';
import { CashFlowTab } from './CashFlowTab.tsx';

beforeEach(() => {
  localStorage.clear();
  stubLayout();
});
afterEach(cleanup);

const ANNUAL = flowOf('flujo-anual');

/** The annual flow, opened where a cell was left selected; how many of its cells are marked. */
async function markedWith(table: 'months' | 'years'): Promise<number> {
  const serviceData = { rate: 100, unitType: 'por unidad', monthlyQuantity: 7 };
  const raw = {
    dateConfig: { startMonth: 1, startYear: 2028, projectionPeriod: 2 },
    createdIncomes: [{ id: 'a', name: 'Café', incomeType: 'servicios', serviceData }],
  };
  const session = new Session<ProjectData>(tool, checked(raw));
  session.select({ id: 'i1.flow', table, row: 0 });
  showTab(session, () => ANNUAL && <CashFlowTab flow={ANNUAL} busy={false} name="Hotel" />);
  await waitFor(() => expect(document.querySelector('.ag-cell')).not.toBeNull());
  const marked = document.querySelectorAll('.dg-precedent, .dg-dependent').length;
  expect(screen.queryAllByText(/^Selecciona una cifra/)).toHaveLength(table === 'months' ? 1 : 0);
  cleanup();
  return marked;
}

test('where the formula bar explains nothing, nothing is marked for a cell of another sheet', async () => {
  expect(await markedWith('years')).toBeGreaterThan(0);
  expect(await markedWith('months')).toBe(0);
});
