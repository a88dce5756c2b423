// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { UiProvider } from '../../../src/ui/index.ts';
import { Session, SessionScope } from '../../../src/workbench/index.ts';
import { endPage, putKept } from '../../../src/workbench/testing/endedPage.ts';
import { stubLayout } from '../../../src/workbench/testing/layout.ts';
import { newExpense, newIncome } from '../document/create.ts';
import { emptyProject, type ProjectData } from '../document/document.ts';
import tool from '../tool.ts';
import { OperatorTab } from './config/OperatorTab.tsx';
import { ExpensesTab } from './streams/ExpensesTab.tsx';
import { IncomesTab } from './streams/IncomesTab.tsx';
import { monthlyFlow } from './testing/show.tsx';

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

test('the step of a saved form says what was changed in it, where that was one value', async () => {
  const { session, user } = show(<OperatorTab />);
  const put = async (name: RegExp, text: string) => {
    await user.clear(field(name));
    await user.type(field(name), `${text}{Tab}`);
  };
  await put(/^Fee del operador/, '8');
  await user.click(button('Guardar Configuración'));
  expect(session.undoLabel).toMatch(/^Fee del operador: 0,00\s% → 8,00\s%$/);
  await put(/^Fee del operador/, '9');
  await put(/^Fee mínimo/, '1000000');
  await user.click(button('Guardar Configuración'));
  expect(session.undoLabel).toBe('Guardar el operador');
});

test('Ctrl+Z outside a form that holds changes takes these back first, and then what was saved', async () => {
  const { session, user } = show(<OperatorTab />);
  const share = () => field(/^Fee del operador/).value;
  const change = async (text: string) => {
    await user.clear(field(/^Fee del operador/));
    await user.type(field(/^Fee del operador/), `${text}{Tab}`);
  };
  const undoOutside = async () => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    await user.keyboard('{Control>}z{/Control}');
  };
  await change('8');
  await user.click(button('Guardar Configuración'));
  expect(screen.queryByText('Los cambios se guardaron')).not.toBeNull();
  await change('9');
  expect(screen.queryByText('Los cambios se guardaron')).toBeNull();
  await undoOutside();
  expect(share()).toBe('8');
  expect(session.calculation.value({ id: 'feePercentage' })).toBe(8);
  await undoOutside();
  expect(share()).toBe('0');
});

test('a new income: its type, its name as it stands, and what it was typed from', async () => {
  const open = async (user: ReturnType<typeof userEvent.setup>) =>
    user.click(button('Crear Nuevo Ingreso'));
  const { user } = show(<IncomesTab flow={monthlyFlow} />);
  await open(user);
  await user.click(screen.getByRole('radio', { name: /Servicios/ }));
  await user.type(field(/^Nombre del ingreso/), 'Spa');
  await user.type(field(/^Tarifa/), '=20000*2');
  endPage(tool.id, 'income.new');
  const again = show(<IncomesTab flow={monthlyFlow} />);
  await open(again.user);
  expect(field(/^Nombre del ingreso/).value).toBe('Spa');
  expect(field(/^Tarifa/).value).toBe('40.000');
  await again.user.click(field(/^Tarifa/));
  expect(field(/^Tarifa/).value).toBe('=20000*2');
  expect(again.session.document.createdIncomes).toHaveLength(1);
});

test('an expense: what was typed for it is offered to it alone, and gone once it is left', async () => {
  const { user } = show(<ExpensesTab flow={monthlyFlow} />);
  await user.click(button(/^Editar/));
  const amount = field(/^Monto|^Valor/);
  await user.clear(amount);
  await user.type(amount, '900.000');
  endPage(tool.id, 'expense.Seguros');
  const again = show(<ExpensesTab flow={monthlyFlow} />);
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

describe('what was kept and doesn’t fit', () => {
  const keep = (form: string, own: unknown) =>
    putKept(tool.id, form, { version: tool.version, state: { own, expressions: {}, texts: [] } });
  const openNew = async (own: unknown) => {
    keep('income.new', own);
    const shown = show(<IncomesTab flow={monthlyFlow} />);
    await shown.user.click(button('Crear Nuevo Ingreso'));
    return shown;
  };

  test.each([
    [{ operatorConfig: { feePercentage: 'mucho' } }],
    [{ operatorConfig: { baseCalculation: 'nada' } }],
  ])('%j leaves the form as it is', (own) => {
    show(<OperatorTab />);
    const before = field(/^Fee del operador/).value;
    cleanup();
    keep('config.operatorConfig', own);
    show(<OperatorTab />);
    expect(field(/^Fee del operador/).value).toBe(before);
    expect(notice()).toBeNull();
  });

  test('a part that an older version didn’t have is as it begins', () => {
    keep('config.operatorConfig', { operatorConfig: { feePercentage: 7 } });
    show(<OperatorTab />);
    expect(field(/^Fee del operador/).value).toBe('7');
    expect(field(/^Fee mínimo/).value).toBe('0');
  });

  const spa = newIncome('servicios', headOf('kept'));
  test.each([
    [{ stream: { ...spa, serviceData: 7 }, name: 'Spa', typed: {} }],
    [{ stream: { ...spa, incomeType: 'otro' }, name: 'Spa', typed: {} }],
    [{ stream: null, name: 'Spa', typed: {} }],
  ])('%j is no income', async (own) => {
    await openNew(own);
    expect(field(/^Nombre del ingreso/).value).toBe('');
  });

  test('what is left of other types is dropped by itself, or completed', async () => {
    const rooms = { ...newIncome('revpar', headOf('kept')), revparData: { tarifa: 9 } };
    const typed = { revpar: rooms, alquileres: 3, parqueaderos: { incomeType: 'nada' } };
    const { user } = await openNew({ stream: spa, name: 'Spa', typed });
    expect(field(/^Nombre del ingreso/).value).toBe('Spa');
    for (const [type, amount, text] of [
      [/RevPAR/, /^Tarifa/, '9'],
      [/Alquileres/, /^Precio/, '0'],
      [/Parqueaderos/, /^Tarifa/, '0'],
    ] as const) {
      await user.click(screen.getByRole('radio', { name: type }));
      expect(field(amount).value).toBe(text);
    }
  });
});
