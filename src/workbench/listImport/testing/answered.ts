import { Session } from '../../session/session.ts';
import { sampleTool } from '../../testing/sample.ts';
import type { Way } from '../doubts/doubt.ts';
import { doubtsOf } from '../doubts/doubts.ts';
import type { Records } from '../table/layout.ts';
import { type ImportTarget } from '../target.ts';
import { listTarget } from '../fieldsTarget.ts';

const { homes } = new Session(sampleTool()).calculation.declaration.lists;
if (!homes) throw new Error('the sample declares it');

/** A list of the sample, whose columns a test replaces by its own. */
export const target = listTarget('homes', homes);

/** How the first column is read where its question is answered so. */
export function chosen(
  table: Records,
  of: ImportTarget,
  mark: ',' | '.',
  answer: string,
): ReadonlyMap<number, Way['read']> {
  const [id] = of.columns.map((column) => column.id);
  const [doubt] = doubtsOf(table, [id ?? ''], mark, of);
  const way = doubt?.ways.find(({ label }) => label === answer);
  if (!way) throw new RangeError(`${answer} is no answer`);
  return new Map([[0, way.read]]);
}
