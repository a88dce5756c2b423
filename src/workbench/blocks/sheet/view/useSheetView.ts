import { useMemo, useState } from 'react';
import type { Command } from '../../../commands/registry.ts';
import { type CellAddress, GRID_GROUP, type GridModel } from '../../../grid/index.ts';
import { byValues, textOf } from './filters.ts';
import {
  applied,
  type Filter,
  isWhole,
  rowsOf,
  type SheetView,
  sortedRows,
  viewed,
  WHOLE,
} from './sheetView.ts';

/** A table as a person looks at it, and what changes that. */
export interface ViewedSheet {
  /** What is shown; the table itself while it is whole. */
  readonly model: GridModel;
  readonly view: SheetView;
  /** From an address of what is shown to the table's, and back; null for a row that is hidden. */
  readonly inside: (address: CellAddress) => CellAddress;
  readonly shownAt: (address: CellAddress) => CellAddress | null;
  readonly set: (view: Pick<SheetView, 'sorting' | 'filters'>) => void;
  readonly commands: (at: CellAddress, ask: (columnId: string) => void) => readonly Command[];
}

const NO_ROWS: readonly number[] = [];

/** `revision` says that the table holds other values. */
export function useSheetView(table: GridModel, revision: number): ViewedSheet {
  const [view, setView] = useState(WHOLE);
  const rows = useMemo(
    () => ({ revision, of: view === WHOLE ? NO_ROWS : rowsOf(table, view) }),
    [table, view, revision],
  ).of;
  const model = useMemo(
    () => (view === WHOLE ? table : viewed(table, view, rows)),
    [table, view, rows],
  );
  const set: ViewedSheet['set'] = (next) =>
    setView(next.sorting || next.filters.length > 0 ? applied(table, next) : WHOLE);
  return {
    model,
    view,
    inside: (address) => ({
      ...address,
      row: view === WHOLE ? address.row : (rows[address.row] ?? -1),
    }),
    shownAt: (address) => {
      const row = view === WHOLE ? address.row : rows.indexOf(address.row);
      return row < 0 ? null : { ...address, row };
    },
    set,
    commands: (at, ask) => (table.sortable ? viewCommands(table, model, view, set, at, ask) : []),
  };
}

function viewCommands(
  table: GridModel,
  shown: GridModel,
  view: SheetView,
  set: ViewedSheet['set'],
  { row, columnId }: CellAddress,
  ask: (columnId: string) => void,
): readonly Command[] {
  const column = shown.columns.find(({ id }) => id === columnId);
  if (!column || column.button) return whole(table, view, set);
  const sort = (descending: boolean): Command => ({
    id: `view.sort.${descending}`,
    label: `Ordenar por ${column.header}, ${descending ? 'de mayor a menor' : 'de menor a mayor'}`,
    group: GRID_GROUP,
    run: () => set({ ...view, sorting: { columnId, descending } }),
  });
  const text = row < shown.rowCount ? textOf(shown.cell(row, columnId)) : null;
  const others = (filter: Filter): readonly Filter[] => [
    ...view.filters.filter((each) => each.columnId !== columnId),
    filter,
  ];
  return [
    sort(false),
    sort(true),
    ...(text === null
      ? []
      : [
          {
            id: 'view.same',
            label: `Mostrar solo «${text}»`,
            group: GRID_GROUP,
            run: () => set({ ...view, filters: others(byValues(column, [text])) }),
          },
        ]),
    {
      id: 'view.filter',
      label: `Filtrar por ${column.header}…`,
      group: GRID_GROUP,
      run: () => ask(columnId),
    },
    ...whole(table, view, set),
  ];
}

/** What is done to a view as a whole; nothing while there is none. */
export function whole(
  table: GridModel,
  view: SheetView,
  set: ViewedSheet['set'],
): readonly Command[] {
  if (isWhole(view)) return [];
  const { sorting } = view;
  const { records } = table;
  return [
    {
      id: 'view.again',
      label: 'Volver a aplicar',
      group: GRID_GROUP,
      run: () => set(view),
    },
    ...(sorting && records?.arrange
      ? [
          {
            id: 'view.arrange',
            label: 'Ordenar el documento así',
            group: GRID_GROUP,
            run: () => {
              records.arrange?.(sortedRows(table, sorting));
              set({ ...view, sorting: null });
            },
          },
        ]
      : []),
    {
      id: 'view.whole',
      label: view.filters.length > 0 ? 'Mostrar todo' : 'Quitar el orden',
      group: GRID_GROUP,
      run: () => set(WHOLE),
    },
  ];
}
