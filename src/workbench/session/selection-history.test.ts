import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { List } from '../../tool/index.ts';
import { listGrid } from '../blocks/list/listGrid.ts';
import { removeRecord, runAction } from '../blocks/list/records.ts';
import { Session } from './session.ts';
import { sampleTool } from '../testing/sample.ts';

const tool = sampleTool();

interface Home {
  readonly id: string;
  readonly price: number | null;
}

const homesOf = (session: Session) => session.document['homes'] as unknown as readonly Home[];

type Act = (session: Session, list: List) => void;

const at = fc.nat({ max: 5 });
const place = (session: Session, row: number): number => row % Math.max(1, homesOf(session).length);

const removal = at.map(
  (row): Act =>
    (session) =>
      session.edit('Eliminar', (draft) => removeRecord(draft, 'homes', place(session, row))),
);
const insertion = at.map(
  (row): Act =>
    (session, list) => {
      if (homesOf(session).length === 0) return;
      const copy = { id: 'copy', label: 'Duplicar', copy: { name: ' (2)' } };
      session.edit('Duplicar', (draft) =>
        runAction(draft, 'homes', list, copy, place(session, row)),
      );
    },
);
const moving = fc.tuple(at, at).map(
  ([from, to]): Act =>
    (session) =>
      session.edit('Mover', (draft) => {
        const homes = draft['homes'] as unknown as Home[];
        const [moved] = homes.splice(place(session, from), 1);
        if (moved) homes.splice(to, 0, moved);
      }),
);
const paste = fc.tuple(at, fc.nat({ max: 9 })).map(
  ([row, price]): Act =>
    (session, list) => {
      const below = Math.min(row, homesOf(session).length);
      listGrid(session, 'homes', list).edit([
        { row: below, columnId: 'price', text: String(price) },
        { row: below + 1, columnId: 'price', text: String(price) },
      ]);
    },
);
const back: Act = (session) => session.undo();
const forth: Act = (session) => session.redo();
const acts = fc.array(
  fc.oneof(removal, insertion, moving, paste, fc.constant(back), fc.constant(forth)),
  { maxLength: 25 },
);

describe('the cell that is looked at', () => {
  it('names the same record through any history, or is let go with it', () => {
    fc.assert(
      fc.property(at, at, acts, (first, second, history) => {
        const session = new Session(tool);
        const list = session.calculation.declaration.lists['homes'] as List;
        const look = (row: number): string => {
          const target = place(session, row);
          const ref = { id: 'price', table: 'homes', row: target };
          if (session.selected) session.follow(ref);
          else session.select(ref);
          return homesOf(session)[target]?.id ?? '';
        };
        // One record in the trail, one selected.
        const before = look(first);
        const looked = look(second);
        let lost = false;
        let trailLost = false;
        for (const act of history) {
          act(session, list);
          const homes = homesOf(session);
          expect(new Set(homes.map(({ id }) => id)).size).toBe(homes.length);
          lost ||= !homes.some(({ id }) => id === looked);
          trailLost ||= !homes.some(({ id }) => id === before);
          const row = session.selected?.row;
          expect(row === undefined ? null : homes[row]?.id).toBe(lost ? null : looked);
        }
        expect(session.canGoBack).toBe(!trailLost);
        const row = session.back()?.ref.row;
        expect(row === undefined ? null : homesOf(session)[row]?.id).toBe(
          trailLost ? null : before,
        );
      }),
      { numRuns: 200 },
    );
  });
});
