// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { StrictMode, Suspense, use } from 'react';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { CasesContext } from './context.ts';
import { CaseWorkspace } from './case-workspace.ts';
import { Resume } from './Resume.tsx';
import { closeTabs, fresh, kept, openTab } from './testing/case-tabs.ts';
import { useOpened } from './useOpened.ts';

const never = new Promise<never>(() => {});
let workspace: CaseWorkspace;

function openCases(): CaseWorkspace {
  const wanted = new URLSearchParams(window.location.search).get('caso');
  workspace = new CaseWorkspace(fresh, 7, { wanted });
  return workspace;
}

function ToolAtWork() {
  const cases = useOpened(fresh, 7, openCases);
  return (
    <CasesContext value={cases}>
      <Resume key={cases.current?.id} />
      <Link to="/tools">Herramientas</Link>
    </CasesContext>
  );
}

/** A page whose parts never arrive. */
const Slow = () => use(never);

const show = () =>
  act(async () =>
    render(
      <StrictMode>
        <BrowserRouter>
          <Suspense>
            <Routes>
              <Route path="/tools/prueba" element={<ToolAtWork />} />
              <Route path="/tools" element={<Slow />} />
            </Routes>
          </Suspense>
        </BrowserRouter>
      </StrictMode>,
    ),
  );
/** What is typed is kept once typing rests, or the page is left. */
const edit = (text: string) => workspace.open()?.session.type({ id: 'amount' }, text);
const rest = () =>
  act(async () => {
    const open = workspace.open();
    open?.sync.keep(open.session);
  });
const amount = () => workspace.open()?.session.document['amount'];
const offer = () => screen.queryByText(/^Sigue donde ibas: borrador del .* · Doble: 14$/);

beforeEach(() => {
  localStorage.clear();
  window.history.replaceState(null, '', '/tools/prueba');
});
afterEach(() => {
  cleanup();
  closeTabs();
});

test('a draft has an address from its first edit on, and a page loaded anew goes on with it', async () => {
  await show();
  expect(window.location.search).toBe('');
  edit('7');
  await rest();
  await waitFor(() => expect(window.location.search).toBe(`?caso=${kept()[0]?.id}`));
  cleanup();
  await show();
  expect(amount()).toBe(7);
  expect(offer()).toBeNull();
});

test('the last draft is offered where the tool starts fresh, also once something is typed', async () => {
  openTab().type('7');
  await show();
  expect(amount()).toBe(1);
  edit('3');
  await rest();
  expect(offer()).not.toBeNull();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Continuar' })));
  expect(amount()).toBe(7);
  expect(offer()).toBeNull();
});

test('what is kept while the next page is on its way leads nobody back', async () => {
  await show();
  edit('7');
  await act(async () => fireEvent.click(screen.getByText('Herramientas')));
  await rest();
  // Longer than an address takes to be written.
  await act(() => new Promise((resolve) => setTimeout(resolve, 250)));
  expect(window.location.pathname + window.location.search).toBe('/tools');
});
