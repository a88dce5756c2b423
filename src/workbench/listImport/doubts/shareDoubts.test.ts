import fc from 'fast-check';
import { expect, it, describe, test } from 'vitest';
import { percent, type Field } from '../../../tool/index.ts';
import { doubtsOf } from './doubts.ts';
import type { Records } from '../table/layout.ts';
import { planOf } from '../records/plan.ts';
import type { Choices } from '../records/importChoices.ts';
import type { ImportTarget } from '../target.ts';
import { chosen, target } from '../testing/answered.ts';

test('percentages that are all at most 1 may be fractions, and are taken as such where asked', () => {
  const field = { kind: 'percent', label: 'Ocupación', initial: 0 } as const;
  const withPercent = { ...target, columns: [{ id: 'occupancy', label: 'Ocupación', field }] };
  const some = {
    heads: ['Ocupación'],
    lines: [
      { cells: ['0.85'], at: 1 },
      { cells: ['1'], at: 2 },
    ],
  };
  expect(doubtsOf(some, ['occupancy'], '.', withPercent)).toMatchObject([
    { column: 0, question: '0,85 es', ways: [{ label: '85 %' }, { label: '0,85 %' }] },
  ]);
  const whole = { ...some, lines: [...some.lines, { cells: ['12 %'], at: 3 }] };
  expect(doubtsOf(whole, ['occupancy'], '.', withPercent)).toEqual([]);
  // A dash is no number; whole numbers are what they are.
  const dashed = { ...some, lines: [...some.lines, { cells: ['—'], at: 3 }] };
  expect(doubtsOf(dashed, ['occupancy'], '.', withPercent)).toHaveLength(1);
  const ones = { ...some, lines: some.lines.slice(1) };
  expect(doubtsOf(ones, ['occupancy'], '.', withPercent)).toEqual([]);
  const more = { ...some, lines: [...some.lines, { cells: ['1.5'], at: 3 }] };
  expect(doubtsOf(more, ['occupancy'], '.', withPercent)).toEqual([]);
  // Among others that are as high as they would be, few of them are asked about.
  const few = {
    ...some,
    lines: ['95', '0.9', '88 %', '0.5'].map((text, at) => ({ cells: [text], at })),
  };
  expect(doubtsOf(few, ['occupancy'], '.', withPercent)).toMatchObject([
    { question: '0,9 es', ways: [{ label: '90 %' }, { label: '0,9 %' }] },
  ]);
  const ways = chosen(few, withPercent, '.', '90 %');
  expect(['95', '0,9', '88 %', '0,5'].map((text) => ways.get(0)?.(text, []))).toEqual([
    '95',
    '90 %',
    '88 %',
    '50 %',
  ]);
  const choices: Choices = {
    mapping: ['occupancy'],
    mode: 'replace',
    mark: '.',
    turned: false,
    ways: chosen(some, withPercent, '.', '85 %'),
  };
  const { edits } = planOf(some, choices, withPercent, []);
  expect(edits.map(({ text }) => text)).toEqual(['85 %', '100 %']);
});

