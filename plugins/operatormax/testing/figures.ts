import { Calculation, outputs } from '../../../src/tool/index.ts';
import type { ProjectData } from '../document/document.ts';
import tool from '../tool.ts';

export type Columns = Readonly<Record<string, readonly number[]>>;

export interface Outputs {
  readonly meses: readonly string[];
  readonly incomes: Columns;
  readonly expenses: Columns;
  readonly monthly: Columns;
  readonly annual: Columns;
  readonly indicators: Readonly<Record<string, number | null>>;
  readonly warnings: readonly string[];
}

export const calculate = (document: ProjectData): Calculation => new Calculation(tool, document);

export const outputsOf = (calculation: Calculation): Outputs =>
  outputs(tool, calculation) as unknown as Outputs;

export const sum = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0);

/** To nine digits of a size, or of a peso. */
export const isNear = (a: number, b: number, size: number): boolean =>
  Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(size), Math.abs(b));

/** A column of a table, from its first row on. */
export const column = (calculation: Calculation, table: string, id: string): number[] =>
  Array.from({ length: calculation.rows(table) }, (_, row) =>
    Number(calculation.value({ table, id, row })),
  );
