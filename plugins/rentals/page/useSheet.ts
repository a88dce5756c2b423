import { useCallback, useMemo } from 'react';
import type { Ref } from '../../../src/tool/index.ts';
import {
  type CellAddress,
  type GridColumn,
  type GridRecords,
  type Session,
  type TransposedGrid,
  transposedGrid,
  useSession,
  useViewSet,
} from '../../../src/workbench/index.ts';
import { addProjects } from '../document/edits.ts';
import { labelsOf, type Structure, structureOf } from '../document/structure.ts';
import type { RentalsDocument, RentalsDraft } from '../document/types.ts';
import { projectRecords } from './projectRecords.ts';
import { type SheetRow, sheetRows } from './rows.ts';

const GROUPS = ['generales', 'inversion', 'ingresos', 'egresos'];
const HEAD_WIDTH = 288;
const PROJECT_WIDTH = 192;

/** Ratios are shown as percentages, in whose rows they stand. */
const SHOWN_AS: Readonly<Record<string, string>> = {
  margenNetoOperativo: 'porcentaje.margen',
  caprate: 'porcentaje.caprate',
};

export interface Sheet {
  readonly grid: TransposedGrid & { readonly records: GridRecords };
  /** Where a cell of the model stands. */
  readonly addressOf: (ref: Ref) => CellAddress;
  /** The rows in sight. */
  readonly rows: () => readonly SheetRow[];
  /** All rows, unfolded: what a file holds. */
  readonly all: () => readonly SheetRow[];
  /** Whether the parts of some stream are in sight. */
  readonly unfolded: boolean;
  /** Opens or folds the parts of all streams. */
  readonly unfold: (open: boolean) => void;
  /** Opens the rows under which a cell is folded. */
  readonly unfoldTo: (ref: Ref) => void;
}

/**
 * The sheet of the session: projects as columns, in the specified groups. `askRemove` asks before
 * projects go; the same function as long as the page stands.
 */
export function useSheet(askRemove: (projects: readonly number[]) => void): Sheet {
  const session = useSession<RentalsDocument>();
  const [open, setOpen] = useViewSet('rows', GROUPS, isText);
  const all = useMemo(() => allRows(session), [session]);
  const rows = useMemo(() => rowsInSight(all, open), [all, open]);
  const columns = useMemo(() => columnsOf(session), [session]);
  const grid = useMemo(() => {
    const plain = transposedGrid(session, {
      list: 'projects',
      label: 'Hoja de proyectos',
      rows,
      heads: { id: 'concepto', header: 'Concepto', align: 'left', width: HEAD_WIDTH },
      records: columns,
      toggle: ({ id }) => setOpen((before) => toggled(before, id)),
      grow: (draft: RentalsDraft, count) => addProjects(draft, count),
    });
    const at = ({ columnId }: CellAddress): number | null => {
      const place = columns().findIndex(({ id }) => id === columnId);
      return place < 0 ? null : place;
    };
    // Assigned: its columns and rows are getters.
    return Object.assign(plain, {
      equals: 'columns' as const,
      records: projectRecords(session, at, askRemove),
    });
  }, [session, rows, columns, askRemove, setOpen]);
  const unfoldTo = useCallback(
    ({ id }: Ref) => setOpen((before) => opened(before, all(), SHOWN_AS[id] ?? id)),
    [all, setOpen],
  );
  return {
    grid,
    unfoldTo,
    addressOf: (ref) => grid.addressOf({ ...ref, id: SHOWN_AS[ref.id] ?? ref.id }),
    rows,
    all,
    unfolded: [...open].some((id) => !GROUPS.includes(id)),
    unfold: (wanted) =>
      setOpen((before) => {
        const groups = GROUPS.filter((id) => before.has(id));
        return new Set(wanted ? [...groups, ...parentsOf(all())] : groups);
      }),
  };
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** With the rows open under which the one that shows `id` is folded. */
function opened(
  before: ReadonlySet<string>,
  all: readonly SheetRow[],
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

/** The rows that have others beneath them. */
function parentsOf(rows: readonly SheetRow[]): ReadonlySet<string> {
  return new Set(rows.flatMap(({ under }) => under.slice(-1)));
}

/** Rows are asked for with every cell that is painted: made once for each structure. */
function allRows(session: Session<RentalsDocument>): () => readonly SheetRow[] {
  const document = () => session.document;
  let made: { readonly of: Structure; readonly rows: readonly SheetRow[] } | undefined;
  return () => {
    const structure = structureOf(document());
    if (made?.of !== structure) {
      const fields = session.calculation.declaration.lists['projects']?.fields ?? {};
      made = { of: structure, rows: sheetRows(structure, fields, document) };
    }
    return made.rows;
  };
}

function rowsInSight(
  all: () => readonly SheetRow[],
  open: ReadonlySet<string>,
): () => readonly SheetRow[] {
  let made: { readonly of: readonly SheetRow[]; readonly rows: readonly SheetRow[] } | undefined;
  return () => {
    const of = all();
    if (made?.of !== of) {
      const parents = parentsOf(of);
      const shown = of.filter(({ under }) => under.every((id) => open.has(id)));
      const rows = shown.map((row) =>
        parents.has(row.id) ? { ...row, expanded: open.has(row.id) } : row,
      );
      made = { of, rows };
    }
    return made.rows;
  };
}

/** A column a project, the same array while their names and order stay. */
function columnsOf(session: Session<RentalsDocument>): () => readonly GridColumn[] {
  let seen: RentalsDocument['projects'] | undefined;
  let columns: readonly GridColumn[] = [];
  return () => {
    const { projects } = session.document;
    if (projects === seen) return columns;
    seen = projects;
    const names = labelsOf(projects);
    const same =
      columns.length === projects.length &&
      projects.every(
        ({ id }, at) => columns[at]?.id === idOf(id) && columns[at]?.header === names[at],
      );
    if (!same) {
      columns = projects.map(({ id }, at) => ({
        id: idOf(id),
        header: names[at] ?? '',
        align: 'right',
        width: PROJECT_WIDTH,
      }));
    }
    return columns;
  };
}

/** A project's id may be anything, the head's among others. */
function idOf(project: string): string {
  return `p.${project}`;
}
