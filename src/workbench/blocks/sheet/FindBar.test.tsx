// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import type { CellAddress, CellEdit, TablePart } from '../../grid/index.ts';
import { sampleModel } from '../../grid/testing/grid-sample.ts';
import { toast, UiProvider } from '../../../ui/index.ts';
import { FindBar, type Terms } from './FindBar.tsx';

afterEach(cleanup);

/** A table of one column of names, whose edits are taken; names in brackets are computed. */
function show(
  names: string[],
  selected: TablePart | null = null,
  terms = { text: '', by: '' },
  readOnly = '',
) {
  const sample = sampleModel(
    names.map((name) => [name]),
    { readOnly },
  );
  const cell = (row: number) => {
    const text = names[row] ?? '';
    return { ...sample.cell(row, 'a'), text, computed: text.startsWith('(') };
  };
  const model = {
    ...sample,
    cell,
    editor: (row: number) => ({
      type: 'text' as const,
      text: names[row] ?? '',
      numeric: false,
    }),
    edit: (edits: readonly CellEdit[]) => {
      for (const { row, text } of edits) names[row] = text;
      return { applied: edits.length, refused: [] };
    },
  };
  const shown = vi.fn<(address: CellAddress) => void>();
  const closed = vi.fn<(terms: Terms) => void>();
  const search = { selected };
  const bar = (revision: number, asked = search) => (
    <FindBar
      model={model}
      search={asked}
      terms={terms}
      revision={revision}
      inPage
      onShow={shown}
      onReplaced={toast.success}
      onClose={closed}
    />
  );
  const { rerender } = render(bar(0), { wrapper: UiProvider });
  return {
    user: userEvent.setup(),
    closed,
    rows: () => shown.mock.calls.map(([{ row }]) => row),
    follow: (revision = 1) => act(async () => rerender(bar(revision))),
    ask: () => act(async () => rerender(bar(0, { selected }))),
  };
}

const status = () => screen.getByRole('status').textContent;

test('the first one is shown while it is typed, later ones by Enter', async () => {
  const { user, rows } = show(['Casa', 'Apto Norte', 'Bodega', 'Apto Sur']);
  await user.keyboard('apto');
  expect(status()).toBe('1 de 2');
  await user.keyboard('{Enter}');
  expect(status()).toBe('2 de 2');
  await user.keyboard('{Enter}');
  // Round, and back from the first to the last.
  expect(status()).toBe('1 de 2');
  await user.keyboard('{Shift>}{Enter}{/Shift}');
  expect(status()).toBe('2 de 2');
  expect(rows().slice(-4)).toEqual([1, 3, 1, 3]);
});

test('replacing shows the first one before it replaces any', async () => {
  const names = ['Casa', 'Apto Norte'];
  const { user, rows } = show(names, null, { text: 'apto', by: 'Piso' });
  const replace = () => user.click(screen.getByRole('button', { name: 'Reemplazar' }));
  await replace();
  expect([rows(), names]).toEqual([[1], ['Casa', 'Apto Norte']]);
  await replace();
  expect(names).toEqual(['Casa', 'Piso Norte']);
});

test('the next search begins with what the last one looked for, and moves nothing before Enter', async () => {
  const names = ['Apto Norte', 'Casa', 'Apto Sur'];
  const first = show(names);
  await first.user.keyboard('apto{Tab}Piso{Escape}');
  const terms = first.closed.mock.lastCall?.[0];
  expect(terms).toEqual({ text: 'apto', by: 'Piso' });
  cleanup();
  const { user, rows } = show(names, null, terms);
  const fields = screen.getAllByRole<HTMLInputElement>('textbox');
  expect(fields.map(({ value }) => value)).toEqual(['apto', 'Piso']);
  expect([status(), rows()]).toEqual(['2', []]);
  await user.keyboard('{Enter}{Enter}');
  expect(rows()).toEqual([0, 2]);
  cleanup();
  const back = show(names, null, terms);
  await back.user.keyboard('{Shift>}{Enter}{/Shift}');
  expect(back.rows()).toEqual([2]);
});

