// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, test, vi } from 'vitest';
import type { CellEdit, CellEditor, GridModel } from '../model.ts';
import { regroup, type Typing } from '../../session/regroup.ts';
import { unitKeysOf } from '../../session/unitKeys.ts';
import { sampleModel } from '../testing/grid-sample.ts';
import { Editing, type EditingHost, type EditStart } from './editing.ts';

afterEach(() => document.body.replaceChildren());

/** A grid of three rows whose editor stands in the second one. */
function openIn(
  ids: readonly string[],
  start: EditStart = { typed: '7' },
  editor: Partial<Extract<CellEditor, { type: 'text' }>> = {},
) {
  const applied: CellEdit[] = [];
  const modelOf = (rows: readonly string[]): GridModel => ({
    ...sampleModel(rows.map((_, at) => [at])),
    row: (row) => ({ id: rows[row] ?? '', kind: 'data', depth: 0 }),
    editor: (row) => ({ type: 'text', text: String(row), numeric: false, ...editor }),
  });
  const cell = document.body.appendChild(document.createElement('div'));
  const host = {
    model: modelOf(ids),
    get columns() {
      return this.model.columns;
    },
    layer: document.body,
    elementAt: () => cell,
    applyTyped: (edit: CellEdit) => {
      applied.push(edit);
      return true;
    },
    fillTyped: () => {},
    focusActive: () => {},
    after: () => {},
    paintedOnce: (act: () => void) => act(),
  } satisfies EditingHost & { model: GridModel };
  const editing = new Editing(host);
  editing.start({ row: 1, col: 0 }, start);
  return {
    editing,
    applied,
    becomes: (rows: readonly string[]) => (host.model = modelOf(rows)),
  };
}

test.each([
  [true, 'selected, to be typed over'],
  [false, 'gone on with at its end'],
])('what is there is, by touch %s, %s', (byTouch) => {
  openIn(['x', 'y', 'z'], { byTouch });
  const input = document.querySelector('input');
  expect(input?.value).not.toBe('');
  expect(input?.selectionStart).toBe(byTouch ? 0 : input?.value.length);
  expect(input?.selectionEnd).toBe(input?.value.length);
});

test('Escape leaves a cell as it was, with the text that was refused in it', async () => {
  const { editing, applied } = openIn(['x', 'y', 'z'], {}, { text: 'pendiente' });
  await userEvent.keyboard('{End}s{Escape}');
  expect([editing.open, applied]).toEqual([false, []]);
});

test('several cells pasted into an amount that is being typed stay apart', async () => {
  openIn(['x', 'y', 'z'], { typed: '' }, { numeric: true, regroup });
  const input = document.querySelector('input');
  await userEvent.paste('12\n500');
  expect(input?.value).toBe('12 | 500');
});

describe('an amount', () => {
  const amount = {
    text: '19626666,67',
    numeric: true,
    regroup: (typing: Typing, before: string) => regroup(typing, before),
  };
  const input = () => document.querySelector('input') as HTMLInputElement;

  it('opens with its thousands apart, and is left as it was where nothing is typed', () => {
    const { editing, applied } = openIn(['x', 'y', 'z'], {}, amount);
    expect(input().value).toBe('19.626.666,67');
    expect(editing.commit()).toBe(true);
    expect(applied).toEqual([]);
  });

  it('keeps them right while it is typed', () => {
    const { editing, applied } = openIn(['x', 'y', 'z'], {}, amount);
    for (const text of ['1', '12', '123', '1234', '1.2345']) {
      input().value = text;
      fireEvent.input(input());
    }
    expect(input().value).toBe('12.345');
    editing.commit();
    expect(applied).toEqual([{ row: 1, columnId: 'a', text: '12.345' }]);
  });
});

describe('an amount that may be negative', () => {
  const signed = { text: '41500000', numeric: true, signed: true, regroup };
  const input = () => document.querySelector('input') as HTMLInputElement;
  const sign = () => screen.queryByRole('button', { name: 'Cambiar el signo' });
  const byTouch = () => vi.stubGlobal('matchMedia', () => ({ matches: true }));
  afterEach(() => vi.unstubAllGlobals());

  it('is typed by touch on the keyboard of digits, with a key for the sign beside it', async () => {
    byTouch();
    const { editing, applied } = openIn(['x', 'y', 'z'], { byTouch: true }, signed);
    expect(input().inputMode).toBe('decimal');
    fireEvent.click(sign() as HTMLElement);
    expect([input().value, document.activeElement]).toEqual(['-41.500.000', input()]);
    fireEvent.click(sign() as HTMLElement);
    expect(input().value).toBe('41.500.000');
    fireEvent.click(sign() as HTMLElement);
    // What was there is still selected: it is typed over, after the sign.
    await userEvent.keyboard('250');
    editing.commit();
    expect(applied).toEqual([{ row: 1, columnId: 'a', text: '-250' }]);
    expect(sign()).toBeNull();
  });

  it('has none where there are keys, and none beside what can’t be negative', () => {
    openIn(['x', 'y', 'z'], {}, signed);
    expect(sign()).toBeNull();
    document.body.replaceChildren();
    byTouch();
    openIn(['x', 'y', 'z'], { byTouch: true }, { ...signed, signed: false });
    expect([input().inputMode, sign()]).toEqual(['decimal', null]);
  });
});

describe('an amount of money by touch', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('has keys for its units under its cell, once its number takes one', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    const units = () => unitKeysOf({ kind: 'money', label: 'Precio', initial: 0 });
    const amount = { text: '350000000', numeric: true, regroup, units };
    const { editing, applied } = openIn(['x', 'y', 'z'], { byTouch: true }, amount);
    expect(screen.queryByRole('button', { name: 'millones' })).toBeNull();
    await userEvent.keyboard('420');
    const key = screen.getByRole('button', { name: 'millones' });
    fireEvent.click(key);
    expect(key.getAttribute('aria-pressed')).toBe('true');
    expect(document.activeElement).toHaveProperty('value', '420 millones');
    editing.commit();
    expect(applied).toEqual([{ row: 1, columnId: 'a', text: '420 millones' }]);
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('what is being typed', () => {
  it.each([
    ['stays in its row', ['x', 'y', 'z'], 1],
    ['follows its row when one above it goes', ['y', 'z'], 0],
    ['follows its row when others come', ['a', 'b', 'x', 'y', 'z'], 3],
  ])('%s', (_, rows, row) => {
    const { editing, applied, becomes } = openIn(['x', 'y', 'z']);
    becomes(rows);
    expect(editing.commit()).toBe(true);
    expect(applied).toEqual([{ row, columnId: 'a', text: '7' }]);
  });

  it('is written nowhere when its row is gone', () => {
    const { editing, applied, becomes } = openIn(['x', 'y', 'z']);
    becomes(['x', 'z']);
    expect(editing.commit()).toBe(true);
    expect(applied).toEqual([]);
  });
});
