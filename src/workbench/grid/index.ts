import { lazyPart } from '../../ui/index.ts';

export { addressName } from './describe.ts';
export type { DataGridHandle, DataGridProps } from './DataGrid.tsx';
export * from './model.ts';
export { type GridLook, lookOf } from './look.ts';
export { movedTo, recordsIn } from './actions/records.ts';
export { GRID_GROUP, MOVES } from './actions/keys.ts';
export { copiedNumber } from './clipboard/copy.ts';
export { wholeHeight } from './view/size.ts';
export { findCells, replaceIn } from './selection/find.ts';
export { type SelectionStatistics, selectionStatistics } from './selection/statistics.ts';

/** The grid on demand: AG Grid loads only where a table is shown. */
export const DataGrid = lazyPart(async () => (await import('./DataGrid.tsx')).DataGrid);
