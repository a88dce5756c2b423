import { kinds, listNames, type Scalar } from '../../../../src/tool/index.ts';
import { offerUndo, type Session } from '../../../../src/workbench/index.ts';
import type { ProjectData } from '../../document/document.ts';
import { type Parameter, TYPE } from './parameter.ts';
import { fresh, type StreamHead, type StreamList } from './streamLists.ts';

/* What a stream had that another type hasn't: a local's occupancy, once it is a service. */

/** Streams whose data is told; of more only how many they are. */
const TOLD = 2;

/** Says what was lost with the type of a stream since a document, and takes it back if that wasn't meant. */
export function tellLostByType<S extends StreamHead>(
  session: Session<ProjectData>,
  list: StreamList<S>,
  before: ProjectData,
  state: number,
): void {
  const lost = lostSince(list, before, session.document);
  if (lost.length === 0) return;
  const rest = lost.length - TOLD;
  const more = rest > 0 ? [`y en ${rest === 1 ? 'otro más' : `otros ${rest}`}`] : [];
  const said = `Con otro tipo se pierde: ${[...lost.slice(0, TOLD), ...more].join('; ')}.`;
  offerUndo(session, said, { before: state, level: 'warning' });
}

/** 'Ocupación (95,00 %) y Ajuste sobre el IPC (1,00 %) de «Local 101»', of each stream of another type. */
export function lostSince<S extends StreamHead>(
  list: StreamList<S>,
  before: ProjectData,
  after: ProjectData,
): readonly string[] {
  const now = new Map(list.of(after).map((stream) => [stream.id, stream]));
  return list.of(before).flatMap((stream, row) => {
    const next = now.get(stream.id);
    if (!next || next === stream) return [];
    const type = list.parameters.find(({ id }) => id === TYPE);
    if (type?.read(stream, before) === type?.read(next, after)) return [];
    const usual = fresh(list, type?.read(stream, before) ?? null, 1, 'mensual');
    const parts = list.parameters.flatMap((one) => {
      const isLost = one.field(stream, before, row) && !one.field(next, after, row);
      if (!isLost) return [];
      const value = one.read(stream, before);
      const isUsual = value === one.read(usual, before);
      return isUsual ? [] : said(one, stream, before, row, value);
    });
    return parts.length > 0
      ? [`${new Intl.ListFormat('es-CO').format(parts)} de ${listNames([stream.name], 1)}`]
      : [];
  });
}

function said<S>(
  one: Parameter<S>,
  stream: S,
  project: ProjectData,
  row: number,
  value: Scalar,
): readonly string[] {
  const field = one.field(stream, project, row);
  const text = field ? kinds[field.kind].format(value, field) : '';
  return text === '' ? [] : [`${field?.label ?? one.header} (${text})`];
}
