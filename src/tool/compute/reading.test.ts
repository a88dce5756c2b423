import { describe, expect, it } from 'vitest';
import type { Ref } from '../../engine/index.ts';
import { Calculation } from './calculation.ts';
import { conditionId } from './model.ts';
import { labelOf, read, type Reading } from './reading.ts';
import { portfolio } from '../testing/portfolio.ts';
import { money } from '../contract/fields.ts';
import type { Document } from '../contract/tool.ts';
import { defineTool } from '../define.ts';

function calculation(changes: Document = {}): Calculation {
  return new Calculation(portfolio, { ...portfolio.document.initial(), ...changes });
}

describe('a reading', () => {
  const goal = { goal: 500 };
  const price = { id: 'price', table: 'properties' };
  it.each<[string, Document, Ref, Reading]>([
    ['an input', {}, { id: 'rate' }, { value: 10, text: '10,00\u00a0%', tone: 'input' }],
    ['an empty input', {}, { id: 'goal' }, { value: null, text: '', tone: 'input' }],
    ['a choice', {}, { id: 'mode' }, { value: 'simple', text: 'simple', tone: 'input' }],
    ['a toggle', {}, { id: 'open' }, { value: true, text: 'Sí', tone: 'input' }],
    ['a record', {}, { ...price, row: 1 }, { value: 100, text: '$\u00a0100', tone: 'input' }],
    ['an axis', {}, { id: 'rates', row: 1 }, { value: 10, text: '10,00\u00a0%', tone: 'input' }],
    ['beyond an axis', {}, { id: 'rates', row: 9 }, { value: null, text: '', tone: 'input' }],
    ['a result', {}, { id: 'total' }, { value: 300, text: '$\u00a0300', tone: 'computed' }],
    ['a loss', {}, { id: 'loss' }, { value: -700, text: '−$\u00a0700', tone: 'bad' }],
    ['a flow', {}, { id: 'flow' }, { value: -700, text: '−$\u00a0700', tone: 'computed' }],
    ['a bad colour', {}, { id: 'mean' }, { value: 5.5, text: '5,50\u00a0%', tone: 'bad' }],
    [
      'a middling colour',
      {},
      { id: 'yield.gross', table: 'properties', row: 1 },
      { value: 6, text: '6,00\u00a0%', tone: 'orange' },
    ],
    ['a text', {}, { id: 'say' }, { value: 'modo simple', text: 'modo simple', tone: 'computed' }],
    [
      'what waits for an input',
      {},
      { id: 'missing' },
      { value: null, text: '—', tone: 'muted', note: 'Falta «Meta»' },
    ],
    [
      'a division by zero',
      goal,
      { id: 'perGoal' },
      { value: null, text: 'N/A', tone: 'muted', note: 'En «Por meta» se dividiría por cero' },
    ],
    [
      'what does not apply',
      {},
      { id: 'only' },
      { value: null, text: '—', tone: 'muted', note: '«Solo completo» no aplica con estos datos' },
    ],
    [
      'an average of nothing',
      { properties: [] },
      { id: 'mean' },
      { value: null, text: 'N/A', tone: 'muted', note: 'Media: la lista está vacía' },
    ],
    [
      'what fails in a record',
      { properties: [{ name: 'Lote', price: 0, rent: 1, risk: 1, sold: null }] },
      { id: 'mean' },
      {
        value: null,
        text: 'N/A',
        tone: 'muted',
        note: 'En «Rendimiento · Lote» se dividiría por cero',
      },
    ],
  ])('of %s', (_, changes, ref, reading) => {
    expect(read(calculation(changes), ref)).toEqual(reading);
  });

  it('of a loss too small to be seen is no loss', () => {
    const properties = [{ name: '', price: 999.9999, rent: 1, risk: 1, sold: null }];
    expect(read(calculation({ properties }), { id: 'loss' })).toMatchObject({
      text: '$\u00a00',
      tone: 'computed',
    });
  });

  it('of what is not declared is an error of anyone who asks', () => {
    expect(() => read(calculation(), { id: 'nothing' })).toThrow(RangeError);
  });
});

describe('a label', () => {
  it('names the record, or the row', () => {
    const one = calculation({ properties: [{ name: '', price: 1, rent: 1, risk: 1, sold: null }] });
    expect(labelOf(calculation(), { id: 'price', table: 'properties', row: 0 })).toBe(
      'Precio · Apto',
    );
    expect(labelOf(one, { id: 'price', table: 'properties', row: 0 })).toBe('Precio · fila 1');
    expect(labelOf(one, { id: 'value', table: 'schedule', row: 1 })).toBe('Valor · fila 2');
    expect(labelOf(one, { id: 'total' })).toBe('Total');
  });
});

describe('conditions', () => {
  it('of inputs, records and what declares none', () => {
    const { enabled, visible } = conditionId;
    const simple = calculation();
    expect(simple.holds(enabled('open'))).toBe(false);
    expect(simple.holds(visible('extra'))).toBe(true);
    expect(simple.holds(visible('rate'))).toBe(true);
    const full = calculation({ mode: 'full', open: false });
    expect(full.holds(enabled('open'))).toBe(true);
    expect(full.holds(visible('extra'))).toBe(false);
    const cheap = [{ name: '', price: 1, rent: 1, risk: 1, sold: null }];
    const at = { table: 'properties', row: 0 };
    expect(simple.holds(visible('risk'), at)).toBe(true);
    expect(calculation({ properties: cheap }).holds(visible('risk'), at)).toBe(false);
  });

  it('tell whether a formula applies', () => {
    expect(calculation().applies({ id: 'only' })).toBe(false);
    expect(calculation({ mode: 'full' }).applies({ id: 'only' })).toBe(true);
    expect(calculation().applies({ id: 'missing' })).toBe(true);
  });

  it('of the one row of a table that never has more doesn’t count it', () => {
    const tool = defineTool({
      id: 'sums',
      version: 1,
      title: 'Sumas',
      description: 'Para pruebas',
      category: 'Financiamiento',
      path: '/tools/sums',
      listed: 'none',
      inputs: { price: money('Precio', { initial: 5 }) },
      formulas: { paid: money('Pagado', 'price') },
      tables: {
        all: {
          label: 'Total',
          rows: '1',
          rowLabel: 'Total',
          columns: { cost: money('Costo', 'price') },
        },
      },
    });
    const at = { id: 'cost', table: 'all', row: 0 };
    expect(labelOf(new Calculation(tool, tool.document.initial()), at)).toBe('Costo · Total');
  });
});
