// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { useEffect } from 'react';
import { MemoryRouter, Navigate, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { User } from '../../../schemas/accounts.ts';
import { defineTool, number, type Tool } from '../../tool/index.ts';
import { type Session, ToolPage, useSession } from '../../workbench/index.ts';
import { leave } from '../../workbench/page/leaving.ts';
import { AccountProvider } from './AccountProvider.tsx';
import { RequireAccount } from './RequireAccount.tsx';
import { clearSession, SESSION_KEY, writeSession } from './session.ts';
import { useAccount } from './useAccount.ts';

const KEY = 'prueba.documento';
const INITIAL = 1;

const shown: { session: Session | null } = { session: null };
const show = (session: Session) => {
  shown.session = session;
};

function View() {
  const session = useSession();
  useEffect(() => show(session), [session]);
  return <p>Monto {JSON.stringify(session.document['amount'])}</p>;
}

const tool: Tool = {
  ...defineTool({
    id: 'prueba',
    version: 1,
    title: 'Prueba',
    description: '',
    category: 'Financiamiento',
    path: '/tools/prueba',
    listed: 'none',
    inputs: { amount: number('Monto', { initial: INITIAL }) },
    formulas: { double: number('Doble', 'amount * 2') },
  }),
  storageKey: KEY,
  view: () => Promise.resolve({ default: View }),
};

function Login() {
  return useAccount().user ? <Navigate to="/" replace /> : <p>Inicia sesión</p>;
}

async function openApp(opened: Tool = tool) {
  await act(async () =>
    render(
      <MemoryRouter>
        <AccountProvider>
          <Routes>
            <Route path="/login" element={<Login />} />
            <Route element={<RequireAccount cards={[opened]} />}>
              <Route path="/" element={<ToolPage tool={opened} />} />
            </Route>
          </Routes>
        </AccountProvider>
      </MemoryRouter>,
    ),
  );
}

const person = (id: number): User => ({
  id,
  firstName: 'Ana',
  lastName: 'Peña',
  email: `ana${id}@ejemplo.co`,
  userType: 'investor',
  phoneNumber: '',
  contactEmail: '',
});

/** A token that doesn't expire while the test runs. */
const TOKEN = `x.${btoa(JSON.stringify({ exp: 4_000_000_000 }))}.x`;
const session = (id: number) => ({ user: person(id), token: TOKEN, refreshToken: 'r' });

const signIn = (id: number) => act(async () => writeSession(session(id)));
const signOut = () => act(async () => clearSession());

/** As another tab does it: this one only hears of it. */
const signInElsewhere = (id: number) =>
  act(async () => {
    const { user, token, refreshToken } = session(id);
    localStorage.setItem(SESSION_KEY, JSON.stringify({ ...user, token, refreshToken }));
    window.dispatchEvent(new StorageEvent('storage', { key: SESSION_KEY }));
  });

const type = (amount: number) =>
  act(async () => void shown.session?.type({ id: 'amount' }, String(amount)));

async function answer(label: string) {
  fireEvent.click(await screen.findByLabelText(label));
  await act(async () => fireEvent.click(screen.getByText('Continuar')));
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  localStorage.clear();
  clearSession();
});

it('two people on one browser see only what is theirs', async () => {
  await openApp();
  await signIn(1);
  await type(10);
  await signOut();
  expect(screen.queryByText('Inicia sesión')).not.toBeNull();
  await signIn(2);
  expect(screen.queryByText(`Monto ${INITIAL}`)).not.toBeNull();
  await type(20);
  // What is typed last is still to be written when another tab changes the person.
  await signInElsewhere(1);
  expect(screen.queryByText('Monto 10')).not.toBeNull();
  await signInElsewhere(2);
  expect(screen.queryByText('Monto 20')).not.toBeNull();
});

/** The data of the cases and drafts that a person has. */
const dataKept = (id: number): unknown[] => {
  const text = localStorage.getItem(`abaco.casos.prueba:${id}`) ?? '{"value":{"projects":[]}}';
  const list = JSON.parse(text) as { value: { projects: { data: unknown }[] } };
  return list.value.projects.map(({ data }) => data);
};

describe('edited data of a tool that starts fresh', () => {
  const unkept: Tool = { ...tool, storageKey: undefined };

  it('waits for its person where the account ends, and is shown to nobody else', async () => {
    await openApp(unkept);
    await signIn(1);
    await type(10);
    await signInElsewhere(2);
    expect(screen.queryByText(`Monto ${INITIAL}`)).not.toBeNull();
    await type(20);
    await signOut();
    expect(screen.queryByText('Inicia sesión')).not.toBeNull();
    await signIn(1);
    expect(screen.queryByText('Monto 10')).not.toBeNull();
    await signInElsewhere(2);
    expect(screen.queryByText('Monto 20')).not.toBeNull();
  });

  it('is left without a question, and stands among the drafts of its person alone', async () => {
    await openApp(unkept);
    await signIn(3);
    await type(30);
    act(() => leave(() => clearSession()));
    expect(screen.queryByText('Inicia sesión')).not.toBeNull();
    expect(dataKept(3)).toEqual([{ amount: 30 }]);
    expect(dataKept(1)).toEqual([]);
  });
});

it('asks each person once about what was kept without an account', async () => {
  const text = JSON.stringify({
    version: 1,
    mark: 'm',
    savedAt: '2026-01-01T00:00:00Z',
    value: { amount: 99 },
  });
  localStorage.setItem(KEY, text);
  await openApp();
  await signIn(1);
  await answer('No es mío');
  expect(screen.queryByText(`Monto ${INITIAL}`)).not.toBeNull();
  await type(5);
  expect(localStorage.getItem(KEY)).toBe(text);
  await signInElsewhere(2);
  await answer('Es mío');
  expect(screen.queryByText('Monto 99')).not.toBeNull();
  expect(dataKept(2)).toEqual([{ amount: 99 }]);
  expect(localStorage.getItem(`${KEY}:2`)).toBeNull();
  expect(localStorage.getItem(KEY)).toBeNull();
  await signInElsewhere(1);
  expect(screen.queryByText('Monto 5')).not.toBeNull();
});

type Step = readonly ['in' | 'elsewhere' | 'type', number] | readonly ['out'];

const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    fc.tuple(fc.constantFrom('in', 'elsewhere'), fc.integer({ min: 1, max: 3 })),
    fc.tuple(fc.constant('type'), fc.integer({ min: 2, max: 999 })),
    fc.constant(['out'] as const),
  ),
  { maxLength: 15 },
);

it('whatever order people come, go and type in, each finds what they left', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (list) => {
      localStorage.clear();
      clearSession();
      await openApp();
      const amounts = new Map<number, number>();
      let present: number | null = null;
      for (const [what, value = 0] of list) {
        if (what === 'in') await signIn(value);
        if (what === 'elsewhere') await signInElsewhere(value);
        if (what === 'in' || what === 'elsewhere') present = value;
        if (what === 'out') await signOut();
        if (what === 'out') present = null;
        if (what === 'type' && present !== null) {
          await type(value);
          amounts.set(present, value);
        }
        const text =
          present === null ? 'Inicia sesión' : `Monto ${amounts.get(present) ?? INITIAL}`;
        expect(document.body.textContent).toBe(text);
      }
      cleanup();
      const others = Object.keys(localStorage).filter((key) => key !== SESSION_KEY);
      expect(others.filter((key) => !/^abaco\.casos\.prueba:[123](\.abierto)?$/.test(key))).toEqual(
        [],
      );
    }),
    { numRuns: 60 },
  );
});
