// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { UiProvider } from '../../../ui/index.ts';
import type { CaseWorkspace } from '../../documents/cases/case-workspace.ts';
import { CasesContext } from '../../documents/cases/context.ts';
import { Session } from '../../session/session.ts';
import { SessionContext } from '../../session/useSession.ts';
import { sampleTool } from '../../testing/sample.ts';
import type { KeptStudy } from './kept.ts';
import { StudyBar } from './StudyBar.tsx';
import type { StudyAtWork } from './useStudy.ts';

afterEach(cleanup);

function Sample() {
  const [session] = useState(() => new Session(sampleTool()));
  const [study, setStudy] = useState<KeptStudy | null>(null);
  const at = {
    study,
    studies: study ? [study] : [],
    save: (name: string) => setStudy({ id: 'one', kind: 'goal', name } as KeptStudy),
    remove: () => setStudy(null),
  } as unknown as StudyAtWork<'goal'>;
  return (
    <UiProvider>
      <CasesContext value={{} as CaseWorkspace}>
        <SessionContext value={session}>
          <StudyBar at={at} name="Cuota según plazo" />
        </SessionContext>
      </CasesContext>
    </UiProvider>
  );
}

test('who saves or deletes a study goes on beside it', async () => {
  const user = userEvent.setup();
  render(<Sample />);
  const bar = screen.getByRole('group', { name: 'Estudios' });
  await user.click(screen.getByRole('button', { name: 'Guardar estudio' }));
  expect(document.activeElement).toBe(bar);
  await user.tab();
  expect(document.activeElement).toBe(screen.getByLabelText('Estudio'));
  await user.click(screen.getByRole('button', { name: 'Borrar Cuota según plazo' }));
  expect(document.activeElement).toBe(bar);
});
