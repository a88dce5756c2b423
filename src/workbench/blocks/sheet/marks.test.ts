import { describe, expect, it } from 'vitest';
import { defineTool, money, number, text } from '../../../tool/index.ts';
import { Session } from '../../session/session.ts';
import { marksOf } from './marks.ts';

/** A total of a yearly rent and of a monthly one, which counts by way of a formula without a row. */
const tool = defineTool({
  id: 'prueba',
  version: 1,
  title: 'Prueba',
  description: '',
  category: 'Financiamiento',
  path: '/tools/prueba',
  listed: 'none',
  inputs: { times: number('Veces', { initial: 12 }) },
  lists: {
    towers: {
      label: 'Torres',
      singular: 'Torre',
      name: 'name',
      fields: {
        name: text('Nombre'),
        yearly: money('Al año', { initial: 500 }),
        monthly: money('Al mes', { initial: 40 }),
      },
      formulas: {
        counted: money('Al mes', 'monthly * times', { internal: true }),
        total: money('Total', 'yearly + counted'),
      },
      initial: [{ name: 'A' }, { name: 'B' }],
    },
  },
});

const marked = (id: string) => {
  const session = new Session(tool);
  const selected = { id, table: 'towers', row: 0 };
  const marks = marksOf(session, selected, ({ row, columnId }) => ({
    id: columnId,
    table: 'towers',
    row,
  }));
  return (row: number) =>
    Object.fromEntries(
      ['yearly', 'monthly', 'total'].flatMap((column) => {
        const mark = marks?.(row, column);
        return mark ? [[column, mark]] : [];
      }),
    );
};

describe('the selected cell tints', () => {
  it('all that it adds up, also by way of a formula that has no row', () => {
    const at = marked('total');
    expect(at(0)).toEqual({ yearly: 'precedent', monthly: 'precedent' });
    expect(at(1)).toEqual({});
  });

  it('what adds it up, and never itself', () => {
    expect(marked('monthly')(0)).toEqual({ total: 'dependent' });
    expect(marked('yearly')(0)).toEqual({ total: 'dependent' });
  });
});
