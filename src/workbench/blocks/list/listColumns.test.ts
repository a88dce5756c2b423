import { beforeEach, describe, expect, it } from 'vitest';
import {
  defineTool,
  integer,
  type List,
  money,
  number,
  percent,
  text,
} from '../../../tool/index.ts';
import { Session } from '../../session/session.ts';
import { listColumns } from './listColumns.ts';
import type { TransposedGrid } from '../table/transposedGrid.ts';

const tool = defineTool({
  id: 'sample',
  version: 1,
  title: 'Muestra',
  description: '',
  category: 'Análisis Financiero',
  path: '/tools/sample',
  listed: 'none',
  lists: {
    homes: {
      label: 'Casas',
      singular: 'Casa',
      name: 'name',
      orientation: 'columns',
      fields: {
        id: text('Id', { hidden: true }),
        name: text('Nombre'),
        price: money('Precio'),
        rent: money('Renta', { unit: 'COP al mes' }),
      },
      formulas: { yearly: money('Renta al año', 'rent * 12') },
      groups: [
        { title: 'Compra', items: ['price'] },
        { title: 'Operación', items: ['rent', 'yearly'] },
      ],
      initial: [
        { name: 'Norte', price: 300, rent: 2 },
        { name: '', price: 200, rent: 1 },
      ],
    },
  },
});
const list = tool.declare(tool.document.initial()).lists['homes'];

let session: Session;
let grid: TransposedGrid;
beforeEach(() => {
  session = new Session(tool);
  if (!list) throw new Error('the list is declared above');
  grid = listColumns(session, 'homes', list);
});

const texts = (column: string): string[] =>
  Array.from({ length: grid.rowCount }, (_, row) => grid.cell(row, column).text);

describe('a list of columns', () => {
  it('has a column a record, by its name or its place', () => {
    expect(grid.columns.map(({ header }) => header)).toEqual(['', 'Norte', 'Casa 2']);
  });

  it('has the name first, then the groups under their headings', () => {
    expect(texts('head')).toEqual([
      'Nombre',
      'Compra',
      'Precio',
      'Operación',
      'Renta, COP al mes',
      'Renta al año',
    ]);
    const nbsp = '\u00a0';
    expect(texts('r.1')).toEqual(['Norte', '', `$${nbsp}300`, '', `$${nbsp}2`, `$${nbsp}24`]);
    expect(grid.row(1).kind).toBe('group');
  });

  it('says no unit that a label says already', () => {
    const fields = {
      name: text('Nombre'),
      growth: percent('Valorización anual', { unit: 'anual' }),
      expenses: money('Gastos anuales', { unit: 'COP al año' }),
      years: integer('Años hasta la venta', { unit: 'años' }),
      term: integer('Plazo del crédito', { unit: 'años' }),
      rate: percent('Tasa anual', { unit: 'nominal anual' }),
      area: number('Área', { unit: 'm²' }),
      rent: money('Canon mensual', { unit: 'COP al año' }),
    };
    const homes: List = { label: 'Casas', singular: 'Casa', name: 'name', fields, initial: [] };
    const other = listColumns(new Session(tool), 'homes', { ...homes, orientation: 'columns' });
    const heads = Array.from({ length: other.rowCount }, (_, row) => other.cell(row, 'head').text);
    expect(heads.slice(2, 9)).toEqual([
      'Valorización anual',
      'Gastos anuales',
      'Años hasta la venta',
      'Plazo del crédito, años',
      'Tasa anual, nominal anual',
      'Área, m²',
      'Canon mensual, COP al año',
    ]);
  });

  it('writes what is typed, and its heads follow the names', () => {
    const before = grid.columns;
    grid.edit([{ row: 4, columnId: 'r.2', text: '5' }]);
    expect(grid.cell(5, 'r.2').value).toBe(60);
    expect(grid.columns).toBe(before);
    grid.edit([{ row: 0, columnId: 'r.2', text: 'Sur' }]);
    expect(grid.columns.map(({ header }) => header)).toEqual(['', 'Norte', 'Sur']);
  });

  it('adds records for columns that are pasted beyond the last', () => {
    const beyond = grid.newColumnId?.(0) ?? '';
    const outcome = grid.edit([
      { row: 0, columnId: beyond, text: 'Este' },
      { row: 2, columnId: beyond, text: '700' },
      { row: 5, columnId: beyond, text: '1' },
    ]);
    expect(outcome.applied).toBe(2);
    expect(outcome.refused.map(({ reason }) => reason)).toEqual(['Es un valor calculado']);
    expect(session.document['homes']).toHaveLength(3);
    const added = grid.columns.at(-1)?.id ?? '';
    expect(grid.cell(2, added).value).toBe(700);
    expect(new Set(grid.columns.map(({ id }) => id)).size).toBe(4);
  });
});
