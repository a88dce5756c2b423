import {
  cellOf,
  type ForeignCell,
  type ForeignRecord,
  type Recast,
} from '../../../../../../src/workbench/index.ts';
import { readMonths } from '../../../streams/monthTexts.ts';
import { cycleSaid } from './cycleTexts.ts';
import { CYCLE, PAID_MONTHS, PERCENTAGE } from '../../parameter.ts';

/* What stands in a column of months of payment and is none of them: 'Todos', 'Anual', and beside a share what it is of. */

const ALL = /^\s*(todos?(\s+los\s+meses)?|todo\s+el\s+a[nñ]o|12\s+meses|siempre)\s*$/iu;

/** Takes it for the cycle, or for a remark on a share, which is paid as its base is. */
export function monthsColumnIn(amount: string): Recast {
  return (records) => ({ records: records.map((record) => read(record, amount)), notices: [] });
}

function read(record: ForeignRecord, amount: string): ForeignRecord {
  const said = cellOf(record, PAID_MONTHS);
  if (!said || !('error' in readMonths(said.text))) return record;
  const others = record.filter((cell) => cell !== said);
  const isShare =
    cellOf(record, PERCENTAGE) !== undefined || cellOf(record, amount)?.text.includes('%') === true;
  if (isShare) return [...others, { ...said, columnId: '' }];
  const cycle = cycleIn(said);
  if (cycle === null || cellOf(record, CYCLE)) return record;
  return [...others, { ...said, columnId: CYCLE, text: cycle }];
}

/** A cycle as it would stand in its own column; null for anything else. */
function cycleIn({ text }: ForeignCell): string | null {
  if (ALL.test(text)) return 'Mensual';
  const cycle = text.replace(/mente\s*$/iu, '');
  return cycleSaid(cycle) ? cycle : null;
}
