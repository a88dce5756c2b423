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

/** The book with another head in the first column. */
function withHead(book: Book, head: string, other: string): Book {
  const renamed = (cell: BookCell | undefined, column: number) =>
    column === 0 && cell?.value === head ? { ...cell, value: other } : cell;
  const sheets = book.sheets.map((sheet) => ({
    ...sheet,
    rows: sheet.rows.map((row) => row?.map(renamed)),
  }));
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

  it('is taken under the names that earlier versions gave its sheets, formulas too', async () => {
    const tool = toolOf('operatormax');
    const serviceData = { rate: 100, unitType: 'por unidad', monthlyQuantity: 7 };
    const income = (id: string, name: string) => ({
      id,
      name,
      incomeType: 'servicios',
      serviceData,
    });
    const made = tool.document.check({
      dateConfig: { startMonth: 1, startYear: 2028, projectionPeriod: 1 },
      createdIncomes: [income('a', 'Suites'), income('b', 'Alimentos y bebidas')],
      overrides: { a: { '2028-03': 250 }, b: { '2028-04': 90 } },
    });
    if ('problems' in made) throw new Error(JSON.stringify(made.problems));
    const calculation = new Calculation(tool, made.document);
    const book = workbookOf(tool, calculation, new Date(0));
    const names = book.sheets.map(({ name }) => name);
    expect(names).toContain('Suites datos reales');
    // 'Alimentos y bebidas datos reales' has 32 characters.
    expect(names).toContain('Alimentos y bebidas datos');
    const [suites, food] = ['Suites  datos reales', 'Alimentos y bebidas  datos real'];
    const before = (text: string) =>
      text
        .replaceAll("'Suites datos reales'!", `'${suites}'!`)
        .replaceAll("'Alimentos y bebidas datos'!", `'${food}'!`);
    const old: Book = {
      ...book,
      names: book.names.map((one) => ({ ...one, range: before(one.range) })),
      sheets: book.sheets.map((sheet) => ({
        ...sheet,
        name: sheet.former ?? sheet.name,
        rows: sheet.rows.map((row) =>
          row?.map((cell) => {
            if (cell?.formula === undefined)
              return cell?.value === 250 ? { ...cell, value: 260 } : cell;
            return { ...cell, formula: before(cell.formula) };
          }),
        ),
      })),
    };
    expect(old.sheets.map(({ name }) => name)).toEqual(expect.arrayContaining([suites, food]));
    const sheets = await readBook(await writeBook(old));
    const { edits, faults, notices } = readBack(book, calculation, sheets);
    expect(edits.map(({ value }) => value)).toEqual([260]);
    expect([faults, notices]).toEqual([[], []]);
  });

  it('has a cost of all incomes of OperatorMax as a share of their total, and takes it back', async () => {
    const tool = toolOf('operatormax');
    const checked = tool.document.check({
      dateConfig: { startMonth: 1, startYear: 2028, projectionPeriod: 1 },
      createdIncomes: [
        {
          id: 'a',
          name: 'A',
          incomeType: 'servicios',
          serviceData: { rate: 170, monthlyQuantity: 1 },
        },
      ],
      createdExpenses: [
        {
          id: 'tax',
          name: 'ICA',
          type: 'variable',
          variableData: { relationVariable: 'total-ingresos', relationPercentage: 5 },
        },
      ],
    });
    if ('problems' in checked) throw new Error(JSON.stringify(checked.problems));
    const book = workbookOf(tool, new Calculation(tool, checked.document), new Date(0));
    const rows = book.sheets.find(({ name }) => name === 'Flujo mensual')?.rows ?? [];
    const at = (head: string) => rows[3]?.findIndex((cell) => cell?.value === head) ?? -1;
    const total = String.fromCharCode(65 + at('Ingresos Operativos (COP)'));
    const cell = rows[4]?.[at('ICA (COP)')];
    // 5 % of 170 is 8.5, and a half goes up.
    expect(cell?.value).toBe(9);
    expect(cell?.formula).toContain(`ROUND(${total}5*Porcentaje_del_ingreso/100`);
    const origin = originOf(await readBook(await writeBook(book)));
    expect(origin?.document).toEqual(checked.document);
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
      'Estas fórmulas no son las que Ábaco escribe hoy, porque el libro es de una versión anterior o alguien las cambió; sus cifras se calculan de nuevo: Resultados!B6.',
      'De estas celdas con fórmulas se toma el valor: Entradas!B11.',
    ]);
  });

  it('of a version that called a figure otherwise is taken, and nothing is said of it', async () => {
    const nothing = { edits: [], faults: [], notices: [] };
    const older = (book: Book) => withHead(book, 'Cuota mensual', 'Cuota');
    await expect(through('mortgage-simulator', older)).resolves.toEqual(nothing);
  });
});