test('an edit of the table shows nothing anew', async () => {
  const { user, rows, follow } = show(['Apto Norte', 'Apto Sur']);
  await user.keyboard('apto{Enter}');
  const before = rows().length;
  await follow();
  expect(rows()).toHaveLength(before);
});

test('after one is replaced the next one is shown, so that it is seen before it is replaced', async () => {
  const { user, rows, follow } = show(['Apto Norte', 'Casa', 'Apto Sur', 'Apto Este']);
  await user.keyboard('apto');
  await user.type(screen.getByLabelText('Reemplazar por'), 'Piso');
  await user.click(screen.getByRole('button', { name: 'Reemplazar' }));
  await follow();
  expect(rows().at(-1)).toBe(2);
  expect(status()).toBe('1 de 2');
});

test('one that has the text still is passed over', async () => {
  const { user, rows, follow } = show(['Apto Norte', 'Casa', 'Apto Sur']);
  await user.keyboard('apto');
  await user.type(screen.getByLabelText('Reemplazar por'), 'Apto.');
  await user.click(screen.getByRole('button', { name: 'Reemplazar' }));
  await follow();
  expect(rows().at(-1)).toBe(2);
  expect(status()).toBe('2 de 2');
});

test('what is computed is found, and passed by with a word where it is to be replaced', async () => {
  const names = ['(Apto)', 'Apto Norte', 'Casa'];
  const { user, rows, follow } = show(names);
  await user.keyboard('apto{Tab}Piso');
  expect([status(), rows().at(-1)]).toEqual(['1 de 2', 0]);
  const replace = () => user.click(screen.getByRole('button', { name: 'Reemplazar' }));
  await replace();
  expect(await screen.findByText('Es un valor calculado: no se reemplaza.')).toBeTruthy();
  expect([status(), rows().at(-1), names[1]]).toEqual(['2 de 2', 1, 'Apto Norte']);
  await replace();
  await follow();
  expect(names).toEqual(['(Apto)', 'Piso Norte', 'Casa']);
});

test('in a table that is only read there is nothing to replace', async () => {
  const { user, rows } = show(['Apto Norte', 'Casa', 'Apto Sur'], null, undefined, 'a');
  await user.keyboard('apto{Enter}');
  expect([status(), rows().at(-1)]).toEqual(['2 de 2', 2]);
  expect(screen.getAllByRole('textbox')).toHaveLength(1);
  expect(screen.queryByRole('button', { name: /Reemplazar|Todas/ })).toBeNull();
});

test('those that are replaced are told, and how many stay because they are computed', async () => {
  const names = ['(Apto)', 'Apto Norte', 'Casa', 'Apto Sur', '(Apto 2)', '(Apto 3)'];
  const { user } = show(names);
  await user.keyboard('apto{Tab}Piso');
  await user.click(screen.getByRole('button', { name: 'Todas' }));
  expect(names).toEqual(['(Apto)', 'Piso Norte', 'Casa', 'Piso Sur', '(Apto 2)', '(Apto 3)']);
  expect(await screen.findByText('Reemplazado en 2 celdas; quedan 3 calculadas.')).toBeTruthy();
});

test('once all are replaced it says how many, until they are back or something else is sought', async () => {
  const names = ['Apto Norte', 'Casa', 'Apto Sur'];
  const { user, follow } = show(names);
  await user.keyboard('apto{Enter}{Tab}Piso');
  expect(screen.getByLabelText<HTMLInputElement>('Reemplazar por').value).toBe('Piso');
  const all = screen.getByRole('button', { name: 'Todas' });
  await user.click(all);
  await follow();
  expect(status()).toBe('2 reemplazadas');
  await user.type(screen.getByLabelText('Buscar'), '{Control>}a{/Control}casa');
  expect(status()).toBe('1 de 1');
  await user.click(all);
  await follow(2);
  expect([status(), names[1]]).toEqual(['1 reemplazada', 'Piso']);
  names[1] = 'Casa';
  await follow(3);
  expect(status()).toBe('1');
});

