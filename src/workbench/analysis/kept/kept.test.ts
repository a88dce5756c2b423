import { describe, expect, it } from 'vitest';
import { emptyQuestion, type KeptStudy, readStudies, withChange } from './kept.ts';

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

  it('has an empty question of every kind', () => {
    expect(emptyQuestion('tornado')).toEqual({ figure: '', spread: '', inputs: [] });
    expect(emptyQuestion('simulation')).toMatchObject({ inputs: [], correlations: [] });
  });
});
