// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { givenAdvice } from '../../../src/tool/index.ts';
import { Session } from '../../../src/workbench/index.ts';
import { stubLayout } from '../../../src/workbench/testing/layout.ts';
import type { ProjectData } from '../document/document.ts';
import { removeIncome } from '../document/edits.ts';
import { checked } from '../testing/documents.ts';
import tool from '../tool.ts';
import { assumptionsGrid } from './assumptions/assumptionsGrid.ts';
import { EXPENSES, INCOMES } from './assumptions/streamLists.ts';
import { ExpensesTab } from './streams/ExpensesTab.tsx';
import { IncomesTab } from './streams/IncomesTab.tsx';
import { showTab } from './testing/show.tsx';

beforeEach(() => {
  localStorage.clear();
  stubLayout();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterEach(cleanup);

/** Rooms, a bar that is a share of nothing, and a commission of nothing. */
function open(relationVariable = ''): Session<ProjectData> {
  const project = checked({
    dateConfig: { startMonth: 1, startYear: 2028, projectionPeriod: 1 },
    createdIncomes: [
      {
        id: 'rooms',
        name: 'Habitaciones',
        incomeType: 'servicios',
        serviceData: { rate: 100, unitType: 'por unidad', monthlyQuantity: 7 },
      },
      { id: 'bar', name: 'Bar', incomeType: 'dependientes', dependentData: { percentage: 10 } },
    ],
    createdExpenses: [
      {
        id: 'fees',
        name: 'Comisiones',
        type: 'variable',
        variableData: { relationVariable, relationPercentage: 8 },
      },
    ],
  });
  return new Session<ProjectData>(tool, project);
}

const notices = (session: Session<ProjectData>) =>
  givenAdvice(session.calculation).filter(({ leads }) => leads);
const expenses = (session: Session<ProjectData>) => assumptionsGrid(session, EXPENSES);

const NONE = 'Falta elegir el ingreso del que depende.';
const GONE = /^El ingreso de referencia seleccionado no está disponible/;

describe('a share of an income that nobody chose', () => {
  test('is said of incomes and expenses, with the way to the cell that is empty', () => {
    const session = open();
    expect(notices(session)).toMatchObject([
      {
        message: `«Bar» cuenta $ 0. ${NONE}`,
        leads: { to: [{ name: 'Elegir ingreso base', ref: { id: 'i2.base' } }] },
      },
      { message: `«Comisiones» cuenta $ 0. ${NONE}`, leads: { to: [{ ref: { id: 'e1.base' } }] } },
    ]);
    const { addressOf } = expenses(session);
    expect(addressOf({ id: 'e1.base' })).toEqual({ row: 0, columnId: 'base' });
  });

  test('is marked in the sheet until one is chosen', () => {
    const session = open();
    const { model } = expenses(session);
    expect(model.cell(0, 'base')).toMatchObject({
      text: 'Sin elegir',
      value: null,
      tone: 'bad',
      note: `Cuenta $ 0. ${NONE}`,
    });
    expect(assumptionsGrid(session, INCOMES).model.cell(1, 'base')).toMatchObject({ tone: 'bad' });
    model.edit([{ row: 0, columnId: 'base', text: 'Habitaciones' }]);
    expect(model.cell(0, 'base')).toMatchObject({ text: 'Habitaciones', tone: 'input' });
    expect(notices(session).map(({ id }) => id)).toEqual(['referencia.i2']);
    // 100 x 7 a month, of which 8 %.
    expect(session.calculation.value({ id: 'e1.flow', table: 'months', row: 0 })).toBe(56);
  });

  test('is marked in the list, which leads to the form, where the field says it', async () => {
    showTab(open(), ExpensesTab);
    screen.getByText('Sin ingreso base');
    await userEvent.click(
      screen.getByRole('button', { name: /^Elegir ingreso base ?de Comisiones$/ }),
    );
    const field = screen.getByLabelText(/^Ingreso del que depende/);
    const described = field.getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(described.map((id) => document.getElementById(id)?.textContent)).toContain(NONE);
    cleanup();
    showTab(open(), IncomesTab);
    await userEvent.click(screen.getByRole('button', { name: /^Elegir ingreso base ?de Bar$/ }));
    screen.getByText(NONE);
  });
});

test('one whose income is gone says that, and not that none was chosen', () => {
  const session = open('servicios-rooms');
  expect(notices(session)).toHaveLength(1);
  session.edit('Quitar', (draft) => removeIncome(draft, 0));
  const said = notices(session)[1]?.message;
  expect(said?.replace('«Comisiones» cuenta $ 0. ', '')).toMatch(GONE);
});

test('an income that follows itself through another says so', () => {
  const session = open();
  session.edit('Seguir', (draft) => {
    const [, bar] = draft.createdIncomes;
    if (bar?.incomeType === 'dependientes') bar.dependentData.baseIncomeId = 'bar';
  });
  expect(notices(session)[0]?.message).toMatch(/de sí mismo/);
});
