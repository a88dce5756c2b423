// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { Link, MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { DocumentSync } from '../documents/document-sync.ts';
import { Session } from '../session/session.ts';
import { SessionContext } from '../session/useSession.ts';
import { sampleTool } from '../testing/sample.ts';
import { SyncContext } from './keeping.ts';
import { LeaveGuard } from './LeaveGuard.tsx';
import { leave } from './leaving.ts';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const exporting = () => screen.queryByRole('button', { name: 'Exportar y salir' });

/** On a page whose document is kept, or isn't. */
function open(
  isKept: boolean,
  tool = sampleTool(),
  form?: { save: undefined; unsaved?: boolean },
): Session {
  const session = new Session(tool);
  const sync = isKept ? new DocumentSync(tool, 'abaco.test') : null;
  sync?.attach(session);
  render(
    <MemoryRouter>
      <SessionContext value={session}>
        <SyncContext value={sync}>
          <LeaveGuard {...(form && { form })} />
          <Link to={`${tool.path}/anual`}>Anual</Link>
          <Link to={`${window.location.pathname}?pestana=otra`}>Otra pestaña</Link>
          <Link to="/tools">Herramientas</Link>
        </SyncContext>
      </SessionContext>
    </MemoryRouter>,
  );
  return session;
}

function type(session: Session, row: number, text: string): void {
  act(() => {
    session.type({ id: 'price', table: 'homes', row }, text);
  });
}

const leaving = () => act(() => leave(() => {}));

test('with the document kept only what was refused is said to be lost', () => {
  const session = open(true);
  type(session, 0, 'dos mil');
  leaving();
  expect(screen.getByRole('alertdialog').textContent).toMatch(
    /Lo que escribiste en «Precio.*» no se pudo aceptar y se pierde al salir\. Lo demás queda guardado\./,
  );
  expect(exporting()).toBeNull();
});

test('several of them are counted', () => {
  const session = open(true);
  type(session, 0, 'dos mil');
  type(session, 1, 'dos mil');
  leaving();
  expect(screen.getByText(/Lo que escribiste en 2 datos por corregir/)).toBeTruthy();
});

test('with the document kept nowhere all of it is lost, and can be exported', () => {
  const session = open(false);
  type(session, 0, '250');
  type(session, 1, 'dos mil');
  leaving();
  expect(screen.getByText(/^Los datos que cambiaste se pierden/)).toBeTruthy();
  expect(exporting()).toBeTruthy();
});

const asked = () => screen.queryByRole('alertdialog') !== null;
const follow = (name: string) => act(() => screen.getByRole('link', { name }).click());

test('from one section of a tool to another nothing is left, so nothing is asked', () => {
  const session = open(true, { ...sampleTool(), subpaths: true });
  type(session, 0, 'dos mil');
  follow('Anual');
  expect(asked()).toBe(false);
  expect(session.refused).toHaveLength(1);
  follow('Herramientas');
  expect(asked()).toBe(true);
});

test('a form stands in its section alone, and a tool without sections on its one path', () => {
  const session = open(true, { ...sampleTool(), subpaths: true }, { save: undefined });
  type(session, 0, 'dos mil');
  follow('Anual');
  expect(asked()).toBe(true);
  cleanup();
  type(open(true), 0, 'dos mil');
  follow('Anual');
  expect(asked()).toBe(true);
});

test('a form stands in its tab alone, which the rest of the page outlives', () => {
  const session = open(true, sampleTool(), { save: undefined });
  type(session, 0, 'dos mil');
  follow('Otra pestaña');
  expect(asked()).toBe(true);
  cleanup();
  type(open(true), 0, 'dos mil');
  follow('Otra pestaña');
  expect(asked()).toBe(false);
});

test('a form may hold what its draft knows nothing of yet', () => {
  open(true, sampleTool(), { save: undefined, unsaved: false });
  follow('Herramientas');
  expect(asked()).toBe(false);
  cleanup();
  open(true, sampleTool(), { save: undefined, unsaved: true });
  follow('Herramientas');
  expect(asked()).toBe(true);
});
