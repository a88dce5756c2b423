import { describe, expect, it } from 'vitest';
import {
  Calculation,
  checkQuestion,
  choice,
  defineTool,
  money,
  number,
  percent,
  text,
} from '../index.ts';
import { testTool } from '../testing/sample.ts';

const tool = testTool({
  inputs: {
    amount: money('Monto', { initial: 1000 }),
    rate: percent('Tasa', { initial: 10, max: 30 }),
    fee: money('Gasto', { initial: 0 }),
    note: text('Nota', { initial: '' }),
    kind: choice('Tipo', [
      { value: 'a', label: 'Primero' },
      { value: 'b', label: 'Segundo' },
      { value: 'c', label: 'Tercero' },
    ]),
  },
  formulas: {
    interest: money('Interés', 'amount * rate / 100 - fee'),
    ratio: number('Razón', 'amount / rate'),
    label: text('Rótulo', 'concat(note, kind)'),
  },
});
const subject = { tool, calculation: new Calculation(tool, tool.document.initial()) };

const seek = { kind: 'seek', figure: 'interest', target: 250, by: 'rate' };
const table = { kind: 'table', figures: ['interest'], rows: { input: 'rate', values: [5, 10] } };
const tornado = { kind: 'tornado', figure: 'interest' };
const uniform = { kind: 'uniform', low: 5, high: 15 };
const inputs = [{ input: 'rate', distribution: uniform }];
const simulation = { kind: 'simulation', figures: ['interest'], inputs };
const scenarios = { kind: 'scenarios', scenarios: [{ name: 'Alto', values: { rate: 20 } }] };

/** 'place = value: message' of each problem. */
function faults(raw: unknown): string[] {
  const checked = checkQuestion(subject, raw);
  return 'problems' in checked
    ? checked.problems.map(({ field, value, message }) => `${field} = ${value}: ${message}`)
    : [];
}

