import { describe, expect, it } from 'vitest';
import type { Ref } from '../../engine/index.ts';
import type { CellAddress, GridCell, GridSelection } from '../grid/index.ts';
import { sampleModel } from '../grid/testing/grid-sample.ts';
import { explainedCell, shownCell } from './explained.ts';

const refAt = ({ row, columnId }: CellAddress): Ref | null =>
  columnId === 'head' ? null : { id: columnId, table: 'months', row };
const range = (anchor: CellAddress, focus = anchor): GridSelection => ({
  anchor,
  focus,
  active: anchor,
});
const [first, last] = [
  { row: 0, columnId: 'flow' },
  { row: 5, columnId: 'balance' },
];

describe('the formula bar explains', () => {
  it('the cell where a range was begun, whichever way it goes', () => {
    const begun = explainedCell(null, range(first), refAt);
    expect(begun).toEqual({ id: 'flow', table: 'months', row: 0 });
    expect(explainedCell(begun, range(first, last), refAt)).toEqual(begun);
    expect(explainedCell(null, range(last, first), refAt)).toEqual(refAt(last));
  });

  it('nothing on a head, whatever it explained before', () => {
    const head = { row: 0, columnId: 'head' };
    expect(explainedCell(refAt(first), range(head), refAt)).toBeNull();
    expect(explainedCell(refAt(first), null, refAt)).toBeNull();
  });

  it('a whole column that a formula led to, until another column is entered', () => {
    const column = { id: 'flow', table: 'months' };
    expect(explainedCell(column, range(first), refAt)).toBe(column);
    expect(explainedCell(column, range(last), refAt)).toEqual(refAt(last));
    expect(explainedCell({ id: 'flow' }, range(first), refAt)).toEqual(refAt(first));
  });
});

describe('of a cell that the model has no value for it shows', () => {
  const rows = [
    ['Spa', 1],
    ['Gimnasio', 2],
  ];
  it('what stands there, as long as its row does', () => {
    let now = sampleModel(rows, { readOnly: 'b' });
    const shown = shownCell(() => now, { row: 1, columnId: 'a' });
    expect(shown?.text()).toBe('Gimnasio');
    expect(shown?.label()).toBe('Columna A');
    expect(shown?.typed()).toBe('escribes');
    const beside = shownCell(() => now, { row: 1, columnId: 'b' });
    expect(beside?.label()).toBe('Columna B · Gimnasio');
    expect(beside?.typed()).toBeNull();
    // The first row goes, and the name is typed over.
    now = { ...sampleModel([['Sauna', 2]]), row: () => ({ id: 'r1', kind: 'data', depth: 0 }) };
    expect(shown?.text()).toBe('Sauna');
    now = sampleModel([['Otro', 3]]);
    expect(shown?.text()).toBe('');
  });

  it('why nothing goes there, unless something was typed all the same', () => {
    const table = sampleModel(rows);
    const of = (cell: Partial<GridCell>) =>
      shownCell(() => ({ ...table, cell: () => ({ ...table.cell(1, 'a'), ...cell }) }), {
        row: 1,
        columnId: 'a',
      });
    const idle = of({ text: '—', idle: 'No aplica a un egreso fijo' });
    expect([idle?.text(), idle?.typed()]).toEqual(['No aplica a un egreso fijo', null]);
    const typed = of({ text: '5', idle: 'No aplica a un egreso fijo', refused: true });
    expect(typed?.text()).toBe('5');
  });

  it('that a text was refused', () => {
    const table = sampleModel(rows);
    const of = (model: typeof table) =>
      shownCell(() => model, { row: 1, columnId: 'a' })?.refused();
    const refusing = { ...table, cell: () => ({ ...table.cell(1, 'a'), refused: true }) };
    expect([of(table), of(refusing)]).toEqual([false, true]);
  });

  it('what counts in place of a refused text', () => {
    const table = sampleModel(rows);
    const keptOf = (kept: Partial<GridCell>) => {
      const cell = () => ({ ...table.cell(1, 'a'), refused: true, ...kept });
      return shownCell(() => ({ ...table, cell }), { row: 1, columnId: 'a' })?.kept();
    };
    expect([keptOf({ kept: 'Mensual' }), keptOf({})]).toEqual(['Mensual', '']);
  });

  it('nothing where nothing stands, nor of a button', () => {
    const empty = sampleModel([['', '']], { readOnly: 'ab' });
    expect(shownCell(() => empty, { row: 0, columnId: 'a' })).toBeNull();
    const [first, last] = sampleModel(rows).columns;
    if (!first || !last) throw new Error('the sample has no columns');
    const button = { ...sampleModel(rows), columns: [first, { ...last, button: 'help' as const }] };
    expect(shownCell(() => button, { row: 0, columnId: 'b' })).toBeNull();
  });
});
