import type { TransposedRow } from './transposedLayout.ts';

/** A row that others may fold away. */
export interface FoldedRow extends TransposedRow {
  /** The rows under which it folds, from the outermost. */
  readonly under: readonly string[];
}

/** The ids of the rows that have others beneath them. */
export function parentsOf(rows: readonly FoldedRow[]): ReadonlySet<string> {
  return new Set(rows.flatMap(({ under }) => under.slice(-1)));
}

/** The rows in sight, those with others beneath them saying whether they are unfolded. */
export function rowsInSight<Row extends FoldedRow>(
  rows: readonly Row[],
  open: ReadonlySet<string>,
): Row[] {
  const parents = parentsOf(rows);
  return rows
    .filter(({ under }) => under.every((id) => open.has(id)))
    .map((row) => (parents.has(row.id) ? { ...row, expanded: open.has(row.id) } : row));
}

/** With the rows open under which one is folded. */
export function opened(
  before: ReadonlySet<string>,
  row: FoldedRow | undefined,
): ReadonlySet<string> {
  return new Set([...before, ...(row?.under ?? [])]);
}

export function toggled<Id>(before: ReadonlySet<Id>, id: Id): ReadonlySet<Id> {
  const after = new Set(before);
  if (!after.delete(id)) after.add(id);
  return after;
}

/** Rows are asked for with every cell that is painted: made once for each value of what they are made of. */
export function remembered<Source, Made>(
  source: () => Source,
  make: (source: Source) => Made,
): () => Made {
  let last: { readonly of: Source; readonly made: Made } | undefined;
  return () => {
    const of = source();
    if (last?.of !== of) last = { of, made: make(of) };
    return last.made;
  };
}
