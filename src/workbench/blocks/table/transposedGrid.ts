import { type Field, type Ref, unitOf } from '../../../tool/index.ts';
import type {
  CellAddress,
  CellEdit,
  EditOutcome,
  GridCell,
  GridColumn,
  GridModel,
} from '../../grid/index.ts';
import type { EditVerb } from '../../session/change.ts';
import type { Session } from '../../session/session.ts';
import { editorOf } from '../list/listGrid.ts';
import { COMPUTED, formulaCell, inputCell } from '../cells/readings.ts';
import { takeEdits } from '../cells/takeEdits.ts';
import { overCell, overEditor, readOver } from './overrides.ts';
import type { Place, TransposedLayout, TransposedRow, TurnedColumn } from './transposedLayout.ts';
import { widestCells } from './widestCells.ts';

/** A grid and the way between its addresses and the cells of the model. */
export interface TransposedGrid extends GridModel {
  readonly refAt: (address: CellAddress) => Ref | null;
  /** A row that is folded stands where the row that it belongs to does; null without a row of its own. */
  readonly addressOf: (ref: Ref) => CellAddress | null;
}

const BEYOND = '+';

/** A list on its side: records are columns, what is typed and computed of each are rows. */
export function transposedGrid(session: Session, layout: TransposedLayout): TransposedGrid {
  const { calculation } = session;
  const { list, heads, beside } = layout;
  let shown: {
    readonly of: readonly TurnedColumn[];
    readonly columns: readonly GridColumn[];
    readonly places: ReadonlyMap<string, Place>;
    readonly ids: ReadonlyMap<string, string>;
  };

  const layOut = () => {
    const of = layout.records();
    if (shown?.of === of) return shown;
    const placed = of.map(
      ({ id, of: place }, at) => [id, place ?? { table: list, row: at }] as const,
    );
    shown = {
      of,
      columns: [
        { ...heads, pinned: true },
        ...of,
        ...(beside ? [{ ...beside.column, total: true }] : []),
      ],
      places: new Map(placed),
      ids: new Map(placed.map(([id, { table, row }]) => [`${table}#${row}`, id])),
    };
    return shown;
  };
  /** Null for the heads. */
  const placeOf = (columnId: string): Place | null => {
    if (!columnId.startsWith(BEYOND)) return layOut().places.get(columnId) ?? null;
    return { table: list, row: layout.records().length + Number(columnId.slice(1)) };
  };
  const fieldOf = (id: string): Field | undefined => calculation.field({ id, table: list });

  const cell = (row: number, columnId: string): GridCell => {
    const line = layout.rows()[row];
    if (!line) throw new RangeError(`${list} has no row ${row}`);
    if (columnId === heads.id) return line.head;
    if (columnId === beside?.column.id) return beside.cell(row);
    const place = placeOf(columnId);
    if (line.shows === undefined || !place) return NOTHING;
    const plain = recordCell(session, { id: line.shows, ...place });
    const typed =
      line.edits === undefined ? plain : recordCell(session, { id: line.edits, ...place });
    if (typed.refused) return typed;
    const dressed = line.dress ? line.dress(plain, place.row, place.table) : plain;
    if (line.override?.table === place.table) {
      const over = { ...dressed, computed: plain.tone !== 'actual' };
      return overCell(session, { id: line.shows, ...place }, over);
    }
    return typed === plain ? dressed : { ...dressed, editable: true, computed: false };
  };
  return {
    id: list,
    label: layout.label,
    get columns() {
      return layOut().columns;
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
      const line = layout.rows()[row];
      const id = typedIn(line);
      const place = placeOf(columnId);
      if (line?.override && place) return overEditor(session, line.override, { id, ...place });
      return editorOf(session, list, fieldOf(id), placeOf(columnId)?.row ?? -1, id);
    },
    parts: (row, columnId) => {
      const record = placeOf(columnId)?.row ?? -1;
      const fields = Object.entries(layout.rows()[row]?.parts ?? {});
      // What an empty part counts as wasn't typed.
      const textOf = (id: string): string => {
        const ref = { id, table: list, row: record };
        const isEmpty = session.calculation.isEmptyCell(ref) && !session.refusedAt(ref);
        return isEmpty ? '' : editorOf(session, list, fieldOf(id), record, id).text;
      };
      const texts = fields.map(([name, id]) => [name, textOf(id)]);
      return fields.length > 0 && record >= 0 ? Object.fromEntries(texts) : undefined;
    },
    typedUnit: (row, columnId) => {
      const over = layout.rows()[row]?.override;
      if (!over || over.table !== placeOf(columnId)?.table) return undefined;
      return { name: over.unit, by: over.by };
    },
    edit: (edits, verb) => applyEdits(session, layout, edits, placeOf, verb),
    toggle: (row) => {
      const line = layout.rows()[row];
      if (line) layout.toggle(line);
    },
    ...(layout.toggleColumn
      ? {
          toggleColumn: (columnId: string) => {
            const column = layout.records().find(({ id }) => id === columnId);
            if (column) layout.toggleColumn?.(column);
          },
        }
      : {}),
    ...foldingOf(session, layout),
    inTime: layout.inTime,
    ofYears: layout.ofYears,
    widest: () => widestCells(session, layout),
    ...(layout.grow ? { newColumnId: (beyond: number) => `${BEYOND}${beyond}` } : {}),
    refAt: ({ row, columnId }) => {
      const line = layout.rows()[row];
      if (line && columnId === beside?.column.id) return beside.refAt(row);
      const id = line?.shows;
      const place = placeOf(columnId);
      return id === undefined || !place ? null : { id, ...place };
    },
    addressOf: (ref) => {
      const rows = layout.rows();
      const said = ref.table ? -1 : rows.findIndex((_, row) => beside?.refAt(row)?.id === ref.id);
      if (beside && said >= 0) return { row: said, columnId: beside.column.id };
      const row = rowShowing(rows, ref.id);
      if (row < 0) return null;
      return {
        row,
        columnId: layOut().ids.get(`${ref.table ?? list}#${ref.row ?? 0}`) ?? heads.id,
      };
    },
  };
}

