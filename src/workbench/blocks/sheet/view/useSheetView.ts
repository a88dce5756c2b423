import { useEffect, useMemo, useRef, useState } from 'react';
import type { Command } from '../../../commands/registry.ts';
import { type CellAddress, GRID_GROUP, type GridModel } from '../../../grid/index.ts';
import type { Session } from '../../../session/session.ts';
import { useDocumentView } from '../../../documents/useDocumentView.ts';
import { type Line, recordColumns, rowName } from './equals.ts';
import { type Filter, textOf } from './filters.ts';
import { askedIn } from './keptView.ts';
import {
  applied,
  type Asked,
  isWhole,
  orderName,
  type SheetView,
  shownIn,
  sorted,
  sortedOnTop,
  viewed,
  WHOLE,
} from './sheetView.ts';

/** A table as a person looks at it, and what changes that. */
export interface ViewedSheet {
  /** What is shown; the table itself while it is whole. */
  readonly model: GridModel;
  readonly view: SheetView;
  /** From an address of what is shown to the table's, and back; null for what is hidden. */
  readonly inside: (address: CellAddress) => CellAddress;
  readonly shownAt: (address: CellAddress) => CellAddress | null;
  readonly set: (view: Asked) => void;
  /** What can be done by the line across the table at an address, and to the view as a whole. */
  readonly commands: (at: CellAddress, ask: (line: Line) => void) => readonly Command[];
}

/** By what the view of a table is kept. */
export const viewName = (tableId: string): string => `view.${tableId}`;

const NONE: readonly number[] = [];
const OF_VIEW = { group: GRID_GROUP, part: 'view' } as const;

/** `session` as far as it says when the table comes to hold other values, and by which state of the document. */
export function useSheetView(
  table: GridModel,
  session: Pick<Session, 'revision' | 'views' | 'announce'>,
): ViewedSheet {
  const revisionOf = session.revision;
  const revision = revisionOf();
  const { kept, keep } = useDocumentView(viewName(table.id));
  const [view, setView] = useState(() =>
    table.equals ? applied(table, askedIn(table, kept)) : WHOLE,
  );
  const shown = useMemo(
    () => ({ revision, of: view === WHOLE ? NONE : shownIn(table, view) }),
    [table, view, revision],
  ).of;
  const model = useMemo(
    () => (view === WHOLE ? table : viewed(table, view, shown, revisionOf)),
    [table, view, shown, revisionOf],
  );
  const show = (next: SheetView): void => {
    setView(next);
    keep(isWhole(next) ? undefined : { sorting: next.sorting, filters: next.filters });
  };
  const latest = useRef(show);
  useEffect(() => {
    latest.current = show;
  });
  const { views } = session;
  useEffect(() => () => views.forget(latest), [views]);
  const set: ViewedSheet['set'] = (asked) => {
    const next = applied(table, asked);
    show(next);
    if (asked.sorting === view.sorting && asked.filters === view.filters) return;
    // As it was then: what was replaced since stays in sight, though it no longer passes.
    const [back, forth] = [view, next].map((look) => () => latest.current(look));
    if (back && forth) views.add({ owner: latest, what: changeOf(view, next), back, forth });
    session.announce();
  };
  const byRows = view !== WHOLE && table.equals !== 'columns';
  return {
    model,
    view,
    inside: (address) => (byRows ? { ...address, row: shown[address.row] ?? -1 } : address),
    shownAt: (address) => {
      if (view !== WHOLE && !byRows) {
        return model.columns.some(({ id }) => id === address.columnId) ? address : null;
      }
      const row = byRows ? shown.indexOf(address.row) : address.row;
      return row < 0 ? null : { ...address, row };
    },
    set,
    commands: (at, ask) => (table.equals ? viewCommands(table, model, view, set, at, ask) : []),
  };
}

/** What a change of the view is called. */
function changeOf(before: Asked, { sorting, filters }: Asked): string {
  if (sorting !== before.sorting)
    return sorting ? `Ordenar por ${sorting.by.name}` : 'Quitar el orden';
  const [added] = filters.filter((filter) => !before.filters.includes(filter));
  return added ? `Filtrar por ${added.by.name}` : 'Mostrar todo';
}

/** By what line an address lies; null where nothing can be sorted by it. */
function lineAt(model: GridModel, { row, columnId }: CellAddress): Line | null {
  const column = model.columns.find(({ id }) => id === columnId);
  if (model.equals !== 'columns') {
    return column && !column.button ? { id: column.id, name: column.header } : null;
  }
  if (row < 0 || row >= model.rowCount) return null;
  const { id, kind } = model.row(row);
  const name = rowName(model, row);
  const isFigure = model.columns.some(
    (each) => !each.pinned && model.cell(row, each.id).value !== null,
  );
  return kind !== 'separator' && name !== '' && isFigure ? { id, name } : null;
}

function viewCommands(
  table: GridModel,
  shown: GridModel,
  view: SheetView,
  set: ViewedSheet['set'],
  at: CellAddress,
  ask: (line: Line) => void,
): readonly Command[] {
  const line = lineAt(shown, at);
  if (!line) return whole(table, view, set);
  const { name } = line;
  const sort = (descending: boolean): Command => ({
    id: `view.sort.${descending}`,
    label: `Ordenar por ${name}, ${orderName(table, line, descending)}`,
    ...OF_VIEW,
    run: () => set({ ...view, sorting: sortedOnTop(line, descending, view.sorting) }),
  });
  const isEqual =
    table.equals !== 'columns' || recordColumns(shown).some(({ id }) => id === at.columnId);
  const isCell = at.row < shown.rowCount && isEqual;
  const text = isCell ? textOf(shown.cell(at.row, at.columnId)) : null;
  const others = (filter: Filter): readonly Filter[] => [
    ...view.filters.filter((each) => each.by.id !== line.id),
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
            ...OF_VIEW,
            run: () => set({ ...view, filters: others({ by: line, values: [text] }) }),
          },
        ]),
    {
      id: 'view.filter',
      label: `Filtrar por ${name}…`,
      ...OF_VIEW,
      run: () => ask(line),
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
      ...OF_VIEW,
      run: () => set(view),
    },
    ...(sorting && records?.arrange
      ? [
          {
            id: 'view.arrange',
            label: 'Ordenar el documento así',
            ...OF_VIEW,
            run: () => {
              // First: what is taken back then is the edit.
              set({ ...view, sorting: null });
              records.arrange?.(sorted(table, sorting), `Ordenar ${table.label}`);
            },
          },
        ]
      : []),
    ...(sorting
      ? [
          {
            id: 'view.unsorted',
            label: 'Quitar el orden',
            ...OF_VIEW,
            run: () => set({ ...view, sorting: null }),
          },
        ]
      : []),
    ...(view.filters.length > 0
      ? [
          {
            id: 'view.all',
            label: 'Mostrar todo',
            ...OF_VIEW,
            run: () => set({ ...view, filters: [] }),
          },
        ]
      : []),
  ];
}
