import type { Aside } from '../view/aside.ts';
import type { EditVerb } from '../../session/change.ts';
import { describeRefusal } from '../describe.ts';
import type { GridEvents } from '../events.ts';
import type { CellEdit, EditOutcome, GridColumn, GridModel, RefusedEdit } from '../model.ts';
import type { EditPlan } from '../clipboard/cell-plan.ts';
import type { Point } from '../selection/selection.ts';

export interface EditTarget {
  readonly model: GridModel;
  readonly columns: readonly GridColumn[];
  readonly active: Point | null;
  readonly root: HTMLElement;
  readonly aside: Aside;
  readonly copied: { clear(): boolean };
  readonly events: Pick<GridEvents, 'onRefused' | 'step'>;
  columnPosition(columnId: string): number;
  elementAt(point: Point): HTMLElement | undefined;
}

/** Hands a plan to the model as one step; false, and said beside a cell, where any is refused. */
export function applyEdits(grid: EditTarget, plan: EditPlan, verb: EditVerb): boolean {
  // It was said of what stood there.
  grid.aside.hide();
  // What was pasted once may be pasted again.
  if (verb !== 'paste') grid.copied.clear();
  const again = whereRowsAre(grid, plan);
  const outcome = edited(grid, plan.edits, verb);
  const refused = again([...plan.refused, ...outcome.refused])
    .filter((edit) => outcome.applied === 0 || !isComputedThere(grid.model, edit))
    .toSorted((a, b) => a.row - b.row || position(grid, a) - position(grid, b));
  if (refused.length === 0) return true;
  const said = describeRefusal(grid.model, grid.columns, refused, verb);
  grid.aside.refuse(anchorOf(grid, refused), said);
  grid.events.onRefused?.(refused);
  return false;
}

function edited(
  { model, events }: EditTarget,
  edits: readonly CellEdit[],
  verb: EditVerb,
): EditOutcome {
  const [first] = edits;
  if (!first) return { applied: 0, refused: [] };
  const edit = () => model.edit(edits, verb);
  return events.step ? events.step(first, edit) : edit();
}

/** Whether what was copied from a computed cell came upon one, in a row that was added for the rest. */
const isComputedThere = (model: GridModel, { row, columnId, isComputed }: RefusedEdit): boolean =>
  isComputed === true && row < model.rowCount && !model.cell(row, columnId).editable;

/** An edit may bring rows of its own, that tell of others: finds what was planned where it is after that. */
function whereRowsAre(
  grid: EditTarget,
  { edits, refused }: EditPlan,
): (some: readonly RefusedEdit[]) => readonly RefusedEdit[] {
  const { model } = grid;
  const rows = new Set([...edits, ...refused].map(({ row }) => row));
  const ids = new Map(
    [...rows].flatMap((row) => (row < model.rowCount ? [[row, model.row(row).id]] : [])),
  );
  return (some) => {
    const now = new Map(
      Array.from({ length: grid.model.rowCount }, (_, row) => [grid.model.row(row).id, row]),
    );
    return some.map((edit) => ({ ...edit, row: now.get(ids.get(edit.row) ?? '') ?? edit.row }));
  };
}

/** What lies beyond the last column comes last in its row. */
function position(grid: EditTarget, edit: CellEdit): number {
  const known = grid.columnPosition(edit.columnId);
  return known < 0 ? grid.columns.length : known;
}

/** The first refused cell in sight, or the active cell. */
function anchorOf(grid: EditTarget, refused: readonly RefusedEdit[]): HTMLElement {
  for (const edit of refused) {
    const element = grid.elementAt({ row: edit.row, col: position(grid, edit) });
    if (element) return element;
  }
  return (grid.active && grid.elementAt(grid.active)) ?? grid.root;
}