test('several selected cells are the only ones that are replaced, unless one asks for all', async () => {
  const names = ['Apto Norte', 'Casa', 'Apto Sur'];
  const ids = sampleModel(names.map((name) => [name]));
  const selected = [{ rows: new Set([ids.row(1).id, ids.row(2).id]), columns: new Set(['a']) }];
  const { user, rows, follow } = show(names, selected);
  await user.keyboard('apto');
  expect(status()).toBe('1 de 1');
  expect(rows().at(-1)).toBe(2);
  await user.click(screen.getByLabelText('Solo en lo seleccionado'));
  expect(status()).toBe('1 de 2');
  expect(rows().at(-1)).toBe(0);
  await user.click(screen.getByLabelText('Solo en lo seleccionado'));
  await user.type(screen.getByLabelText('Reemplazar por'), 'Piso');
  await user.click(screen.getByRole('button', { name: 'Todas' }));
  await follow();
  expect(names).toEqual(['Apto Norte', 'Casa', 'Piso Sur']);
});

test('who asks once more comes back to what was looked for, to type over it', async () => {
  const { user, ask } = show(['Apto Norte', 'Casa']);
  await user.keyboard('apto{Tab}');
  await ask();
  await user.keyboard('casa');
  expect(screen.getByLabelText<HTMLInputElement>('Buscar').value).toBe('casa');
  expect(status()).toBe('1 de 1');
});

/** Names of which some are folded away, in a table that reaches them all. */
function showFolded(names: string[], folded: readonly number[]) {
  const sample = sampleModel(names.map((name) => [name]));
  const whole = {
    ...sample,
    cell: (row: number) => ({ ...sample.cell(row, 'a'), text: names[row] ?? '' }),
    editor: (row: number) => ({ type: 'text' as const, text: names[row] ?? '', numeric: false }),
    edit: (edits: readonly CellEdit[]) => {
      for (const { row, text } of edits) names[row] = text;
      return { applied: edits.length, refused: [] };
    },
  };
  const rows = names.map((_, row) => row).filter((row) => !folded.includes(row));
  const model = {
    ...whole,
    rowCount: rows.length,
    row: (row: number) => whole.row(rows[row] ?? 0),
    cell: (row: number) => whole.cell(rows[row] ?? 0),
    folding: { whole, open: () => undefined },
  };
  const shown = vi.fn<(address: CellAddress) => void>();
  render(
    <UiProvider>
      <FindBar
        model={model}
        search={{ selected: null }}
        terms={{ text: '', by: '' }}
        revision={0}
        inPage
        onShow={shown}
        onReplaced={toast.success}
        onClose={() => undefined}
      />
    </UiProvider>,
  );
  return { user: userEvent.setup(), rows: () => shown.mock.calls.map(([{ row }]) => row) };
}

test('what is folded is found as well, by typing where nothing else is, and by Enter', async () => {
  const { user, rows } = showFolded(['Spa del sur', 'Casa', 'Sala'], [0]);
  await user.keyboard('s');
  // 'Casa' is in sight.
  expect(rows()).toEqual([1]);
  await user.keyboard('p');
  expect(rows().at(-1)).toBe(0);
  expect(status()).toBe('1 de 1');
  await user.keyboard('{Backspace}{Enter}');
  expect(rows().at(-1)).toBe(2);
});

test('what is replaced where it is folded is told', async () => {
  const names = ['Apto Norte', 'Casa', 'Apto Sur'];
  const { user } = showFolded(names, [0]);
  await user.keyboard('apto');
  await user.type(screen.getByLabelText('Reemplazar por'), 'Piso');
  await user.click(screen.getByRole('button', { name: 'Todas' }));
  expect(names).toEqual(['Piso Norte', 'Casa', 'Piso Sur']);
  expect(await screen.findByText('Reemplazado en 2 celdas, una plegada.')).toBeTruthy();
});
