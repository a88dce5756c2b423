import type { Parsed } from '../../../../src/tool/index.ts';
import {
  type CellEdit,
  type EditOutcome,
  editText,
  type EditVerb,
  keepExpressions,
  type RefusedEdit,
  type Session,
  type Typed,
} from '../../../../src/workbench/index.ts';
import { MAX_STREAMS } from '../../document/check.ts';
import type { ProjectData } from '../../document/document.ts';
import { besideModel, besideRef } from './beside.ts';
import { FIRST, NAME, type Parameter, TYPE } from './parameter.ts';
import { fresh, retyped, type StreamHead, type StreamList } from './streamLists.ts';
import type { Returning } from './replacing.ts';
import { readAs } from './stepName.ts';

/* What is typed, pasted or filled into the sheet of streams. */

const EMPTY = '—';

interface Applying {
  /** Of the step. */
  readonly label?: string;
  /** Takes the streams of today away, first in the same step; says which of them come back. */
  readonly prepare?: (draft: ProjectData) => Returning;
  /** What was done to the cells. */
  readonly verb?: EditVerb | undefined;
  /** Columns of which nothing is said to be wrong where a stream has no such value. */
  readonly idle?: readonly string[];
}

/**
 * One step, however many cells: first the rows that are missing, then types and names, by which the
 * other columns are read, then all the rest. What can't be taken stays in its cell.
 */
export function applyEdits<S extends StreamHead>(
  session: Session<ProjectData>,
  list: StreamList<S>,
  edits: readonly CellEdit[],
  { label = editText(edits.length), prepare, verb, idle = [] }: Applying = {},
): EditOutcome {
  const refused: RefusedEdit[] = [];
  const typed: Typed[] = [];
  const known = prepare ? 0 : list.of(session.document).length;
  const refuse = (edit: CellEdit, reason: string): void => void refused.push({ ...edit, reason });
  const again = refusedByType(session, list, prepare ? [] : edits);
  const before = session.state;
  session.edit(label, (draft) => {
    const returning = prepare?.(draft);
    const filled = edits.filter((edit) => !isBlank(edit) && edit.row < MAX_STREAMS);
    const last = Math.max(-1, ...filled.map(({ row }) => row));
    for (let row = known; row <= last; row += 1) {
      const stream = fresh(list, null, row + 1, 'mensual');
      list.insert(draft, row, [{ ...stream, id: returning?.get(row) ?? stream.id }]);
    }
    const inTurn = [...edits, ...again.all].toSorted((one, other) => turnOf(one) - turnOf(other));
    for (const edit of inTurn) {
      const stream = list.of(draft)[edit.row];
      const one = list.parameters.find(({ id }) => id === edit.columnId);
      if (!stream) {
        if (!isBlank(edit)) refuse(edit, `Un proyecto admite ${MAX_STREAMS} de ellos`);
      } else if (!one) refuse(edit, 'Es un valor calculado');
      else if (idle.includes(one.id) && !one.field(stream, draft, edit.row)) continue;
      // A pasted row says nothing of what it leaves empty: the default counts.
      else if (!isBlank(edit) || edit.row < known) {
        const isAgain = again.all.includes(edit);
        const outcome = again.ofOther.has(edit)
          ? stillRefused(draft, list, one, stream, edit)
          : write(draft, list, one, stream, edit);
        const applied = one.field(stream, draft, edit.row) !== null;
        if ('error' in outcome && !isAgain) refuse(edit, outcome.error);
        // Filling passes over what a stream has no such value for: nobody typed it there. Nor is anything
        // new to be said there of what was refused before.
        const passed = (verb === 'fill' || isAgain) && !applied;
        if (!passed) typed.push(leftIn(session, list, { one, stream, applied }, edit, outcome));
      }
    }
    keepExpressions(session.tool, draft, typed);
  });
  session.take(null, typed, { joined: session.state !== before });
  return { applied: edits.length - refused.length, refused };
}

interface Again {
  readonly all: readonly CellEdit[];
  /** Those that the type of before had such a value for, and refused: an amount of pesos as a number of rooms. */
  readonly ofOther: ReadonlySet<CellEdit>;
}