describe('a question in a file', () => {
  it.each([seek, table, tornado, simulation, scenarios])('%j is taken', (raw) => {
    const named = { ...raw, tool: 'sample', name: 'Mi pregunta' };
    expect(checkQuestion(subject, named)).toMatchObject({
      name: 'Mi pregunta',
      question: { kind: raw.kind },
    });
  });

  it('of a tornado moves by 10 % as the command line does, or by each input’s own range', () => {
    expect(checkQuestion(subject, tornado)).toMatchObject({ question: { spread: 0.1 } });
    const declared = { ...tornado, spread: 'range' };
    expect(checkQuestion(subject, declared)).toMatchObject({ question: { spread: null } });
  });

  it.each<[string, unknown, string]>([
    ['no object', [], '(estudio) = []: debe ser un objeto con «kind»'],
    ['no kind', { figure: 'interest' }, 'kind = nada: debe ser seek, table, tornado'],
    ['another tool', { ...seek, tool: 'rentals' }, 'tool = "rentals": el estudio es de otra'],
    ['a name that is none', { ...seek, name: 7 }, 'name = 7: debe ser un texto'],
    ['a misspelt member', { ...seek, hasta: 9 }, 'hasta = 9: no es parte de un estudio'],
    // Goal seek.
    [
      'an unknown figure',
      { ...seek, figure: 'interes' },
      'figure = "interes": «interes» no nombra',
    ],
    ['a figure of words', { ...seek, figure: 'label' }, 'figure = "label": «Rótulo» no es un núm'],
    ['no target', { ...seek, target: '250' }, 'target = "250": falta, o no es un número'],
    ['an input that is a text', { ...seek, by: 'note' }, 'by = "note": «Nota» es un texto'],
    ['low above high', { ...seek, from: 9, to: 2 }, 'from = 9: es mayor que «to» (2)'],
    ['an end out of bounds', { ...seek, to: 31 }, 'to = 31: supera el máximo 30'],
    ['ends of a choice', { ...seek, by: 'kind', from: 1 }, 'from = 1: «Tipo» se elige entre'],
    // Tables.
    ['no figures', { ...table, figures: [] }, 'figures = []: debe ser una lista con al menos una'],
    ['a figure twice', { ...table, figures: ['ratio', 'ratio'] }, 'figures[1] = "ratio": está dos'],
    ['no rows', { ...table, rows: undefined }, 'rows = nada: debe tener «input» y «values»'],
    ['no values', { ...table, rows: { input: 'rate', values: [] } }, 'rows.values = []: debe ser'],
    [
      'a value out of bounds',
      { ...table, columns: { input: 'rate', values: [31] }, rows: { input: 'fee', values: [1] } },
      'columns.values[0] = 31: supera el máximo 30',
    ],
    [
      'a value twice',
      { ...table, rows: { input: 'rate', values: [1, 1] } },
      'rows.values[1] = 1: e',
    ],
    [
      'no option',
      { ...table, rows: { input: 'kind', values: ['d'] } },
      'rows.values[0] = "d": no es',
    ],
    [
      'one input both ways',
      { ...table, columns: table.rows },
      'columns.input = "rate": ya está en',
    ],
    // Tornado.
    [
      'a spread of 0',
      { ...tornado, spread: 0 },
      'spread = 0: debe ser un porcentaje entre 0 y 100',
    ],
    ['inputs that are none', { ...tornado, inputs: ['x'] }, 'inputs[0] = "x": «x» no nombra'],
    [
      'what can’t be moved',
      { ...tornado, inputs: ['fee'] },
      'inputs[0] = "fee": no se puede mover',
    ],
    ['a choice of three', { ...tornado, inputs: ['kind'] }, 'tiene más de dos opciones'],
    // Simulation.
    [
      'low above high in a distribution',
      { ...simulation, inputs: [{ input: 'rate', distribution: { ...uniform, low: 16 } }] },
      'inputs[0].distribution.low = 16: debe ser menor que «high» (15)',
    ],
    [
      'weights of 0',
      {
        ...simulation,
        inputs: [
          { input: 'rate', distribution: { kind: 'discrete', values: [1, 2], weights: [0, 0] } },
        ],
      },
      'inputs[0].distribution.weights = [0,0]: todos los pesos son 0',
    ],
    [
      'runs that are none',
      { ...simulation, runs: 'mil' },
      'runs = "mil": falta, o no es un número',
    ],
    [
      'a target of another',
      { ...simulation, target: { ratio: 1 } },
      'target.ratio = "ratio": no es',
    ],
    [
      'impossible correlations',
      {
        ...simulation,
        inputs: ['rate', 'amount', 'fee'].map((input) => ({ input, distribution: uniform })),
        correlations: [
          { a: 'rate', b: 'amount', rho: 0.9 },
          { a: 'rate', b: 'fee', rho: 0.9 },
          { a: 'amount', b: 'fee', rho: -0.9 },
        ],
      },
      'son imposibles juntas',
    ],
    // Scenarios.
    ['no scenarios', { ...scenarios, scenarios: [] }, 'scenarios = []: debe ser una lista con al'],
    [
      'a scenario without a name',
      { ...scenarios, scenarios: [{ values: {} }] },
      'scenarios[0] = {"values":{}}: debe tener «name»',
    ],
    [
      'an unknown input in a scenario',
      { ...scenarios, scenarios: [{ name: 'A', values: { tasa: 1 } }] },
      'scenarios[0].values.tasa = 1: «tasa» no nombra',
    ],
    [
      'a value out of bounds in a scenario',
      { ...scenarios, scenarios: [{ name: 'A', values: { rate: 31 } }] },
      'scenarios[0].values.rate = 31: ',
    ],
  ])('is refused at its place: %s', (_, raw, message) => {
    const told = faults(raw);
    expect(told.filter((fault) => fault.includes(message))).toHaveLength(1);
  });

  it('of a million runs × a hundred figures is refused before it is begun', () => {
    const many = Object.fromEntries(
      Array.from({ length: 100 }, (_, at) => [
        `f${at}`,
        number(`F ${at}`, `amount * rate + ${at}`),
      ]),
    );
    const large = defineTool({
      id: 'large',
      version: 1,
      title: 'Grande',
      description: 'Para pruebas',
      category: 'Análisis Financiero',
      path: '/tools/large',
      listed: 'none',
      inputs: { amount: money('Monto', { initial: 1 }), rate: percent('Tasa', { initial: 10 }) },
      formulas: many,
    });
    const of = { tool: large, calculation: new Calculation(large, large.document.initial()) };
    const figures = Object.keys(many);
    const checked = checkQuestion(of, { ...simulation, figures, runs: 1_000_000 });
    expect('problems' in checked && checked.problems).toEqual([
      expect.objectContaining({ field: 'runs', message: expect.stringContaining('50 millones') }),
    ]);
  });

  it('tells all that is wrong with it at once', () => {
    expect(faults({ ...seek, figure: 'x', target: null, by: 'y' })).toHaveLength(3);
  });
});
