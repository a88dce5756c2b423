// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { UiProvider } from '../../ui/index.ts';
import { Session } from '../session/session.ts';
import { SessionContext } from '../session/useSession.ts';
import { sampleTool } from '../testing/sample.ts';
import { DraftScope } from './DraftScope.tsx';
import { UndoButtons } from './Toolbar.tsx';

afterEach(cleanup);

test('the buttons undo the steps of the form in sight, while it has any, as its keys do', async () => {
  const [session, draft] = [new Session(sampleTool()), new Session(sampleTool())];
  const view = (isOpen: boolean) => (
    <MemoryRouter>
      <UiProvider>
        <SessionContext value={session}>
          <UndoButtons />
          {isOpen && <DraftScope draft={draft}>Formulario</DraftScope>}
        </SessionContext>
      </UiProvider>
    </MemoryRouter>
  );
  const { rerender } = render(view(true));
  const undo = (step: string) =>
    screen.findByRole('button', { name: new RegExp(`^Deshacer: .*${step}`) });
  act(() => session.set({ id: 'years' }, 7));
  expect(await undo('3 → 7')).toBeDefined();
  act(() => draft.set({ id: 'years' }, 9));
  await userEvent.click(await undo('3 → 9'));
  expect([session, draft].map((one) => one.calculation.value({ id: 'years' }))).toEqual([7, 3]);
  // Gone with its form.
  rerender(view(false));
  expect(await undo('3 → 7')).toBeDefined();
});
