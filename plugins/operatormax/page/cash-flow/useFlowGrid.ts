import { useCallback, useMemo, useState } from 'react';
import {
  shortMonth,
  type Calculation,
  type Declaration,
  type Ref,
} from '../../../../src/tool/index.ts';
import {
  type CellAddress,
  type GridCell,
  type GridColumn,
  type Session,
  type TurnedGrid,
  turnedGrid,
  useSession,
} from '../../../../src/workbench/index.ts';
import { structureOf } from '../../model/structure.ts';
import type { Flow } from '../sections.ts';
import { type FlowRow, flowRows, OPEN_AT_START, parentsOf, rowsInSight } from './rows.ts';
import { inUnit, type Unit, UNITS } from './units.ts';
import type { ProjectData } from '../../document/document.ts';

const HEAD_WIDTH = 248;
const LEAST_WIDTH = 80;

export interface FlowGrid {
  readonly grid: TurnedGrid;
  /** With every row, whatever is folded: what a file holds. */
  readonly whole: TurnedGrid;
  readonly addressOf: (ref: Ref) => CellAddress;
  readonly unfolded: boolean;
  readonly unfold: (all: boolean) => void;
  /** Opens the rows under which a cell is folded. */
  readonly unfoldTo: (ref: Ref) => void;
}

/** The cash flow turned on its side: a column for each month or year. */
export function useFlowGrid(flow: Flow, unit: Unit): FlowGrid {
  const session = useSession<ProjectData>();
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(OPEN_AT_START));
  const all = useMemo(() => allRows(session, flow.table, unit), [session, flow.table, unit]);
  const records = useMemo(() => columnsOf(session, flow.table), [session, flow.table]);
  const rows = useMemo(() => remembered(all, (of) => rowsInSight(of, open)), [all, open]);
  const make = useMemo(
    () => (shown: () => readonly FlowRow[]) =>
      turnedGrid(session, {
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
        records,
        toggle: ({ id }) => setOpen((before) => toggled(before, id)),
      }),
    [session, flow, unit, records],
  );
  const grid = useMemo(() => make(rows), [make, rows]);
  const whole = useMemo(() => make(all), [make, all]);
  const unfoldTo = useCallback(
    ({ id }: Ref) => setOpen((before) => opened(before, all(), id)),
    [all],
  );
  return {
    grid,
    whole,
    unfoldTo,
    addressOf: (ref) => grid.addressOf({ ...ref, id: inSight(all(), rows(), ref.id) }),
    unfolded: [...parentsOf(all())].every((id) => open.has(id)),
    unfold: (wanted) => setOpen(wanted ? parentsOf(all()) : new Set()),
  };
}

/** With the rows open under which the one that shows `id` is folded. */
function opened(
  before: ReadonlySet<string>,
  all: readonly FlowRow[],
  id: string,
): ReadonlySet<string> {
  const under = all.find(({ shows }) => shows === id)?.under ?? [];
  return new Set([...before, ...under]);
}

function toggled(before: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const after = new Set(before);
  if (!after.delete(id)) after.add(id);
  return after;
}

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
  return remembered(
    () => session.calculation.declaration,
    (declaration: Declaration) => {
      const columns = declaration.tables[table]?.columns ?? {};
      return flowRows(structureOf(session.document), columns).map((row) => {
        const amount = row.shows !== undefined && columns[row.shows]?.kind === 'money';
        return amount ? { ...row, dress, unit: UNITS[unit].file } : row;
      });
    },
  );
}

/** Keeps what was made of something for as long as that stays the same. */
function remembered<From, To>(from: () => From, make: (from: From) => To): () => To {
  let made: { readonly of: From; readonly value: To } | undefined;
  return () => {
    const of = from();
    if (made?.of !== of) made = { of, value: make(of) };
    return made.value;
  };
}

/** Negative amounts are marked, whatever they mean; zeros step back. */
function inDisplayUnit(cell: GridCell, unit: Unit): GridCell {
  if (typeof cell.value !== 'number') return cell;
  const tone = cell.value < 0 ? 'bad' : cell.value === 0 ? 'muted' : cell.tone;
  return { ...cell, ...inUnit(cell.value, unit), tone };
}

/** The months, or the years with their months; the same array while they stay. */
function columnsOf(
  session: Session<ProjectData>,
  table: Flow['table'],
): () => readonly GridColumn[] {
  let seen = '';
  let columns: readonly GridColumn[] = [];
  return () => {
    const { calculation } = session;
    const key = `${calculation.rows(table)} ${monthAt(calculation, 0)}`;
    if (key === seen) return columns;
    seen = key;
    columns = Array.from({ length: calculation.rows(table) }, (_, at): GridColumn => {
      if (table === 'months') {
        const header = shortMonth(monthAt(calculation, at));
        return { id: `m${at}`, header, align: 'right', width: LEAST_WIDTH };
      }
      return yearColumn(at, monthAt(calculation, at * 12));
    });
    return columns;
  };
}

/** '2028', or '2028-29' where the project begins within a year; its months are told by a tooltip. */
function yearColumn(at: number, first: number): GridColumn {
  const [from, to] = [Math.floor(first / 12), Math.floor((first + 11) / 12)];
  return {
    id: `y${at}`,
    header: from === to ? String(from) : `${from}-${String(to % 100).padStart(2, '0')}`,
    help: `Año ${at + 1}: ${shortMonth(first)} a ${shortMonth(first + 11)}`,
    align: 'right',
    width: LEAST_WIDTH,
  };
}

function monthAt(calculation: Calculation, row: number): number {
  return Number(calculation.value({ id: 'monthIndex', table: 'months', row }));
}
