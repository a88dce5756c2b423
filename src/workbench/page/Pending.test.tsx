// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { Session } from '../session/session.ts';
import { SessionContext } from '../session/useSession.ts';
import { sampleTool } from '../testing/sample.ts';
import { Pending } from './Pending.tsx';

afterEach(cleanup);

test('the formula bar shows the cell that is gone to', async () => {
  const session = new Session(sampleTool());
  const wrong = { id: 'price', table: 'homes', row: 0 };
  session.type(wrong, 'N/D');
  session.select({ id: 'name', table: 'homes', row: 0 });
  render(
    <SessionContext value={session}>
      <Pending />
    </SessionContext>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(session.selected).toEqual(wrong);
});

test('its sign stands in the line of its words, however many lines they take', () => {
  const session = new Session(sampleTool());
  session.type({ id: 'price', table: 'homes', row: 0 }, 'N/D');
  const { container } = render(
    <SessionContext value={session}>
      <Pending />
    </SessionContext>,
  );
  expect(screen.getByText(/^Un dato por corregir/).contains(container.querySelector('svg'))).toBe(
    true,
  );
});

test('it says what the figures use meanwhile: the value before, or what an empty field counts as', () => {
  const session = new Session(sampleTool());
  session.edit('Agregar', (draft) => {
    const homes = draft['homes'] as { name: string; price: number | null; kind: string }[];
    homes.push({ name: 'Este', price: null, kind: 'Casa' });
  });
  session.type({ id: 'price', table: 'homes', row: 1 }, 'N/D');
  session.type({ id: 'price', table: 'homes', row: 2 }, 'por definir');
  const { container } = render(
    <SessionContext value={session}>
      <Pending />
    </SessionContext>,
  );
  const said = container.textContent?.replaceAll('\u00a0', ' ') ?? '';
  expect(said).toContain('2 datos por corregir. Mientras tanto las cifras los toman así:');
  const [before, after] = screen
    .getAllByRole('button')
    .map((one) => one.parentElement?.textContent);
  expect(before?.replaceAll('\u00a0', ' ')).toMatch(/Sur: \$ 251$/);
  expect(after?.replaceAll('\u00a0', ' ')).toMatch(/Este: \$ 0$/);
});
