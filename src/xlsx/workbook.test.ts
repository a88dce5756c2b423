import { readXlsx } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import {
  Calculation,
  choice,
  defineTool,
  type Document,
  money,
  number,
  percent,
  text,
  toggle,
} from '../tool/index.ts';
import type { Book, BookCell } from './book.ts';
import { workbookOf } from './workbook.ts';
import { writeBook } from './write.ts';

const NOW = new Date('2025-06-30T12:00:00Z');

const tool = defineTool({
  id: 'loan',
  version: 1,
  title: 'Crédito',
  description: 'Un crédito y sus casas.',
  category: 'Análisis Financiero',
  path: '/tools/loan',
  listed: 'none',
  inputs: {
    amount: money('Monto del crédito', { initial: 1200 }),
    rate: percent('Tasa', { initial: 10, max: 30 }),
    years: number('Años', { initial: 2, min: 1, max: 3, integer: true }),
    extra: money('Extra', { initial: null, optional: true }),
    kind: choice('Tipo', [
      { value: 'a', label: 'Cuota' },
      { value: 'b', label: 'Contado' },
    ]),
    active: toggle('Activo', { initial: true }),
  },
  lists: {
    homes: {
      label: 'Casas',
      singular: 'Casa',
      name: 'name',
      fields: {
        name: text('Nombre', { initial: 'Casa' }),
        price: money('Precio', { initial: 5, blank: 0 }),
        yield: percent('Rendimiento', { initial: null, optional: true }),
      },
      formulas: { double: money('Doble', 'price * 2') },
      initial: [
        { name: 'Uno', price: 3 },
        { name: '=1+1', price: null },
      ],
    },
  },
  formulas: {
    share: percent('Parte', 'extra / amount * 100', { missing: 'Falta el extra' }),
    power: number('Potencia', '-2 ^ 2 + years ^ 2'),
    isLoan: toggle('Con cuota', 'kind == "a" and active'),
    prices: money('Suma de precios', 'sum(homes.price)'),
    meanPrice: money('Precio medio', 'average(homes.price)'),
    meanYield: percent('Rendimiento medio', 'average(homes.yield)'),
    leastYield: percent('Rendimiento menor', 'min(homes.yield)'),
    paid: money('Pagado', 'sum(schedule.payment)'),
    tir: percent('TIR', 'irr(schedule.flow, 0) * 100'),
  },
  tables: {
    schedule: {
      label: 'Tabla',
      rows: 'years',
      columns: {
        payment: money('Pago', 'amount / years'),
        balance: money('Saldo', 'prev(balance, amount) - payment'),
        flow: money('Flujo', 'row == 1 ? -amount : amount * 1.1'),
      },
    },
  },
  charts: [
    { id: 'c', label: 'Saldo', type: 'line', source: 'schedule', series: [{ column: 'balance' }] },
    { id: 'r', label: 'Radar', type: 'radar', source: 'homes', series: [{ column: 'price' }] },
  ],
  figures: ['paid'],
  results: [{ title: 'Todo', items: ['share', 'power'] }],
});

function bookOf(changes: Document = {}): Book {
  const checked = tool.document.check(changes);
  if (!('document' in checked)) throw new Error(JSON.stringify(checked.problems));
  return workbookOf(tool, new Calculation(tool, checked.document), NOW);
}

/** The cells of a sheet beside their labels. */
function beside(book: Book, sheet: string): Record<string, BookCell | undefined> {
  const rows = book.sheets.find(({ name }) => name === sheet)?.rows ?? [];
  return Object.fromEntries(rows.map((row) => [String(row?.[0]?.value), row?.[1]]));
}

/** The formulas of a column, down to where there are none. */
function column(book: Book, sheet: string, at: number): (string | undefined)[] {
  const rows = book.sheets.find(({ name }) => name === sheet)?.rows ?? [];
  return rows.slice(4).map((row) => row?.[at]?.formula);
}

