import { type Document, type Field, read, type Ref, unitOf } from '../../../tool/index.ts';
import type {
  CellAddress,
  CellEdit,
  EditOutcome,
  GridCell,
  GridColumn,
  GridModel,
  GridRow,
} from '../../grid/index.ts';
import type { Session } from '../../session/session.ts';
import { editorOf } from '../list/listGrid.ts';
import { COMPUTED, computedCell, inputCell } from '../cells/readings.ts';
import { takeEdits } from '../cells/takeEdits.ts';
import { widestCells } from './widestCells.ts';

/** A row of a list that is turned on its side. */
export interface TurnedRow extends GridRow {
  /** What stands at its head. */
  readonly head: GridCell;
  /** The field or formula that it shows of every record; none for headings and buttons. */
  readonly shows?: string;
  /** In a file, where `dress` puts its values into another unit than that of what it shows. */
  readonly unit?: string;
  /** The last word on how a cell looks: what an empty one says, what a click opens. */
  readonly dress?: (cell: GridCell, record: number) => GridCell;
  /** Of a formula: the fields that make its value up, by names that cells of the same make share. */
  readonly parts?: Readonly<Record<string, string>>;
}

/** How a list is laid out with a column per record. */
export interface TurnedLayout {
  readonly list: string;
  readonly label: string;
  readonly rows: () => readonly TurnedRow[];
  /** The heads' column; it is frozen. */
  readonly heads: GridColumn;
  /** One column a record; the same array as long as they stay the same. */
  readonly records: () => readonly GridColumn[];
  readonly toggle: (row: TurnedRow) => void;
  /** Adds records at the end; present where pasting beyond the last column may add some. */
  grow?(draft: Document, count: number): void;
}

/** A grid and the way between its addresses and the cells of the model. */
export interface TurnedGrid extends GridModel {
  readonly refAt: (address: CellAddress) => Ref | null;
  /** A row that is folded stands where the row that it belongs to does. */
  readonly addressOf: (ref: Ref) => CellAddress;
}

const BEYOND = '+';

/** A list on its side: records are columns, what is typed and computed of each are rows. */
export function turnedGrid(session: Session, layout: TurnedLayout): TurnedGrid {
  const { calculation } = session;
  const { list, heads } = layout;
  let shown: { readonly of: readonly GridColumn[]; readonly columns: readonly GridColumn[] };
  const places = new WeakMap<readonly GridColumn[], ReadonlyMap<string, number>>();

  const columns = (): readonly GridColumn[] => {
    const of = layout.records();
    if (shown?.of !== of) shown = { of, columns: [{ ...heads, pinned: true }, ...of] };
    return shown.columns;
  };
  const recordOf = (columnId: string): number => {
    const records = layout.records();
    if (columnId.startsWith(BEYOND)) return records.length + Number(columnId.slice(1));
    let known = places.get(records);
    if (!known) {
      known = new Map(records.map(({ id }, at) => [id, at]));
      places.set(records, known);
    }
    return known.get(columnId) ?? -1;
  };
  const fieldOf = (id: string): Field | undefined => calculation.field({ id, table: list });

  const cell = (row: number, columnId: string): GridCell => {
    const line = layout.rows()[row];
    if (!line) throw new RangeError(`${list} has no row ${row}`);
    if (columnId === heads.id) return line.head;
    const record = recordOf(columnId);
    if (line.shows === undefined) return NOTHING;
    const plain = recordCell(session, { id: line.shows, table: list, row: record });
    return line.dress && !plain.refused ? line.dress(plain, record) : plain;
  };
  return {
    id: list,
    label: layout.label,
    get columns() {
      return columns();
    },
    get rowCount() {
      return layout.rows().length;
    },
    rowUnit: (row) => {
      const { shows = '', unit } = layout.rows()[row] ?? {};
      const ref = { id: shows, table: list };
      const shape = calculation.field(ref) ?? calculation.formula(ref);
      return unit ?? (shape ? unitOf(shape) : '');
    },
    row: (row) => layout.rows()[row] ?? { id: String(row), kind: 'data', depth: 0 },
    cell,
    editor: (row, columnId) => {
      const id = layout.rows()[row]?.shows ?? '';
      return editorOf(session, list, fieldOf(id), recordOf(columnId), id);
    },
    parts: (row, columnId) => {
      const record = recordOf(columnId);
      const fields = Object.entries(layout.rows()[row]?.parts ?? {});
      const texts = fields.map(([name, id]) => [
        name,
        editorOf(session, list, fieldOf(id), record, id).text,
      ]);
      return fields.length > 0 && record >= 0 ? Object.fromEntries(texts) : undefined;
    },
    restore: (row, columnId) => {
      const id = layout.rows()[row]?.shows ?? '';
      session.restore({ id, table: list, row: recordOf(columnId) });
    },
    edit: (edits) => applyEdits(session, layout, edits, recordOf, fieldOf),
    toggle: (row) => {
      const line = layout.rows()[row];
      if (line) layout.toggle(line);
    },
    widest: () => widestCells(session, layout),
    ...(layout.grow ? { newColumnId: (beyond: number) => `${BEYOND}${beyond}` } : {}),
    refAt: ({ row, columnId }) => {
      const id = layout.rows()[row]?.shows;
      const record = recordOf(columnId);
      return id === undefined || record < 0 ? null : { id, table: list, row: record };
    },
    addressOf: (ref) => ({
      row: Math.max(0, rowShowing(layout.rows(), ref.id)),
      columnId: layout.records()[ref.row ?? 0]?.id ?? heads.id,
    }),
  };
}

