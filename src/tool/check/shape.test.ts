import { beforeAll, describe, expect, it } from 'vitest';
import { Calculation } from '../compute/calculation.ts';
import { type PlainTool, defineTool } from '../define.ts';
import { loadTools } from './folder.ts';
import { read } from '../compute/reading.ts';
import { faultsOf } from './registry.ts';
import { declarationFaults, headFaults } from './shape.ts';
import { mutated, randomFrom } from '../testing/mutate.ts';

const faults = (text: string): string[] => declarationFaults(JSON.parse(text));

describe('a declaration of the wrong shape', () => {
  it.each([
    [
      '{"formulas":{"gain":{"kind":"mony","label":"G","expression":"1"}}}',
      'fórmulas.gain › kind: «mony» no es un tipo de valor; ¿money?',
    ],
    ['{"figures":"double"}', 'cifras: «double» no es una lista'],
    [
      '{"formulas":{"x":{"kind":"number","label":"X","expression":7}}}',
      'fórmulas.x › expression: 7 no es un texto',
    ],
    ['{"formulas":{"x":{"kind":"number","expression":"7"}}}', 'fórmulas.x › label: falta'],
    [
      '{"inputs":{"a":{"kind":"money","label":"A","initial":0,"min":"cero"}}}',
      'entradas.a › min: «cero» no es un número',
    ],
    [
      '{"charts":[{"id":"c","label":"C","type":"pie","source":"s","series":[{"column":"x"}]}]}',
      'gráficos.1 › type: «pie» no es un tipo de gráfico; se admiten line, area, bar, radar, heat',
    ],
    [
      '{"formulas":{"x":{"kind":"number","label":"X","expresion":"7","expression":"7"}}}',
      'fórmulas.x › expresion: no es un miembro conocido; ¿expression?',
    ],
    ['{"formulaz":{}}', 'formulaz: no es un miembro conocido; ¿formulas?'],
    ['{"formulas":{"__proto__":{}}}', 'fórmulas.__proto__: ese nombre no se admite'],
    ['{"inputs":{"a b":null}}', 'entradas.a b: ese nombre no se admite'],
    ['7', '7 no es un objeto'],
    ['null', 'null no es un objeto'],
  ])('%s', (text, fault) => {
    expect(faults(text)).toContain(fault);
  });

  it('is told whole', () => {
    expect(
      faults('{"figures":"double","formulas":{"x":{"kind":"mony","label":""}}}').sort(),
    ).toEqual([
      'cifras: «double» no es una lista',
      'fórmulas.x › expression: falta',
      'fórmulas.x › kind: «mony» no es un tipo de valor; ¿money?',
      'fórmulas.x › label: está vacío',
    ]);
  });

  it('of a tool as of its figures', () => {
    const head = { id: 'One', version: '1', title: 'T', description: 'D', path: '/tools/one' };
    expect(headFaults({ ...head, category: 'Financiamento', listed: 'card' }).sort()).toEqual([
      'category: «Financiamento» no es una categoría; ¿Financiamiento?',
      'id: «One» solo admite minúsculas, números y guiones',
      'version: «1» no es un número',
    ]);
  });

  it('too deep or too large is not read', () => {
    const deep = `${'['.repeat(5_000)}${']'.repeat(5_000)}`;
    expect(faults(`{"advice":${deep}}`)[0]).toMatch(/más de 12 niveles/);
    const many = JSON.stringify({ figures: Array.from({ length: 300_000 }, () => 'x') });
    expect(faults(many)).toContain('tiene más de 200000 valores');
  });
});

describe('declarations of all tools', () => {
  let specs: PlainTool[] = [];
  beforeAll(async () => {
    specs = [...(await loadTools()).values()].map((tool) => {
      const given = tool.given(tool.document.initial()) as Partial<PlainTool>;
      const { id, version, title, description, category, path, listed } = tool;
      return { id, version, title, description, category, path, listed, ...given };
    });
  });

  it('have no faults, read back from JSON too', () => {
    for (const spec of specs) {
      const copy = JSON.parse(JSON.stringify(spec)) as PlainTool;
      expect(faultsOf(defineTool(copy))).toEqual(faultsOf(defineTool(spec)));
    }
  });

  it('mutated, are refused by place or compute: never a throw, never nonsense', () => {
    const random = randomFrom(20_261_121);
    let refused = 0;
    let accepted = 0;
    for (let round = 0; round < 2_000; round++) {
      const spec = specs[random(specs.length)];
      if (!spec) throw new Error('no tools');
      const tool = defineTool(mutated(spec, random) as PlainTool);
      const found = faultsOf(tool);
      for (const fault of found) {
        expect(fault).toMatch(/^[^:]+: \S|no es un objeto$/u);
        expect(fault).not.toMatch(/undefined|\[object|_(?:advice|visible|enabled|by|where)\./u);
      }
      if (found.length > 0) refused += 1;
      else {
        accepted += 1;
        computes(tool);
      }
    }
    expect(refused).toBeGreaterThan(1_000);
    expect(accepted).toBeGreaterThan(50);
  }, 300_000);
});

/** Computes and words all that a page would show. */
function computes(tool: ReturnType<typeof defineTool>): void {
  const calculation = new Calculation(tool, tool.document.initial());
  const { inputs, formulas, lists, tables } = calculation.declaration;
  for (const id of [...Object.keys(inputs), ...Object.keys(formulas)]) {
    expect(typeof read(calculation, { id }).text).toBe('string');
  }
  for (const [table, ids] of [
    ...Object.entries(lists).map(
      ([id, { fields, formulas: own = {} }]) =>
        [id, [...Object.keys(fields), ...Object.keys(own)]] as const,
    ),
    ...Object.entries(tables).map(([id, { columns }]) => [id, Object.keys(columns)] as const),
  ]) {
    const last = calculation.rows(table) - 1;
    for (const id of last < 0 ? [] : ids) {
      for (const row of [0, last]) {
        expect(typeof read(calculation, { id, table, row }).text).toBe('string');
      }
    }
  }
}
