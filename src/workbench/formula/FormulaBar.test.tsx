// @vitest-environment jsdom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { defineTool, integer, money } from '../../tool/index.ts';
import { UiProvider } from '../../ui/index.ts';
import { RevealContext, Revealer } from '../layout/reveal.ts';
import { Session } from '../session/session.ts';
import { SessionContext } from '../session/useSession.ts';
import { FormulaBar } from './FormulaBar.tsx';

const tool = defineTool({
  id: 'sumas',
  version: 1,
  title: 'Sumas',
  description: '',
  category: 'Financiamiento',
  path: '/tools/sumas',
  listed: 'none',
  inputs: { wanted: integer('Mes', { initial: 3, min: 1, max: 12 }) },
  lists: {
    entries: {
      label: 'Pagos',
      singular: 'Pago',
      maxRecords: 5,
      fields: {
        month: integer('Mes del pago', { initial: 1, min: 1, max: 12 }),
        value: money('Valor', { initial: 0 }),
      },
      initial: [
        { month: 3, value: 100 },
        { month: 4, value: 10 },
        { month: 3, value: 1 },
      ],
    },
  },
  formulas: {
    ofMonth: money('Pagos del mes', 'sumif(entries.month, wanted, entries.value)'),
    half: money('La mitad', 'ofMonth / 2'),
    nothing: money('Nada', '0'),
  },
});

afterEach(cleanup);

function barOf(id: string, bars: ReactNode = <FormulaBar leadsElsewhere={false} />) {
  const session = new Session(tool);
  session.select({ id });
  render(
    <UiProvider>
      <SessionContext value={session}>
        <RevealContext value={new Revealer()}>{bars}</RevealContext>
      </SessionContext>
    </UiProvider>,
  );
  return session;
}

test('Alt+Enter goes to what a sum by a condition adds up, Enter on to that', async () => {
  const session = barOf('ofMonth');
  await userEvent.keyboard('{Alt>}{Enter}{/Alt}');
  expect(document.activeElement?.textContent).toMatch(/^Valor/);
  await userEvent.keyboard('{Enter}');
  expect(session.selected).toMatchObject({ id: 'value', table: 'entries' });
});

test('of another formula it goes to the first name', async () => {
  const session = barOf('half');
  await userEvent.keyboard('{Alt>}{Enter}{/Alt}');
  expect(document.activeElement?.textContent).toMatch(/^Pagos del mes/);
  await userEvent.keyboard('{Enter}');
  expect(session.selected).toEqual({ id: 'ofMonth' });
});

test('Ctrl+[ goes to the first cell at once, also where a keyboard has an accent there', async () => {
  const session = barOf('ofMonth');
  await userEvent.keyboard('{Control>}[[{/Control}');
  expect(session.selected).toMatchObject({ id: 'value', table: 'entries' });
  cleanup();
  const other = barOf('half');
  await userEvent.keyboard('{Control>}[BracketLeft]{/Control}');
  expect(other.selected).toEqual({ id: 'ofMonth' });
});

test('a cell that one has just come to is followed once its formula is drawn', async () => {
  const session = barOf('ofMonth');
  // As a sheet tells of its active cell: once the cell is painted.
  session.later(() => session.select({ id: 'half' }));
  await userEvent.keyboard('{Alt>}{Enter}{/Alt}');
  await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Pagos del mes/));
});

test('Escape leaves the name for where one was: the sheet by mouse, the name by keys', async () => {
  barOf(
    'half',
    <>
      <input aria-label="Celda" />
      <FormulaBar />
    </>,
  );
  const cell = screen.getByLabelText('Celda');
  const name = () => screen.getByRole('button', { name: 'La mitad' });
  cell.focus();
  await userEvent.click(name());
  expect(document.activeElement).toBe(screen.getByRole('combobox'));
  await userEvent.keyboard('{Escape}');
  expect(document.activeElement).toBe(cell);
  name().focus();
  await userEvent.keyboard('{Enter}{Escape}');
  expect(document.activeElement).toBe(name());
});

test('Ctrl+G opens the name of the bar in sight, not of one that a full screen covers', async () => {
  barOf(
    'half',
    <>
      <div inert>
        <FormulaBar />
      </div>
      <div data-testid="full">
        <FormulaBar />
      </div>
    </>,
  );
  await userEvent.keyboard('{Control>}g{/Control}');
  expect(screen.getAllByRole('combobox')).toHaveLength(1);
  const box = within(screen.getByTestId('full')).getByRole('combobox');
  expect(document.activeElement).toBe(box);
});

test('Ctrl+G within the name selects what was typed, for another name to take its place', async () => {
  barOf('half', <FormulaBar />);
  await userEvent.keyboard('{Control>}g{/Control}C7{Control>}g{/Control}tir');
  expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('tir');
});

test('what names nothing is said once, the rest in today’s numbers too', () => {
  const shown = () => screen.getByRole('region', { name: 'Fórmula' }).textContent;
  barOf('nothing');
  expect(shown()).toMatch(/\$\s0 = 0Ver/);
  cleanup();
  barOf('half');
  expect(shown()).toMatch(/= Pagos del mes ÷ 2= \$\s101 ÷ 2/);
});

test('a press on the formula opens it as the focus does: there is more of it than a line', async () => {
  barOf('half');
  const name = screen.getByText('Pagos del mes');
  const text = name.closest('p');
  if (!text) throw new Error('the formula is a paragraph');
  await userEvent.click(text);
  expect(document.activeElement?.contains(text)).toBe(true);
  expect(document.activeElement).not.toBe(document.body);
});

test('a name that has no room in its box is told as a whole where one points at it or is', () => {
  barOf('ofMonth', <FormulaBar />);
  const box = screen.getByRole('button', { name: 'Pagos del mes' });
  expect(box.getAttribute('title')).toBeNull();
  const tooltip = document.getElementById(box.getAttribute('aria-describedby') ?? '');
  expect(tooltip?.textContent).toBe('Pagos del mesIr a otro dato por nombre o dirección (Ctrl+G)');
});

test('of a text that was refused it says what counts in its place', async () => {
  const session = barOf('nothing');
  const shown = (kept: string) => ({
    label: () => 'Ciclo · ICA',
    text: () => 'Cada 45 días',
    typed: () => 'eliges' as const,
    refused: () => true,
    kept: () => kept,
  });
  const said = () => screen.getByText('Cada 45 días').parentElement?.textContent;
  session.select(null, shown('Mensual'));
  await waitFor(() => expect(said()).toBe('Cada 45 días no entró: cuenta Mensual'));
  session.select(null, shown(''));
  await waitFor(() => expect(said()).toBe('Cada 45 días no entró: no cuenta'));
});
