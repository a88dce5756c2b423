import { lazyPart, once } from '../../ui/index.ts';

export { addressName } from './describe.ts';
export type { DataGridHandle, DataGridProps } from './DataGrid.tsx';
export * from './model.ts';
export { type GridLook, lookOf } from './look.ts';
export { FIXED_BY_SORT, movedTo, recordsIn, recordsShown } from './actions/records.ts';
export { GRID_GROUP, MOVES } from './actions/keys.ts';
export { copiedNumber } from './clipboard/copy.ts';
export { sayPasted } from './clipboard/said.ts';
export { isReadOnly, selectedCells } from './selection/selection.ts';
export { fileHead, withUnit } from './head.ts';
export { wholeHeight } from './view/size.ts';
export { findCells, replaceIn, selectedPart, type TablePart } from './selection/find.ts';
export {
  type KindStatistics,
  type NumberKind,
  selectionStatistics,
} from './selection/statistics.ts';

const load = once(async () => (await import('./DataGrid.tsx')).DataGrid);

/** The grid on demand: AG Grid loads only where a table is shown. */
export const DataGrid = lazyPart(load);

let asked: Promise<unknown> = Promise.resolve();

/** Asks for it ahead where a table is certain to be shown. */
export function loadGrid(): void {
  // What doesn't arrive is said where the table should stand.
  asked = load().catch(() => undefined);
}

/** Until what was asked for ahead is there, or failed: a page that is drawn after that is drawn once. */
export const untilGrid = (): Promise<unknown> => asked;
