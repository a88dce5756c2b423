import { describe, expect, it } from 'vitest';
import { loadTools } from '../../../src/tool/check/folder.ts';
import type { Tool } from '../../../src/tool/index.ts';
import type { Book } from '../../../src/xlsx/index.ts';
import { writeBook } from '../../../src/xlsx/write.ts';
import { bookOf, caseDocuments, spoiled, typedOver } from './books.ts';
import { compareBook, type Outcome } from './compare.ts';
import { evaluated } from './evaluate.ts';

// The small part of `npm run proof:xlsx`, without LibreOffice: libraries that know nothing of the
// product evaluate the formulas of written files.

const tools = await loadTools();

/** Some of a tool's workbooks: of its first cases, and one with the inputs of another typed over. */
function booksOf(tool: Tool): Book[] {
  const books = caseDocuments(tool)
    .slice(0, 3)
    .map((document) => bookOf(tool, document))
    .filter((book) => book !== null);
  const [first, ...others] = books;
  const typed = first && others.map((other) => typedOver(first, other)).find((book) => book);
  return [...books.slice(0, 1), ...(typed ? [typed] : [])];
}

async function recalculated(book: Book): Promise<Outcome> {
  return compareBook(book, await evaluated(await writeBook(spoiled(book))));
}

const computing = [...tools.values()].filter((tool) => booksOf(tool).length > 0);

describe('a workbook, recalculated by others', () => {
  it('is there of every tool that computes', () => {
    expect(computing.length).toBeGreaterThanOrEqual(17);
  });

  it.each(computing.map((tool) => [tool.id, tool] as const))('%s', async (_, tool) => {
    for (const book of booksOf(tool)) {
      const { cells, wrong } = await recalculated(book);
      expect(cells).toBeGreaterThan(30);
      expect(wrong).toEqual([]);
    }
  });

  it('is found out where a formula is wrong', async () => {
    const tool = tools.get('mortgage-simulator');
    const [book] = tool ? booksOf(tool) : [];
    if (!book) throw new Error('no workbook');
    const sheets = book.sheets.map((sheet) => ({
      ...sheet,
      rows: sheet.rows.map((row) =>
        row?.map((cell) =>
          cell?.formula?.startsWith('-PMT(') ? { ...cell, formula: cell.formula.slice(1) } : cell,
        ),
      ),
    }));
    const { wrong } = await recalculated({ ...book, sheets });
    expect(wrong.length).toBeGreaterThan(10);
  });
});
