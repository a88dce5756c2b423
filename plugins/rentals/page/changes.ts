import {
  change,
  counted,
  type ImportChange,
  importChanges,
  type Session,
} from '../../../src/workbench/index.ts';
import type { RentalsDocument, Stream } from '../document/types.ts';

/** Projects and the switch as any tool has them, and the streams, which are rows of this sheet. */
export function changesOf(
  session: Session<RentalsDocument>,
  next: RentalsDocument,
): ImportChange[] {
  const before = session.document;
  const names = (streams: readonly Stream[]) => counted(streams.map(({ name }) => name));
  return [
    ...importChanges(session.tool, before, next),
    ...change('Ingresos', filled(before.incomes), filled(next.incomes), names),
    ...change('Egresos', filled(before.expenses), filled(next.expenses), names),
  ];
}

/** A project without a value of a stream is null in a backup and absent in the sheet. */
function filled(streams: readonly Stream[]): Stream[] {
  return streams.map((stream) => ({
    ...stream,
    values: Object.fromEntries(Object.entries(stream.values).filter(([, value]) => value)),
  }));
}
