// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { UiProvider } from '../../ui/index.ts';
import { sampleTool } from '../testing/sample.ts';
import { offerUndo, removedText, withdrawOffers } from './offerUndo.ts';
import { Session } from './session.ts';

// What a message looks like loads with the first one.
beforeAll(async () => void (await import('../../ui/Toast.tsx')));
afterEach(cleanup);

async function offered() {
  const session = new Session(sampleTool());
  session.set({ id: 'amount' }, 500);
  render(<UiProvider>{null}</UiProvider>);
  await act(async () => {
    offerUndo(session, 'Monto cambiado.');
    await Promise.resolve();
  });
  expect(isShown()).toBe(true);
  return session;
}

const isShown = () => screen.queryByText('Monto cambiado.') !== null;

test('what the keys took back is no longer offered', async () => {
  const session = await offered();
  act(() => session.undo());
  expect(isShown()).toBe(false);
  act(() => session.redo());
  expect(isShown()).toBe(false);
});

test('nor is what was followed by something else, which would be taken back in its place', async () => {
  const session = await offered();
  act(() => session.select({ id: 'total' }));
  expect(isShown()).toBe(true);
  act(() => session.set({ id: 'years' }, 9));
  expect(isShown()).toBe(false);
});

test('the button takes it back, and goes', async () => {
  const session = await offered();
  const undo = await screen.findByRole('button', { name: 'Deshacer' });
  act(() => undo.click());
  expect(session.document['amount']).toBe(1000);
  expect(isShown()).toBe(false);
});

test('what changed nothing is said, and offers nothing: the step before stays', async () => {
  const session = new Session(sampleTool());
  session.set({ id: 'amount' }, 500);
  render(<UiProvider>{null}</UiProvider>);
  const { state: before } = session;
  session.set({ id: 'amount' }, 500);
  await act(async () => {
    offerUndo(session, 'Monto cambiado.', { before });
    await Promise.resolve();
  });
  expect(isShown()).toBe(true);
  expect(screen.queryByRole('button', { name: 'Deshacer' })).toBeNull();
  expect(session.document['amount']).toBe(500);
});

test('what went is told by its number', () => {
  expect(removedText(1, '1 fila')).toBe('Se eliminó 1 fila.');
  expect(removedText(11, '11 filas')).toBe('Se eliminaron 11 filas.');
});

test('what was offered for a document goes with it', async () => {
  const session = await offered();
  act(() => withdrawOffers(session));
  expect(isShown()).toBe(false);
});
