import { describe, expect, test } from 'vitest';
import type { GridModel } from '../model.ts';
import type { Block } from './clipboard-block.ts';
import { withoutTitles } from './titles.ts';

/** Three months of three streams, the second of which has a remark below it. */
const ROWS = ['Habitación doble', 'Suite', 'Real − proyectado', 'Parqueadero'];
const COLUMNS = [
  { id: 'name', header: 'Concepto', align: 'left', pinned: true },
  { id: 'feb', header: 'feb 2028', align: 'right' },
  { id: 'mar', header: 'mar 2028', align: 'right' },
  { id: 'abr', header: 'abr 2028', align: 'right' },
] as const;

function flow(numeric = true): GridModel {
  return {
    id: 'flow',
    label: 'Flujo',
    columns: COLUMNS,
    rowCount: ROWS.length,
    row: (row) => ({ id: `${row}`, kind: 'data', depth: 0, remark: row === 2 }),
    cell: (row, columnId) => ({
      text: columnId === 'name' ? (ROWS[row] ?? '') : '',
      value: null,
      editable: columnId !== 'name',
      tone: 'input',
    }),
    editor: () => ({ type: 'text', text: '', numeric }),
    edit: () => ({ applied: 0, refused: [] }),
  };
}

const tsv = (text: string): Block => text.split('\n').map((line) => line.split('\t'));
/** Pasted on a row, at March. */
const at = (top: number, text: string, numeric = true) =>
  withoutTitles(flow(numeric), COLUMNS, { top, left: 2 }, tsv(text));

describe('figures copied with what names them', () => {
  test.each([
    [
      'months above',
      'mar-28\tAbril de 2028\n1.000\t2.000',
      ['mar-28', 'Abril de 2028'],
      [['1.000', '2.000']],
    ],
    [
      'the name beside',
      'HABITACION DOBLE\t1.000\t2.000',
      ['HABITACION DOBLE'],
      [['1.000', '2.000']],
    ],
    [
      'both, with a word in the corner',
      'Concepto\tmar 2028\tabr 2028\nHabitación doble\t1.000\t2.000',
      ['mar 2028', 'abr 2028', 'Habitación doble'],
      [['1.000', '2.000']],
    ],
    [
      'both, the corner empty',
      '\tmar 2028\nHabitación doble\t5 %',
      ['mar 2028', 'Habitación doble'],
      [['5 %']],
    ],
  ])('%s: without it', (_, text, titles, block) => {
    expect(at(0, text)).toEqual({ titles, block });
  });

  test('rows that tell of another have no name of their own', () => {
    const taken = at(1, 'Suite\t1.000\nParqueadero\t2.000');
    expect(taken.block).toEqual([['1.000'], ['2.000']]);
  });

  test.each([
    ['other months than those they go to', 'feb-28\tmar-28\n1.000\t2.000'],
    ['other rows', 'Suite\t1.000\t2.000'],
    ['a word that says of a month why it has no figure', 'Cerrado\t1.000\n900\t2.000'],
    ['titles of which one has none of its names', 'mar 2028\tTotal\n1.000\t2.000'],
    ['words among the figures', 'mar 2028\nN/A\n2.000'],
    ['nothing but titles', 'mar 2028\tabr 2028'],
    ['figures alone', '1.000\t2.000\n3.000\t4.000'],
  ])('%s: as they are', (_, text) => {
    expect(at(0, text)).toEqual({ block: tsv(text), titles: [] });
  });

  test('a cell of words takes a title for what it is', () => {
    const text = 'mar 2028\n1.000';
    expect(at(0, text, false)).toEqual({ block: tsv(text), titles: [] });
  });

  test('what the grid itself copied of cells that are not typed stays whole', () => {
    const block: Block = [['mar 2028'], [{ text: '1000', readOnly: true }]];
    expect(withoutTitles(flow(), COLUMNS, { top: 0, left: 2 }, block).block).toBe(block);
  });
});