describe('a workbook', () => {
  const book = bookOf();

  it('has the sheets of a tool, those for formulas only hidden', () => {
    expect(book.sheets.map(({ name, hidden = false }) => [name, hidden])).toEqual([
      ['Entradas', false],
      ['Resultados', false],
      ['Gráficos', false],
      ['Casas', false],
      ['Tabla', false],
      ['Cálculo', false],
      ['Léame', false],
      ['Listas', true],
      ['Búsquedas', true],
      ['Origen', true],
    ]);
  });

  it('has inputs as people type them, with what may be typed', () => {
    const cells = beside(book, 'Entradas');
    expect(cells['Monto del crédito']).toMatchObject({ value: 1200, look: 'input' });
    expect(cells['Extra']).toMatchObject({ value: null, look: 'input' });
    expect([cells['Tipo']?.value, cells['Activo']?.value]).toEqual(['Cuota', 'Sí']);
    expect(book.sheets[0]?.validations).toContainEqual(
      expect.objectContaining({ type: 'decimal', min: 0, max: 30 }),
    );
    expect(book.sheets[0]?.validations).toContainEqual(
      expect.objectContaining({ type: 'whole', min: 1, max: 3 }),
    );
  });

  it('names cells by their labels, and formulas read by those names', () => {
    expect(book.names).toContainEqual({ name: 'Monto_del_crédito', range: "'Entradas'!$B$6" });
    const formulas = beside(book, 'Cálculo');
    expect(formulas['Parte']?.formula).toBe('IF(ISNUMBER(Extra),Extra,NA())/Monto_del_crédito*100');
    expect(formulas['Suma de precios']?.formula).toBe('SUM(Casas_Precio_leído)');
  });

  it('leaves out of a mean the empty cells that count as nothing, and no others', () => {
    const formulas = beside(book, 'Cálculo');
    expect(formulas['Precio medio']?.formula).toBe('SUM(Casas_Precio_leído)/Filas_Casas');
    expect(formulas['Rendimiento medio']?.formula).toBe(
      '_xlfn.AGGREGATE(1,6,Casas_Rendimiento_leído)',
    );
    expect(formulas['Rendimiento menor']?.formula).toBe(
      'IF(COUNT(Casas_Rendimiento_leído)=0,NA(),_xlfn.AGGREGATE(5,6,Casas_Rendimiento_leído))',
    );
  });

  it('brackets what Excel would read otherwise', () => {
    // -2 ^ 2 is -4 here and in mathematics, 4 in Excel.
    expect(beside(book, 'Cálculo')['Potencia']).toMatchObject({
      formula: '-(2^2)+Años^2',
      value: 0,
    });
  });

  it('compares choices by label, and yes and no are 1 and 0', () => {
    expect(beside(book, 'Cálculo')['Con cuota']).toMatchObject({
      formula: 'N(AND(Tipo="Cuota",N(Activo="Sí")))',
      value: 1,
      format: '"Sí";"Sí";"No"',
    });
  });

  it('has room for as many rows as the bounds allow, and leaves the rest empty', () => {
    const payments = column(book, 'Tabla', 1);
    expect(payments).toEqual(
      [5, 6, 7].map((row) => `IF($A${row}>Filas_Tabla,"",Monto_del_crédito/Años)`),
    );
    expect(column(book, 'Tabla', 2)).toEqual([
      'IF($A5>Filas_Tabla,"",Monto_del_crédito-B5)',
      'IF($A6>Filas_Tabla,"",C5-B6)',
      'IF($A7>Filas_Tabla,"",C6-B7)',
    ]);
    const rows = book.sheets[4]?.rows.slice(4).map((row) => row?.[1]?.value);
    expect(rows).toEqual([600, 600, '']);
  });

  it('has the charts that a spreadsheet can draw, from the rows in use', () => {
    expect(book.sheets[2]?.charts).toMatchObject([
      {
        type: 'line',
        title: 'Saldo',
        categories: "'Tabla'!$A$5:$A$6",
        series: [{ name: 'Saldo', values: "'Tabla'!$C$5:$C$6" }],
      },
    ]);
  });

  it('shows what the tool says where there is no value', () => {
    expect(beside(book, 'Resultados')['Parte']).toMatchObject({
      formula: 'IFERROR(Parte,"Falta el extra")',
      value: 'Falta el extra',
    });
  });

  it('keeps what was typed a text, whatever it looks like', () => {
    const names = book.sheets[3]?.rows.slice(4).map((row) => row?.[1]);
    expect(names).toMatchObject([
      { value: 'Uno', look: 'input', format: '@' },
      { value: '=1+1', look: 'input', format: '@' },
    ]);
  });

  it('is a file that others read, with formulas and their values', async () => {
    const { sheets, namedRanges } = await readXlsx(await writeBook(book));
    const results = sheets[1]?.rows.map((row) => [row[0], row[1]]);
    expect(results).toContainEqual(['Pagado', 1200]);
    expect(sheets[3]?.rows[5]?.[1]).toBe('=1+1');
    expect(sheets[3]?.cells?.get('5,1')?.formula).toBeUndefined();
    expect(namedRanges).toContainEqual({ name: 'Tasa', range: "'Entradas'!$B$7" });
  });
});

it('what is told of inputs in words stands beside their heading, and moves none of them', () => {
  const facts = [{ label: 'Ciclo', text: 'Anual (enero)' }];
  const inner = money('Interno', 'amount', { internal: true });
  const told = defineTool({
    id: 'told',
    version: 1,
    title: 'Egreso',
    description: '',
    category: 'Análisis Financiero',
    path: '/tools/told',
    listed: 'none',
    inputs: { amount: money('Valor', { initial: 7 }) },
    sections: [
      { title: 'Vieja', facts: [{ label: 'Estado', text: 'Inactivo' }], inputs: [] },
      { title: 'Póliza', facts, inputs: ['amount'] },
    ],
    formulas: { inner, year: money('Al año', 'inner') },
    results: [{ title: 'Totales', items: ['year', 'inner'] }],
  });
  const book = workbookOf(told, new Calculation(told, told.document.initial()), NOW);
  const inputs = beside(book, 'Entradas');
  expect(Object.keys(inputs).slice(-3)).toEqual(['Póliza', 'Valor', 'Vieja']);
  expect(inputs['Póliza']).toEqual({ value: 'Ciclo: Anual (enero)', look: 'note' });
  expect(inputs['Vieja']).toEqual({ value: 'Estado: Inactivo', look: 'note' });
  // A workbook of before, without what is told, has it there too.
  expect(book.names).toContainEqual({ name: 'Valor', range: "'Entradas'!$B$6" });
  expect(beside(book, 'Resultados')).not.toHaveProperty('Interno');
});
