import { describe, expect, it } from 'vitest';
import { emptyQuestion, keptAs, type KeptStudy, readStudies, withChange } from './kept.ts';

const goal = (id: string, target = '10'): KeptStudy => ({
  id,
  name: `Meta ${id}`,
  kind: 'goal',
  question: { figure: 'x', input: 'rate', target, from: '', to: '' },
});
const scenario = (id: string) => ({ id, name: `Escenario ${id}`, values: { rate: 10 } });

describe('what is kept beside a case', () => {
  it('begins with nothing', () => {
    for (const raw of [undefined, null, 'x', [], { studies: 3 }]) {
      expect(readStudies(raw)).toEqual({ scenarios: [], studies: [] });
    }
  });

  it('takes studies and scenarios, replaces them by their id and lets them go', () => {
    const made = withChange(
      withChange(withChange(undefined, { list: 'studies', put: goal('a') }), {
        list: 'studies',
        put: goal('b'),
      }),
      { list: 'scenarios', put: scenario('s') },
    );
    const changed = withChange(made, { list: 'studies', put: goal('a', '12') });
    expect(readStudies(JSON.parse(JSON.stringify(changed)))).toEqual({
      scenarios: [scenario('s')],
      studies: [goal('a', '12'), goal('b')],
    });
    expect(readStudies(withChange(changed, { list: 'studies', remove: 'a' })).studies).toEqual([
      goal('b'),
    ]);
  });

  it('keeps what a newer version wrote, and shows only what it knows', () => {
    const newer = {
      studies: [goal('a'), { id: 'n', kind: 'forecast', question: {} }],
      scenarios: [],
      other: 7,
    };
    const changed = withChange(newer, { list: 'studies', put: goal('b') });
    expect(changed).toEqual({ ...newer, studies: [...newer.studies, goal('b')] });
    expect(readStudies(changed).studies.map(({ id }) => id)).toEqual(['a', 'b']);
  });

  it('is as often the same change as it is made', () => {
    const change = { list: 'studies', put: goal('a') } as const;
    const once = withChange(undefined, change);
    expect(withChange(once, change)).toEqual(once);
  });

  it('gives the same object for what was not changed', () => {
    const before = withChange(
      { studies: [JSON.parse(JSON.stringify(goal('a')))] },
      { list: 'scenarios', put: scenario('s') },
    );
    const after = withChange(before, { list: 'studies', put: goal('b') });
    expect(readStudies(after).studies[0]).toBe(readStudies(before).studies[0]);
    expect(readStudies(after).scenarios[0]).toBe(readStudies(before).scenarios[0]);
  });

  it('gives a made study back as it was made, its inputs as well', () => {
    const question = { ...emptyQuestion('simulation'), seed: '9' };
    const made = keptAs('simulation', { id: 'a', name: 'Riesgo' }, question);
    const [found] = readStudies(withChange(undefined, { list: 'studies', put: made })).studies;
    expect(found?.question).toBe(question);
  });

  it('has an empty question of every kind', () => {
    expect(emptyQuestion('tornado')).toEqual({ figure: '', spread: '', inputs: [] });
    expect(emptyQuestion('simulation')).toMatchObject({ inputs: [], correlations: [] });
  });
});
