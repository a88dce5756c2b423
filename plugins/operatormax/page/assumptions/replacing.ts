import type { CellEdit } from '../../../../src/workbench/index.ts';
import type { ProjectData } from '../../document/document.ts';
import { NAME } from './parameter.ts';
import type { StreamHead, StreamList } from './streamLists.ts';

/** The ids of streams by the rows that they come back in. */
export type Returning = ReadonlyMap<number, string>;

/**
 * Takes all streams away. Those whose names come in again keep their ids, and with these their real months, their
 * notes and what follows them.
 */
export function removeAll<S extends StreamHead>(
  draft: ProjectData,
  list: StreamList<S>,
  edits: readonly CellEdit[],
): Returning {
  const returning = returningIn(list.of(draft), edits);
  const months = { ...draft.overrides };
  for (let last = list.of(draft).length - 1; last >= 0; last--) list.remove(draft, last);
  for (const [key, actual] of Object.entries(months)) {
    if ([...returning.values()].some((id) => key.endsWith(id))) draft.overrides[key] ??= actual;
  }
  return returning;
}

function returningIn(today: readonly StreamHead[], edits: readonly CellEdit[]): Returning {
  const left = new Map(today.map(({ id, name }) => [nameOf(name), id]));
  const found = new Map<number, string>();
  for (const { row, columnId, text } of edits) {
    const id = columnId === NAME ? left.get(nameOf(text)) : undefined;
    if (id === undefined) continue;
    left.delete(nameOf(text));
    found.set(row, id);
  }
  return found;
}

const nameOf = (text: string): string => text.trim().toLocaleLowerCase('es-CO');
