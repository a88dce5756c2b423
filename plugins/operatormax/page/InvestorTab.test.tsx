// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { UiProvider } from '../../../src/ui/index.ts';
import { Session, SessionScope } from '../../../src/workbench/index.ts';
import { stubLayout } from '../../../src/workbench/testing/layout.ts';
import type { ProjectData } from '../document/document.ts';
import { checked } from '../testing/documents.ts';
import tool from '../tool.ts';
import { InvestorTab } from './InvestorTab.tsx';

beforeEach(stubLayout);
afterEach(cleanup);

const raw = {
  dateConfig: { startMonth: 1, startYear: 2028, projectionPeriod: 1 },
  createdIncomes: [
    {
      id: 'a',
      name: 'Alimentos y bebidas',
      incomeType: 'servicios',
      serviceData: { rate: 100, unitType: 'por unidad', monthlyQuantity: 7 },
    },
  ],
};

test('a cell that was left selected in the cash flow is not explained among the data of the investor', async () => {
  const session = new Session<ProjectData>(tool, checked(raw));
  const month = { id: 'i1.flow', table: 'months', row: 1 };
  session.select(month);
  const page = (
    <MemoryRouter>
      <UiProvider>
        <SessionScope session={session}>
          <InvestorTab />
        </SessionScope>
      </UiProvider>
    </MemoryRouter>
  );
  const { unmount } = await act(async () => render(page));
  const bar = async () => (await screen.findByRole('region', { name: 'Fórmula' })).textContent;
  expect(await bar()).toContain('Selecciona una cifra o una celda');
  expect(await bar()).not.toContain('Alimentos');
  // It is still selected: its own tab shows it again.
  expect(session.selected).toEqual(month);
  act(() => session.select({ id: 'cashOnCash', table: 'years', row: 0 }));
  expect(await bar()).toContain('Cash on cash');
  unmount();
  await act(async () => render(page));
  expect(await bar()).toContain('Cash on cash');
});
