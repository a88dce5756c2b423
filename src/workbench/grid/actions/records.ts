import type { GridController } from '../controller.ts';

/** The records of which a cell is selected, by their positions in the document, from the first. */
export function selectedRecords(grid: GridController): readonly number[] {
  const { model, columns, ranges } = grid;
  const { records } = model;
  if (!records) return [];
  const found = new Set<number>();
  for (const { top, bottom, left, right } of ranges) {
    const byRow = records.along === 'rows';
    const [from, to] = byRow ? [top, bottom] : [left, right];
    for (let line = from; line <= to; line += 1) {
      const columnId = columns[byRow ? left : line]?.id ?? '';
      const record = records.at({ row: byRow ? line : top, columnId });
      if (record !== null) found.add(record);
    }
  }
  return [...found].sort((a, b) => a - b);
}

/** How a menu names what can be done to the selected records; null where there are none. */
export function recordWords(grid: GridController): {
  readonly before: string;
  readonly after: string;
  readonly duplicate: string;
  readonly remove: string;
} | null {
  const { records } = grid.model;
  const count = selectedRecords(grid).length;
  if (!records || count === 0) return null;
  const some = count === 1 ? records.one : `${count} ${records.many}`;
  const [before, after] =
    records.along === 'rows' ? ['arriba', 'abajo'] : ['a la izquierda', 'a la derecha'];
  return {
    before: `Insertar ${some} ${before}`,
    after: `Insertar ${some} ${after}`,
    duplicate: `Duplicar ${some}`,
    remove: `Eliminar ${some}`,
  };
}

/** As many new records as are selected, before the first or after the last of them. */
export function insertRecords(grid: GridController, where: 'before' | 'after'): void {
  const chosen = selectedRecords(grid);
  const at = where === 'before' ? chosen[0] : (chosen.at(-1) ?? -1) + 1;
  if (at === undefined || chosen.length === 0) return;
  tell(grid, grid.model.records?.insert(at, chosen.length));
  // Once the page has drawn it, a new record is where one goes on.
  requestAnimationFrame(() => goToRecord(grid, at));
}

function goToRecord(grid: GridController, record: number): void {
  const { model, columns, span, extent } = grid;
  const { records } = model;
  if (!records || !span) return;
  const { row, col } = span.anchor;
  const byRow = records.along === 'rows';
  const line = Array.from({ length: byRow ? extent.rows : extent.cols }, (_, each) => each).find(
    (each) =>
      records.at({
        row: byRow ? each : row,
        columnId: columns[byRow ? col : each]?.id ?? '',
      }) === record,
  );
  if (line !== undefined) grid.goTo(byRow ? { row: line, col } : { row, col: line });
}

export function duplicateRecords(grid: GridController): void {
  const chosen = selectedRecords(grid);
  if (chosen.length > 0) tell(grid, grid.model.records?.duplicate(chosen));
}

export function removeRecords(grid: GridController): void {
  const chosen = selectedRecords(grid);
  if (chosen.length > 0) tell(grid, grid.model.records?.remove(chosen));
}

/** Why it can't be done, beside the active cell. */
function tell(grid: GridController, reason: string | null | undefined): void {
  const at = grid.span && grid.elementAt(grid.span.anchor);
  if (reason) grid.aside.refuse(at ?? grid.root, { title: reason, lines: [] });
}
