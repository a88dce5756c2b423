import { describe, expect, it } from 'vitest';
import { type List, money, number, type Scalar, text } from '../../../tool/index.ts';
import { testTool } from '../../../tool/testing/sample.ts';
import { shares } from '../../../tool/testing/shares.ts';
import { Session } from '../../session/session.ts';
import { HELP, helpOf, listGrid, REMOVE } from './listGrid.ts';

function open(id: string) {
  const session = new Session(shares);
  const list = session.calculation.declaration.lists[id] as List;
  const cost = (row: number, field: string): Scalar =>
    session.calculation.value({ id: field, table: id, row });
  return { session, grid: listGrid(session, id, list), cost };
}

describe('parts of 100 in a sheet', () => {
  it('typed: one sets the other, as one step', () => {
    const { session, grid, cost } = open('costs');
    expect(grid.edit([{ row: 0, columnId: 'mine', text: '70' }]).refused).toEqual([]);
    expect([cost(0, 'mine'), cost(0, 'yours')]).toEqual([70, 30]);
    session.undo();
    expect([cost(0, 'mine'), cost(0, 'yours')]).toEqual([50, 50]);
  });

  it('pasted together: taken where they fit, else refused both', () => {
    const { session, grid, cost } = open('costs');
    const outcome = grid.edit([
      { row: 0, columnId: 'mine', text: '33,3' },
      { row: 0, columnId: 'yours', text: '66,7' },
      { row: 1, columnId: 'mine', text: '60' },
      { row: 1, columnId: 'yours', text: '50' },
    ]);
    expect(outcome.applied).toBe(2);
    expect(outcome.refused.map(({ row, columnId, reason }) => [row, columnId, reason])).toEqual([
      [1, 'mine', 'Mi parte y Tu parte deben sumar 100 %'],
      [1, 'yours', 'Tu parte y Mi parte deben sumar 100 %'],
    ]);
    expect([cost(0, 'mine'), cost(0, 'yours')]).toEqual([33.3, 66.7]);
    expect([cost(1, 'mine'), cost(1, 'yours')]).toEqual([100, 0]);
    session.undo();
    expect(cost(0, 'mine')).toBe(50);
  });

  it('what is no share stays out, and takes nothing along', () => {
    const { grid, cost } = open('costs');
    expect(grid.edit([{ row: 0, columnId: 'mine', text: '101' }]).applied).toBe(0);
    expect(grid.edit([{ row: 0, columnId: 'mine', text: 'mitad' }]).applied).toBe(0);
    expect([cost(0, 'mine'), cost(0, 'yours')]).toEqual([50, 50]);
  });
});

describe('the columns of a sheet', () => {
  it('begin with what tells a record, which an amount does not', () => {
    const prices: List = {
      label: 'Precios',
      singular: 'Precio',
      name: 'price',
      fields: { city: text('Ciudad'), price: money('Precio', { initial: 5 }) },
      formulas: { year: number('Año', 'row + 2027', { plain: true }) },
      initial: [{ city: 'Cali' }],
    };
    const columns = (list: List) => {
      const session = new Session(testTool({ lists: { prices: list } }));
      const grid = listGrid(session, 'prices', list);
      return grid.columns.map(({ id, pinned }) => (pinned ? `${id}, fija` : id)).slice(0, -1);
    };
    expect(columns(prices)).toEqual(['city', 'price', 'year']);
    expect(columns({ ...prices, rowName: 'year' })).toEqual(['year, fija', 'city', 'price']);
    expect(columns({ ...prices, name: 'city' })).toEqual(['city, fija', 'price', 'year']);
  });

  it('explain a record and remove it', () => {
    const { grid } = open('costs');
    expect(grid.columns[0]?.id).toBe('name');
    expect(grid.columns.map(({ id }) => id).slice(-2)).toEqual([HELP, REMOVE]);
    expect(grid.cell(0, HELP)).toMatchObject({ text: 'Info', opens: true });
    expect(grid.cell(1, HELP)).toMatchObject({ text: '', opens: false });
  });

  it('explain every other record with what it says of itself, if the list does', () => {
    const { session, grid } = open('costs');
    const list = session.calculation.declaration.lists['costs'] as List;
    const explained = { ...list, otherHelp: { title: 'Otro', text: 'Yo {mine}, tú {yours}.' } };
    expect(listGrid(session, 'costs', explained).cell(1, HELP)).toMatchObject({ text: 'Info' });
    expect(helpOf(session, 'costs', explained, 0)).toEqual(helpOf(session, 'costs', list, 0));
    grid.edit([{ row: 1, columnId: 'name', text: 'Mudanza' }]);
    expect(helpOf(session, 'costs', explained, 1)).toEqual({
      title: 'Mudanza',
      text: 'Yo 100,00\u00a0%, tú 0,00\u00a0%.',
    });
    grid.edit([{ row: 1, columnId: 'name', text: '' }]);
    expect(helpOf(session, 'costs', explained, 1)?.title).toBe('Otro');
  });

  it('number records without a name, and add none where they are given', () => {
    const { grid } = open('years');
    expect(grid.columns.map(({ header }) => header)).toEqual(['Año', 'Ocupación', 'Meta']);
    expect(grid.cell(1, '#').text).toBe('2');
    expect(grid.rowsCanGrow).toBe(false);
  });
});
