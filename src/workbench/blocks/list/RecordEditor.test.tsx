// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { money, number, text } from '../../../tool/index.ts';
import { testTool } from '../../../tool/testing/sample.ts';
import { UiProvider } from '../../../ui/index.ts';
import { SessionScope } from '../../page/SessionScope.tsx';
import { Session } from '../../session/session.ts';
import { stubLayout } from '../../testing/layout.ts';
import { sampleTool } from '../../testing/sample.ts';
import { decidingColumns } from './decidingColumns.ts';
import { ListBlock } from './ListBlock.tsx';

beforeEach(() => {
  stubLayout();
  vi.stubGlobal('innerWidth', 390);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(left?: string, tool = sampleTool()) {
  const session = new Session(tool);
  const list = session.calculation.declaration.lists['homes'];
  if (!list) throw new Error('no list');
  const fields = Object.fromEntries(Object.entries(list.fields).filter(([id]) => id !== left));
  render(
    <MemoryRouter>
      <UiProvider>
        <SessionScope session={session}>
          <ListBlock id="homes" list={{ ...list, fields }} />
        </SessionScope>
      </UiProvider>
    </MemoryRouter>,
  );
  const price = (row: number) => session.calculation.value({ id: 'price', table: 'homes', row });
  return { session, list, price };
}

test('on a phone a record is edited in its form, and the next one at the same field', async () => {
  const { session, price } = open();
  const user = userEvent.setup();
  const lines = within(screen.getByRole('list', { name: 'Casas' })).getAllByRole('listitem');
  expect(lines.map((line) => line.textContent?.replaceAll('\u00a0', ' '))).toEqual([
    'NortePrecio$ 100Impuesto$ 1',
    'SurPrecio$ 251Impuesto$ 3',
  ]);
  await act(async () =>
    within(lines[0] as HTMLElement)
      .getByText(/100/)
      .click(),
  );
  const form = await screen.findByRole('dialog', { name: 'Norte' });
  const field = () => within(form).getByRole('textbox', { name: /^Precio/ });
  await waitFor(() => expect(document.activeElement).toBe(field()));
  await user.clear(field());
  await user.type(field(), '400');
  expect([price(0), price(1)]).toEqual([400, 250.5]);
  await user.click(within(form).getByRole('button', { name: 'Siguiente' }));
  await screen.findByRole('dialog', { name: 'Sur' });
  await waitFor(() => expect(document.activeElement).toBe(field()));
  await user.clear(field());
  await user.type(field(), '50');
  expect([price(0), price(1)]).toEqual([400, 50]);
  // The one that it was opened at is no other.
  await user.click(within(form).getByRole('button', { name: 'Anterior' }));
  await screen.findByRole('dialog', { name: 'Norte' });
  await waitFor(() => expect(document.activeElement).toBe(field()));
  await user.click(within(form).getByRole('button', { name: 'Siguiente' }));
  await screen.findByRole('dialog', { name: 'Sur' });
  await user.click(within(form).getByRole('button', { name: 'Listo' }));
  expect(screen.getByText(/400/)).toBeTruthy();
  expect(session.selected).toBeNull();
  // One is where the walk ended, not where it began.
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Sur'));
}, 20_000);

test('a result that is tapped is what its form opens at, and the next record shows the same', async () => {
  open();
  const user = userEvent.setup();
  const [first] = within(screen.getByRole('list', { name: 'Casas' })).getAllByRole('listitem');
  await user.click(within(first as HTMLElement).getByRole('button', { name: /Impuesto/ }));
  const form = await screen.findByRole('dialog', { name: 'Norte' });
  const at = () => document.activeElement?.textContent?.replaceAll('\u00a0', ' ');
  await waitFor(() => expect(at()).toBe('Impuesto$ 1'));
  await user.click(within(form).getByRole('button', { name: 'Siguiente' }));
  await waitFor(() => expect(at()).toBe('Impuesto$ 3'));
}, 20_000);

test('the key of a phone says what Enter does: the next field, the next record, or the end', async () => {
  // Without the choice that is its last field no form ends in a text.
  open('kind');
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Norte' }));
  const form = await screen.findByRole('dialog', { name: 'Norte' });
  const fields = () => within(form).getAllByRole<HTMLInputElement>('textbox');
  const hintOf = async (at: number) => {
    await user.click(fields().at(at) as HTMLElement);
    return fields().at(at)?.getAttribute('enterkeyhint');
  };
  expect([await hintOf(0), await hintOf(-1)]).toEqual(['next', 'next']);
  await user.keyboard('{Enter}');
  await screen.findByRole('dialog', { name: 'Sur' });
  expect([await hintOf(0), await hintOf(-1)]).toEqual(['next', 'done']);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}, 20_000);

test('by a phone’s key the next record begins at its first field', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === '(pointer: coarse)',
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  open('kind');
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Norte' }));
  const form = await screen.findByRole('dialog', { name: 'Norte' });
  await user.click(within(form).getAllByRole('textbox').at(-1) as HTMLElement);
  await user.keyboard('{Enter}');
  await screen.findByRole('dialog', { name: 'Sur' });
  await waitFor(() => expect(document.activeElement).toBe(within(form).getAllByRole('textbox')[0]));
}, 20_000);

test('what a short list says of a record: its first number and its last results, or its card', () => {
  const { list } = open();
  expect(decidingColumns(list)).toEqual(['price', 'tax']);
  const cards = { figures: ['tax'] };
  expect(decidingColumns({ ...list, cards })).toEqual(['tax']);
  expect(decidingColumns({ ...list, cards, deciding: ['price'] })).toEqual(['price']);
  // Who pays what of a cost, and the whole: none of the three is left out.
  const { tax } = list.formulas ?? {};
  if (!tax) throw new Error('the list has no tax');
  const formulas = { tax, buyer: tax, seller: tax, total: tax };
  expect(decidingColumns({ ...list, formulas })).toEqual(['buyer', 'seller', 'total']);
});

test('a result without a value has no unit beside it', async () => {
  const tool = testTool({
    lists: {
      homes: {
        label: 'Casas',
        singular: 'Casa',
        feminine: true,
        name: 'name',
        fields: { name: text('Nombre'), price: money('Precio', { initial: 0 }) },
        formulas: { months: number('Se paga en', '1200 / price', { unit: 'meses' }) },
        initial: [
          { name: 'Norte', price: 0 },
          { name: 'Sur', price: 100 },
        ],
      },
    },
    formulas: { total: money('Total', 'sum(homes.price)') },
    figures: ['total'],
  });
  open(undefined, tool);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Norte' }));
  const form = await screen.findByRole('dialog', { name: 'Norte' });
  const paid = () => within(form).getByText('Se paga en').nextElementSibling?.textContent;
  expect(paid()).toBe('N/A');
  await user.click(within(form).getByRole('button', { name: 'Siguiente' }));
  await waitFor(() => expect(paid()).toBe('12 meses'));
}, 20_000);
