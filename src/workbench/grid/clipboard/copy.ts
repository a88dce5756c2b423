import {
  escapeFormula,
  plainNumber,
  type Scalar,
  toKeptDigits,
  withoutNoise,
} from '../../../tool/index.ts';
import { serialOf } from '../../../xlsx/space.ts';
import { fileHead } from '../head.ts';
import type { GridCell, GridColumn, GridModel, Parts } from '../model.ts';
import type { Rectangle } from '../selection/selection.ts';

/** The grid's own clipboard format: the texts as they would be typed, as JSON rows of `OwnCell`. */
export const EXACT_TYPE = 'application/x-abaco-grid';
export const EXACT_ATTRIBUTE = 'data-abaco-grid';
/** The names of its columns, which cells that are copied alone don't bring. */
export const HEADS_ATTRIBUTE = 'data-abaco-heads';

export interface CopiedRange {
  readonly text: string;
  readonly html: string;
  readonly exact: string;
}

interface CopiedCell {
  /** To be typed here again, with all its digits. */
  readonly text: string;
  readonly number: number | null;
  /** A percent number: 8 is 8 %. */
  readonly percent?: true;
  /** An amount, which is read by its thousands. */
  readonly money?: true;
  /** A day, as the number that spreadsheets have for it. */
  readonly day?: number;
  /** There is no value, whatever is shown in its place. */
  readonly nothing?: true;
  /** Absent for what a person types. */
  readonly readOnly?: true;
  readonly parts?: Parts;
}

/** A cell of the grid's own format: a text to type, or more where the cell isn't typed itself. */
export type OwnCell = string | Pick<CopiedCell, 'text' | 'readOnly' | 'parts'>;

/** What a person would type to get this cell: with all its digits and its parts, so that a copy loses nothing. */
export function ownCell(model: GridModel, row: number, columnId: string): OwnCell {
  return toOwn(copiedCell(model, row, columnId));
}

function toOwn({ text, readOnly, parts }: CopiedCell): OwnCell {
  if (!readOnly) return text;
  return parts ? { text, readOnly, parts } : { text, readOnly };
}

function copiedCell(model: GridModel, row: number, columnId: string): CopiedCell {
  const cell = model.cell(row, columnId);
  const shown = shownCell(model, row, columnId, cell);
  if (cell.editable) return shown;
  const parts = model.parts?.(row, columnId);
  return { ...shown, readOnly: true, ...(parts ? { parts } : {}) };
}

function shownCell(model: GridModel, row: number, columnId: string, cell: GridCell): CopiedCell {
  // What it keeps beneath is seen by nobody.
  if (cell.refused) return { text: cell.text, number: null };
  if (typeof cell.value === 'number' && Number.isFinite(cell.value)) {
    const percent = cell.text.endsWith('%');
    // What was typed comes back to the last bit; a computed value would show its noise once it is edited.
    const kept = cell.editable ? cell.value : toKeptDigits(cell.value);
    const text = withPercent(plainNumber(kept), percent);
    return { text, number: cell.value, ...(percent ? { percent } : moneyIn(cell.text)) };
  }
  if (!cell.editable) {
    const nothing = cell.value === null ? { nothing: true as const } : {};
    return { text: cell.text, number: null, ...nothing, ...dayIn(cell) };
  }
  const text = cell.value === null ? '' : model.editor(row, columnId).text;
  return { text, number: null, ...dayIn(cell) };
}

const moneyIn = (text: string): { money?: true } => (text.includes('$') ? { money: true } : {});

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A day is kept in one way and shown in another; a text that looks like one is shown as it is. */
function dayIn({ value, text }: GridCell): { day?: number } {
  if (typeof value !== 'string' || !DAY.test(value) || text === value) return {};
  const day = serialOf(value);
  return day === null ? {} : { day };
}

/** Rows and columns by their positions, in the order of the table. */
export interface Lines {
  readonly rows: readonly number[];
  readonly cols: readonly number[];
}

/**
 * Several rectangles as one, by Excel's rule: those with the same rows side by side, those with the
 * same columns one below the other; null where they have neither in common.
 */
export function linesOf(ranges: readonly Rectangle[]): Lines | null {
  const [first] = ranges;
  if (!first) return null;
  const sameRows = ranges.every(({ top, bottom }) => top === first.top && bottom === first.bottom);
  const sameCols = ranges.every(({ left, right }) => left === first.left && right === first.right);
  if (!sameRows && !sameCols) return null;
  return {
    rows: numbersOf(ranges.map(({ top, bottom }) => [top, bottom])),
    cols: numbersOf(ranges.map(({ left, right }) => [left, right])),
  };
}

function numbersOf(ranges: readonly (readonly [from: number, to: number])[]): readonly number[] {
  const all = ranges.flatMap(([from, to]) =>
    Array.from({ length: to - from + 1 }, (_, at) => from + at),
  );
  return [...new Set(all)].sort((a, b) => a - b);
}

/** The columns that are copied: those of the buttons of rows have nothing to copy. */
export const copiedColumns = (
  columns: readonly GridColumn[],
  cols: Lines['cols'],
): readonly GridColumn[] =>
  cols.flatMap((col) => columns[col] ?? []).filter(({ button }) => !button);

