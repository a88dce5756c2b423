import { type Field, kinds, read, type Ref, type Scalar } from '../../../../src/tool/index.ts';
import {
  type CellAddress,
  computedCell,
  explainRefused,
  type GridCell,
  type GridModel,
  inputCell,
  type Session,
  textEditor,
} from '../../../../src/workbench/index.ts';
import type { ProjectData } from '../../document/document.ts';
import { BASE } from '../../document/references.ts';
import { baselessCell, zeroCell } from './baseless.ts';
import { besideRef, textOf } from './beside.ts';
import { tellLostByType } from './lostByType.ts';
import { NAME, type Parameter, TYPE } from './parameter.ts';
import { stepName } from './stepName.ts';
import { applyEdits, notOfType } from './streamEdits.ts';
import type { StreamHead, StreamList } from './streamLists.ts';
import { streamRecords } from './streamRecords.ts';

/** What the first year comes to, at the end of a row. */
const YEAR = 'ano1';

export interface AssumptionsGrid {
  readonly model: GridModel;
  readonly refAt: (address: CellAddress) => Ref | null;
  readonly addressOf: (ref: Ref) => CellAddress;
  /** Whether a cell is of one of its streams. */
  readonly holds: (ref: Ref) => boolean;
}

/** The streams of a project, one a row, with all that they are computed from. */
export function assumptionsGrid<S extends StreamHead>(
  session: Session<ProjectData>,
  list: StreamList<S>,
): AssumptionsGrid {
  const { parameters } = list;
  const idle = notOfType(list);
  const nothing: GridCell = { text: '—', value: null, editable: true, tone: 'muted', idle };
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
    if (!stream || !one) return nothing;
    const ref = refAt({ row, columnId });
    if (field && ref && session.calculation.field(ref)) {
      const shown = inputCell(session, ref, field);
      const zero = list.zeroOf(session.document, row);
      return zero !== undefined && one.own?.(stream) === zero ? zeroCell(shown) : shown;
    }
    const shown = field ? typedCell(field, one.read(stream, session.document)) : nothing;
    const refused = session.refusedAt(ref ?? besideRef(list, row, columnId));
    const fault = columnId === BASE ? list.baseFault(session.document, row) : undefined;
    if (!refused) return fault ? baselessCell(shown, fault) : shown;
    const note = explainRefused(session.calculation, refused);
    return {
      ...shown,
      text: refused.text,
      note,
      refused: true,
      kept: refused.beside?.kept() ?? '',
    };
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
    edit: (edits, verb) => {
      const { document, state } = session;
      const label = stepName(list, session, edits, verb);
      const outcome = applyEdits(session, list, edits, { label, verb });
      if (edits.some(({ columnId }) => columnId === TYPE))
        tellLostByType(session, list, document, state);
      return outcome;
    },
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
