import { describe, expect, it } from 'vitest';
import { type PlainTool, defineTool } from '../define.ts';
import { loadTools } from './folder.ts';
import { faultsOf } from './registry.ts';
import { declarationFaults, headFaults } from './shape.ts';
import { specOf } from '../testing/mutate.ts';

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

it('declarations of all tools have no faults, read back from JSON too', async () => {
  for (const tool of (await loadTools()).values()) {
    const spec = specOf(tool);
    const copy = JSON.parse(JSON.stringify(spec)) as PlainTool;
    expect(faultsOf(defineTool(copy))).toEqual(faultsOf(defineTool(spec)));
  }
});
