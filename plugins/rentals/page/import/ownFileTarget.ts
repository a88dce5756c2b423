import { listNames } from '../../../../src/tool/index.ts';
import { type ImportTarget, type Rows, Session } from '../../../../src/workbench/index.ts';
import { addStream, newId } from '../../document/edits.ts';
import { structureOf } from '../../document/structure.ts';
import type { RentalsDocument, RentalsDraft } from '../../document/types.ts';
import { ownFile } from './ownFile.ts';
import { type NamedStream, streamsMissing } from './ownStreams.ts';

/**
 * The projects as the list that takes a file of its own back: with the incomes and expenses that it names and the
 * sheet hasn't. Null for any other table. `targetOf` gives the list of a session.
 */
export function ownFileTarget(
  session: Session,
  rows: Rows,
  targetOf: (session: Session) => ImportTarget | null,
): ImportTarget | null {
  const file = ownFile(rows);
  if (!file) return null;
  const { layout } = file;
  const document = session.document as RentalsDocument;
  const missing = streamsMissing(file.names, structureOf(document));
  // The same in the preview and in the sheet: columns go by the ids of streams.
  const created = missing.map((stream) => ({ ...stream, id: newId('hoja') }));
  const stand = newId('muestra');
  const copy = new Session(session.tool, document);
  addAll(copy, created, stand);
  const target = targetOf(copy);
  if (!target) return null;
  if (missing.length === 0) return { ...target, layout };
  return {
    ...target,
    layout,
    take: (into, taken) => {
      const mergeKey = newId('importación');
      const step = { label: taken.label, mergeKey };
      addAll(into, created, stand, step);
      const refused = target.take(into, { ...taken, mergeKey });
      edit(into, step, (draft) => {
        for (const { values } of draft.incomes) delete values[stand];
      });
      return refused;
    },
    lacks: (into, ...rest) => [...createdSaid(missing), ...(target.lacks?.(into, ...rest) ?? [])],
  };
}

interface Step {
  readonly label: string;
  readonly mergeKey?: string;
}

const edit = (session: Session, { label, mergeKey }: Step, recipe: (draft: RentalsDraft) => void) =>
  (session as unknown as Session<RentalsDocument>).edit(label, recipe, mergeKey);

/** `stand` is no project: amounts of a 'Solo Ingresos' are rows by being in some value. */
function addAll(
  session: Session,
  streams: readonly (NamedStream & { readonly id: string })[],
  stand: string,
  step: Step = { label: '' },
): void {
  edit(session, step, (draft) => {
    for (const { side, type, name, amounts, id } of streams) {
      addStream(draft, side, type, name);
      const made = draft[side].at(-1);
      if (!made) continue;
      made.id = id;
      if (amounts.length > 0)
        made.values[stand] = { incomes: amounts.map((amount) => ({ name: amount, value: 0 })) };
    }
  });
}

function createdSaid(streams: readonly NamedStream[]): string[] {
  const said = (side: NamedStream['side'], what: string): string[] => {
    const names = streams.flatMap((stream) => (stream.side === side ? stream.name : []));
    return names.length === 0
      ? []
      : [`Se crean los ${what} que la hoja trae: ${listNames(names, 6)}.`];
  };
  return [...said('incomes', 'ingresos'), ...said('expenses', 'egresos')];
}
