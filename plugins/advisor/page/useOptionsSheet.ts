import { useCallback, useMemo } from 'react';
import type { List, Ref } from '../../../src/tool/index.ts';
import {
  type CellAddress,
  isText,
  opened,
  rowsInSight,
  toggled,
  type TransposedGrid,
  useSession,
  useViewSet,
} from '../../../src/workbench/index.ts';
import { sections } from '../rows.ts';
import { optionsGrid } from './optionsGrid.ts';
import { rowOf, type SheetRow, sheetRows } from './sheetRows.ts';

const OPEN_AT_START = sections.map(({ title }) => title);

export interface OptionsSheet {
  readonly grid: TransposedGrid;
  readonly rows: () => readonly SheetRow[];
  readonly addressOf: (ref: Ref) => CellAddress | null;
  /** Opens the rows under which a cell is folded. */
  readonly unfoldTo: (ref: Ref) => void;
}

/** The sheet of options. `askRemove` asks before some go; the same function as long as the page stands. */
export function useOptionsSheet(
  list: List,
  askRemove: (options: readonly number[]) => void,
): OptionsSheet {
  const session = useSession();
  const [open, setOpen] = useViewSet('rows', OPEN_AT_START, isText);
  const all = useMemo(() => sheetRows(() => session.calculation), [session]);
  const rows = useMemo(() => {
    const shown = rowsInSight(all, open);
    return () => shown;
  }, [all, open]);
  const grid = useMemo(() => {
    const toggle = (id: string) => setOpen((before) => toggled(before, id));
    return optionsGrid(session, list, { rows, toggle, askRemove });
  }, [session, list, rows, askRemove, setOpen]);
  const unfoldTo = useCallback(
    ({ id }: Ref) => setOpen((before) => opened(before, rowOf(all, id))),
    [all, setOpen],
  );
  return {
    grid,
    rows,
    unfoldTo,
    addressOf: (ref) => grid.addressOf({ ...ref, id: shownAs(all, ref) }),
  };
}

/** The column under which a cell of an option is seen. */
function shownAs(all: readonly SheetRow[], { id, table }: Ref): string {
  return (table ? rowOf(all, id)?.shows : undefined) ?? id;
}