/** What stays refused in the cells of streams whose type is typed: the new one may have such values. */
function refusedByType<S extends StreamHead>(
  session: Session<ProjectData>,
  list: StreamList<S>,
  edits: readonly CellEdit[],
): Again {
  const known = new Set(edits.map(({ row, columnId }) => `${row} ${columnId}`));
  const all: CellEdit[] = [];
  const ofOther = new Set<CellEdit>();
  for (const { row } of edits.filter(({ columnId }) => columnId === TYPE)) {
    const stream = list.of(session.document)[row];
    if (!stream) continue;
    for (const one of list.parameters) {
      const ref = besideRef(list, row, one.own?.(stream) ?? one.id);
      const text = session.refusedAt(ref)?.text;
      if (text === undefined || known.has(`${row} ${one.id}`)) continue;
      const edit = { row, columnId: one.id, text };
      all.push(edit);
      if (one.field(stream, session.document, row)) ofOther.add(edit);
    }
  }
  return { all, ofOther };
}

/** Nobody said that a text is meant for the new type as well: it stays until it is typed again. */
function stillRefused<S extends StreamHead>(
  draft: ProjectData,
  list: StreamList<S>,
  one: Parameter<S>,
  stream: S,
  edit: CellEdit,
): Parsed {
  const field = one.field(stream, draft, edit.row);
  const read = field && readAs(field, one, stream, draft, edit.text);
  return read && 'error' in read
    ? read
    : { error: `lo escrito era para otro tipo de ${list.one.toLowerCase()}` };
}

const isEmpty = (text: string): boolean => text === '' || text === EMPTY;
const isBlank = ({ text }: CellEdit): boolean => isEmpty(text.trim());

/** Of what doesn't apply to a stream: nothing at all, none of it, or what it does anyway. */
export function saysNothing<S>(typed: string, { implied }: Parameter<S>): boolean {
  const text = typed.trim();
  return isEmpty(text) || ZERO.test(text) || text.toLowerCase() === implied?.toLowerCase();
}

/** '0', '$ 0', '0,00 %'. */
const ZERO = /^\$?\s*0+([.,]0+)?\s*%?$/;

/** Of a parameter that a stream hasn't. */
export const notOfType = ({ one }: Pick<StreamList<unknown>, 'one'>): string =>
  `No aplica a este tipo de ${one.toLowerCase()}`;

/** What decides how others are read comes first. */
function turnOf({ columnId }: CellEdit): number {
  const turn = FIRST.indexOf(columnId);
  return turn < 0 ? FIRST.length : turn;
}

/** Writes what was typed; else says why it can't. */
function write<S extends StreamHead>(
  draft: ProjectData,
  list: StreamList<S>,
  one: Parameter<S>,
  stream: S,
  edit: CellEdit,
): Parsed {
  const field = one.field(stream, draft, edit.row);
  if (!field) {
    return saysNothing(edit.text, one) ? { value: null } : { error: notOfType(list) };
  }
  if (one.id === NAME && isBlank(edit)) return { error: 'Escribe un nombre' };
  const outcome = readAs(field, one, stream, draft, edit.text);
  if ('error' in outcome) return outcome;
  const { value } = outcome;
  if (one.id !== TYPE) one.write(stream, value, draft);
  else if (value !== one.read(stream, draft)) {
    list.put(draft, edit.row, retyped(list, stream, value, draft));
  }
  return outcome;
}

/** What becomes of a cell: what was taken is written already, what can't be stays in it. */
function leftIn<S extends StreamHead>(
  session: Session<ProjectData>,
  list: StreamList<S>,
  { one, stream, applied }: { one: Parameter<S>; stream: S; applied: boolean },
  edit: CellEdit,
  outcome: Parsed,
): Typed {
  const own = one.own?.(stream);
  return {
    ref: own ? { id: `${list.nameAt(edit.row)}.${own}` } : besideRef(list, edit.row, one.id),
    text: edit.text,
    outcome: 'error' in outcome && isBlank(edit) ? { value: null } : outcome,
    beside: besideModel(session, list, { id: stream.id, one, applied }),
  };
}
