import { Calculation, type Document, type Tool } from '../../../src/tool/index.ts';
import { casesOf } from '../../../src/tool/testing/case-files.ts';
import { type Book, type BookCell, hasFormulas, workbookOf } from '../../../src/xlsx/index.ts';

const DATE = new Date('2025-06-30T12:00:00Z');

/** The documents of a tool's worked cases, without those that it refuses. */
export function caseDocuments(tool: Tool): Document[] {
  const cases = (casesOf(tool.id) ?? []) as readonly { readonly inputs: unknown }[];
  return cases.flatMap(({ inputs }) => {
    const checked = tool.document.check(inputs);
    return 'document' in checked ? [checked.document] : [];
  });
}

/** The workbook of a document; null for a tool that computes nothing. */
export function bookOf(tool: Tool, document: Document): Book | null {
  const calculation = new Calculation(tool, document);
  return hasFormulas(calculation) ? workbookOf(tool, calculation, DATE) : null;
}

type Change = (cell: BookCell, sheet: number, row: number, column: number) => BookCell;

function changed(book: Book, change: Change): Book {
  const sheets = book.sheets.map((sheet, number) => ({
    ...sheet,
    rows: sheet.rows.map((row, at) =>
      row?.map((cell, column) => cell && change(cell, number, at, column)),
    ),
  }));
  return { ...book, sheets };
}

/** A value that no figure has: whoever doesn't recalculate shows it. */
export const SPOILED = 987_654_321.125;

/** The same with a wrong value kept for every formula. */
export function spoiled(book: Book): Book {
  return changed(book, (cell) => (cell.formula === undefined ? cell : { ...cell, value: SPOILED }));
}

/**
 * A workbook with another one's inputs typed over its own, and what its formulas must come to then;
 * null where the two don't have the same cells.
 */
export function typedOver(book: Book, other: Book): Book | null {
  if (!haveSameCells(book, other)) return null;
  return changed(book, (cell, sheet, row, column) => {
    const own = other.sheets[sheet]?.rows[row]?.[column];
    if (cell.formula === undefined) {
      return cell.look === 'input' && own ? { ...cell, value: own.value } : cell;
    }
    return own?.known && cell.known ? { ...cell, value: own.value } : { ...cell, known: false };
  });
}

function haveSameCells(book: Book, other: Book): boolean {
  return (
    book.sheets.length === other.sheets.length &&
    book.sheets.every((sheet, at) => {
      const twin = other.sheets[at];
      return (
        sheet.name === twin?.name &&
        sheet.rows.length === twin.rows.length &&
        sheet.rows.every((row, number) => row?.length === twin.rows[number]?.length)
      );
    })
  );
}
