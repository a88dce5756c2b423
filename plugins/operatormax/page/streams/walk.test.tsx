// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Session } from '../../../../src/workbench/index.ts';
import { newExpense, newIncome } from '../../document/create.ts';
import { emptyProject, type ProjectData } from '../../document/document.ts';
import tool from '../../tool.ts';
import { showTab } from '../testing/show.tsx';
import { ExpensesTab } from './ExpensesTab.tsx';
import { IncomesTab } from './IncomesTab.tsx';

// jsdom has neither a pointer to ask for nor a layout to observe.
class NoObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
beforeEach(() => {
  // Which view was chosen is kept.
  localStorage.clear();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('ResizeObserver', NoObserver);
});
afterEach(cleanup);

const headOf = (name: string) => ({ id: name, name, flowType: 'mensual', createdAt: '' }) as const;

function project(): ProjectData {
  const rooms = newIncome('revpar', headOf('Habitaciones'));
  const shop = newIncome('alquileres', headOf('Local'));
  const tents = newIncome('revpar', headOf('Carpas'));
  if (rooms.incomeType !== 'revpar' || tents.incomeType !== 'revpar') throw new Error('no revpar');
  const revpar = {
    tarifa: 100,
    ocupacionObjetivo: 50,
    periodoEstabilizacion: 1,
    numeroUnidades: 4,
  };
  return {
    ...emptyProject(),
    createdIncomes: [{ ...rooms, revparData: revpar }, shop, { ...tents, revparData: revpar }],
    // Listed by type: personnel, fixed, variable.
    createdExpenses: [
      newExpense('fixed', headOf('Seguros')),
      newExpense('personal', headOf('Recepción')),
    ],
  };
}

function show(Tab: typeof IncomesTab) {
  const session = new Session<ProjectData>(tool, project());
  showTab(session, Tab);
  return { session, user: userEvent.setup() };
}

const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const nameField = () => field(/^Nombre del ingreso/);
const next = () => screen.getByRole('button', { name: 'Siguiente' });
const rateOf = ({ document }: Session<ProjectData>, at: number) => {
  const income = document.createdIncomes[at];
  return income?.incomeType === 'revpar' ? income.revparData.tarifa : undefined;
};

test('the form of an income has the focus, so that Tab goes to its first field', async () => {
  const { user } = show(IncomesTab);
  await user.click(screen.getByRole('button', { name: 'Local' }));
  expect(document.activeElement?.textContent).toBe('Editar Ingreso Operativo');
  await user.tab();
  expect(document.activeElement).toHaveProperty('type', 'radio');
});

test('Enter goes on from the name, as from every other field', async () => {
  const { user } = show(IncomesTab);
  await user.click(screen.getByRole('button', { name: 'Local' }));
  await user.type(nameField(), '{Enter}');
  expect(document.activeElement).not.toBe(nameField());
  expect(document.activeElement?.tagName).toMatch(/INPUT|SELECT/);
});

test('an income is saved on the way to the next, which begins at the same field', async () => {
  const { session, user } = show(IncomesTab);
  await user.click(screen.getByRole('button', { name: 'Local' }));
  screen.getByText('2 de 3');
  await user.click(screen.getByRole('button', { name: 'Anterior' }));
  expect(nameField().value).toBe('Habitaciones');
  await user.clear(field(/^Tarifa/));
  await user.type(field(/^Tarifa/), '250');
  await user.click(next());
  expect(rateOf(session, 0)).toBe(250);
  // A shop has no rate: the one after it has.
  expect(nameField().value).toBe('Local');
  await user.click(next());
  expect(nameField().value).toBe('Carpas');
  expect(document.activeElement).toBe(field(/^Tarifa/));
  expect(field(/^Tarifa/).value).toBe('100');
  expect(next()).toHaveProperty('disabled', true);
  await user.click(screen.getByRole('button', { name: 'Cancelar' }));
  expect(rateOf(session, 2)).toBe(100);
  // One is where the walk ended.
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Carpas'));
});

test('one who saves an income from its sheet is back at the button for another', async () => {
  const { session, user } = show(IncomesTab);
  await user.click(screen.getByRole('radio', { name: 'Supuestos' }));
  await user.click(screen.getByRole('button', { name: 'Crear Nuevo Ingreso' }));
  await user.type(nameField(), 'Terraza');
  await user.type(field(/^Tarifa/), '900');
  await user.type(field(/^Ocupación/), '40');
  await user.type(field(/estabilización/), '3');
  await user.type(field(/unidades/), '2');
  await user.click(screen.getByRole('button', { name: 'Crear y Continuar' }));
  expect(session.document.createdIncomes.at(-1)?.name).toBe('Terraza');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Crear Nuevo Ingreso'));
});

test('an income that lacks something is not left for the next', async () => {
  const { session, user } = show(IncomesTab);
  await user.click(screen.getByRole('button', { name: 'Habitaciones' }));
  await user.clear(field(/^Tarifa/));
  await user.type(field(/^Tarifa/), '1.5');
  await user.tab();
  expect(next()).toHaveProperty('disabled', true);
  expect(field(/^Tarifa/).value).toBe('1.5');
  expect(rateOf(session, 0)).toBe(100);
});

test('expenses follow one another as they are listed, and what is missing is told', async () => {
  const { session, user } = show(ExpensesTab);
  await user.click(screen.getByRole('button', { name: 'Recepción' }));
  const form = await screen.findByRole('dialog', { name: 'Editar Recepción' });
  await waitFor(() => expect(form.contains(document.activeElement)).toBe(true));
  within(form).getByText('1 de 2');
  await user.clear(field(/^Cargo/));
  await user.click(next());
  screen.getByText('El salario mensual debe ser mayor a 0');
  expect(document.activeElement).toBe(field(/^Cargo/));
  await user.type(field(/^Cargo/), 'Noche');
  await user.type(field(/^Salario/), '1800000');
  await user.click(next());
  await screen.findByRole('dialog', { name: 'Editar Seguros' });
  expect(session.document.createdExpenses[1]).toMatchObject({
    name: 'Noche',
    personalData: { baseSalary: 1_800_000 },
  });
  screen.getByText('2 de 2');
  await user.click(screen.getByRole('button', { name: 'Cancelar' }));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Seguros'));
});

test('a form that made nothing gives the focus to what opened it', async () => {
  const { user } = show(IncomesTab);
  await user.click(screen.getByRole('button', { name: 'Crear Nuevo Ingreso' }));
  await user.click(screen.getByRole('button', { name: 'Cancelar' }));
  const create = screen.getByRole('button', { name: 'Crear Nuevo Ingreso' });
  await waitFor(() => expect(document.activeElement).toBe(create));
});
