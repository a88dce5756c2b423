import {
  type Field,
  kinds,
  type Parsed,
  read,
  type Ref,
  type Scalar,
} from '../../../../src/tool/index.ts';
import {
  type CellAddress,
  type CellEdit,
  computedCell,
  type EditOutcome,
  editText,
  type EditVerb,
  explainRefused,
  type GridCell,
  type GridModel,
  inputCell,
  keepExpressions,
  type RefusedEdit,
  type Session,
  textEditor,
  type Typed,
} from '../../../../src/workbench/index.ts';
import { MAX_STREAMS } from '../../document/check.ts';
import type { FlowType, ProjectData } from '../../document/document.ts';
import { BASE } from '../../document/references.ts';
import { baselessCell, zeroCell } from './baseless.ts';
import { FIRST, NAME, type Parameter, TYPE } from './parameter.ts';
import { besideModel, besideRef, textOf } from './beside.ts';
import { fresh, retyped, type StreamList } from './streamLists.ts';
import { readAs, stepName } from './stepName.ts';
import { streamRecords } from './streamRecords.ts';

/** What the first year comes to, at the end of a row. */
const YEAR = 'ano1';
const NOTHING: GridCell = { text: '—', value: null, editable: true, tone: 'muted' };

interface Head {
  id: string;
  name: string;
  flowType: FlowType;
  createdAt: string;
}

export interface AssumptionsGrid {
  readonly model: GridModel;
  readonly refAt: (address: CellAddress) => Ref | null;
  readonly addressOf: (ref: Ref) => CellAddress;
  /** Whether a cell is of one of its streams. */
  readonly holds: (ref: Ref) => boolean;
}

/** The streams of a project, one a row, with all that they are computed from. */
export function assumptionsGrid<S extends Head>(
  session: Session<ProjectData>,
  list: StreamList<S>,
): AssumptionsGrid {
  const { parameters } = list;
  const streams = (): S[] => list.of(session.document);
  const rowOf = (id: string): number =>
    streams().findIndex((_, at) => id.startsWith(`${list.nameAt(at)}.`));
  const parameter = (id: string): Parameter<S> | undefined =>
    parameters.find((one) => one.id === id);
  const refAt = ({ row, columnId }: CellAddress): Ref | null => {
    const stream = streams()[row];
    if (columnId === YEAR) return { id: `${list.nameAt(row)}.flow`, table: 'years', row: 0 };
    const own = stream && parameter(columnId)?.own?.(stream);
    return own ? { id: `${list.nameAt(row)}.${own}` } : null;
  };
  const cell = (row: number, columnId: string): GridCell => {
    if (columnId === YEAR) {
      return computedCell(read(session.calculation, refAt({ row, columnId }) as Ref));
    }
    const [stream, one] = [streams()[row], parameter(columnId)];
    const field = stream && one?.field(stream, session.document, row);
    if (!stream || !one) return NOTHING;
    const ref = refAt({ row, columnId });
    if (field && ref && session.calculation.field(ref)) {
      const shown = inputCell(session, ref, field);
      const zero = list.zeroOf(session.document, row);
      return zero !== undefined && one.own?.(stream) === zero ? zeroCell(shown) : shown;
    }
    const shown = field ? typedCell(field, one.read(stream, session.document)) : NOTHING;
    const refused = session.refusedAt(ref ?? besideRef(list, row, columnId));
    const fault = columnId === BASE ? list.baseFault(session.document, row) : undefined;
    if (!refused) return fault ? baselessCell(shown, fault) : shown;
    const note = explainRefused(session.calculation, refused);
    return { ...shown, text: refused.text, note, refused: true };
  };
  const model: GridModel = {
    id: list.id,
    label: list.label,
    columns: [
      ...parameters.map(({ id, header, unit, width, own }) => ({
        id,
        header,
        ...(unit === undefined ? {} : { unit }),
        align: own ? ('right' as const) : ('left' as const),
        menu: true,
        ...(width === undefined ? {} : { width }),
        ...(id === NAME ? { pinned: true } : {}),
      })),
      { id: YEAR, header: 'Año 1', align: 'right', menu: true, total: true },
    ],
    get rowCount() {
      return streams().length;
    },
    rowsCanGrow: true,
    equals: 'rows',
    records: streamRecords(session, list),
    row: (row) => ({ id: streams()[row]?.id ?? String(row), kind: 'data', depth: 0 }),
    cell,
    editor: (row, columnId) => {
      const [stream, one] = [streams()[row], parameter(columnId)];
      const field = stream && one?.field(stream, session.document, row);
      if (!stream || !one || !field) return { type: 'text', text: '', numeric: false };
      const ref = refAt({ row, columnId });
      const typed =
        session.refusedAt(ref ?? besideRef(list, row, columnId))?.text ??
        (ref && session.calculation.expression(ref));
      const text = typed ?? kinds[field.kind].edit(one.read(stream, session.document), field);
      if (field.kind === 'toggle') return { type: 'choice', text, options: ['Sí', 'No'] };
      if (field.options) {
        return { type: 'choice', text, options: field.options.map(({ label }) => label) };
      }
      return textEditor(field, text);
    },
    restore: (row, columnId) => {
      session.restore(refAt({ row, columnId }) ?? besideRef(list, row, columnId));
    },
    edit: (edits, verb) =>
      applyEdits(session, list, edits, { label: stepName(list, session, edits, verb), verb }),
  };
  return {
    model,
    refAt,
    holds: ({ id, table }) => table === undefined && rowOf(id) >= 0,
    addressOf: (ref) => {
      const row = rowOf(ref.id);
      const stream = streams()[row];
      const name = ref.id.slice(ref.id.indexOf('.') + 1);
      const found = stream && parameters.find(({ id, own }) => (own?.(stream) ?? id) === name);
      return { row: Math.max(0, row), columnId: found?.id ?? YEAR };
    },
  };
}

