// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { UiProvider } from '../../../ui/index.ts';
import { sampleTool } from '../../testing/sample.ts';
import { type Remote, setRemote } from '../remote.ts';
import { CaseDialogs } from './CaseDialogs.tsx';
import { CaseWorkspace } from './case-workspace.ts';

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  setRemote(null);
});

/** The dialog of a case into which these texts were typed, as terms and as types of houses. */
async function showAfter(...texts: string[]) {
  const workspace = new CaseWorkspace({ ...sampleTool(), storageKey: 'abaco.sample' }, 7);
  const refs = [{ id: 'years' }, { table: 'homes', row: 0, id: 'kind' }];
  for (const [at, text] of texts.entries()) {
    workspace.open()?.session.type(refs[at] ?? { id: '' }, text);
  }
  setRemote({
    subscribe: () => () => {},
    revision: () => 0,
    links: { list: async () => [] },
  } as unknown as Remote);
  await act(async () =>
    render(
      <UiProvider>
        <CaseDialogs
          workspace={workspace}
          asked="share"
          compared={[]}
          leave={(go) => go()}
          onClose={() => {}}
        />
      </UiProvider>,
    ),
  );
  expect(screen.getByText('Crear enlace')).toBeDefined();
}

test('what couldn’t be taken is told to be missing from what a link shows', async () => {
  await showAfter('45', 'Lote');
  expect(
    screen.getByText('El enlace muestra lo que cuenta: 2 datos por corregir no van en él.'),
  ).toBeDefined();
});

test('nothing is missing where all was taken', async () => {
  await showAfter('20', 'Casa');
  expect(screen.queryByText(/^El enlace muestra/)).toBeNull();
});
