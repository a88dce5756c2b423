/**
 * `npm run chaos`: faults happen to a service while people work with it, each so many times
 * (`npm run chaos -- 5`; three where nothing is said). With `--short` those that `npm test` has,
 * once. Ends with status 1 where something that was answered is lost, or the service doesn't come
 * back.
 */
import { createFolder } from '../folder.ts';
import { FAULTS } from './faults.ts';
import { runRound, tableOf } from './round.ts';
import type { Outcome } from './round.ts';
import { Stage } from './stage.ts';

const MOST = 1000;

async function main(): Promise<number> {
  const [word = '3', ...more] = process.argv.slice(2);
  const isShort = word === '--short';
  const times = isShort ? 1 : Number(word);
  if (more.length > 0 || !(Number.isInteger(times) && times > 0 && times <= MOST)) {
    console.error(`chaos: how many times, up to ${MOST}, or --short`);
    return 2;
  }
  const faults = isShort ? FAULTS.filter((fault) => fault.isShort) : FAULTS;
  const outcomes: Outcome[] = [];
  const stage = new Stage(createFolder());
  try {
    await stage.start();
    for (let time = 0; time < times; time++) {
      for (const fault of faults) {
        const outcome = await runRound(stage, fault);
        outcomes.push(outcome);
        console.log(tableOf([outcome]));
        // Another fault would say nothing of a service that is gone.
        if (outcome.back === null) await stage.startAnew();
      }
    }
  } finally {
    await stage.end();
  }
  if (outcomes.length > faults.length) console.log(`\n${tableOf(outcomes)}`);
  const failed = outcomes.filter(({ problems }) => problems.length > 0).length;
  console.log(`\n${outcomes.length - failed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

process.exitCode = await main();
