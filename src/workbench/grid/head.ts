import type { GridColumn } from './model.ts';

export function withUnit(head: string, unit: string | undefined): string {
  return unit ? `${head} (${unit})` : head;
}

/** What a column is called where its cells are read by other programs: 'Tasa (% E.A.)'. */
export function fileHead({ header, unit, fileUnit }: GridColumn): string {
  return withUnit(header, fileUnit ?? unit);
}
