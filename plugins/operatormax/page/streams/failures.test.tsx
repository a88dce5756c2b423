// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { toast, UiProvider } from '../../../../src/ui/index.ts';
import { Session, SessionScope } from '../../../../src/workbench/index.ts';
import { emptyProject, type ProjectData } from '../../document/document.ts';
import { sampleProjects } from '../../document/samples.ts';
import { expenseId, incomeId } from '../../model/structure.ts';
import tool from '../../tool.ts';
import { monthlyFlow, showTab } from '../testing/show.tsx';
import { ExpenseDialog } from './ExpenseDialog.tsx';
import { ExpensesTab } from './ExpensesTab.tsx';
import { FlowDialog } from './FlowDialog.tsx';
import { IncomeForm } from './IncomeForm.tsx';

const [{ data: sample } = { data: emptyProject() }] = sampleProjects();
const closed = () => undefined;

// jsdom has neither a pointer to ask for nor a layout to observe.
class NoObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('ResizeObserver', NoObserver);
});
afterEach(cleanup);

function show(children: ReactNode, document = sample) {
  const session = new Session<ProjectData>(tool, document);
  const told = vi.spyOn(toast, 'error');
  render(
    <MemoryRouter>
      <UiProvider>
        <SessionScope session={session}>{children}</SessionScope>
      </UiProvider>
    </MemoryRouter>,
  );
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Guardar Cambios' }));
  const fail = (message: string) =>
    vi.spyOn(session, 'edit').mockImplementation(() => {
      throw new Error(message);
    });
  return { session, told, save, fail };
}

const expenseAt = (type: string) => sample.createdExpenses.findIndex((one) => one.type === type);
const editing = (type: string) => (
  <ExpenseDialog
    position={expenseAt(type)}
    order={[]}
    flow={monthlyFlow}
    onGo={closed}
    onClose={closed}
  />
);

describe('an expense that cannot be saved', () => {
  test.each([
    ['personal', 'Error desconocido al crear/actualizar el gasto'],
    ['fixed', 'Error al crear el egreso'],
    ['variable', 'Error al crear el egreso'],
  ])('of the type %s: %s, or what went wrong', async (type, otherwise) => {
    const { told, save, fail } = show(editing(type));
    fail('');
    await save();
    expect(told).toHaveBeenLastCalledWith(otherwise);
    fail('Sin memoria');
    await save();
    expect(told).toHaveBeenLastCalledWith('Sin memoria');
  });

  test('because it is gone', async () => {
    const { session, told, save } = show(editing('fixed'));
    act(() => session.edit('Eliminar', (project) => void (project.createdExpenses = [])));
    await save();
    expect(told).toHaveBeenLastCalledWith('Egreso no encontrado');
    expect(session.document.createdExpenses).toEqual([]);
  });

  test('because it has no id', async () => {
    const createdExpenses = sample.createdExpenses.map((one) => ({ ...one, id: '' }));
    const { told, save } = show(editing('fixed'), { ...sample, createdExpenses });
    await save();
    expect(told).toHaveBeenLastCalledWith('ID del gasto no encontrado');
  });
});

describe('an income that cannot be saved', () => {
  test('says so, or what went wrong', async () => {
    const { told, save, fail } = show(
      <IncomeForm position={0} flow={monthlyFlow} onGo={closed} onClose={closed} />,
    );
    fail('');
    await save();
    expect(told).toHaveBeenLastCalledWith('Error al actualizar el ingreso');
    fail('Sin memoria');
    await save();
    expect(told).toHaveBeenLastCalledWith('Sin memoria');
  });

  test('that is new as well', async () => {
    const { told, fail } = show(
      <IncomeForm position={null} flow={monthlyFlow} onGo={closed} onClose={closed} />,
    );
    fail('');
    const user = userEvent.setup();
    await user.type(screen.getByRole('textbox', { name: 'Nombre del ingreso' }), 'Camas');
    for (const name of [/^Tarifa/, /^Número de unidades/, /^Ocupación/, /estabilización/i]) {
      const field = screen.getByRole('textbox', { name });
      await user.clear(field);
      await user.type(field, '10');
    }
    await user.click(screen.getByRole('button', { name: 'Crear y Continuar' }));
    expect(told).toHaveBeenLastCalledWith('Error al crear el ingreso');
  });

  test('because it is gone', async () => {
    const { session, told, save } = show(
      <IncomeForm position={0} flow={monthlyFlow} onGo={closed} onClose={closed} />,
    );
    act(() => session.edit('Eliminar', (project) => void (project.createdIncomes = [])));
    await save();
    expect(told).toHaveBeenLastCalledWith('Ingreso no encontrado');
    expect(session.document.createdIncomes).toEqual([]);
  });
});

test('a list of expenses that cannot be shown says why, and what is beside it stays', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const session = new Session<ProjectData>(tool, sample);
  const { calculation } = session;
  const formula = calculation.formula.bind(calculation);
  vi.spyOn(calculation, 'formula').mockImplementation((ref) => {
    if (ref.id === `${expenseId(0)}.flow`) throw new Error('Sin memoria');
    return formula(ref);
  });
  showTab(session, ExpensesTab);
  expect(screen.getByRole('alert').textContent).toBe('Error: Sin memoria');
  expect(screen.queryByText('Egresos Configurados')).toBeNull();
});

describe('a projection that cannot be shown', () => {
  test('of a stream that is not known', () => {
    show(<FlowDialog stream="i99" flow={monthlyFlow} onClose={closed} />);
    expect(screen.queryByText('No se pudo mostrar la proyección')).not.toBeNull();
  });

  test('of an income whose base is gone says what to check', () => {
    const at = sample.createdIncomes.findIndex(({ incomeType }) => incomeType === 'dependientes');
    const createdIncomes = sample.createdIncomes.map((income) =>
      income.incomeType === 'dependientes'
        ? { ...income, dependentData: { ...income.dependentData, baseIncomeId: 'nadie' } }
        : income,
    );
    show(<FlowDialog stream={incomeId(at)} flow={monthlyFlow} onClose={closed} />, {
      ...sample,
      createdIncomes,
    });
    const what =
      'El ingreso de referencia seleccionado no está disponible. Por favor, verifica la configuración.';
    expect(screen.queryByText(what)).not.toBeNull();
  });
});

test('a variable expense says why dependent incomes are not offered, where there are such', () => {
  const why = /^Un ingreso dependiente no puede ser la base/;
  const own = sample.createdIncomes.filter(({ incomeType }) => incomeType !== 'dependientes');
  expect(own.length).toBeLessThan(sample.createdIncomes.length);
  show(editing('variable'));
  screen.getByText(why);
  cleanup();
  show(editing('variable'), { ...sample, createdIncomes: own });
  expect(screen.queryByText(why)).toBeNull();
});
