export type { Setup } from './setup.ts';
export { type Table, type TableAxis, tableRows, type TableRow } from './table.ts';
