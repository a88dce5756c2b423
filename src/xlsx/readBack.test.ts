import { describe, expect, it } from 'vitest';
import { loadTools } from '../tool/check/folder.ts';
import { Calculation, type Tool } from '../tool/index.ts';
import type { Book, BookCell } from './book.ts';
import { originOf } from './origin.ts';
import { readBook } from './read.ts';
import { readBack } from './readBack.ts';
import { workbookOf } from './workbook.ts';
import { writeBook } from './write.ts';

const tools = await loadTools();

function toolOf(id: string): Tool {
  const tool = tools.get(id);
  if (!tool) throw new Error(`no tool ${id}`);
  return tool;
}

function made(id: string) {
  const tool = toolOf(id);
  const calculation = new Calculation(tool, tool.document.initial());
  return { tool, calculation, book: workbookOf(tool, calculation, new Date(0)) };
}

/** The book with one cell of a sheet changed, where the label beside it or above it is that. */
function withCell(book: Book, label: string, change: Partial<BookCell>): Book {
  let isDone = false;
  const sheets = book.sheets.map((sheet) => ({
    ...sheet,
    rows: sheet.rows.map((row) => {
      if (isDone || row?.[0]?.value !== label || !row[1]) return row;
      isDone = true;
      return row.map((cell, column) => (column === 1 && cell ? { ...cell, ...change } : cell));
    }),
  }));
  if (!isDone) throw new Error(`no cell beside ${label}`);
  return { ...book, sheets };
}

async function through(id: string, change: (book: Book) => Book) {
  const { calculation, book } = made(id);
  const sheets = await readBook(await writeBook(change(book)));
  return readBack(book, calculation, sheets);
}

describe('a workbook that comes back', () => {
  const ids = [...tools.keys()].filter((id) => {
    const { declaration } = made(id).calculation;
    return Object.keys(declaration.formulas).length > 0;
  });

  it.each(ids)('%s: nothing was changed, so nothing is', async (id) => {
    const nothing = { edits: [], faults: [], notices: [] };
    await expect(through(id, (book) => book)).resolves.toEqual(nothing);
  });

  it('brings the document that it was made of', async () => {
    const { tool, calculation, book } = made('mortgage-simulator');
    const origin = originOf(await readBook(await writeBook(book)));
    expect(origin).toEqual({
      app: 'abaco',
      tool: tool.id,
      version: tool.version,
      document: calculation.document,
    });
  });

  it('takes what was typed: numbers, choices by their label, empty cells', async () => {
    const { edits } = await through('mortgage-simulator', (book) =>
      withCell(withCell(book, 'Plazo', { value: 15 }), 'Qué quieres calcular', {
        value: 'Valor máximo',
      }),
    );
    expect(edits).toEqual([
      { ref: { id: 'mode' }, value: 'maximum' },
      { ref: { id: 'loanTerm' }, value: 15 },
    ]);
  });

  it('takes what a field refuses nowhere, and says its cell', async () => {
    const { edits, faults } = await through('mortgage-simulator', (book) =>
      withCell(withCell(book, 'Plazo', { value: 99 }), 'Tasa de interés', { value: 'doce' }),
    );
    expect(edits).toEqual([]);
    expect(faults[0]).toBe('Entradas!B11 «Plazo»: supera el máximo 30.');
    expect(faults[1]).toMatch(/^Entradas!B12 «Tasa de interés»: «doce» /);
  });

  it('trusts no formula that was changed by hand, and takes the value of one in an input', async () => {
    const { edits, notices } = await through('mortgage-simulator', (book) =>
      withCell(withCell(book, 'Cuota mensual', { formula: '1+1', value: 2 }), 'Plazo', {
        formula: '5*3',
        value: 15,
      }),
    );
    expect(edits).toEqual([{ ref: { id: 'loanTerm' }, value: 15 }]);
    expect(notices).toEqual([
      'Hay fórmulas cambiadas a mano, que no se toman: Resultados!B6.',
      'De estas celdas con fórmulas se toma el valor: Entradas!B11.',
    ]);
  });
});
