import { describe, expect, it } from 'vitest';
import { checkStudy } from '../../../tool/index.ts';
import { questioned as subject, questionedInput as variable } from '../../testing/questioned.ts';
import { proposed, type StudyDraft, studyOf } from './draft.ts';

const asked = { figures: ['x'], runs: 1_000, seed: 7 };

describe('a study while it is written', () => {
  it('starts from a fifth to both sides of today, within the bounds', () => {
    expect(proposed(variable('price')).texts).toMatchObject({
      low: '240.000.000',
      mode: '300.000.000',
      high: '360.000.000',
    });
    expect(proposed(variable('term')).texts).toMatchObject({ low: '23', mode: '29', high: '30' });
    expect(proposed(variable('kind')).texts).toEqual({
      values: 'Cesión; Escrituración',
      weights: '1; 1',
    });
  });

  it('is as a file a study that the check takes', () => {
    const draft: StudyDraft = {
      inputs: ['price', 'rate', 'kind'].map((id) => proposed(variable(id))),
      correlations: [{ a: 'price', b: 'rate', rho: '-0,5' }],
    };
    const file: unknown = JSON.parse(JSON.stringify(studyOf(subject, draft)));
    expect(file).toMatchObject({
      inputs: [
        {
          input: 'price',
          distribution: { kind: 'triangular', low: 240e6, mode: 300e6, high: 360e6 },
        },
        { input: 'rate', distribution: { kind: 'triangular', low: 9.6, mode: 12, high: 14.4 } },
        { input: 'kind', distribution: { kind: 'discrete', values: ['a', 'b'], weights: [1, 1] } },
      ],
      correlations: [{ a: 'price', b: 'rate', rho: -0.5 }],
    });
    expect(checkStudy(subject, file, asked)).toHaveProperty('simulation');
  });

  it('with a number that is none is refused at its place', () => {
    const [input] = [proposed(variable('rate'))];
    const draft = {
      inputs: [{ ...input, texts: { ...input.texts, low: 'poco' } }],
      correlations: [],
    };
    const checked = checkStudy(subject, studyOf(subject, draft), asked);
    expect('problems' in checked && checked.problems.map(({ field }) => field)).toEqual([
      'inputs[0].distribution.low',
    ]);
  });

  it('has weights and correlations as numbers are written here', () => {
    const input = {
      ...proposed(variable('kind')),
      texts: { values: 'Cesión; Escrituración', weights: '1.000; 0,5' },
    };
    expect(studyOf(subject, { inputs: [input], correlations: [] })).toMatchObject({
      inputs: [{ distribution: { weights: [1000, 0.5] } }],
    });
  });
});
