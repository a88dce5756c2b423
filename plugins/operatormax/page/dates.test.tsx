// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { registeredCommands } from '../../../src/workbench/commands/registry.ts';
import { Session, SessionScope, useGoTo } from '../../../src/workbench/index.ts';
import { stubLayout } from '../../../src/workbench/testing/layout.ts';
import { UiProvider } from '../../../src/ui/index.ts';
import { completeDates, type ProjectData } from '../document/document.ts';
import { checked } from '../testing/documents.ts';
import tool from '../tool.ts';
import { CashFlowTab } from './cash-flow/CashFlowTab.tsx';
import { DatesTab } from './config/DatesTab.tsx';
import { LeavingScope, useHeld, useLeave } from './guard.tsx';
import { readProjectFile } from './projects/exchange.ts';
import { monthlyFlow } from './testing/show.tsx';

beforeEach(stubLayout);
afterEach(cleanup);

const NO_DATES = { startMonth: null, startYear: null, projectionPeriod: null };

function show(dateConfig: object, children: React.ReactNode): Session {
  const session = new Session(tool, checked({ dateConfig }));
  render(
    <MemoryRouter>
      <UiProvider>
        <SessionScope session={session}>{children}</SessionScope>
      </UiProvider>
    </MemoryRouter>,
  );
  return session;
}

async function typePeriod(user: UserEvent, text: string) {
  const period = screen.getByRole('textbox', { name: /Período/ });
  await user.clear(period);
  await user.type(period, text);
}

test('a project without dates asks for them in the place of its cash flow', () => {
  show(NO_DATES, <CashFlowTab flow={monthlyFlow} busy={false} name="Hotel" />);
  screen.getByText('Configuración de fechas requerida para mostrar la proyección');
  screen.getByText(
    'Para ver la proyección detallada, primero configura las fechas en la pestaña "Fechas".',
  );
  expect(screen.queryByText('TIR e.a')).toBeNull();
});

