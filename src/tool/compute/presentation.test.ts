import { describe, expect, it } from 'vitest';
import { Calculation } from './calculation.ts';
import { defineTool, type PlainTool } from '../define.ts';
import { choice, money, number, text, texts, toggle } from '../contract/fields.ts';
import { kinds, textsOf } from '../contract/kinds/index.ts';
import { outputs } from './outputs.ts';
import { grade, read } from './reading.ts';
import { faultsOf } from '../check/registry.ts';
import type { List } from '../contract/declaration.ts';

const LEVELS = [
  { value: 'low', label: 'Bajo', tone: 'good' },
  { value: 'high', label: 'Alto', tone: 'bad' },
] as const;

const things: List = {
  label: 'Cosas',
  singular: 'Cosa',
  name: 'name',
  fields: {
    name: text('Nombre'),
    price: money('Precio'),
    tags: texts('Etiquetas', { notComputed: true }),
    shown: toggle('Visible', { initial: true }),
  },
  formulas: { level: choice('Nivel', LEVELS, 'price > 10 ? "high" : "low"') },
  output: ['name'],
  groups: [{ title: 'Todo', items: ['price', 'level'] }],
  cards: { badges: ['level'], figures: ['price'], active: 'shown' },
  actions: [{ id: 'hide', label: 'Ocultar', set: { shown: false }, when: 'shown' }],
  initial: [{ name: 'Una', price: 20 }],
};

const SPEC: PlainTool = {
  id: 'sample',
  version: 1,
  title: 'Muestra',
  description: 'Para la prueba.',
  category: 'Análisis Financiero',
  path: '/tools/sample',
  listed: 'none',
  inputs: {
    id: text('Id', { notComputed: true, hidden: true }),
    price: money('Precio', { initial: 100 }),
    gain: money('Ganancia', { initial: 0 }),
  },
  lists: { things },
  formulas: {
    years: number('Años', 'price / gain', { applies: 'gain > 0', missing: 'N/A' }),
    months: number('Meses', 'price / gain * 12', { applies: 'gain > 0' }),
    counted: number('En curso', 'count(things.price)', { output: 'counts.En curso' }),
  },
  tables: {
    steps: {
      label: 'Pasos',
      rows: '2',
      internal: true,
      columns: { start: number('Desde', 'row'), amount: number('Valor', 'price * row') },
    },
  },
  charts: [
    {
      id: 'steps',
      label: 'Pasos',
      type: 'bar',
      source: 'steps',
      series: [{ column: 'amount', base: 'start' }],
    },
  ],
  sections: [{ title: 'Datos', inputs: ['price', 'gain'] }],
};

const tool = defineTool(SPEC);
const calculation = (changes: object = {}): Calculation => {
  const checked = tool.document.check(changes);
  if ('problems' in checked) throw new Error(JSON.stringify(checked.problems));
  return new Calculation(tool, checked.document);
};

describe('colours', () => {
  it('grow worse with the value where lower is better, both limits included', () => {
    const risk = { good: 15, warning: 25, lower: true };
    const colours = [15, 15 + 1e-10, 15.01, 25, 25.01].map((value) => grade(value, risk));
    expect(colours).toEqual(['green', 'green', 'orange', 'orange', 'red']);
  });
});

describe('a formula that says what stands in the place of a value', () => {
  it('is shown by it where its condition fails; any other is not shown', () => {
    const losing = calculation();
    expect(losing.applies({ id: 'years' })).toBe(true);
    expect(read(losing, { id: 'years' }).text).toBe('N/A');
    expect(losing.applies({ id: 'months' })).toBe(false);
    expect(read(losing, { id: 'months' }).text).toBe('—');
    expect(read(calculation({ gain: 50 }), { id: 'years' }).text).toBe('2');
  });
});

describe('outputs', () => {
  it('have the names that formulas cannot spell, and no tables that serve charts only', () => {
    expect(outputs(tool, calculation())).toEqual({
      years: null,
      months: null,
      counts: { 'En curso': 1 },
      things: [{ name: 'Una', level: 'high' }],
    });
  });
});

describe('a computed choice', () => {
  it('reads by its label', () => {
    const reading = read(calculation(), { id: 'level', table: 'things', row: 0 });
    expect(reading).toMatchObject({ value: 'high', text: 'Alto' });
  });
});

describe('texts', () => {
  it('are taken as a list from outside, and as one text from a person', () => {
    const { document } = calculation({
      things: [{ tags: ['Metro', ' Parque; Río '] }, { tags: [] }],
    });
    expect(document['things']).toMatchObject([{ tags: 'Metro; Parque; Río' }, { tags: '' }]);
    const shape = { kind: 'texts', label: 'Etiquetas' } as const;
    expect(kinds.texts.parse(' uno ;; dos;', shape)).toEqual({ value: 'uno; dos' });
    expect(textsOf('uno; dos')).toEqual(['uno', 'dos']);
    expect(textsOf(null)).toEqual([]);
  });

  it('are refused where the list holds anything else', () => {
    expect(tool.document.check({ things: [{ tags: ['Metro', 7] }] })).toMatchObject({
      problems: [{ field: 'things[0].tags', message: 'no es un texto' }],
    });
  });
});

describe('the registry', () => {
  const faults = (changes: Partial<List>): string[] =>
    faultsOf(defineTool({ ...SPEC, lists: { things: { ...things, ...changes } } }));

  it('takes hidden inputs without a section, and finds no fault here', () => {
    expect(faultsOf(tool)).toEqual([]);
  });

  it.each<[string, Partial<List>, string]>([
    ['cards', { cards: { figures: ['prize'] } }, 'lista things: no existe prize'],
    ['groups', { groups: [{ title: 'A', items: ['prize'] }] }, 'lista things: no existe prize'],
    [
      'what actions write',
      { actions: [{ id: 'a', label: 'A', set: { status: 1 } }] },
      'lista things: no existe el campo status',
    ],
    [
      'conditions of actions',
      { actions: [{ id: 'a', label: 'A', when: 'seen' }] },
      'listas.things › acción a › when: nombre desconocido «seen»',
    ],
  ])('finds unknown names in %s', (_, changes, fault) => {
    expect(faults(changes)).toEqual([fault]);
  });

  it('finds unknown names in charts and rankings', () => {
    const [chart] = SPEC.charts ?? [];
    if (!chart) throw new Error('the chart is declared above');
    const changed = defineTool({
      ...SPEC,
      charts: [{ ...chart, series: [{ column: 'amount', base: 'begin' }] }],
      rankings: { best: { label: 'B', list: 'things', show: 'name', beside: 'prize' } },
    });
    expect(faultsOf(changed)).toEqual([
      'gráfico steps: no existe steps.begin',
      'selección best: no existe things.prize',
    ]);
  });
});
