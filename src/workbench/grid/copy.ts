import { plainNumber } from '../../tool/index.ts';
import type { GridColumn, GridModel } from './model.ts';
import type { Rectangle } from './selection.ts';

/** The grid's own clipboard format: the texts as they would be typed, as JSON rows. */
export const EXACT_TYPE = 'application/x-abaco-grid';

export interface CopiedRange {
  readonly text: string;
  readonly html: string;
  readonly exact: string;
}

interface CopiedCell {
  readonly text: string;
  readonly number: number | null;
}

/** What a person would type to get this cell: unrounded, so that a copy loses nothing. */
export function typedText(model: GridModel, row: number, columnId: string): string {
  return copiedCell(model, row, columnId).text;
}

function copiedCell(model: GridModel, row: number, columnId: string): CopiedCell {
  const cell = model.cell(row, columnId);
  if (typeof cell.value === 'number' && Number.isFinite(cell.value)) {
    return { text: plainNumber(cell.value), number: cell.value };
  }
  if (!cell.editable) return { text: cell.text, number: null };
  return { text: cell.value === null ? '' : model.editor(row, columnId).text, number: null };
}

export function copyRange(
  model: GridModel,
  columns: readonly GridColumn[],
  rectangle: Rectangle,
): CopiedRange {
  const rows: CopiedCell[][] = [];
  const inside = columns.slice(rectangle.left, rectangle.right + 1);
  const picked = inside.filter((column) => !column.button);
  for (let row = rectangle.top; row <= rectangle.bottom; row += 1) {
    rows.push(picked.map((column) => copiedCell(model, row, column.id)));
  }
  return {
    text: rows.map((row) => row.map(tsvField).join('\t')).join('\r\n'),
    html: htmlTable(rows),
    exact: JSON.stringify(rows.map((row) => row.map((cell) => cell.text))),
  };
}

/** A spreadsheet would run a text that begins like a formula; the apostrophe keeps it a text. */
export function guardFormula(text: string): string {
  return /^[=+\-@]/.test(text) ? `'${text}` : text;
}

export function unguardFormula(text: string): string {
  return /^'[=+\-@]/.test(text) ? text.slice(1) : text;
}

function tsvField(cell: CopiedCell): string {
  if (cell.number !== null) return cell.text;
  const text = guardFormula(cell.text);
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
  if (cell.number !== null) {
    const value = cell.text.replace(',', '.');
    return `<td x:num="${value}" sdval="${value}" sdnum="1033;0;General">${cell.text}</td>`;
  }
  if (cell.text === '') return '<td></td>';
  const text = escapeHtml(guardFormula(cell.text)).replaceAll('\n', '<br>');
  return `<td style="mso-number-format:'\\@'" sdnum="1033;0;@">${text}</td>`;
}

function htmlTable(rows: readonly (readonly CopiedCell[])[]): string {
  const body = rows.map((row) => `<tr>${row.map(htmlCell).join('')}</tr>`).join('');
  return (
    '<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><meta charset="utf-8"></head>' +
    `<body><table>${body}</table></body></html>`
  );
}
