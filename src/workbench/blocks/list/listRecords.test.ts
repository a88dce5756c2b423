import { beforeEach, describe, expect, it, vi } from 'vitest';
import { toast } from '../../../ui/index.ts';
import type { List } from '../../../tool/index.ts';
import { Session } from '../../session/session.ts';
import { sampleTool } from '../../testing/sample.ts';
import { listRecords } from './listRecords.ts';

function withRecords() {
  const session = new Session(sampleTool());
  const list = session.calculation.declaration.lists['homes'] as List;
  return { session, records: listRecords(session, 'homes', list, ({ row }) => row) };
}

// Nothing of a page stands here that could show a message.
beforeEach(() => void vi.spyOn(toast, 'success').mockReturnValue(() => undefined));

describe('records of a list', () => {
  const ids = (session: Session) =>
    (session.document['homes'] as { id: string; name: string }[]).map(({ name }) => name);

  it('are inserted, duplicated and removed several at a time, each in one step', () => {
    const { session, records } = withRecords();
    const before = ids(session);
    records.insert(1, 2);
    expect(ids(session)).toEqual([before[0], '', '', before[1]]);
    session.undo();
    records.duplicate([0, 1]);
    expect(ids(session)).toEqual([
      before[0],
      `${before[0]} (copia)`,
      before[1],
      `${before[1]} (copia)`,
    ]);
    session.undo();
    records.remove([1]);
    expect(ids(session)).toEqual([before[0]]);
    session.undo();
    expect(ids(session)).toEqual(before);
    expect(session.undoLabel).toBeUndefined();
  });

  it('take the notes of their originals along, in the same step', () => {
    const { session, records } = withRecords();
    const priceAt = (row: number) => ({ id: 'price', table: 'homes', row });
    const offer = { text: 'Oferta', source: 'Carta' };
    session.setNote(priceAt(0), offer);
    session.setNote({ id: 'rate' }, { text: 'Del banco' });
    const notesNow = () => Array.from({ length: 4 }, (_, row) => session.noteAt(priceAt(row)));
    records.duplicate([0, 1]);
    expect(notesNow()).toEqual([offer, offer, undefined, undefined]);
    expect(Object.keys(session.notes)).toHaveLength(3);
    session.setNote(priceAt(1), null);
    expect(notesNow()[0]).toEqual(offer);
    session.undo();
    session.undo();
    expect(notesNow()).toEqual([offer, undefined, undefined, undefined]);
    expect(Object.keys(session.notes)).toHaveLength(2);
  });

  it('are never more than the list admits', () => {
    const { session, records } = withRecords();
    expect(records.insert(0, 3)).toBe('La lista admite 4 registros');
    expect(session.undoLabel).toBeUndefined();
  });

  it('are put into another order of the document only when asked', () => {
    const { session, records } = withRecords();
    const before = ids(session);
    records.arrange?.([1, 0], 'Ordenar');
    expect(ids(session)).toEqual(before.toReversed());
    session.undo();
    expect(ids(session)).toEqual(before);
  });
});
