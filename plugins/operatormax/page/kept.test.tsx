// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { UiProvider } from '../../../src/ui/index.ts';
import { Session, SessionScope } from '../../../src/workbench/index.ts';
import { endPage } from '../../../src/workbench/testing/endedPage.ts';
import { stubLayout } from '../../../src/workbench/testing/layout.ts';
import { newExpense, newIncome } from '../document/create.ts';
import { emptyProject, type ProjectData } from '../document/document.ts';
import tool from '../tool.ts';
import { OperatorTab } from './config/OperatorTab.tsx';
import { flowOf } from './sections.ts';
import { ExpensesTab } from './streams/ExpensesTab.tsx';
import { IncomesTab } from './streams/IncomesTab.tsx';

const MONTHLY = flowOf('flujo-mensual');
if (!MONTHLY) throw new Error('there is no monthly flow');
const flow = MONTHLY;

beforeEach(() => {
  localStorage.clear();
  stubLayout();
});
afterEach(cleanup);

const headOf = (name: string) => ({ id: name, name, flowType: 'mensual', createdAt: '' }) as const;

/** Each time the same project, as it was saved. */
function show(tab: React.ReactNode) {
  const session = new Session<ProjectData>(tool, {
    ...emptyProject(),
    createdIncomes: [newIncome('alquileres', headOf('Local'))],
    createdExpenses: [newExpense('fixed', headOf('Seguros'))],
  });
  render(
    <MemoryRouter>
      <UiProvider>
        <SessionScope session={session}>{tab}</SessionScope>
      </UiProvider>
    </MemoryRouter>,
  );
  return { session, user: userEvent.setup() };
}

const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const button = (name: RegExp | string) => screen.getByRole('button', { name });
const notice = () => screen.queryByText('Recuperado lo que no guardaste');

test('the operator: values, a text that was refused and one that was only begun come back', async () => {
  const { user } = show(<OperatorTab />);
  const [share, least] = [/^Fee del operador/, /^Fee mínimo/];
  const before = field(share).value;
  await user.clear(field(share));
  await user.type(field(share), '500');
  await user.clear(field(least));
  await user.type(field(least), '=1000000*');
  endPage(tool.id, 'config.operatorConfig');
  const again = show(<OperatorTab />);
  expect(notice()).not.toBeNull();
  expect([field(share).value, field(least).value]).toEqual(['500', '=1000000*']);
  await again.user.click(button('Descartar'));
  expect(field(share).value).toBe(before);
  expect(notice()).toBeNull();
});

test('a new income: its type, its name as it stands, and what it was typed from', async () => {
  const open = async (user: ReturnType<typeof userEvent.setup>) =>
    user.click(button('Crear Nuevo Ingreso'));
  const { user } = show(<IncomesTab flow={flow} />);
  await open(user);
  await user.click(screen.getByRole('radio', { name: /Servicios/ }));
  await user.type(field(/^Nombre del ingreso/), 'Spa');
  await user.type(field(/^Tarifa/), '=20000*2');
  endPage(tool.id, 'income.new');
  const again = show(<IncomesTab flow={flow} />);
  await open(again.user);
  expect(field(/^Nombre del ingreso/).value).toBe('Spa');
  expect(field(/^Tarifa/).value).toBe('40.000');
  await again.user.click(field(/^Tarifa/));
  expect(field(/^Tarifa/).value).toBe('=20000*2');
  expect(again.session.document.createdIncomes).toHaveLength(1);
});

test('an expense: what was typed for it is offered to it alone, and gone once it is left', async () => {
  const { user } = show(<ExpensesTab flow={flow} />);
  await user.click(button(/^Editar/));
  const amount = field(/^Monto|^Valor/);
  await user.clear(amount);
  await user.type(amount, '900.000');
  endPage(tool.id, 'expense.Seguros');
  const again = show(<ExpensesTab flow={flow} />);
  await again.user.click(button('Crear Nuevo Egreso'));
  expect(notice()).toBeNull();
  await again.user.click(button('Cancelar'));
  await again.user.click(button(/^Editar/));
  expect(notice()).not.toBeNull();
  expect(field(/^Monto|^Valor/).value).toBe('900.000');
  await again.user.click(button('Cancelar'));
  await again.user.click(button(/^Editar/));
  expect(notice()).toBeNull();
});
