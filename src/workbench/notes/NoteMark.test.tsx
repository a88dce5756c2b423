// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { useSyncExternalStore } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { UiProvider } from '../../ui/index.ts';
import { AnalysisContext } from '../session/analysis.ts';
import { Session } from '../session/session.ts';
import { SessionContext } from '../session/useSession.ts';
import { sampleTool } from '../testing/sample.ts';
import { NoteMark } from './NoteMark.tsx';

const DESK = window.innerWidth;
afterEach(() => {
  cleanup();
  window.innerWidth = DESK;
});

const target = { id: 'years' };

function Mark({ session }: { session: Session }) {
  useSyncExternalStore(session.subscribe, session.revision);
  return <NoteMark target={target} />;
}

function show(width: number) {
  window.innerWidth = width;
  const session = new Session(sampleTool());
  render(
    <MemoryRouter>
      <UiProvider>
        <AnalysisContext value={{ asked: null, ask: () => {} }}>
          <SessionContext value={session}>
            <Mark session={session} />
          </SessionContext>
        </AnalysisContext>
      </UiProvider>
    </MemoryRouter>,
  );
  return session;
}

test('on a phone the input at work offers a note, which is read beside it from then on', () => {
  const session = show(390);
  expect(screen.queryByRole('button')).toBeNull();
  act(() => session.select(target));
  expect(screen.getByRole('button').getAttribute('aria-label')).toBe('Agregar una nota');
  act(() => {
    session.setNote(target, { text: 'Según el banco', source: 'Oferta' });
    session.select(null);
  });
  expect(screen.getByRole('button').getAttribute('aria-label')).toBe(
    'Nota. Según el banco. Fuente: Oferta',
  );
});

test('at a desk, where the formula bar does that, nothing stands beside an input without a note', () => {
  const session = show(1440);
  act(() => session.select(target));
  expect(screen.queryByRole('button')).toBeNull();
});
