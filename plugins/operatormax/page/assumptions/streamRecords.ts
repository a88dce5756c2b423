import { copyName, copyNotes, listNames, type Scalar } from '../../../../src/tool/index.ts';
import {
  type GridRecords,
  offerUndo,
  removedText,
  type Session,
} from '../../../../src/workbench/index.ts';
import { MAX_STREAMS } from '../../document/check.ts';
import type { Expense, Income, ProjectData } from '../../document/document.ts';
import type { BaseFault } from '../../document/references.ts';
import { structureOf } from '../../model/structure.ts';
import { newHead } from '../streams/useStreamDraft.ts';
import { TYPE } from './parameter.ts';
import { fresh, type StreamList } from './streamLists.ts';

const TOO_MANY = `Un proyecto admite ${MAX_STREAMS} de ellos`;

/** Streams that are 0 as the income that they are a share of is gone. */
function withoutBase(project: ProjectData): readonly (Income | Expense)[] {
  const { incomes, expenses } = structureOf(project);
  const isMissing = ({ fault }: { readonly fault?: BaseFault }): boolean => fault === 'missing';
  return [
    ...project.createdIncomes.filter((_, at) => isMissing(incomes[at] ?? {})),
    ...project.createdExpenses.filter((_, at) => isMissing(expenses[at] ?? {})),
  ];
}

const leftText = (streams: readonly { readonly name: string }[]): string =>
  `${listNames(
    streams.map(({ name }) => name),
    3,
  )} ${streams.length === 1 ? 'se queda' : 'se quedan'} sin su ingreso base y ${streams.length === 1 ? 'cuenta' : 'cuentan'} 0.`;

/** What the sheet may do to whole streams. */
export function streamRecords<S extends { id: string; name: string; createdAt: string }>(
  session: Session<ProjectData>,
  list: StreamList<S>,
): GridRecords {
  const count = (): number => list.of(session.document).length;
  /** As a spreadsheet's new row is like the one over it: staff under staff. */
  const typeAt = (place: number): Scalar => {
    const streams = list.of(session.document);
    const beside = streams[place - 1] ?? streams[place];
    const type = list.parameters.find(({ id }) => id === TYPE);
    return (beside && type?.read(beside, session.document)) ?? null;
  };
  const named = (streams: number): string => `${streams} ${streams === 1 ? 'fila' : 'filas'}`;
  return {
    along: 'rows',
    one: 'fila',
    many: 'filas',
    at: ({ row }) => row,
    insert: (place, more) => {
      if (count() + more > MAX_STREAMS) return TOO_MANY;
      const type = typeAt(place);
      session.edit(`Insertar ${named(more)}`, (draft) => {
        const streams = Array.from({ length: more }, (_, at) =>
          fresh(list, type, count() + at + 1, 'mensual'),
        );
        list.insert(draft, place, streams);
      });
      return null;
    },
    remove: (streams) => {
      const before = new Set(withoutBase(session.document));
      session.edit(`Eliminar ${named(streams.length)}`, (draft) => {
        for (const stream of streams.toSorted((a, b) => b - a)) list.remove(draft, stream);
      });
      const left = withoutBase(session.document).filter((stream) => !before.has(stream));
      const removed = removedText(streams.length, named(streams.length));
      if (left.length === 0) offerUndo(session, removed);
      else offerUndo(session, `${removed} ${leftText(left)}`, { level: 'warning' });
      return null;
    },
    duplicate: (streams) => {
      if (count() + streams.length > MAX_STREAMS) return TOO_MANY;
      const [first = 0] = streams;
      const name = list.of(session.document)[first]?.name;
      const label = `Duplicar ${streams.length === 1 ? name : named(streams.length)}`;
      session.edit(label, (draft) => {
        for (const position of streams.toSorted((a, b) => b - a)) {
          const stream = list.of(session.document)[position];
          if (!stream) continue;
          const { id, createdAt } = newHead('mensual');
          const taken = new Set(list.of(draft).map((one) => one.name));
          const copy = { ...stream, id, createdAt, name: copyName(stream.name, taken) };
          list.insert(draft, position + 1, [copy]);
          copyNotes(draft, { [list.member]: new Map([[stream.id, id]]) });
        }
      });
      return null;
    },
    arrange: (order, label) =>
      session.edit(label, (draft) => {
        const before = [...list.of(draft)];
        // Nothing is added: what follows another by its position names it by its id from here on.
        list.insert(draft, 0, []);
        const streams = list.of(draft);
        order.forEach((from, to) => {
          const stream = before[from];
          if (stream) streams[to] = stream;
        });
      }),
  };
}
