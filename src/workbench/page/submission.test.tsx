// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { defineTool, money, toggle } from '../../tool/index.ts';
import { UiProvider } from '../../ui/index.ts';
import { Session } from '../session/session.ts';
import { SessionContext } from '../session/useSession.ts';
import { stubLayout } from '../testing/layout.ts';
import { SubmitPanel } from './SubmitPanel.tsx';
import { ToolBody } from './ToolBody.tsx';

beforeEach(stubLayout);
afterEach(cleanup);

const tool = defineTool({
  id: 'doubled',
  version: 1,
  title: 'Doble',
  description: 'El doble de un valor.',
  category: 'Análisis Financiero',
  path: '/tools/doubled',
  listed: 'none',
  submit: { label: 'Calcular', when: 'given', hint: 'Escribe un valor.' },
  inputs: { amount: money('Valor', { initial: 0 }) },
  formulas: { given: toggle('Hay valor', 'amount != 0'), double: money('El doble', 'amount * 2') },
  figures: ['double'],
});

function open(): Session {
  const session = new Session(tool);
  render(
    <MemoryRouter>
      <UiProvider>
        <SessionContext value={session}>
          <ToolBody />
        </SessionContext>
      </UiProvider>
    </MemoryRouter>,
  );
  return session;
}

const set = (session: Session, value: number) =>
  act(() => session.write('Cambiar Valor', [{ ref: { id: 'amount' }, value }]));
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Calcular' }));
const figures = () =>
  screen
    .queryAllByRole('button', { name: /^El doble: / })
    .map((button) => button.getAttribute('aria-label') ?? '');
const first = () => figures()[0]?.replaceAll('\u00a0', ' ');
const outdated = () => screen.queryByText('Desactualizado') !== null;

test('results stay as submitted until they are submitted again, and say so', () => {
  const session = open();
  set(session, 5);
  expect(figures()).toEqual([]);
  press();
  expect(first()).toContain('$ 10');
  expect(outdated()).toBe(false);

  set(session, 7);
  expect(first()).toContain('$ 10');
  expect(outdated()).toBe(true);
  act(() => session.undo());
  expect(outdated()).toBe(false);
  act(() => session.redo());
  press();
  expect(first()).toContain('$ 14');
  expect(outdated()).toBe(false);
});

test('with a condition that does not hold, pressing the button does nothing', () => {
  const session = open();
  press();
  expect(figures()).toEqual([]);
  set(session, 5);
  press();
  set(session, 0);
  press();
  expect(first()).toContain('$ 10');
  expect(outdated()).toBe(true);
});

test('the formula explains the cell that was chosen last, of the data or of the results', () => {
  const session = open();
  set(session, 5);
  press();
  set(session, 7);
  const bar = () => screen.getByRole('region', { name: 'Fórmula' }).textContent;
  fireEvent.focus(screen.getByRole('textbox', { name: 'Valor' }));
  expect(bar()).toContain('Valor');
  expect(bar()).toContain('7');
  fireEvent.click(screen.getAllByRole('button', { name: /^El doble: / })[0] as HTMLElement);
  expect(bar()).toContain('5');
  expect(bar()).toContain('10');
});

test('a dialog has data, button and results, and nothing happens with a zero', () => {
  render(
    <UiProvider>
      <SubmitPanel tool={tool} />
    </UiProvider>,
  );
  press();
  expect(figures()).toEqual([]);
  const input = screen.getByRole('textbox', { name: 'Valor' });
  fireEvent.change(input, { target: { value: '5' } });
  press();
  expect(first()).toContain('$ 10');
  fireEvent.change(input, { target: { value: '0' } });
  press();
  expect(first()).toContain('$ 10');
  expect(outdated()).toBe(true);
});

test('nothing is calculated while a text is refused: one is led to its field', async () => {
  const session = open();
  const user = userEvent.setup();
  const amount = screen.getByRole<HTMLInputElement>('textbox', { name: 'Valor' });
  await user.type(amount, '21');
  await user.click(screen.getByRole('button', { name: 'Calcular' }));
  await user.clear(amount);
  await user.type(amount, '1.5');
  await user.click(screen.getByRole('button', { name: 'Calcular' }));
  expect(first()).toContain('$ 42.');
  expect(amount.value).toBe('1.5');
  expect(document.activeElement).toBe(amount);
  screen.getByText(/es ambiguo/);
  await user.clear(amount);
  await user.type(amount, '1,5');
  await user.click(screen.getByRole('button', { name: 'Calcular' }));
  expect(session.refused).toEqual([]);
  expect(first()).toContain('$ 3.');
});