test.each([
  ['startMonth', 'Mes de inicio'],
  ['startYear', 'Año de inicio'],
])('who looks for %s comes to its field', async (id, label) => {
  function Leads() {
    const goTo = useGoTo();
    return <button onClick={() => goTo({ id })}>Ir</button>;
  }
  show(
    {},
    <>
      <DatesTab />
      <Leads />
    </>,
  );
  await userEvent.setup().click(screen.getByRole('button', { name: 'Ir' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(label)));
});

test('its dates can only be saved once all of them are there', () => {
  show(NO_DATES, <DatesTab />);
  const save = screen.getByRole<HTMLButtonElement>('button', { name: 'Guardar Configuración' });
  expect(save.disabled).toBe(true);
  expect(screen.queryByText(/Período configurado/)).toBeNull();
});

test('the configured period says which month is its last', () => {
  show({ startMonth: 1, startYear: 2028, projectionPeriod: 10 }, <DatesTab />);
  expect(screen.getByText(/Período configurado/).textContent).toBe(
    'Período configurado: enero de 2028 a enero de 2038 (10 años, 120 meses; el último, diciembre de 2037)',
  );
});

test('dates are saved as one leaves them, where they can be', async () => {
  stubLayout();
  const left: string[] = [];
  function Elsewhere() {
    const leave = useLeave();
    const says = useHeld() ? 'Formulario sin guardar' : 'Guardado';
    return (
      <>
        <button onClick={() => leave(() => left.push('away'))}>Irse</button>
        <output aria-label="Estado">{says}</output>
      </>
    );
  }
  const session = show(
    { projectionPeriod: 5 },
    <LeavingScope>
      <DatesTab />
      <Elsewhere />
    </LeavingScope>,
  );
  const user = userEvent.setup();
  const told = () => screen.getByLabelText('Estado').textContent;
  expect(told()).toBe('Guardado');
  const years = async (text: string) => {
    await typePeriod(user, text);
    await user.tab();
    await user.click(screen.getByRole('button', { name: 'Irse' }));
    await screen.findByRole('alertdialog', { name: '¿Salir sin guardar?' });
  };
  await years('25');
  expect(told()).toBe('Formulario sin guardar');
  expect(screen.queryByRole('button', { name: 'Guardar y salir' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Seguir aquí' }));
  await years('7');
  await user.click(screen.getByRole('button', { name: 'Guardar y salir' }));
  await waitFor(() => expect(left).toEqual(['away']));
  expect(told()).toBe('Guardado');
  expect(completeDates((session.document as ProjectData).dateConfig)?.projectionPeriod).toBe(7);
});

test('who only pastes something else meanwhile isn’t asked about leaving', async () => {
  const done: string[] = [];
  function Pasting() {
    const leave = useLeave();
    return <button onClick={() => leave(() => done.push('pasted'), true)}>Pegar</button>;
  }
  const session = show(
    { projectionPeriod: 5 },
    <LeavingScope>
      <DatesTab />
      <Pasting />
    </LeavingScope>,
  );
  const user = userEvent.setup();
  await typePeriod(user, '7');
  await user.tab();
  await user.click(screen.getByRole('button', { name: 'Pegar' }));
  await screen.findByRole('alertdialog', { name: '¿Seguir sin guardar?' });
  await user.click(screen.getByRole('button', { name: 'Guardar y seguir' }));
  await waitFor(() => expect(done).toEqual(['pasted']));
  expect(completeDates((session.document as ProjectData).dateConfig)?.projectionPeriod).toBe(7);
});

test('Ctrl+S saves the form, and not just the case without what is in it', async () => {
  const session = show({ projectionPeriod: 5 }, <DatesTab />);
  const user = userEvent.setup();
  await typePeriod(user, '7');
  await user.keyboard('{Control>}s{/Control}');
  expect(session.document['dateConfig']).toMatchObject({ projectionPeriod: 7 });
  // With nothing to save in the form it is the page's.
  const heard = vi.fn<(event: KeyboardEvent) => void>();
  window.addEventListener('keydown', heard);
  await user.keyboard('{Control>}s{/Control}');
  window.removeEventListener('keydown', heard);
  expect(heard.mock.calls.map(([{ key, defaultPrevented }]) => [key, defaultPrevented])).toEqual([
    ['Control', false],
    ['s', false],
  ]);
});

test('what saves a form with changes is found by its name, and its key is told', async () => {
  const session = show({ projectionPeriod: 5 }, <DatesTab />);
  const found = () => registeredCommands().find(({ keys }) => keys?.includes('Ctrl+S'));
  expect(found()).toBeUndefined();
  await typePeriod(userEvent.setup(), '7');
  expect(found()?.label).toBe('Guardar el formulario');
  act(() => found()?.run?.());
  expect(session.document['dateConfig']).toMatchObject({ projectionPeriod: 7 });
  expect(found()).toBeUndefined();
});

test('the button that saved keeps the focus, and does nothing more', async () => {
  const session = show({ projectionPeriod: 5 }, <DatesTab />);
  const user = userEvent.setup();
  await typePeriod(user, '7');
  const save = screen.getByRole('button', { name: 'Guardar Configuración' });
  save.focus();
  await user.keyboard('{Enter}');
  expect(session.document['dateConfig']).toMatchObject({ projectionPeriod: 7 });
  expect(document.activeElement).toBe(save);
  await waitFor(() => expect(save.getAttribute('aria-disabled')).toBe('true'));
  expect(document.activeElement).toBe(save);
});

test('a period that is refused can be neither saved nor taken for saved', async () => {
  // The grid of the inflation asks for the pointer and observes its frame.
  const session = show({ projectionPeriod: 5 }, <DatesTab />);
  const user = userEvent.setup();
  const period = screen.getByRole('textbox', { name: /Período/ });
  await user.clear(period);
  await user.type(period, '25');
  await user.tab();
  const save = screen.getByRole<HTMLButtonElement>('button', { name: 'Guardar Configuración' });
  expect(save.disabled).toBe(true);
  screen.getByText(/^25 supera el máximo/);
  await user.clear(period);
  await user.type(period, '7{Enter}');
  await user.click(save);
  expect(session.document['dateConfig']).toMatchObject({ projectionPeriod: 7 });
});

test('each of the dates may be missing, and what is not there takes its default', () => {
  expect(completeDates(checked({}).dateConfig)).toEqual({
    startMonth: 1,
    startYear: 2028,
    projectionPeriod: 5,
  });
  for (const id of Object.keys(NO_DATES)) {
    const project = checked({ dateConfig: { [id]: null } });
    expect(completeDates(project.dateConfig)).toBeNull();
    const session = new Session(tool, project);
    expect(session.calculation.value({ id: 'tirAnual' })).toBeNull();
    expect(session.calculation.rows('inflationByYear')).toBe(0);
  }
});

test('a file without dates is a project that asks for them', async () => {
  const document = { name: 'Hotel', tasaOportunidad: 9 };
  const file = {
    app: 'abaco',
    tool: tool.id,
    version: tool.version,
    exportedAt: '2026-01-15T12:00:00.000Z',
    document,
  };
  const read = await readProjectFile(tool, new File([JSON.stringify(file)], 'hotel.json'));
  if ('faults' in read) throw new Error(read.faults.join());
  expect(read.name).toBe('Hotel');
  expect(read.document).toMatchObject({ tasaOportunidad: 9, dateConfig: NO_DATES });
});
