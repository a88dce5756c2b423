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
import { readProjectFile } from './projects/exchange.ts';
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

describe('a share of all incomes', () => {
  test.each([
    'Todos los ingresos',
    'Total ingresos',
    'Ingresos totales',
    'Todos',
    'Ventas',
    'Ingresos brutos',
    'ingresos',
    'Ventas netas',
  ])('is what «%s» in the sheet says', (text) => {
    const session = open();
    const { model } = expenses(session);
    expect(model.edit([{ row: 0, columnId: 'base', text }]).refused).toEqual([]);
    expect(model.cell(0, 'base')).toMatchObject({ text: 'Todos los ingresos', tone: 'input' });
    expect(notices(session).map(({ id }) => id)).toEqual(['referencia.i2']);
    // 8 % of the 700 of the rooms: the bar is a share of nothing.
    expect(session.calculation.value({ id: 'e1.flow', table: 'months', row: 0 })).toBe(56);
  });

  test('comes first among what is chosen from, and an income that is called so before it', () => {
    const session = open();
    const { model } = expenses(session);
    expect(model.editor(0, 'base')).toMatchObject({
      options: ['Todos los ingresos', 'Habitaciones'],
    });
    session.edit('Llamar', (draft) => {
      for (const income of draft.createdIncomes.slice(0, 1)) income.name = 'Ventas';
    });
    model.edit([{ row: 0, columnId: 'base', text: 'Ventas' }]);
    expect(session.document.createdExpenses[0]).toMatchObject({
      variableData: { relationVariable: 'servicios-rooms' },
    });
  });

  test.each(['Total', 'Ingreso neto', 'Utilidad bruta', 'Ingresos de parqueo'])(
    'is not what «%s» says',
    (text) => {
      const { refused } = expenses(open()).model.edit([{ row: 0, columnId: 'base', text }]);
      expect(refused).toHaveLength(1);
    },
  );

  test('is chosen in the form, first of all', async () => {
    const session = open('servicios-rooms');
    showTab(session, ExpensesTab);
    await userEvent.click(screen.getByRole('button', { name: /^Editar.*Comisiones/ }));
    const field = screen.getByLabelText<HTMLSelectElement>(/^Ingreso del que depende/);
    expect([...field.options].map(({ text }) => text)).toEqual([
      'Elige un ingreso',
      'Todos los ingresos',
      'Habitaciones (Servicios)',
    ]);
    await userEvent.selectOptions(field, 'Todos los ingresos');
    expect(field.value).toBe('total-ingresos');
    screen.getByText('En el total cuentan también los ingresos dependientes.');
    expect(screen.queryByText(/^Un ingreso dependiente no puede/)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Guardar Cambios' }));
    expect(session.document.createdExpenses[0]).toMatchObject({
      variableData: { relationVariable: 'total-ingresos' },
    });
  });

  test('can be edited when there is no income left', async () => {
    const session = open('total-ingresos');
    session.edit('Quitar', (draft) => {
      for (const at of [1, 0]) removeIncome(draft, at);
    });
    showTab(session, ExpensesTab);
    await userEvent.click(screen.getByRole('button', { name: /^Editar.*Comisiones/ }));
    screen.getByLabelText(/^Ingreso del que depende/);
    expect(screen.getByRole('button', { name: 'Guardar Cambios' })).toHaveProperty(
      'disabled',
      false,
    );
  });

  test('comes back from a file, also when nothing comes in', async () => {
    const { document } = open('total-ingresos');
    const alone = { ...document, createdIncomes: [] };
    for (const one of [
      { ...document, createdIncomes: document.createdIncomes.slice(0, 1) },
      alone,
    ]) {
      const { id, version } = tool;
      const exportedAt = '2028-01-01T00:00:00.000Z';
      const file = { app: 'abaco', tool: id, version, exportedAt, document: one };
      const read = await readProjectFile(tool, new File([JSON.stringify(file)], 'hotel.json'));
      expect(read).toMatchObject({ document: one });
    }
  });
});
