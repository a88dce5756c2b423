import { describe, expect, it } from 'vitest';
import { loadTools } from '../check/folder.ts';
import { faultsOf } from '../check/registry.ts';
import { Calculation, defineTool, integer, money, percent, rangeOf, toggle } from '../index.ts';
import { type Variable, variableOf } from './variables.ts';
import { testTool } from '../testing/sample.ts';

const why = 'Porque sí.';
const tool = testTool({
  inputs: {
    price: money('Precio', { initial: 300, range: { below: 10, above: 5, why } }),
    rate: percent('Tasa', { initial: 12, range: { below: 2, above: 3, own: true, why } }),
    low: percent('Vacancia', { initial: 1, range: { below: 3, above: 8, own: true, why } }),
    none: percent('Nada', { initial: 0, range: { below: 3, above: 8, own: true, why } }),
    term: integer('Plazo', { initial: 4, min: 1, max: 30, range: { below: 10, above: 10, why } }),
    plain: money('Gasto', { initial: 50 }),
    zero: money('Cero', { initial: 0 }),
    is: toggle('Sí o no'),
    year: integer('Año', { initial: 2029, min: 1900, max: 2200, plain: true }),
  },
  formulas: {
    x: money('X', 'price + rate + low + none + term + plain + zero + year + (is ? 1 : 0)'),
  },
});
const subject = { tool, calculation: new Calculation(tool, tool.document.initial()) };
const variable = (id: string): Variable => variableOf(subject, { id }) as Variable;

describe('how far an input may turn out', () => {
  it.each([
    // 300 less 10 %, and 5 % more.
    ['price', 270, 315],
    // Two points less, three more.
    ['rate', 10, 15],
    // A vacancy below 0 there is none.
    ['low', 0, 9],
    ['none', 0, 8],
    // A whole number moves by one at least.
    ['term', 3, 5],
    // Without a declaration a tenth to both sides.
    ['plain', 45, 55],
  ])('%s: from %d to %d', (id, low, high) => {
    expect(rangeOf(variable(id))).toEqual({ low, high });
  });

  it('a given part takes the place of what is declared', () => {
    expect(rangeOf(variable('rate'), 0.5)).toEqual({ low: 6, high: 18 });
  });

  it('a year is no amount: a tenth of it says nothing', () => {
    expect(rangeOf(variable('year'), 0.1)).toBeNull();
  });

  it.each(['zero', 'is', 'year'])('%s has none', (id) => {
    expect(rangeOf(variable(id))).toBeNull();
  });
});

describe('the declared ranges of all tools', () => {
  it('say why in a sentence, and there are some', async () => {
    const whys = [...(await loadTools()).values()].flatMap((each) => {
      const { inputs, lists } = each.declare(each.document.initial());
      const records = Object.values(lists).flatMap(({ fields }) => Object.values(fields));
      return [...Object.values(inputs), ...records].flatMap(({ range }) => range?.why ?? []);
    });
    expect(whys.length).toBeGreaterThan(40);
    expect(whys.filter((each) => !/^\p{Lu}.{20,}\.$/u.test(each))).toEqual([]);
  });

  it('are refused where they say nothing', () => {
    const wrong = (id: string, field: object) =>
      faultsOf(
        defineTool({
          id: 'wrong',
          version: 1,
          title: 'Muestra',
          description: 'Para pruebas',
          category: 'Análisis Financiero',
          path: '/tools/wrong',
          listed: 'none',
          inputs: { [id]: { ...money('A', { initial: 1 }), ...field } },
          formulas: { x: money('X', id) },
        }),
      ).join(' ');
    expect(wrong('a', { range: { below: 0, above: 0, why } })).toContain('su rango está vacío');
    expect(wrong('a', { range: { below: -1, above: 0, why } })).toContain('below');
  });
});
