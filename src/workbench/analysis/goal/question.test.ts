import { describe, expect, it } from 'vitest';
import { questioned as subject } from '../../testing/questioned.ts';
import { readGoal } from './question.ts';

const read = (from: string, to: string) =>
  readGoal(subject, { figure: 'x', input: 'rate', target: '1.000', from, to });

describe('the ends between which a goal is sought', () => {
  it('are asked as they were typed', () => {
    expect(read('4', '12,5').asked).toMatchObject({ ends: { from: 4, to: 12.5 } });
    expect(read('', '').asked).toMatchObject({ ends: {} });
  });

  it.each([
    ['20', '10', 'to', 'es menor que «Desde»'],
    ['31', '', 'from', 'supera el máximo 30'],
    ['', '-1', 'to', 'está por debajo del mínimo 0'],
    ['nada', '', 'from', ''],
  ] as const)('from «%s» to «%s» are refused', (from, to, place, message) => {
    const found = read(from, to);
    expect(found.asked).toBeNull();
    expect(found[place]).toEqual(expect.stringContaining(message));
  });
});
