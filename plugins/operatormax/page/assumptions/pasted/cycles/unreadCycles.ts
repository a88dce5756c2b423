import { listNames } from '../../../../../../src/tool/index.ts';
import type { Session } from '../../../../../../src/workbench/index.ts';
import type { ProjectData } from '../../../../document/document.ts';
import { besideRef, textOf } from '../../beside.ts';
import { CYCLE } from '../../parameter.ts';
import type { StreamHead, StreamList } from '../../streamLists.ts';

/** Tells by which cycle streams count whose own one can't be read: 'Cada 45 días' comes in as every month. */
export function unreadCycles<S extends StreamHead>(
  session: Session,
  list: StreamList<S>,
  rows: readonly number[],
): string[] {
  const project = session.document as ProjectData;
  const cycle = list.parameters.find(({ id }) => id === CYCLE);
  const named = new Map<string, string[]>();
  for (const row of rows) {
    const stream = list.of(project)[row];
    const field = stream && cycle?.field(stream, project, row);
    if (!stream || !cycle || !field || !session.refusedAt(besideRef(list, row, CYCLE))) continue;
    const counted = textOf(field, cycle.read(stream, project));
    named.set(counted, [...(named.get(counted) ?? []), stream.name]);
  }
  return [...named].map(
    ([counted, names]) =>
      `El ciclo de ${listNames(names, 3)} no se entiende: ${names.length === 1 ? 'cuenta' : 'cuentan'} como ${counted} hasta que lo corrijas en la hoja.`,
  );
}
