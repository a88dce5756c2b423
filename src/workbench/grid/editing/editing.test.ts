// @vitest-environment jsdom
import { afterEach, describe, expect, it, test } from 'vitest';
import type { CellEdit, GridModel } from '../model.ts';
import { sampleModel } from '../testing/grid-sample.ts';
import { Editing, type EditingHost, type EditStart } from './editing.ts';

afterEach(() => document.body.replaceChildren());

/** A grid of three rows whose editor stands in the second one. */
function openIn(ids: readonly string[], start: EditStart = { typed: '7' }) {
  const applied: CellEdit[] = [];
  const modelOf = (rows: readonly string[]): GridModel => ({
    ...sampleModel(rows.map((_, at) => [at])),
    row: (row) => ({ id: rows[row] ?? '', kind: 'data', depth: 0 }),
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
  return { editing, applied, becomes: (rows: readonly string[]) => (host.model = modelOf(rows)) };
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
