import type { Field, Parsed } from '../../../../src/tool/index.ts';
import {
  type CellEdit,
  changeText,
  editText,
  type EditVerb,
  readTyped,
  type Session,
} from '../../../../src/workbench/index.ts';
import type { ProjectData } from '../../document/document.ts';
import { textOf } from './beside.ts';
import { readCount } from './counted.ts';
import type { Parameter } from './parameter.ts';
import type { StreamList } from './streamLists.ts';

/** 'Ocupación · Parqueaderos: 60,00 % → 70,00 %', 'Rellenar 12 celdas'. */
export function stepName<S extends { name: string }>(
  list: StreamList<S>,
  { document }: Session<ProjectData>,
  edits: readonly CellEdit[],
  verb: EditVerb = 'type',
): string {
  const [edit] = edits;
  const stream = edit && edits.length === 1 ? list.of(document)[edit.row] : undefined;
  const one = list.parameters.find(({ id }) => id === edit?.columnId);
  const field = stream && one?.field(stream, document, edit?.row ?? 0);
  const outcome = edit && stream && one && field && readAs(field, one, stream, document, edit.text);
  if (!outcome || 'error' in outcome) return editText(edits.length, verb);
  return changeText({
    name: `${one.header} · ${stream.name}`,
    from: textOf(field, one.read(stream, document)),
    to: textOf(field, outcome.value),
  });
}

/** What a text stands for in a parameter's cell. */
export function readAs<S>(
  field: Field,
  { parse, counts }: Parameter<S>,
  stream: S,
  project: ProjectData,
  text: string,
): Parsed {
  if (parse) return parse(text, stream, project);
  const counted = counts?.(stream);
  return counted ? readCount(field, text, counted) : readTyped(field, text);
}
