// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Session } from '../../session/session.ts';
import { SessionContext } from '../../session/useSession.ts';
import { sampleTool } from '../../testing/sample.ts';
import { useAnswer } from '../useAnswer.ts';
import type { Watched } from '../workers.ts';
import { Outcome } from './Outcome.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const session = new Session(sampleTool());

function Question({ work }: { work: (watched: Watched) => Promise<string> }) {
  const answer = useAnswer(session, 'asked', work);
  return (
    <Outcome
      answer={answer}
      what="Simulando"
      empty={<p>Nada todavía</p>}
      asked={<p>Los supuestos</p>}
    >
      {(value) => <p>{value}</p>}
    </Outcome>
  );
}

test('a question that was cancelled says so, and can be asked again', async () => {
  vi.useFakeTimers();
  const signals: AbortSignal[] = [];
  const work = vi.fn<(watched: Watched) => Promise<string>>(
    ({ signal }) =>
      new Promise((resolve) => {
        signals.push(signal);
        // The second time somebody waits for it.
        if (signals.length === 2) resolve('La respuesta');
      }),
  );
  render(
    <SessionContext value={session}>
      <Question work={work} />
    </SessionContext>,
  );
  await act(async () => vi.runAllTimersAsync());
  const cancel = screen.getByRole('button', { name: 'Cancelar' });
  cancel.focus();
  fireEvent.click(cancel);
  // Its button is gone: the focus stays in its place.
  expect(document.activeElement?.textContent).toContain('Cancelado');
  expect(document.activeElement).not.toBe(document.body);
  expect(signals[0]?.aborted).toBe(true);
  // Before what is asked: however long that is, it is in sight.
  const [state, asked] = [screen.getByText('Cancelado'), screen.getByText('Los supuestos')];
  expect(state.compareDocumentPosition(asked)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.queryByText('Nada todavía')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Calcular' }));
  await act(async () => vi.runAllTimersAsync());
  expect(screen.getByText('La respuesta')).toBeTruthy();
  expect(screen.queryByText('Cancelado')).toBeNull();
});
