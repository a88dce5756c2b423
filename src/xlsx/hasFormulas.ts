import type { Calculation } from '../tool/index.ts';

/** Whether there is anything in a tool that a workbook could compute. */
export function hasFormulas({ declaration }: Calculation): boolean {
  const { formulas, tables, lists } = declaration;
  return Object.keys(formulas).length + Object.keys(tables).length + Object.keys(lists).length > 0;
}
