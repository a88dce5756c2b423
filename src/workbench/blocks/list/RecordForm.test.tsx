// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { choice, money, percent, text } from '../../../tool/index.ts';
import { testTool } from '../../../tool/testing/sample.ts';
import { UiProvider } from '../../../ui/index.ts';
import { SessionScope } from '../../page/SessionScope.tsx';
import { Session } from '../../session/session.ts';
import { stubLayout } from '../../testing/layout.ts';
import { RecordForm } from './RecordForm.tsx';

beforeEach(stubLayout);
afterEach(cleanup);

test('what a new record has besides what its form asks for is said, whether a figure reads it or not', () => {
  const list = {
    label: 'Casas',
    singular: 'Casa',
    feminine: true,
    name: 'name',
    form: ['name', 'price'],
    fields: {
      name: text('Nombre', { initial: '' }),
      price: money('Precio', { initial: null }),
      growth: percent('Valorización', { initial: 3 }),
      state: choice('Estado', ['Nueva', 'Usada']),
      vacancy: percent('Vacancia', { initial: 5, notComputed: true }),
      rent: money('Renta', { initial: null }),
    },
    initial: [],
  };
  const session = new Session(testTool({ lists: { homes: list } }));
  render(
    <MemoryRouter>
      <UiProvider>
        <SessionScope session={session}>
          <RecordForm id="homes" list={list} onAdded={() => undefined} onClose={() => undefined} />
        </SessionScope>
      </UiProvider>
    </MemoryRouter>,
  );
  const said = screen.getByText(/^Entra también con/).textContent?.replaceAll('\u00a0', ' ');
  expect(said).toBe(
    'Entra también con «Valorización» 3,00 %, «Estado» Nueva y «Vacancia» 5,00 %. Cámbialo después donde sea otro.',
  );
});
