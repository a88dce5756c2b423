import { type Ref, trace } from '../../../engine/index.ts';
import { type Calculation, cellsRead, cellsReading } from '../../../tool/index.ts';
import { wordsOf } from '../../notes/index.ts';
import { sameRef } from '../../session/sameRef.ts';
import type { Session } from '../../session/session.ts';
import type { CellAddress } from '../../grid/index.ts';

type RefAt = (address: CellAddress) => Ref | null;

/** What a person noted on the cells of the table. */
export function notedIn(session: Session, refAt: RefAt) {
  const entries = Object.entries(session.notes);
  if (entries.length === 0) return undefined;
  const words = new Map(
    entries.flatMap(([address, note]) => {
      const found = session.calculation.refOf(address);
      return found.kind === 'cell' ? [[keyOf(found.ref), wordsOf(note)] as const] : [];
    }),
  );
  return (row: number, columnId: string) => {
    const ref = refAt({ row, columnId });
    return ref ? words.get(keyOf(ref)) : undefined;
  };
}

/** Tints what the selected cell reads and what reads it. */
export function marksOf({ calculation }: Session, selected: Ref | null, refAt: RefAt) {
  if (!selected || !calculation.sheet.has(selected)) return undefined;
  const precedents = beyondHelpers(calculation, selected, 'precedents');
  const dependents = beyondHelpers(calculation, selected, 'dependents');
  const from = placesOf(precedents, (ref) => cellsRead(calculation, selected, ref));
  const to = placesOf(dependents, (ref) => cellsReading(calculation, selected, ref));
  return (row: number, columnId: string) => {
    const ref = refAt({ row, columnId });
    if (!ref) return undefined;
    if (isAmong(from, ref)) return 'precedent' as const;
    return isAmong(to, ref) ? ('dependent' as const) : undefined;
  };
}

/**
 * What a cell reads, or what reads it. A formula that only serves another has no row of its own: the
 * cell that is added up by way of it is marked too, as the formula bar names it.
 */
function beyondHelpers(
  calculation: Calculation,
  selected: Ref,
  way: 'precedents' | 'dependents',
): readonly Ref[] {
  return trace(calculation.sheet, selected)[way].flatMap((ref) => {
    if (!calculation.formula(ref)?.internal) return [ref];
    return [
      ref,
      ...trace(calculation.sheet, ref)[way].filter((other) => !sameRef(other, selected)),
    ];
  });
}

/** The cells of an id that are to be marked. */
type Places = (id: string) => readonly Ref[];

/** Each id's are looked for once, when a cell that is painted asks: most are in other tables. */
function placesOf(refs: readonly Ref[], cellsOf: (ref: Ref) => readonly Ref[]): Places {
  const known = new Map<string, readonly Ref[]>();
  return (id) => {
    const places = known.get(id) ?? refs.filter((ref) => ref.id === id).flatMap(cellsOf);
    known.set(id, places);
    return places;
  };
}

function keyOf({ id, table = '', row }: Ref): string {
  return `${table}.${id}#${row ?? ''}`;
}

/** A ref without a row stands for the whole column. */
function isAmong(places: Places, { id, table = '', row }: Ref): boolean {
  return places(id).some(
    (ref) => (ref.table ?? '') === table && (ref.row === undefined || ref.row === row),
  );
}
