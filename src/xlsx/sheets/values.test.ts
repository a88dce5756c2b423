import { describe, expect, it } from 'vitest';
import { Calculation, defineTool, money, percent, type StudyResult } from '../../tool/index.ts';
import type { Book, BookSheet } from '../book.ts';
import { workbookOf, workbookSteps } from '../workbook.ts';

const NOW = new Date('2025-06-30T12:00:00Z');

const tool = defineTool({
  id: 'loan',
  version: 1,
  title: 'Crédito',
  description: 'Un crédito.',
  category: 'Análisis Financiero',
  path: '/tools/loan',
  listed: 'none',
  inputs: { amount: money('Monto', { initial: 1200 }), rate: percent('Tasa', { initial: 10 }) },
  formulas: { interest: money('Interés', 'amount * rate / 100') },
  tables: {
    years: {
      label: 'Años',
      rows: '2',
      columns: {
        planned: money('Interés: proyectado', 'interest'),
        paid: money('Interés pagado', 'row == 1 ? 7 : planned', { projected: 'planned' }),
      },
    },
  },
  figures: ['interest'],
});

function bookOf(raw: object, studies: readonly StudyResult[] = []): Book {
  const checked = tool.document.check(raw);
  if (!('document' in checked)) throw new Error(JSON.stringify(checked.problems));
  const steps = workbookSteps(tool, new Calculation(tool, checked.document), NOW, studies);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

const sheetOf = (book: Book, name: string): BookSheet | undefined =>
  book.sheets.find((sheet) => sheet.name === name);
const valuesOf = (book: Book, name: string) =>
  sheetOf(book, name)?.rows.map((row) => Array.from(row ?? [], (cell) => cell?.value ?? null));

const shape = { kind: 'money', label: 'Interés' } as const;
const rate = { kind: 'percent', label: 'Tasa' } as const;
const GOAL: StudyResult = {
  id: 'g',
  kind: 'goal',
  name: 'Mi meta',
  says: ['Con 15 % llega a 180.'],
  fault: null,
  charts: [
    {
      kind: 'lines',
      title: 'Interés según Tasa',
      label: 'Interés según Tasa: sube',
      x: rate,
      y: shape,
      lines: [
        [
          { x: 10, y: 120 },
          { x: 20, y: 240 },
        ],
      ],
      target: 180,
      today: 10,
      marks: [],
    },
  ],
  tables: [
    {
      title: 'Dónde llega Interés',
      head: ['Tasa', 'Interés'],
      rows: [
        [
          { text: '15,00 %', value: 15, shape: rate },
          { text: '$ 180', value: 180, shape },
        ],
      ],
    },
    { title: 'Interés según Tasa', head: ['Tasa', 'Interés'], rows: [] },
  ],
};

describe('what a case has besides its data', () => {
  it('is no sheet where there is nothing', () => {
    expect(bookOf({}).sheets.map(({ name }) => name)).not.toContain('Notas');
  });

  it('are notes, with the value that each is about', () => {
    const notes = {
      rate: { text: 'Oferta del banco', source: 'Bancolombia', date: '2025-03-14' },
      interest: { text: '=1+1' },
    };
    const book = bookOf({ notes });
    // 14 March 2025 is day 45,730 of Excel.
    expect(valuesOf(book, 'Notas')?.slice(3)).toEqual([
      ['Dato', 'Nota', 'Valor', 'Fuente', 'Fecha'],
      ['Tasa', 'Oferta del banco', 10, 'Bancolombia', 45_730],
      ['Interés', '=1+1', 120, ''],
    ]);
    // A text, never a formula.
    expect(sheetOf(book, 'Notas')?.rows[5]?.[1]?.formula).toBeUndefined();
  });

  it('are studies as values, with the charts that a spreadsheet draws', () => {
    const book = bookOf({}, [GOAL]);
    const rows = valuesOf(book, 'Mi meta') ?? [];
    expect(rows[1]?.[0]).toBe(
      'Búsqueda de una meta. Valores del 30 de junio de 2025: no siguen a las entradas.',
    );
    expect(rows[3]).toEqual(['Con 15 % llega a 180.']);
    expect(rows.slice(5, 8)).toEqual([['Dónde llega Interés'], ['Tasa', 'Interés'], [15, 180]]);
    // The curve stands beside its chart, and nowhere else.
    expect(rows.slice(9, 13)).toEqual([
      ['Gráfico: Interés según Tasa'],
      ['Tasa', 'Interés', 'Meta'],
      [10, 120, 180],
      [20, 240, 180],
    ]);
    expect(sheetOf(book, 'Mi meta')?.charts?.[0]).toMatchObject({
      type: 'line',
      categories: "'Mi meta'!$A$12:$A$13",
      series: [{ values: "'Mi meta'!$B$12:$B$13" }, { values: "'Mi meta'!$C$12:$C$13" }],
    });
  });

  it('have numbers over the columns that stand for values, to calculate with', () => {
    const cell = (value: number, text: string) => ({ text, value, shape: rate });
    const table = {
      title: 'Interés según Plazo y Tasa',
      head: ['Plazo \\ Tasa', '10 %', '20 %'],
      values: [cell(10, '10 %'), cell(20, '20 %')],
      rows: [[{ text: '3', value: 3, shape: { kind: 'number', label: 'Plazo' } as const }]],
    };
    const book = bookOf({}, [{ ...GOAL, kind: 'table', charts: [], tables: [table] }]);
    const head = sheetOf(book, 'Mi meta')?.rows[6];
    expect(head?.map((each) => each?.value)).toEqual(['Plazo \\ Tasa', 10, 20]);
    expect(head?.map((each) => each?.format)).toEqual([undefined, '#,##0.00" %"', '#,##0.00" %"']);
  });

  it('leave the sheets with formulas as they are', () => {
    const checked = tool.document.check({});
    if (!('document' in checked)) throw new Error('the initial document is refused');
    const plain = workbookOf(tool, new Calculation(tool, checked.document), NOW);
    const names = plain.sheets.map(({ name }) => name);
    const twins = bookOf({}, [GOAL]).sheets.filter(({ name }) => names.includes(name));
    expect(twins).toEqual(plain.sheets);
  });
});

it('values typed over computed ones are marked by comparing with these', () => {
  expect(sheetOf(bookOf({}), 'Años')?.actuals).toEqual([{ range: 'C5:C6', against: 'B5' }]);
});
