// @vitest-environment jsdom
import { beforeEach, describe, expect, test } from 'vitest';
import { defineTool, type Document, money, number, percent } from '../../../tool/index.ts';
import { CaseStore } from '../cases/case-store.ts';
import { newRecord } from '../records.ts';
import type { Shelf } from './shelf.ts';
import { circle, fittingFigures, calculationOf, sourceCases, sourceNow } from './sources.ts';

const tool = defineTool({
  id: 'prueba',
  version: 1,
  title: 'Prueba - De nombre largo',
  description: '',
  category: 'Financiamiento',
  path: '/tools/prueba',
  listed: 'none',
  inputs: { price: money('Precio', { initial: 100 }), rate: percent('Tasa', { initial: 10 }) },
  formulas: {
    total: money('Total', 'price * 2'),
    dollars: money('En dólares', 'price / 4000', { unit: 'USD' }),
    yield: percent('Rentabilidad', 'rate / 2'),
    count: number('Cuántos', 'price / 10'),
    none: money('Sin valor', 'price / (rate - rate)'),
  },
  figures: ['total', 'dollars', 'yield', 'count', 'none'],
});
const shelf: Shelf = { cards: [tool], load: () => Promise.resolve(tool) };
const store = () => {
  const opened = new CaseStore('abaco.casos.prueba:7');
  opened.refresh();
  return opened;
};
const keep = (id: string, name: string, data: object = {}, more = {}) =>
  store().add(newRecord(name, 1, { ...tool.document.initial(), ...data }, { id, ...more }));
const link = (id: string) => ({
  tool: 'prueba',
  case: id,
  figure: 'total',
  name: 'Prueba › Apto › Total',
  value: 200,
});
const all = () => sourceCases([tool], 7);
const named = (id: string) => {
  const found = all().find(({ record }) => record.id === id);
  if (!found) throw new Error(`no case ${id}`);
  return found;
};

beforeEach(() => localStorage.clear());

test('figures of an input’s own kind and unit can be taken, where they have a value', () => {
  keep('a', 'Apto');
  const calculation = calculationOf(tool, named('a').record);
  const { inputs } = tool.declare(tool.document.initial());
  const labels = (id: string) => {
    const field = inputs[id];
    return calculation && field && fittingFigures(calculation, field).map(({ label }) => label);
  };
  expect(labels('price')).toEqual(['Total']);
  expect(labels('rate')).toEqual(['Rentabilidad']);
});

test('drafts, what is in the bin and other people’s cases can’t be taken from', () => {
  keep('a', 'Apto');
  keep('b', 'Borrador', {}, { isDraft: true });
  keep('c', 'Borrado');
  store().putInBin('c');
  new CaseStore('abaco.casos.prueba:8').add(newRecord('De otra', 1, tool.document.initial()));
  expect(all().map(({ record }) => record.id)).toEqual(['a']);
});

describe('the source of a link', () => {
  test('is read as it is today, under its name of today', async () => {
    keep('a', 'Apto', { price: 300 });
    store().put('a', { name: 'Apto 302' });
    const now = await sourceNow(shelf, 7, link('a'));
    expect(now).toMatchObject({ state: 'there', value: 600, path: 'Prueba › Apto 302 › Total' });
  });

  test('that is gone says so', async () => {
    expect(await sourceNow(shelf, 7, link('a'))).toEqual({
      state: 'gone',
      why: 'el caso ya no está',
    });
    keep('a', 'Apto');
    expect(await sourceNow(shelf, 7, { ...link('a'), figure: 'profit' })).toEqual({
      state: 'gone',
      why: 'la cifra ya no está',
    });
    expect(await sourceNow(shelf, 7, { ...link('a'), figure: 'none' })).toEqual({
      state: 'gone',
      why: 'la cifra no tiene valor',
    });
    store().putInBin('a');
    expect(await sourceNow(shelf, 7, link('a'))).toMatchObject({ why: 'el caso ya no está' });
  });
});

describe('a circle', () => {
  const taking = (id: string): Document => ({ price: 200, links: { price: link(id) } });

  test('is found however long the way is, and told by its cases', () => {
    keep('a', 'A');
    keep('b', 'B', taking('a'));
    keep('c', 'C', taking('b'));
    expect(circle(all(), named('c'), 'a')?.map(({ name }) => name)).toEqual(['C', 'B', 'A']);
    expect(circle(all(), named('a'), 'a')?.map(({ name }) => name)).toEqual(['A']);
    expect(circle(all(), named('a'), 'c')).toBeNull();
  });

  test('that others are in already doesn’t keep the search from an end', () => {
    keep('a', 'A', taking('b'));
    keep('b', 'B', taking('a'));
    keep('c', 'C');
    expect(circle(all(), named('a'), 'c')).toBeNull();
  });
});
