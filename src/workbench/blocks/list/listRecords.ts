import { type List, MAX_RECORDS, newRecord, recordsIn } from '../../../tool/index.ts';
import type { CellAddress, GridRecords } from '../../grid/index.ts';
import { offerUndo, removedText } from '../../session/offerUndo.ts';
import type { Session } from '../../session/session.ts';
import { copyRecord } from './records.ts';

/** What a grid may do to the records of a list. */
export function listRecords(
  session: Session,
  id: string,
  list: List,
  at: (address: CellAddress) => number | null,
): GridRecords {
  const along = list.orientation === 'columns' ? 'columns' : 'rows';
  const [one, many] = along === 'rows' ? ['fila', 'filas'] : ['columna', 'columnas'];
  const most = list.maxRecords ?? MAX_RECORDS;
  const count = (): number => session.calculation.sheet.rows(id);
  const named = (records: number): string => `${records} ${records === 1 ? one : many}`;
  const tooMany = (more: number): string | null =>
    count() + more > most ? `La lista admite ${most} registros` : null;
  return {
    along,
    one,
    many,
    at,
    insert: (place, more) => {
      const reason = tooMany(more);
      if (reason) return reason;
      session.edit(`Insertar ${named(more)}`, (draft) => {
        const fresh = Array.from({ length: more }, () => newRecord(list));
        recordsIn(draft, id).splice(place, 0, ...fresh);
      });
      return null;
    },
    remove: (records) => {
      const least = list.minRecords ?? 0;
      if (count() - records.length < least) return `Debe quedar al menos ${least}`;
      session.edit(`Eliminar ${named(records.length)}`, (draft) => {
        for (const record of records.toSorted((a, b) => b - a)) {
          recordsIn(draft, id).splice(record, 1);
        }
      });
      offerUndo(session, removedText(records.length, named(records.length)));
      return null;
    },
    duplicate: (records) => {
      const reason = tooMany(records.length);
      if (reason) return reason;
      session.edit(`Duplicar ${named(records.length)}`, (draft) => {
        for (const record of records.toSorted((a, b) => b - a)) copyRecord(draft, id, list, record);
      });
      return null;
    },
    arrange: (order, label) =>
      session.edit(label, (draft) => {
        const records = recordsIn(draft, id);
        const before = [...records];
        order.forEach((from, to) => {
          const record = before[from];
          if (record) records[to] = record;
        });
      }),
  };
}