const NOTHING: GridCell = { text: '', value: null, editable: false, tone: 'muted' };

/** One cell of a list: a field to be typed, a formula to be read. */
function recordCell(session: Session, ref: Ref): GridCell {
  const field = session.calculation.field(ref);
  return field ? inputCell(session, ref, field) : computedCell(read(session.calculation, ref));
}

/** The row of an id, or of the nearest of what its dots say that it is a part of. */
function rowShowing(rows: readonly TurnedRow[], id: string): number {
  for (let name = id; name !== ''; name = name.slice(0, Math.max(0, name.lastIndexOf('.')))) {
    const row = rows.findIndex(({ shows }) => shows === name);
    if (row >= 0) return row;
  }
  return -1;
}

function applyEdits(
  session: Session,
  layout: TurnedLayout,
  edits: readonly CellEdit[],
  recordOf: (columnId: string) => number,
  fieldOf: (id: string) => Field | undefined,
): EditOutcome {
  const rows = layout.rows();
  const whole = new Set<string>();
  return takeEdits(
    {
      session,
      label: edits.length === 1 ? 'Editar una celda' : `Editar ${edits.length} celdas`,
      cellsAt: (edit) => {
        const row = rows[edit.row];
        const texts = edit.parts
          ? Object.entries(edit.parts).map(
              ([name, text]) => [row?.parts?.[name] ?? '', text] as const,
            )
          : [[row?.shows ?? '', edit.text] as const];
        // A part that came along with its whole is written once.
        const fresh = texts.filter(
          ([id]) => edit.parts !== undefined || !whole.has(`${edit.columnId} ${id}`),
        );
        if (edit.parts) for (const [id] of texts) whole.add(`${edit.columnId} ${id}`);
        const cells = fresh.map(([id, text]) => ({
          ref: { id, table: layout.list, row: recordOf(edit.columnId) },
          field: fieldOf(id),
          text,
        }));
        return cells.every(isTyped) ? cells : COMPUTED;
      },
      prepare: (draft, needed) => {
        const missing = needed - layout.records().length;
        if (missing > 0) layout.grow?.(draft, missing);
      },
    },
    edits,
  );
}

function isTyped<C extends { readonly field: Field | undefined }>(
  cell: C,
): cell is C & { field: Field } {
  return cell.field !== undefined;
}
