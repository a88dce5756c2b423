import { expect, test } from 'vitest';
import { supervise } from './supervise.ts';

const TIMES = { watchMs: 1, pausesMs: [0, 1, 2] };

test('what ends again and again is given up', async () => {
  const events: string[] = [];
  await supervise(
    {
      isRunning: async () => false,
      start: async () => {
        events.push('start');
        if (events.length < 3) throw new Error('no');
      },
      onRestart: (count) => events.push(`restart ${count}`),
      onFailure: () => events.push('failure'),
      onGivenUp: () => events.push('given up'),
      signal: new AbortController().signal,
    },
    TIMES,
  );
  expect(events.join(', ')).toBe(
    'restart 1, start, failure, restart 2, start, restart 3, start, given up',
  );
});

test('what is told to end is not started again', async () => {
  const ending = new AbortController();
  let starts = 0;
  await supervise(
    {
      isRunning: async () => {
        ending.abort();
        return false;
      },
      start: async () => void starts++,
      onRestart: () => undefined,
      onFailure: () => undefined,
      onGivenUp: () => undefined,
      signal: ending.signal,
    },
    TIMES,
  );
  expect(starts).toBe(0);
});