function foldingOf(
  session: Session,
  { whole, ...layout }: TransposedLayout,
): Pick<GridModel, 'folding'> {
  if (!whole) return {};
  const { rows, records, open } = whole;
  return {
    folding: {
      whole: transposedGrid(session, { ...layout, rows, records }),
      open: ({ row, columnId }) => {
        const line = rows()[row];
        if (line)
          open(
            line,
            records().find(({ id }) => id === columnId),
          );
      },
    },
  };
}

const NOTHING: GridCell = { text: '', value: null, editable: false, tone: 'muted' };

/** What a text is for that is typed into a cell of a row. */
function typedIn(row: TransposedRow | undefined): string {
  return row?.edits ?? row?.shows ?? '';
}

/** One cell: a field to be typed, a formula to be read; nothing where a table has no such column. */
function recordCell(session: Session, ref: Ref): GridCell {
  const { calculation } = session;
  const field = calculation.field(ref);
  if (field) return dashed(inputCell(session, ref, field));
  return calculation.formula(ref) ? dashed(formulaCell(calculation, ref)) : NOTHING;
}

/** An empty cell says that it is one. */
function dashed(cell: GridCell): GridCell {
  return cell.text === '' && !cell.refused ? { ...cell, text: '—', tone: 'muted' } : cell;
}

/** The row of an id, or of the nearest of what its dots say that it is a part of. */
function rowShowing(rows: readonly TransposedRow[], id: string): number {
  for (let name = id; name !== ''; name = name.slice(0, Math.max(0, name.lastIndexOf('.')))) {
    const row = rows.findIndex(({ shows }) => shows === name);
    if (row >= 0) return row;
  }
  return -1;
}

/** A value that goes with all its parts: each is what it was before anybody typed it. */
const isEmptied = ({ parts }: CellEdit): boolean =>
  parts !== undefined && Object.values(parts).every((text) => text === '');

function applyEdits(
  session: Session,
  layout: TransposedLayout,
  edits: readonly CellEdit[],
  placeOf: (columnId: string) => Place | null,
  verb: EditVerb | undefined,
): EditOutcome {
  const rows = layout.rows();
  const whole = new Set<string>();
  const about: Ref[] = [];
  const outcome = takeEdits(
    {
      session,
      verb,
      cellsAt: (edit) => {
        const row = rows[edit.row];
        const texts = edit.parts
          ? Object.entries(edit.parts).map(
              ([name, text]) => [row?.parts?.[name] ?? '', text] as const,
            )
          : [[typedIn(row), edit.text] as const];
        // A part that came along with its whole is written once.
        const fresh = texts.filter(
          ([id]) => edit.parts !== undefined || !whole.has(`${edit.columnId} ${id}`),
        );
        if (edit.parts) for (const [id] of texts) whole.add(`${edit.columnId} ${id}`);
        const place = placeOf(edit.columnId);
        if (!place) return COMPUTED;
        const over = row?.override?.table === place.table ? row.override.field : undefined;
        const cells = fresh.map(([id, text]) => {
          const ref = { id, ...place };
          return { ref, field: session.calculation.field(ref) ?? over, text };
        });
        if (!cells.every(isTyped)) return COMPUTED;
        about.push(...cells.map(({ ref }) => ref));
        return cells;
      },
      read: ({ field, text }, edit) =>
        isEmptied(edit)
          ? { value: field.initial ?? null }
          : readOver(edit.isUnscaled ? undefined : rows[edit.row]?.override, field, text),
      prepare: (draft, needed) => {
        const missing = needed - layout.records().length;
        if (missing > 0) layout.grow?.(draft, missing);
      },
    },
    edits,
  );
  layout.edited?.(about);
  return outcome;
}

function isTyped<C extends { readonly field: Field | undefined }>(
  cell: C,
): cell is C & { field: Field } {
  return cell.field !== undefined;
}
