import { type Session, transposedGrid } from '../../../../src/workbench/index.ts';
import { structureOf } from '../../document/structure.ts';
import type { RentalsDocument } from '../../document/types.ts';
import { sheetRows } from '../sheet/rows.ts';

/** The sheet of a session as it stands now, all rows unfolded: its projects are the columns 'a' and 'b'. */
export function sheetOf(session: Session<RentalsDocument>) {
  const rows = sheetRows(structureOf(session.document), session);
  const grid = transposedGrid(session, {
    list: 'projects',
    label: 'Hoja',
    rows: () => rows,
    heads: { id: 'concepto', header: 'Concepto', align: 'left' },
    records: () => ['a', 'b'].map((id) => ({ id, header: id, align: 'right' as const })),
    toggle: () => undefined,
  });
  return { grid, rowOf: (id: string) => rows.findIndex((row) => row.id === id) };
}
