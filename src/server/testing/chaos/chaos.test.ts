import { expect, test } from 'vitest';
import { createFolder } from '../folder.ts';
import { runRound, tableOf } from './round.ts';
import { Stage } from './stage.ts';

test('a round says what was lost', async () => {
  const stage = new Stage(createFolder());
  await stage.start();
  const outcome = await runRound(stage, {
    name: 'someone deletes what was kept',
    strike: async () => {
      await stage.query('delete from lesson_views');
      // The lock waits for renewals on their way: a session that is replaced meanwhile would stay.
      await stage.query(
        'begin; lock table sessions in exclusive mode; delete from sessions where random() < 0.5; commit',
      );
    },
  });
  const failing = await runRound(stage, {
    name: 'a fault that fails',
    strike: () => Promise.reject(new Error('left running')),
  });
  await stage.end();
  expect(outcome.problems.join('\n')).toMatch(/@ejemplo\.co: lecciones: \d de \d/);
  expect(outcome.problems.join('\n')).toMatch(/@ejemplo\.co: sesión: 401/);
  expect(failing.problems).toEqual(['left running']);
  expect(tableOf([outcome, failing])).toMatch(/a fault that fails .* FAILED \(1\)/);
}, 90_000);
