import { useCallback, useMemo } from 'react';
import type { Ref } from '../../../../src/tool/index.ts';
import {
  type CellAddress,
  type GridColumn,
  type GridRecords,
  isText,
  opened,
  parentsOf,
  remembered,
  rowsInSight,
  type Session,
  toggled,
  type TransposedGrid,
  transposedGrid,
  useSession,
  useViewSet,
} from '../../../../src/workbench/index.ts';
import { addProjects } from '../../document/edits.ts';
import { labelsOf, structureOf } from '../../document/structure.ts';
import type { Project, RentalsDocument, RentalsDraft } from '../../document/types.ts';
import { projectRecords } from './projectRecords.ts';
import { sheetRows } from './rows.ts';
import type { SheetRow } from './sheetRow.ts';

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
  readonly addressOf: (ref: Ref) => CellAddress | null;
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
  const rows = useMemo(() => remembered(all, (of) => rowsInSight(of, open)), [all, open]);
  const columns = useMemo(() => columnsOf(session), [session]);
  const openTo = useCallback(
    (isWanted: (row: SheetRow) => boolean) =>
      setOpen((before) => opened(before, all().find(isWanted))),
    [all, setOpen],
  );
  const grid = useMemo(() => {
    const plain = transposedGrid(session, {
      list: 'projects',
      label: 'Hoja de proyectos',
      rows,
      heads: { id: 'concepto', header: 'Concepto', align: 'left', width: HEAD_WIDTH },
      records: columns,
      toggle: ({ id }) => setOpen((before) => toggled(before, id)),
      whole: {
        rows: all,
        records: columns,
        open: ({ id }) => openTo((row) => row.id === id),
      },
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
  }, [session, all, rows, columns, askRemove, openTo, setOpen]);
  const unfoldTo = useCallback(
    ({ id }: Ref) => openTo(({ shows }) => shows === (SHOWN_AS[id] ?? id)),
    [openTo],
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

/** Every row, folded or not. */
function allRows(session: Session<RentalsDocument>): () => readonly SheetRow[] {
  return remembered(
    () => structureOf(session.document),
    (structure) => sheetRows(structure, session),
  );
}

/** A column a project, the same array while their names and order stay. */
function columnsOf(session: Session<RentalsDocument>): () => readonly GridColumn[] {
  let seen: RentalsDocument['projects'] | undefined;
  let columns: readonly GridColumn[] = [];
  return () => {
    const { projects } = session.document;
    const before = seen;
    if (projects === before) return columns;
    seen = projects;
    const isSame =
      projects.length === before?.length &&
      projects.every((project, at) => isNamedAlike(project, before[at]));
    if (isSame) return columns;
    const names = labelsOf(projects);
    columns = projects.map(({ id }, at) => ({
      id: idOf(id),
      header: names[at] ?? '',
      align: 'right',
      width: PROJECT_WIDTH,
    }));
    return columns;
  };
}

function isNamedAlike(project: Project, before: Project | undefined): boolean {
  return project === before || (project.id === before?.id && project.name === before.name);
}

/** A project's id may be anything, the head's among others. */
function idOf(project: string): string {
  return `p.${project}`;
}
