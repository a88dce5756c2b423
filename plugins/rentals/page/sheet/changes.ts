import {
  change,
  namesCounted,
  type ImportChange,
  importChanges,
  type Session,
} from '../../../../src/workbench/index.ts';
import type { RentalsDocument, Stream } from '../../document/types.ts';

/** Projects and the switch as any tool has them, and the streams, which are rows of this sheet. */
export function changesOf(
  session: Session<RentalsDocument>,
  next: RentalsDocument,
): ImportChange[] {
  const before = session.document;
  const names = (streams: readonly Stream[]) => namesCounted(streams.map(({ name }) => name));
  const own = importChanges(session.tool, before, next);
  const streams = (label: string, old: readonly Stream[], come: readonly Stream[]) => {
    const isTold = own.length > 0 && change(label, heads(old), heads(come), names).length === 0;
    return isTold ? [] : change(label, filled(old), filled(come), names);
  };
  return [
    ...own,
    ...streams('Ingresos', before.incomes, next.incomes),
    ...streams('Egresos', before.expenses, next.expenses),
  ];
}

/** What they are but for their values, which are those of projects and told with them. */
const heads = (streams: readonly Stream[]) => streams.map((stream) => ({ ...stream, values: {} }));

/** A project without a value of a stream is null in a backup and absent in the sheet. */
function filled(streams: readonly Stream[]): Stream[] {
  return streams.map((stream) => ({
    ...stream,
    values: Object.fromEntries(Object.entries(stream.values).filter(([, value]) => value)),
  }));
}
