import { useCallback, useMemo } from 'react';
import { isoMonth } from '../../../../src/finance/index.ts';
import { type Declaration, read, type Ref } from '../../../../src/tool/index.ts';
import {
  type CellAddress,
  type GridCell,
  isText,
  opened,
  parentsOf,
  remembered,
  rowsInSight,
  type Session,
  toggled,
  type TurnedColumn,
  type TransposedGrid,
  transposedGrid,
  useSession,
  useViewSet,
} from '../../../../src/workbench/index.ts';
import { isTouch } from '../../../../src/ui/index.ts';
import { overrideFields } from '../../document/fields.ts';
import { isOverridden } from '../../document/overrides.ts';
import { type ExpenseStream, type IncomeStream, structureOf } from '../../model/structure.ts';
import type { Flow } from '../sections.ts';
import { flowColumns } from './flowColumns.ts';
import { tellNegativeExpenses } from './negativeExpenses.ts';
import { type FlowRow, flowRows, OPEN_AT_START } from './rows.ts';
import { inUnit, type Unit, UNITS } from './units.ts';
import type { ProjectData } from '../../document/document.ts';

const HEAD_WIDTH = 248;
const NONE: ReadonlySet<number> = new Set();

export interface FlowGrid {
  readonly grid: TransposedGrid;
  /** With every row, whatever is folded, and no sums beside the periods: what a file holds. */
  readonly whole: TransposedGrid;
  readonly addressOf: (ref: Ref) => CellAddress | null;
  readonly unfolded: boolean;
  readonly unfold: (all: boolean) => void;
  /** Opens the rows and the year under which a cell is folded. */
  readonly unfoldTo: (ref: Ref) => void;
}

/** The cash flow turned on its side: a column for each month or year. */
export function useFlowGrid(flow: Flow, unit: Unit): FlowGrid {
  const session = useSession<ProjectData>();
  const [open, setOpen] = useViewSet(`rows.${flow.table}`, OPEN_AT_START, isText);
  const all = useMemo(() => allRows(session, flow.table, unit), [session, flow.table, unit]);
  const [folded, setFolded] = useViewSet('years', [], isNumber);
  const records = useMemo(
    () => flowColumns(session, flow.table, folded),
    [session, flow.table, folded],
  );
  const rows = useMemo(() => remembered(all, (of) => rowsInSight(of, open)), [all, open]);
  const every = useMemo(() => flowColumns(session, flow.table, NONE), [session, flow.table]);
  const periods = useMemo(
    () => remembered(every, (of) => of.filter(({ total }) => !total)),
    [every],
  );
  const openTo = useCallback(
    (isWanted: (row: FlowRow) => boolean, place: Pick<Ref, 'table' | 'row'> = {}) => {
      setOpen((before) => opened(before, all().find(isWanted)));
      if (place.table !== 'months' || place.row === undefined) return;
      const year = Math.floor(place.row / 12);
      setFolded((before) => (before.has(year) ? toggled(before, year) : before));
    },
    [all, setOpen, setFolded],
  );
  const make = useMemo(
    () => (shown: () => readonly FlowRow[], columns: () => readonly TurnedColumn[]) =>
      transposedGrid(session, {
        list: flow.table,
        label: `Flujo de Caja - ${flow.label}`,
        rows: shown,
        heads: {
          id: 'concepto',
          header: 'Concepto',
          unit: UNITS[unit].file,
          align: 'left',
          width: HEAD_WIDTH,
        },
        records: columns,
        inTime: true,
        edited: (cells) => tellNegativeExpenses(session, cells),
        toggle: ({ id }) => setOpen((before) => toggled(before, id)),
        toggleColumn: ({ of }) => of && setFolded((before) => toggled(before, of.row)),
        whole: {
          rows: all,
          records: every,
          open: ({ id }, column) => openTo((row) => row.id === id, column?.of),
        },
      }),
    [session, flow, unit, all, every, openTo, setOpen, setFolded],
  );
  const grid = useMemo(() => make(rows, records), [make, rows, records]);
  const whole = useMemo(() => make(all, periods), [make, all, periods]);
  const unfoldTo = useCallback(
    (ref: Ref) => openTo(({ shows }) => shows === ref.id, ref),
    [openTo],
  );
  return {
    grid,
    whole,
    unfoldTo,
    addressOf: (ref) => grid.addressOf({ ...ref, id: inSight(all(), rows(), ref.id) }),
    unfolded: [...parentsOf(all())].every((id) => open.has(id)),
    unfold: (wanted) => setOpen(() => (wanted ? parentsOf(all()) : new Set())),
  };
}

const isNumber = (value: unknown): value is number => typeof value === 'number';

/** The row itself, or the nearest of those that it is folded under. */
function inSight(all: readonly FlowRow[], shown: readonly FlowRow[], id: string): string {
  const wanted = all.find(({ shows }) => shows === id);
  const chain = [id, ...(wanted ? wanted.under.toReversed() : [])];
  return chain.find((name) => shown.some(({ shows }) => shows === name)) ?? id;
}

/** Rows are asked for with every cell that is painted: made once for each structure. */
function allRows(
  session: Session<ProjectData>,
  table: Flow['table'],
  unit: Unit,
): () => readonly FlowRow[] {
  const dress = (cell: GridCell): GridCell => inDisplayUnit(cell, unit);
  const { by, label } = UNITS[unit];
  const override = {
    field: overrideFields.value,
    by,
    unit: label.toLowerCase(),
    table: 'months',
  };
  return remembered(
    () => session.calculation.declaration,
    (declaration: Declaration) => {
      const columns = declaration.tables[table]?.columns ?? {};
      return flowRows(structureOf(session.document), columns).map((row) => {
        const amount = row.shows !== undefined && columns[row.shows]?.kind === 'money';
        if (!amount) return row;
        const shown = { ...row, dress, unit: UNITS[unit].file };
        const { stream } = row;
        // An inactive expense enters no figure: there is nothing to type over.
        if (table !== 'months' || !stream || stream.variant === 'ninguno') return shown;
        return { ...shown, override, dress: actualsOf(session, stream, unit) };
      });
    },
  );
}

/** The months of a stream, those that were typed over with what would have been computed. */
function actualsOf(
  session: Session<ProjectData>,
  stream: IncomeStream | ExpenseStream,
  unit: Unit,
): NonNullable<FlowRow['dress']> {
  const { id: scope, record } = stream;
  return (cell, row, table) => {
    const shown = inDisplayUnit(cell, unit);
    if (!stream.actual || table !== 'months') return shown;
    const { document, calculation } = session;
    const list = scope.startsWith('i') ? 'createdIncomes' : 'createdExpenses';
    const month = isoMonth(Number(calculation.value({ id: 'monthIndex', table, row })));
    if (!isOverridden(document, list, record, month)) return shown;
    const projected = read(calculation, { id: `${scope}.projected`, table, row }).text;
    const way = isTouch() ? '«Borrar el contenido»' : 'Supr';
    const note = `Dato real. Proyectado: ${projected}. ${way} vuelve a lo proyectado.`;
    return { ...shown, tone: 'actual', note };
  };
}

/** Negative amounts are marked, whatever they mean; zeros step back. */
function inDisplayUnit(cell: GridCell, unit: Unit): GridCell {
  if (typeof cell.value !== 'number') return cell;
  const tone = cell.value < 0 ? 'bad' : cell.value === 0 ? 'muted' : cell.tone;
  return { ...cell, ...inUnit(cell.value, unit), tone };
}
