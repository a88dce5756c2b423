import { parseArgs } from 'node:util';
import { measure } from './measure.ts';
import { matrix, offplan, runs } from './offplan.ts';
import { operatorAll, operatorLine, operatorRate } from './operatormax.ts';
import { operatorRunsOfAll, operatorRunsOfOne } from './operatormax-runs.ts';
import { rentals } from './rentals.ts';
import { measureService } from './service.ts';
import { type Result, toLine, toTable } from './report.ts';

const SCENARIOS = {
  offplan,
  matrix,
  runs,
  rentals,
  operatormax: operatorAll,
  'operatormax-line': operatorLine,
  'operatormax-rate': operatorRate,
  'operatormax-runs-one': operatorRunsOfOne,
  'operatormax-runs-all': operatorRunsOfAll,
};
const SERVICE = 'service';

const { values: options } = parseArgs({
  options: { json: { type: 'boolean', default: false }, only: { type: 'string' } },
});

const names = [...Object.keys(SCENARIOS), SERVICE];
if (options.only !== undefined && !names.includes(options.only)) {
  console.error(`--only: one of ${names.join(', ')}`);
  process.exit(2);
}

const results: Result[] = [];
for (const [name, prepare] of Object.entries(SCENARIOS)) {
  if (options.only !== undefined && name !== options.only) continue;
  const scenario = prepare();
  scenario.check();
  const nanoseconds = measure(scenario);
  const { operation, target, limit = null, contenders } = scenario;
  const seconds = limit && (nanoseconds.engine * limit.operations) / 1e9;
  results.push({
    name,
    operation,
    nanoseconds,
    engineToHand: nanoseconds.engine / nanoseconds.hand,
    mathjsToHand: nanoseconds.mathjs / nanoseconds.hand,
    target,
    met: target === null ? null : nanoseconds.engine / nanoseconds.hand <= target,
    limit:
      limit && seconds !== null ? { ...limit, took: seconds, met: seconds <= limit.seconds } : null,
    mathjsExtrapolated: contenders.mathjs.operations < 1,
  });
}
const service =
  options.only === undefined || options.only === SERVICE ? await measureService() : null;

if (options.json) {
  console.log(JSON.stringify(service ? [...results, service] : results, null, 2));
} else {
  if (results.length > 0) console.log(toTable(results));
  if (service) console.log(toLine(service));
}
