// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Ref } from '../../../src/tool/index.ts';
import { UiProvider } from '../../../src/ui/index.ts';
import { registeredCommands } from '../../../src/workbench/commands/registry.ts';
import { Session, SessionScope, useRevealer } from '../../../src/workbench/index.ts';
import { stubLayout } from '../../../src/workbench/testing/layout.ts';
import type { ProjectData } from '../document/document.ts';
import { checked } from '../testing/documents.ts';
import tool from '../tool.ts';
import { FlowSection } from './FlowSection.tsx';
import { LeavingScope } from './guard.tsx';
import { monthlyFlow } from './testing/show.tsx';

beforeEach(() => {
  localStorage.clear();
  stubLayout();
});
afterEach(cleanup);

const RATE = { id: 'interestRate' };
const MONTH = { id: 'interesesDeuda', table: 'months', row: 3 };

/** What the browser has around the page: where one is, and its button 'back'. */
function Browser() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const revealer = useRevealer();
  return (
    <>
      <output aria-label="Dirección">{`${pathname}${search}`}</output>
      <button onClick={() => void navigate(-1)}>Atrás</button>
      <button onClick={() => revealer.reveal(RATE)}>Ir a la tasa</button>
    </>
  );
}

/** The monthly flow, come to from the list of tools. */
async function open(selected: Ref | null = null) {
  const session = new Session<ProjectData>(
    tool,
    checked({ dateConfig: { startMonth: 1, startYear: 2028, projectionPeriod: 5 } }),
  );
  session.select(selected);
  render(
    <MemoryRouter initialEntries={['/tools', '/tools/operatormax']} initialIndex={1}>
      <UiProvider>
        <SessionScope session={session}>
          <LeavingScope>
            <FlowSection flow={monthlyFlow} busy={false} name="Hotel" bar={null} />
          </LeavingScope>
          <Browser />
        </SessionScope>
      </UiProvider>
    </MemoryRouter>,
  );
  await waitFor(() => expect(document.querySelector('.ag-root-wrapper')).not.toBeNull());
  return { session, user: userEvent.setup() };
}

const address = () => screen.getByLabelText('Dirección').textContent;
const press = (name: string) => act(() => screen.getByRole('button', { name }).click());
const tab = (name: string) => screen.getByRole('tab', { name });
const back = () => press('Atrás');

test('back leads to the tab where one was, and from the first one out of the tool', async () => {
  const { user } = await open();
  await user.click(tab('Egresos'));
  const palette = registeredCommands();
  act(() => palette.find(({ id }) => id === 'tab.inversion')?.run?.());
  expect(address()).toBe('/tools/operatormax?pestana=inversion');
  back();
  expect(address()).toBe('/tools/operatormax?pestana=egresos-operativos');
  back();
  expect(address()).toBe('/tools/operatormax');
  back();
  expect(address()).toBe('/tools');
});

test('a tab that is open already adds nothing to go back through', async () => {
  const { user } = await open();
  await user.click(tab('Egresos'));
  await user.click(tab('Egresos'));
  act(() => {
    const again = registeredCommands().find(({ id }) => id === 'tab.operador')?.run;
    // Before the page shows the tab that was asked for.
    again?.();
    again?.();
  });
  back();
  expect(address()).toBe('/tools/operatormax?pestana=egresos-operativos');
  back();
  expect(address()).toBe('/tools/operatormax');
});

test('who followed a formula to another tab comes back to its cell', async () => {
  const { session } = await open();
  act(() => session.select(MONTH));
  act(() => session.follow({ id: 'periodicRatePct' }));
  act(() => session.follow(RATE));
  press('Ir a la tasa');
  expect(address()).toBe('/tools/operatormax?pestana=financieros');
  expect(session.selected).toEqual(RATE);
  back();
  expect(address()).toBe('/tools/operatormax');
  expect(session.selected).toEqual(MONTH);
  expect(session.canGoBack).toBe(false);
});

test('the way back by the page’s own button goes on, and not round in circles', async () => {
  const { session, user } = await open();
  act(() => session.select(MONTH));
  act(() => session.follow(RATE));
  press('Ir a la tasa');
  await user.click(screen.getByRole('button', { name: 'Volver a la celda' }));
  await waitFor(() => expect(address()).toBe('/tools/operatormax?pestana=flujo-de-caja'));
  expect(session.selected).toEqual(MONTH);
  back();
  expect(address()).toBe('/tools/operatormax?pestana=financieros');
  expect(session.selected).toEqual(MONTH);
  back();
  expect(address()).toBe('/tools/operatormax');
});

test('what was selected in the tab stays so, also where a formula was followed within it', async () => {
  const { session, user } = await open();
  act(() => session.select({ ...MONTH, row: 2 }));
  act(() => session.follow(MONTH));
  await user.click(tab('Egresos'));
  back();
  expect(session.selected).toEqual(MONTH);
  expect(session.canGoBack).toBe(true);
});

test('who only opens the tool is led nowhere, and who comes back to the tab to its cell', async () => {
  const { user } = await open(MONTH);
  const isAtCell = () => document.activeElement?.closest('.ag-root-wrapper') !== null;
  expect(isAtCell()).toBe(false);
  await user.click(tab('Egresos'));
  back();
  await waitFor(() => expect(isAtCell()).toBe(true));
});

test('on a phone the way back has a short name, and is whole in sight', async () => {
  const before = window.innerWidth;
  window.innerWidth = 390;
  const { session, user } = await open();
  await user.click(tab('Fechas'));
  const tools = screen.getByRole('button', { name: 'Pegar datos' }).parentElement;
  if (tools) tools.scrollLeft = 40;
  act(() => session.select(MONTH));
  act(() => session.follow(RATE));
  const button = screen.getByRole('button', { name: 'Volver a la celda' });
  expect(button.textContent).toBe('Volver');
  expect(tools?.scrollLeft).toBe(0);
  window.innerWidth = before;
});