/** Of what the model has no input for: names, types, what follows what. */
function typedCell(field: Field, value: Scalar): GridCell {
  const text = textOf(field, value);
  return { text, value: text === '' ? null : text, editable: true, tone: 'input' };
}

interface Applying {
  /** Of the step. */
  readonly label?: string;
  /** Takes the streams of today away, first in the same step. */
  readonly prepare?: (draft: ProjectData) => void;
  /** What was done to the cells. */
  readonly verb?: EditVerb | undefined;
  /** Columns of which nothing is said to be wrong where a stream has no such value. */
  readonly idle?: readonly string[];
}

/**
 * One step, however many cells: first the rows that are missing, then types and names, by which the
 * other columns are read, then all the rest. What can't be taken stays in its cell.
 */
export function applyEdits<S extends Head>(
  session: Session<ProjectData>,
  list: StreamList<S>,
  edits: readonly CellEdit[],
  { label = editText(edits.length), prepare, verb, idle = [] }: Applying = {},
): EditOutcome {
  const refused: RefusedEdit[] = [];
  const typed: Typed[] = [];
  const known = prepare ? 0 : list.of(session.document).length;
  const refuse = (edit: CellEdit, reason: string): void => void refused.push({ ...edit, reason });
  const again = prepare ? [] : refusedByType(session, list, edits);
  const before = session.state;
  session.edit(label, (draft) => {
    prepare?.(draft);
    const filled = edits.filter((edit) => !isBlank(edit) && edit.row < MAX_STREAMS);
    const last = Math.max(-1, ...filled.map(({ row }) => row));
    for (let row = known; row <= last; row += 1) {
      list.insert(draft, row, [fresh(list, null, row + 1, 'mensual')]);
    }
    const inTurn = [...edits, ...again].toSorted((one, other) => turnOf(one) - turnOf(other));
    for (const edit of inTurn) {
      const stream = list.of(draft)[edit.row];
      const one = list.parameters.find(({ id }) => id === edit.columnId);
      if (!stream) {
        if (!isBlank(edit)) refuse(edit, `Un proyecto admite ${MAX_STREAMS} de ellos`);
      } else if (!one) refuse(edit, 'Es un valor calculado');
      else if (idle.includes(one.id) && !one.field(stream, draft, edit.row)) continue;
      // A pasted row says nothing of what it leaves empty: the default counts.
      else if (!isBlank(edit) || edit.row < known) {
        const outcome = write(draft, list, one, stream, edit);
        const applied = one.field(stream, draft, edit.row) !== null;
        const isAgain = again.includes(edit);
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

/** What stays refused in the cells of streams whose type is typed: the new one may have such values. */
function refusedByType<S extends Head>(
  session: Session<ProjectData>,
  list: StreamList<S>,
  edits: readonly CellEdit[],
): CellEdit[] {
  const known = new Set(edits.map(({ row, columnId }) => `${row} ${columnId}`));
  const retyped = edits.filter(({ columnId }) => columnId === TYPE);
  return retyped.flatMap(({ row }) => {
    const stream = list.of(session.document)[row];
    if (!stream) return [];
    return list.parameters.flatMap((one): CellEdit[] => {
      const ref = besideRef(list, row, one.own?.(stream) ?? one.id);
      const text = session.refusedAt(ref)?.text;
      const isTyped = known.has(`${row} ${one.id}`);
      return text === undefined || isTyped ? [] : [{ row, columnId: one.id, text }];
    });
  });
}

const isEmpty = (text: string): boolean => text === '' || text === NOTHING.text;
const isBlank = ({ text }: CellEdit): boolean => isEmpty(text.trim());

/** Of what doesn't apply to a stream: nothing at all, none of it, or what it does anyway. */
export function saysNothing<S>(typed: string, { implied }: Parameter<S>): boolean {
  const text = typed.trim();
  return isEmpty(text) || ZERO.test(text) || text.toLowerCase() === implied?.toLowerCase();
}

/** '0', '$ 0', '0,00 %'. */
const ZERO = /^\$?\s*0+([.,]0+)?\s*%?$/;

/** What decides how others are read comes first. */
function turnOf({ columnId }: CellEdit): number {
  const turn = FIRST.indexOf(columnId);
  return turn < 0 ? FIRST.length : turn;
}

/** Writes what was typed; else says why it can't. */
function write<S extends Head>(
  draft: ProjectData,
  list: StreamList<S>,
  one: Parameter<S>,
  stream: S,
  edit: CellEdit,
): Parsed {
  const field = one.field(stream, draft, edit.row);
  if (!field) {
    return saysNothing(edit.text, one)
      ? { value: null }
      : { error: `No aplica a este tipo de ${list.one.toLowerCase()}` };
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
function leftIn<S extends Head>(
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
