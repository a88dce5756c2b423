import { describe, expect, it } from 'vitest';
import {
  Calculation,
  type Field,
  integer,
  money,
  percent,
  type Variable,
  variableOf,
} from '../../../tool/index.ts';
import { testTool } from '../../../tool/testing/sample.ts';
import { questionedInput } from '../../testing/questioned.ts';
import { proposedAxis } from './proposed.ts';
import { readAxis } from './ranges.ts';

const why = 'Por qué';

/** An input with a value of today. */
function variable(field: Field, today: number): Variable {
  const tool = testTool({ inputs: { x: field }, formulas: { y: money('Y', 'x * 2') } });
  const document = { ...tool.document.initial(), x: today };
  const found = variableOf({ tool, calculation: new Calculation(tool, document) }, { id: 'x' });
  if ('refused' in found) throw new TypeError(found.refused);
  return found;
}

describe('what an axis is first tried with', () => {
  it.each([
    ['price', '260.000.000; 280.000.000; 300.000.000; 320.000.000; 340.000.000'],
    ['rate', '10; 11; 12; 13; 14'],
    // 31 would be above the most.
    ['term', '21; 23; 25; 27; 29'],
    ['kind', 'Cesión; Escrituración'],
  ])('%s: %s', (id, text) => {
    expect(proposedAxis(questionedInput(id)).text).toBe(text);
    expect(readAxis(questionedInput(id), text)).toHaveProperty('values');
  });

  const capRate = { range: { below: 1, above: 2, own: true, why }, min: 0, max: 100 };
  it.each<[string, Field, number, string]>([
    ['more to one side than to the other', percent('T', capRate), 8.5, '6,5; 7,5; 8,5; 9,5; 10,5'],
    ['at its least', percent('T', capRate), 0, '0; 1; 2; 3; 4'],
    ['a step from its least', percent('T', capRate), 1.5, '0,5; 1,5; 2,5; 3,5; 4,5'],
    ['at its most', percent('T', capRate), 100, '98; 98,5; 99; 99,5; 100'],
    ['of few whole numbers', integer('N', { min: 1, max: 3 }), 2, '1; 2; 3'],
    [
      'with cents',
      money('P'),
      1_234_567.89,
      '1.034.568; 1.134.568; 1.234.568; 1.334.568; 1.434.568',
    ],
  ])('%s, in even steps', (_, field, today, text) => {
    const { text: proposed, values } = proposedAxis(variable(field, today));
    expect(proposed).toBe(text);
    const steps = values.slice(1).map((value, at) => value - (values[at] ?? 0));
    for (const step of steps) expect(step).toBeCloseTo(steps[0] ?? 0, 9);
    expect(values).toContain(today);
  });

  it('of a converted rate is short, and has today exactly, also among others', () => {
    // 1.05 % a month: (1.0105 ^ 12 - 1) * 100.
    const today = (1.0105 ** 12 - 1) * 100;
    const rate = variable(percent('Tasa'), today);
    const { text } = proposedAxis(rate);
    expect(text).toBe('11,35; 12,35; 13,35; 14,35; 15,35');
    const read = readAxis(rate, text);
    const values = 'values' in read ? read.values : [];
    expect(values[2]).toBe(today);
    expect(values[3]).toBeCloseTo(today + 1, 9);
    expect(readAxis(rate, '10; 13,35; 20')).toEqual({ values: [10, today, 20] });
    expect(readAxis(rate, '10; 13,4')).toEqual({ values: [10, 13.4] });
  });
});
