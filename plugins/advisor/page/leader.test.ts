import { expect, test } from 'vitest';
import { Calculation } from '../../../src/tool/index.ts';
import { OVERALL } from '../leads.ts';
import tool from '../tool.ts';
import { leaderOf } from './leader.ts';

test.each([
  // The first is better in one thing more, then in two.
  [{ capRatePercent: 8, irrAnnual: 12 }, { capRatePercent: 7, irrAnnual: 12 }, '1 criterio'],
  [{ capRatePercent: 8, irrAnnual: 14 }, { capRatePercent: 7, irrAnnual: 12 }, '2 criterios'],
])('of %j and %j the first leads by %s', (one, other, lead) => {
  const checked = tool.document.check({
    options: [
      { name: 'A', ...one },
      { name: 'B', ...other },
    ],
  });
  if ('problems' in checked) throw new Error(JSON.stringify(checked.problems));
  const found = leaderOf(new Calculation(tool, checked.document), OVERALL);
  expect(found?.name).toBe('A');
  expect(found?.lead.replace('\u00a0', ' ')).toBe(lead);
});