describe('a factor', () => {
  const benefits: Field = { kind: 'percent', label: 'Prestaciones', initial: 0 };
  const of = { ...target, columns: [{ id: 'benefits', label: 'Prestaciones', field: benefits }] };
  const under = (head: string, ...cells: string[]): Records => ({
    heads: [head],
    lines: cells.map((cell, at) => ({ cells: [cell], at: at + 1 })),
  });
  const labels = (head: string, ...cells: string[]): string[] =>
    doubtsOf(under(head, ...cells), ['benefits'], ',', of).flatMap(({ ways }) =>
      ways.map(({ label }) => label),
    );

  it('between 1 and 2 may be what comes on top of the whole', () => {
    expect(labels('Factor prestacional', '1,52')).toEqual(['52 %', '1,52 %']);
    expect(labels('FACTOR PREST.', '', '1,5184', '-')).toEqual(['51,84 %', '1,5184 %']);
    expect(labels('Multiplicador de nómina', '1', '1,07')).toEqual(['7 %', '1,07 %']);
    expect(labels('Carga prestacional', '1,52')).toEqual(['52 %', '1,52 %']);
    expect(labels('Prestaciones', '1,52')).toEqual(['52 %', '1,52 %']);
    // What is at most 1 is a share, under whatever head.
    expect(labels('Factor prestacional', '0,52')).toEqual(['52 %', '0,52 %']);
  });

  it('is no question where it says percent, goes beyond, or the head says no factor', () => {
    expect(labels('Factor prestacional', '1,52 %')).toEqual([]);
    expect(labels('Factor prestacional (%)', '1,52')).toEqual([]);
    expect(labels('Factor, porcentaje', '1,52')).toEqual([]);
    expect(labels('Factor prestacional', '1,52', '51,8')).toEqual([]);
    expect(labels('Factor prestacional', '-1,52')).toEqual([]);
    expect(labels('Factoring', '1,52')).toEqual([]);
    expect(labels('Prestaciones', '1', '2')).toEqual([]);
    expect(labels('Prestaciones (%)', '1,52')).toEqual([]);
    expect(labels('Inflación', '1,52')).toEqual([]);
    expect(labels('Factor prestacional', '2', '1')).toEqual([]);
  });

  it('comes in as its percentage, beside rows that have the share', () => {
    const table = under('Factor prestacional', '1.52', '1', '2.0', '0.48', '0', 'por definir');
    const known = { ...table, lines: table.lines.slice(0, -1) };
    const plan = (answer: string): string[] => {
      const ways = chosen(known, of, '.', answer);
      const choices = { mapping: ['benefits'], mode: 'replace', mark: '.', turned: false } as const;
      return planOf(known, { ...choices, ways }, of, []).edits.map(({ text }) => text);
    };
    expect(plan('52 %')).toEqual(['52 %', '0 %', '100 %', '48 %', '0 %']);
    expect(plan('1,52 %')).toEqual(['1,52', '1', '2,0', '0,48', '0']);
    expect(doubtsOf(table, ['benefits'], '.', of)).toEqual([]);
  });

  it('of any size is the percentage that payroll has for it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9_999 }), (hundredths) => {
        const cell = `1,${String(hundredths).padStart(4, '0')}`;
        const [doubt] = doubtsOf(under('Factor prestacional', cell), ['benefits'], ',', of);
        const read = doubt?.ways[0]?.read(cell, []) ?? '';
        // A salary with its benefits is the same by the factor as by the percentage.
        const percentage = Number(read.replace(' %', '').replace(',', '.'));
        expect(1_000_000 * (1 + percentage / 100)).toBeCloseTo(1_000_000 + hundredths * 100, 3);
      }),
    );
  });
});

describe('a vacancy where an occupancy is asked for', () => {
  const occupancy: ImportTarget = {
    ...target,
    columns: [{ id: 'let', label: 'Ocupación', field: percent('Ocupación') }],
  };
  const doubtsUnder = (head: string, ...cells: string[]) =>
    doubtsOf(
      { heads: [head], lines: cells.map((cell, at) => ({ cells: [cell], at })) },
      ['let'],
      ',',
      occupancy,
    );

  it('is what remains of the whole, or what it says', () => {
    const [doubt] = doubtsUnder('Vacancia', '5 %', '8,5 %');
    expect(doubt?.ways.map(({ label }) => label)).toEqual(['95 %', 'Tal cual']);
    expect(['5 %', '8,5 %', '8', '0,1'].map((text) => doubt?.ways[0]?.read(text, []))).toEqual([
      '95 %',
      '91,5 %',
      '92 %',
      '99,9 %',
    ]);
  });

  it('is of one kind in a whole column: 1 beside 5 is no whole', () => {
    const [doubt, more] = doubtsUnder('Vacancia %', '0', '5', '1', '0,5');
    expect([doubt?.ways.map(({ label }) => label), more]).toEqual([
      ['95 %', 'Tal cual'],
      undefined,
    ]);
    expect(['0', '5', '1', '0,5'].map((text) => doubt?.ways[0]?.read(text, []))).toEqual([
      '100 %',
      '95 %',
      '99 %',
      '99,5 %',
    ]);
  });

  it('may be a fraction or less than one percent where all are at most 1', () => {
    const [doubt] = doubtsUnder('Vacancia', '0,05', '1', '0,1');
    expect(doubt?.ways.map(({ label }) => label)).toEqual(['95 %', '99,95 %', 'Tal cual']);
    expect(doubt?.ways.slice(0, 2).map(({ read }) => read('0,1', []))).toEqual(['90 %', '99,9 %']);
  });

  it('is of the twelve months of a year where it is in months', () => {
    const [doubt] = doubtsUnder('Vacancia (meses al año)', '0,6', '3', '0');
    expect(['0,6', '3', '0'].map((text) => doubt?.ways[0]?.read(text, []))).toEqual([
      '95 %',
      '75 %',
      '100 %',
    ]);
  });

  it('is no question under an occupancy', () => {
    expect(doubtsUnder('Ocupación', '95 %')).toEqual([]);
  });
});
