import { parseArgs } from 'node:util';
import { measure } from './measure.ts';
import { matrix, offplan, runs } from './offplan.ts';
import { operatorAll, operatorLine, operatorRate } from './operatormax.ts';
import { rentals } from './rentals.ts';
import { type Result, toTable } from './report.ts';

const SCENARIOS = {
  offplan,
  matrix,
  runs,
  rentals,
  operatormax: operatorAll,
  'operatormax-line': operatorLine,
  'operatormax-rate': operatorRate,
};

const { values: options } = parseArgs({
  options: { json: { type: 'boolean', default: false }, only: { type: 'string' } },
});

if (options.only !== undefined && !Object.hasOwn(SCENARIOS, options.only)) {
  console.error(`--only: one of ${Object.keys(SCENARIOS).join(', ')}`);
  process.exit(2);
}

const results: Result[] = [];
for (const [name, prepare] of Object.entries(SCENARIOS)) {
  if (options.only !== undefined && name !== options.only) continue;
  const scenario = prepare();
  scenario.check();
  const nanoseconds = measure(scenario);
  const { operation, target, contenders } = scenario;
  results.push({
    name,
    operation,
    nanoseconds,
    engineToHand: nanoseconds.engine / nanoseconds.hand,
    mathjsToHand: nanoseconds.mathjs / nanoseconds.hand,
    target,
    met: nanoseconds.engine / nanoseconds.hand <= target,
    mathjsExtrapolated: contenders.mathjs.operations < 1,
  });
}
console.log(options.json ? JSON.stringify(results, null, 2) : toTable(results));
