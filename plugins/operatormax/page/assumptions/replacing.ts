import { type CellEdit, returningAmong } from '../../../../src/workbench/index.ts';
import type { ProjectData } from '../../document/document.ts';
import { overrideKeys } from '../../document/overrides.ts';
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
  const today = list.of(draft).map(({ id, name }) => [name, id] as const);
  const returning = returningAmong(today, edits, NAME);
  const months = { ...draft.overrides };
  for (let last = list.of(draft).length - 1; last >= 0; last--) list.remove(draft, last);
  for (const key of [...returning.values()].flatMap(overrideKeys)) {
    const actual = months[key];
    if (actual) draft.overrides[key] ??= actual;
  }
  return returning;
}
