// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sampleModel } from '../../../grid/testing/grid-sample.ts';
import { stubLayout } from '../../../testing/layout.ts';
import { FilterDialog } from './FilterDialog.tsx';
import type { Filter } from './filters.ts';
import { WHOLE } from './sheetView.ts';
import type { ViewedSheet } from './useSheetView.ts';

beforeEach(() => stubLayout());
afterEach(cleanup);

const line = { id: 'a', name: 'Año' };

/** The dialog of a column with three years, under filters that are there already. */
function open(...filters: Filter[]) {
  const model = sampleModel([[2028], [2029], [2030]]);
  const set = vi.fn<ViewedSheet['set']>();
  const viewing = {
    model,
    view: { ...WHOLE, filters },
    inside: (address) => address,
    shownAt: (address) => address,
    set,
    commands: () => [],
  } satisfies ViewedSheet;
  render(
    <FilterDialog
      table={{ ...model, equals: 'rows' }}
      line={line}
      viewing={viewing}
      onClose={() => undefined}
    />,
  );
  return { user: userEvent.setup(), taken: () => set.mock.calls.at(-1)?.[0].filters };
}

const ticked = () =>
  screen
    .getAllByRole('checkbox')
    .filter((box) => (box as HTMLInputElement).checked)
    .map((box) => (box as HTMLInputElement).labels?.[0]?.textContent);

test('what was searched for is what is filtered by', async () => {
  const { user, taken } = open();
  await user.type(screen.getByRole('searchbox'), '2029{Enter}');
  expect(taken()).toEqual([{ by: line, values: ['2029'] }]);
});

test('at a desk one types what is looked for at once, on a touch screen not', async () => {
  const { user } = open();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('searchbox')));
  await user.keyboard('2030');
  expect(screen.getByRole('searchbox')).toHaveProperty('value', '2030');
  cleanup();
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  open();
  await waitFor(() =>
    expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true),
  );
  expect(document.activeElement).not.toBe(screen.getByRole('searchbox'));
  vi.unstubAllGlobals();
});

test('it opens as it was left', () => {
  open({ by: line, values: ['2028', '2030'] });
  expect(ticked()).toEqual(['2028', '2030']);
});

test('a condition too', () => {
  open({ by: line, condition: 'less', limit: '2030' });
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('2030');
});

test('a filter is taken away where there is one; else one just leaves', async () => {
  const { user, taken } = open({ by: line, condition: 'between', limit: '2028 y 2029' });
  expect(screen.getByLabelText('Los dos límites')).toHaveProperty('value', '2028 y 2029');
  await user.click(screen.getByRole('button', { name: 'Quitar el filtro' }));
  expect(taken()).toEqual([]);
  cleanup();
  const fresh = open();
  expect(screen.queryByRole('button', { name: 'Quitar el filtro' })).toBeNull();
  await fresh.user.click(screen.getByRole('button', { name: 'Cancelar' }));
  expect(fresh.taken()).toBeUndefined();
});

test.each([
  ['less', '2030', 'decimal'],
  // A word stands between the two.
  ['between', '2028 y 2029', 'text'],
  ['has', '20', 'text'],
] as const)('a limit of «%s» is typed on the keyboard for it', (condition, limit, keyboard) => {
  open({ by: line, condition, limit });
  expect(screen.getByRole<HTMLInputElement>('textbox').inputMode).toBe(keyboard);
});

test('it is as high by condition as by value, and what is out of sight is not to be reached', async () => {
  const { user } = open();
  const values = screen.getByRole('group', { name: 'Valores' });
  const limit = () => screen.queryByRole('textbox', { name: 'Valor' });
  expect(limit()).toBeNull();
  await user.click(screen.getByRole('radio', { name: 'Por condición' }));
  expect(limit()).not.toBeNull();
  // Still laid out: it holds the height.
  expect(values.isConnected).toBe(true);
  expect(getComputedStyle(values).display).not.toBe('none');
  expect(screen.queryByRole('group', { name: 'Valores' })).toBeNull();
});
