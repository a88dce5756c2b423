import { useCallback, useMemo } from 'react';
import type { Ref } from '../../../../src/tool/index.ts';
import {
  type CellAddress,
  isText,
  opened,
  parentsOf,
  remembered,
  rowsInSight,
  toggled,
  type TurnedColumn,
  type TransposedGrid,
  transposedGrid,
  useSession,
  useViewSet,
} from '../../../../src/workbench/index.ts';
import type { Flow } from '../sections.ts';
import { columnsInFile, flowColumns } from './flowColumns.ts';
import { allRows, flowLayout } from './flowLayout.ts';
import { tellNegativeExpenses } from './negativeExpenses.ts';
import { type FlowRow, OPEN_AT_START } from './rows.ts';
import type { Unit } from './units.ts';
import type { ProjectData } from '../../document/document.ts';

const NONE: ReadonlySet<number> = new Set();

export interface FlowGrid {
  readonly grid: TransposedGrid;
  /** With every row, whatever is folded: what a file holds. */
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
    () => remembered(every, (columns) => columnsInFile(columns, flow.table)),
    [every, flow.table],
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
        ...flowLayout(flow, unit),
        rows: shown,
        records: columns,
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
