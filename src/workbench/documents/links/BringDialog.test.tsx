// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { UiProvider } from '../../../ui/index.ts';
import { SessionScope } from '../../page/SessionScope.tsx';
import { Session } from '../../session/session.ts';
import { stubLayout } from '../../testing/layout.ts';
import { sampleTool } from '../../testing/sample.ts';
import { CaseStore } from '../cases/case-store.ts';
import { OwnerContext } from '../owner.ts';
import { newRecord } from '../records.ts';
import { BringDialog } from './BringDialog.tsx';
import { ShelfContext } from './shelf.ts';

const tool = sampleTool();

beforeEach(() => {
  localStorage.clear();
  stubLayout();
});
afterEach(cleanup);

function open() {
  render(
    <MemoryRouter>
      <UiProvider>
        <OwnerContext value={7}>
          <ShelfContext value={{ cards: [tool], load: () => Promise.resolve(tool) }}>
            <SessionScope session={new Session(tool)}>
              <BringDialog cell={{ id: 'price', table: 'homes', row: 0 }} onClose={() => {}} />
            </SessionScope>
          </ShelfContext>
        </OwnerContext>
      </UiProvider>
    </MemoryRouter>,
  );
}

test('without another case it says what a case is and where one is made', async () => {
  open();
  await screen.findByText('Todavía no tienes otro caso');
  expect(screen.getByText(/^Un caso son los datos de una herramienta/).textContent).toContain(
    '«Guardar caso…»',
  );
  expect(screen.queryByRole('searchbox')).toBeNull();
  expect(screen.queryByText('Elige un caso para ver sus cifras.')).toBeNull();
});

test('with one there is the list to choose from', async () => {
  const store = new CaseStore(`abaco.casos.${tool.id}:7`);
  store.refresh();
  store.add(newRecord('Apto 302', tool.version, tool.document.initial(), { id: 'a' }));
  open();
  await screen.findByRole('button', { name: /Apto 302/ });
  expect(screen.queryByText('Todavía no tienes otro caso')).toBeNull();
});
