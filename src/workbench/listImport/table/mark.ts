import { type DecimalMark, decimalMarkOf } from '../../../tool/index.ts';
import { type Layout, turnedOver } from './layout.ts';
import { beginsAsFigure } from '../../grid/clipboard/texts.ts';
import type { Rows } from './rows.ts';
import { isPartNumber } from './numbering.ts';
import type { ForeignTable } from './tables.ts';
import type { Mapping } from '../target.ts';

/**
 * The decimal mark of a table by what is in it, or null where nothing says so. The numbers of its lines
 * ('1.1', '1.2') say nothing, where they are no column of the list.
 */
export function markOf(
  { rows }: ForeignTable,
  { turned }: Layout,
  mapping: Mapping,
): DecimalMark | null {
  const lines = turned ? turnedOver(rows) : rows;
  const isCounted = mapping.map(
    (id, column) => id !== '' || !areLineNumbers(lines.map((cells) => cells[column] ?? '')),
  );
  return decimalMarkOf(lines.flatMap((cells) => cells.filter((_, column) => isCounted[column])));
}

/**
 * The same of all that a sheet has, of which the list takes a part: '385.000' says nothing alone, but '14,25 %' and
 * '4.800.000.000' beside it do; groups of three that end in zeros are thousands in any language.
 */
export function markAmong(rows: Rows): DecimalMark | null {
  const figures = rows.flat().filter((cell) => beginsAsFigure(cell) && !isPartNumber(cell));
  const grouped = figures.filter((cell) => cell.includes('.'));
  const isGrouped =
    grouped.every((cell) => GROUPED.test(cell)) && grouped.some((cell) => /\.000(?!\d)/.test(cell));
  return decimalMarkOf(figures) ?? (isGrouped ? ',' : null);
}

const GROUPED = /^[^\d]*\d{1,3}(\.\d{3})+(?!\d)/;

const NUMBER = /^\d[\d.,]*$/;
const LINE_NUMBER = /^\d{1,2}(\.\d{1,2})*\.?$/;

/** Whether all numbers of a column are those of an outline, each after the one before. */
function areLineNumbers(column: readonly string[]): boolean {
  const numbers = column.map((cell) => cell.trim()).filter((cell) => NUMBER.test(cell));
  return (
    numbers.length > 1 &&
    numbers.every((text) => LINE_NUMBER.test(text)) &&
    numbers.every((text, at) => at === 0 || isAfter(partsOf(text), partsOf(numbers[at - 1] ?? '')))
  );
}

const partsOf = (text: string): number[] => text.replace(/\.$/, '').split('.').map(Number);

function isAfter(parts: readonly number[], before: readonly number[]): boolean {
  const at = parts.findIndex((part, place) => part !== before[place]);
  return at >= 0 && (parts[at] ?? 0) > (before[at] ?? 0);
}
