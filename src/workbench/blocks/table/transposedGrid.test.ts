import { describe, expect, it } from 'vitest';
import { defineTool, money, type Ref, text } from '../../../tool/index.ts';
import type { GridCell } from '../../grid/index.ts';
import { Session } from '../../session/session.ts';
import { transposedGrid } from './transposedGrid.ts';
import type { TransposedRow } from './transposedLayout.ts';

const tool = defineTool({
  id: 'prueba',
  version: 1,
  title: 'Prueba',
  description: '',
  category: 'Financiamiento',
  path: '/tools/prueba',
  listed: 'none',
  lists: {
    towers: {
      label: 'Torres',
      singular: 'Torre',
      name: 'name',
      fields: {
        name: text('Nombre', { initial: 'Torre' }),
        rent: money('Renta', { max: 1_000 }),
        'rent.share': money('Parte'),
      },
      formulas: { year: money('Al año', 'rent * 12') },
      initial: [
        { name: 'A', rent: 10 },
        { name: 'B', rent: 20 },
      ],
    },
  },
});

const head = (label: string): GridCell => ({
  text: label,
  value: label,
  editable: false,
  tone: 'computed',
});
const ROWS: readonly TransposedRow[] = [
  { id: 'title', kind: 'group', depth: 0, head: head('TORRES') },
  { id: 'name', kind: 'data', depth: 1, head: head('Nombre'), shows: 'name' },
  { id: 'rent', kind: 'data', depth: 1, head: head('Renta'), shows: 'rent' },
  {
    id: 'year',
    kind: 'total',
    depth: 0,
    head: head('Al año'),
    shows: 'year',
    dress: (cell, record) => ({ ...cell, note: `torre ${record}` }),
  },
];

function open(rows: readonly TransposedRow[] = ROWS) {
  const session = new Session(tool);
  const opened: (readonly [string, string | undefined])[] = [];
  const edited: (readonly Ref[])[] = [];
  const names = () => (session.document['towers'] as { name: string }[]).map(({ name }) => name);
  const columns = () =>
    names().map((_, at) => ({ id: `t${at}`, header: '', align: 'right' }) as const);
  const grid = transposedGrid(session, {
    list: 'towers',
    label: 'Torres',
    rows: () => rows,
    heads: { id: 'head', header: 'Concepto', align: 'left' },
    records: columns,
    toggle: () => undefined,
    edited: (cells) => edited.push(cells),
    whole: {
      rows: () => ROWS,
      records: columns,
      open: (row, column) => opened.push([row.id, column?.id]),
    },
    grow: (draft, count) => {
      for (let n = 0; n < count; n++)
        (draft['towers'] as unknown[]).push({ name: 'Nueva', rent: 0 });
    },
  });
  return { session, grid, names, opened, edited };
}

describe('a list on its side', () => {
  it('has a column a record, what is typed and computed of each in rows', () => {
    const { grid } = open();
    expect(grid.columns.map(({ id }) => id)).toEqual(['head', 't0', 't1']);
    expect(grid.cell(2, 't1')).toMatchObject({ value: 20, editable: true, tone: 'input' });
    expect(grid.cell(3, 't1')).toMatchObject({ value: 240, editable: false, note: 'torre 1' });
    expect(grid.cell(0, 't1')).toMatchObject({ text: '', editable: false });
    expect(grid.cell(1, 'head').text).toBe('Nombre');
  });

  it('reaches what is folded away: its cells, their edits, and what opens them', () => {
    const { grid, opened } = open(ROWS.slice(0, 2));
    const { folding } = grid;
    const whole = folding?.whole;
    expect([grid.rowCount, whole?.rowCount]).toEqual([2, 4]);
    whole?.edit([{ row: 2, columnId: 't0', text: '15' }]);
    expect(whole?.cell(3, 't0').value).toBe(180);
    folding?.open({ row: 2, columnId: 't1' });
    folding?.open({ row: 3, columnId: 'head' });
    expect(opened).toEqual([
      ['rent', 't1'],
      ['year', undefined],
    ]);
  });

  it('takes many edits as one step, and adds the records that a paste goes beyond', () => {
    const { session, grid, names } = open();
    const column = (beyond: number) => grid.newColumnId?.(beyond) ?? '';
    const outcome = grid.edit([
      { row: 1, columnId: 't1', text: 'Sur' },
      { row: 1, columnId: column(0), text: 'Norte' },
      { row: 2, columnId: column(1), text: '30' },
      { row: 2, columnId: 't0', text: '5000' },
      { row: 3, columnId: 't0', text: '1' },
    ]);
    expect(outcome.applied).toBe(3);
    expect(outcome.refused.map(({ row, reason }) => [row, reason])).toEqual([
      [2, '5.000 supera el máximo 1.000'],
      [3, 'Es un valor calculado'],
    ]);
    expect(names()).toEqual(['A', 'Sur', 'Norte', 'Nueva']);
    expect(session.calculation.value({ id: 'year', table: 'towers', row: 3 })).toBe(360);
    session.undo();
    expect(names()).toEqual(['A', 'B']);
  });

  it('says which cells an edit was about', () => {
    const { grid, edited } = open();
    grid.edit([
      { row: 2, columnId: 't1', text: '30' },
      { row: 3, columnId: 't1', text: '1' },
    ]);
    expect(edited).toEqual([[{ id: 'rent', table: 'towers', row: 1 }]]);
  });

  it('knows where a cell stands; what is folded stands where it belongs', () => {
    const { grid } = open();
    expect(grid.refAt({ row: 2, columnId: 't1' })).toEqual({ id: 'rent', table: 'towers', row: 1 });
    expect(grid.refAt({ row: 0, columnId: 't1' })).toBeNull();
    expect(grid.refAt({ row: 2, columnId: 'head' })).toBeNull();
    expect(grid.addressOf({ id: 'year', table: 'towers', row: 1 })).toEqual({
      row: 3,
      columnId: 't1',
    });
    expect(grid.addressOf({ id: 'rent.share', table: 'towers', row: 0 })).toEqual({
      row: 2,
      columnId: 't0',
    });
    // It has no row for it, nor for what it would be a part of.
    expect(grid.addressOf({ id: 'internal.total', table: 'towers', row: 0 })).toBeNull();
  });
});