/** `heads`: the names of the columns come first, and beside each row its own where it has one that is no data. */
export function copyRange(
  model: GridModel,
  columns: readonly GridColumn[],
  { rows: lines, cols }: Lines,
  heads = false,
): CopiedRange {
  const chosen = copiedColumns(columns, cols);
  const name = columns.find(({ pinned }) => pinned);
  const isNamed =
    heads &&
    name !== undefined &&
    !chosen.includes(name) &&
    lines.every((row) => !model.cell(row, name.id).editable);
  const picked = isNamed ? [name, ...chosen] : chosen;
  const names = picked.map(fileHead);
  const cells = lines.map((row) => picked.map((column) => copiedCell(model, row, column.id)));
  if (!heads) return copied(cells, names);
  const head = names.map((text): CopiedCell => ({ text, number: null, readOnly: true }));
  return copied([head, ...cells]);
}

/** A value of a table that is no grid, with the text that shows it. */
export interface ShownValue {
  readonly text: string;
  readonly value: Scalar;
}

/** Such a table as the grid copies its own: what is a percent stays one. */
export function copyValues(rows: readonly (readonly ShownValue[])[]): CopiedRange {
  return copied(
    rows.map((row) =>
      row.map(({ text, value }): CopiedCell => {
        if (value === null) return { text, number: null, nothing: true, readOnly: true };
        if (typeof value !== 'number') return { text, number: null, readOnly: true };
        const percent = text.endsWith('%') ? { percent: true as const } : moneyIn(text);
        return {
          text: withPercent(plainNumber(toKeptDigits(value)), 'percent' in percent),
          number: value,
          readOnly: true,
          ...percent,
        };
      }),
    ),
  );
}

/** `names`: those of the columns, where they are none of the rows. */
function copied(
  rows: readonly (readonly CopiedCell[])[],
  names: readonly string[] = [],
): CopiedRange {
  const exact = JSON.stringify(rows.map((row) => row.map(toOwn)));
  return {
    text: rows.map((row) => row.map(tsvField).join('\t')).join('\r\n'),
    html: htmlTable(rows, exact, names),
    exact,
  };
}

function withPercent(number: string, percent = false): string {
  return percent ? `${number} %` : number;
}

/** As a number leaves for other programs and people: without noise, a percent with its sign. */
export function copiedNumber(number: number, percent?: boolean): string {
  return withPercent(plainNumber(withoutNoise(number)), percent);
}

function tsvField(cell: CopiedCell): string {
  if (cell.number !== null) return copiedNumber(cell.number, cell.percent);
  if (cell.nothing) return '';
  const text = escapeFormula(cell.text);
  return /[\t\r\n"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/**
 * Excel reads `x:num` and LibreOffice `sdval`, both with a decimal point in every locale.
 * The text format stops '1-2' from becoming a date and '007' from losing its zeros.
 */
function htmlCell(cell: CopiedCell): string {
  if (cell.number !== null) return numberCell(cell, cell.number);
  if (cell.nothing || cell.text === '') return '<td></td>';
  if (cell.day !== undefined) return dayCell(cell.day, cell.text);
  const text = escapeHtml(escapeFormula(cell.text)).replaceAll('\n', '<br>');
  return `<td style="mso-number-format:'\\@'" sdnum="1033;0;@">${text}</td>`;
}

/** As Excel spells its formats in HTML, and as LibreOffice does. */
const FORMATS = {
  percent: [` style="mso-number-format:'0.00%'"`, '0.00%'],
  money: [` style="mso-number-format:'\\#\\,\\#\\#0'"`, '#,##0'],
  plain: ['', 'General'],
} as const;

/**
 * To a spreadsheet 8 % is the number 0.08, in a cell that is painted as a percentage. Without a format
 * Excel paints ten digits as a power of ten.
 */
function numberCell({ percent, money }: CopiedCell, number: number): string {
  const exact = withoutNoise(number);
  // Divided, six decimals are eight: 86,214435 % is 0.86214435.
  const value = plainNumber(percent ? Number((exact / 100).toFixed(8)) : exact).replace(',', '.');
  const [style, format] = FORMATS[percent ? 'percent' : money ? 'money' : 'plain'];
  return `<td x:num="${value}" sdval="${value}"${style} sdnum="1033;0;${format}">${copiedNumber(number, percent)}</td>`;
}

/** The letters of the format are those of the file's language, which is English. */
function dayCell(day: number, text: string): string {
  const style = `style="mso-number-format:'dd\\/mm\\/yyyy'"`;
  return `<td x:num="${day}" sdval="${day}" ${style} sdnum="1033;0;DD/MM/YYYY">${escapeHtml(text)}</td>`;
}

/** Carries the grid's own format too: what passes by the system's clipboard keeps nothing but text and HTML. */
function htmlTable(
  rows: readonly (readonly CopiedCell[])[],
  exact: string,
  names: readonly string[],
): string {
  const body = rows.map((row) => `<tr>${row.map(htmlCell).join('')}</tr>`).join('');
  const heads =
    names.length > 0 ? ` ${HEADS_ATTRIBUTE}="${escapeHtml(JSON.stringify(names))}"` : '';
  return (
    '<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><meta charset="utf-8"></head>' +
    `<body><table ${EXACT_ATTRIBUTE}="${escapeHtml(exact)}"${heads}>${body}</table></body></html>`
  );
}
