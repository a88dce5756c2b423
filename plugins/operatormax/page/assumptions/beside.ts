import { type Field, kinds, type Ref, type Scalar } from '../../../../src/tool/index.ts';
import type { BesideModel, Session } from '../../../../src/workbench/index.ts';
import type { ProjectData } from '../../document/document.ts';
import type { Parameter } from './parameter.ts';
import type { StreamList } from './streamLists.ts';

/** What tells a cell apart that the model has no input for: a type, a name, what a stream follows. */
export const besideRef = <S>(list: StreamList<S>, row: number, parameter: string): Ref => ({
  id: `${list.nameAt(row)}.${parameter}`,
});

/**
 * A parameter of a stream, for a text in its cell that can't be taken. `applied`: the stream had such a value
 * when it was typed; with another type, that hasn't, the text goes.
 */
export function besideModel<S extends { id: string; name: string }>(
  session: Session<ProjectData>,
  list: StreamList<S>,
  { id, one, applied }: { id: string; one: Parameter<S>; applied: boolean },
): BesideModel {
  const streams = (): S[] => list.of(session.document);
  const position = (): number => streams().findIndex((stream) => stream.id === id);
  return {
    key: `${list.id}/${id}/${one.id}`,
    find: () => {
      const at = position();
      const stream = streams()[at];
      if (!stream || (applied && !one.field(stream, session.document, at))) return null;
      return besideRef(list, at, one.own?.(stream) ?? one.id);
    },
    // What is to be corrected is told in the other list as well.
    label: () => {
      const kind = list.one.toLocaleLowerCase('es-CO');
      return `${streams()[position()]?.name ?? ''} (${kind}): ${one.header}`;
    },
    kept: () => {
      const stream = streams()[position()];
      const field = stream && one.field(stream, session.document, position());
      return field ? textOf(field, one.read(stream, session.document)) : '';
    },
  };
}

/** The cell of a list with such a key, on another visit; null where it has none. */
export function besideOfList<S extends { id: string; name: string }>(
  session: Session<ProjectData>,
  list: StreamList<S>,
  key: string,
): BesideModel | null {
  const streams = list.of(session.document);
  const at = streams.findIndex(({ id }) => key.startsWith(`${list.id}/${id}/`));
  const stream = streams[at];
  const one = list.parameters.find(({ id }) => key === `${list.id}/${stream?.id}/${id}`);
  if (!stream || !one) return null;
  // With another type since, the text would have been read anew, or be gone.
  const applied = one.field(stream, session.document, at) !== null;
  return besideModel(session, list, { id: stream.id, one, applied });
}

/** A value as its cell shows it. */
export function textOf(field: Field, value: Scalar): string {
  return value === null ? '' : kinds[field.kind].format(value, field);
}
