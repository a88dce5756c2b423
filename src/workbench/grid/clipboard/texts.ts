import { kinds } from '../../../tool/index.ts';
import type { GridModel } from '../model.ts';
import type { Block } from './clipboard-block.ts';

/* What a pasted block is as texts, before it is known where they go. */

export type Texts = readonly (readonly string[])[];

/** Null where the grid itself wrote of a cell that it isn't typed. */
export function textsOf(block: Block): Texts | null {
  const isText = (cell: unknown): cell is string => typeof cell === 'string';
  const rows = block.map((row) => row.filter(isText));
  return rows.every((row, at) => row.length === block[at]?.length) ? rows : null;
}

/** With its columns as rows. */
export function turnedOver<T>(rows: readonly (readonly T[])[], empty: T): T[][] {
  return (rows[0] ?? []).map((_, column) => rows.map((row) => row[column] ?? empty));
}

export const isFilled = (text: string): boolean => text.trim() !== '';

/** '6. COSTOS FIJOS', '5.1 Gastos': numbered words. */
const NUMBERED =
  /^\s*(\d{1,2}([.)]\d{1,2})*[.)]\s*\p{L}{2}|\d{1,2}(\.\d{1,2})+\s+(?!Mill|Mile|Billo)\p{Lu}\p{L}{3})/u;

/** '$ 1.250', 'COP 900', '12 meses'. */
export const beginsAsFigure = (text: string): boolean =>
  /^\W*(COP\W*)?\d/i.test(text) && !NUMBERED.test(text);

/** The number that a text is; null for any other. */
export function numberIn(text: string): number | null {
  const read = kinds.number.parse(text, { kind: 'number', label: '' });
  return 'error' in read || typeof read.value !== 'number' ? null : read.value;
}

/** Whether words may be typed into a cell. */
export function takesWords(model: GridModel, row: number, columnId: string): boolean {
  if (!model.cell(row, columnId).editable) return false;
  const editor = model.editor(row, columnId);
  return editor.type !== 'text' || !editor.numeric;
}
