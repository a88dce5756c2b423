import { describe, expect, it } from 'vitest';
import { checkQuestion } from '../../../tool/index.ts';
import { questioned as subject, questionedInput } from '../../testing/questioned.ts';
import { proposed } from '../simulation/draft.ts';
import { type AnyQuestion, fileOf, questionOf, scenariosFile } from './file.ts';
import { emptyQuestion, type Questions, type StudyKind } from './kept.ts';

interface Asked<K extends StudyKind> extends AnyQuestion {
  readonly kind: K;
  readonly question: Questions[K];
}

const goal: Asked<'goal'> = {
  kind: 'goal',
  question: { figure: 'x', input: 'rate', target: '3.600 millones', from: '4', to: '29,5' },
};
const table: Asked<'table'> = {
  kind: 'table',
  question: {
    ...emptyQuestion('table'),
    figure: 'x',
    input: 'rate',
    across: 'kind',
    values: { rate: '4%..12% paso 4', kind: 'Escrituración; Cesión' },
  },
};
const tornado: Asked<'tornado'> = {
  kind: 'tornado',
  question: { figure: 'x', spread: '7', inputs: ['price', 'rate'] },
};
const simulation: Asked<'simulation'> = {
  kind: 'simulation',
  question: {
    ...emptyQuestion('simulation'),
    figure: 'x',
    target: '3.000.000.000',
    runs: '5000',
    seed: '11',
    inputs: [
      { ...proposed(questionedInput('rate')), kind: 'pert' },
      proposed(questionedInput('kind')),
      { input: 'price', kind: 'normal', texts: { mean: '300 millones', sd: '0,125' } },
    ],
    correlations: [{ a: 'price', b: 'rate', rho: '-0,35' }],
  },
};

/** Through a file and back. */
function reread(asked: AnyQuestion): { readonly file: unknown; readonly again: AnyQuestion } {
  const file: unknown = JSON.parse(JSON.stringify(fileOf(subject, asked, 'Mi pregunta')));
  const checked = checkQuestion(subject, file);
  if ('problems' in checked) throw new TypeError(JSON.stringify(checked.problems));
  expect(checked.name).toBe('Mi pregunta');
  if (checked.question.kind === 'scenarios') throw new TypeError('no scenarios were asked for');
  return { file, again: questionOf(checked.question) };
}

describe('a question of the dock as a file', () => {
  it('has its numbers as JSON has them', () => {
    expect(reread(goal).file).toEqual({
      kind: 'seek',
      tool: 'sample',
      name: 'Mi pregunta',
      figure: 'x',
      target: 3_600e6,
      by: 'rate',
      from: 4,
      to: 29.5,
    });
    expect(reread(table).file).toMatchObject({
      kind: 'table',
      figures: ['x'],
      rows: { input: 'rate', values: [4, 8, 12] },
      columns: { input: 'kind', values: ['b', 'a'] },
    });
    expect(reread(tornado).file).toMatchObject({ spread: 7, inputs: ['price', 'rate'] });
    expect(reread(simulation).file).toMatchObject({
      figures: ['x'],
      target: { x: 3e9 },
      runs: 5000,
      seed: 11,
      inputs: [
        { input: 'rate', distribution: { kind: 'pert' } },
        { input: 'kind', distribution: { kind: 'discrete', values: ['a', 'b'] } },
        { input: 'price', distribution: { kind: 'normal', mean: 300e6, sd: 0.125 } },
      ],
      correlations: [{ a: 'price', b: 'rate', rho: -0.35 }],
    });
  });

  it.each<AnyQuestion>([goal, table, tornado, simulation])(
    'comes back as the same question: $kind',
    (asked) => {
      const { file, again } = reread(asked);
      expect(again.kind).toBe(asked.kind);
      expect(reread(again).file).toEqual(file);
    },
  );

  it('keeps every digit of a number', () => {
    const question = { ...goal.question, target: '0,1234567890123' };
    const { again } = reread({ kind: 'goal', question });
    expect(again.question).toMatchObject({ target: '0,1234567890123' });
  });

  it('of a tornado without a spread stays one by each input’s own range', () => {
    const { file, again } = reread({
      kind: 'tornado',
      question: { ...tornado.question, spread: '' },
    });
    expect(file).toMatchObject({ spread: 'range' });
    expect(again.question).toMatchObject({ spread: '' });
  });

  it('is none while something is missing or wrong', () => {
    expect(
      fileOf(subject, { kind: 'goal', question: { ...goal.question, target: '' } }, ''),
    ).toBeNull();
    expect(
      fileOf(subject, { kind: 'simulation', question: emptyQuestion('simulation') }, ''),
    ).toBeNull();
  });

  it('has scenarios with the figure that they explain', () => {
    const values = { rate: 10, kind: 'b' };
    const file = scenariosFile(subject, [{ id: 's', name: 'Bajo', values }], 'x');
    expect(checkQuestion(subject, JSON.parse(JSON.stringify(file)))).toMatchObject({
      question: {
        kind: 'scenarios',
        figures: [{ name: 'x' }],
        scenarios: [{ name: 'Bajo', values }],
      },
    });
  });
});
