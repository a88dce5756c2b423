import Papa from 'papaparse';
import { describe, expect, test } from 'vitest';
import { DEFAULTS, parseLines, runWith } from './testing/run.ts';

const toJson = (...pieces: string[]) => runWith(['sample', '--in', '-'], pieces);
const toCsv = (text: string) => runWith(['sample', '--in', '-', '--format', 'csv'], text);

describe('cases in a CSV', () => {
  const text =
    '\uFEFFamount;rate;note;kind;active;day;homes;tries;;\r\n' +
    '1.000;12,5;"a;""b""\r\nc";Segundo;no;31/12/2024;"[{""price"":3}]";[5];;\r\n' +
    ';;;;;;;;;\r\n' +
    '2000;;;b;;2024-02-29';

  test.each([1, 2, 3, 11, 1000])('in pieces of %i characters', async (size) => {
    const { status, out, errors } = await toJson(
      ...(text.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? []),
    );
    expect({ status, errors }).toEqual({ status: 0, errors: '' });
    expect(parseLines(out).map(({ inputs }) => inputs)).toEqual([
      {
        amount: 1000,
        rate: 12.5,
        note: 'a;"b"\nc',
        kind: 'b',
        active: false,
        day: '2024-12-31',
        homes: [{ id: '1', name: '', price: 3 }],
        tries: [5],
      },
      { ...DEFAULTS, amount: 2000, kind: 'b', day: '2024-02-29' },
    ]);
  });

  test('bad cells are bad cases; the rest goes on', async () => {
    const { status, out, errors } = await toJson(
      'amount,rate,homes\n10,45,\nx,5,\n1,"12,500",\n1,2,[\n1,2,[],4\n7,,\n',
    );
    expect(status).toBe(2);
    expect(errors.split('\n')).toEqual([
      'caso 1: rate = 45: supera el máximo 30',
      'caso 2: amount = "x": «x» no es un número',
      'caso 3: rate = "12,500": «12,500» es ambiguo: quita la coma o usa punto decimal',
      'caso 4: homes = "[": JSON ilegible en la posición 2: se acaba antes de tiempo',
      'caso 5: la fila tiene 4 celdas y el encabezado 3',
      '',
    ]);
    expect(parseLines(out)).toHaveLength(6);
    expect(parseLines(out)[5]).toMatchObject({ inputs: { amount: 7, rate: 10 } });
  });

  test('a quote that is never closed spoils its own case only up to the end', async () => {
    const { status, out } = await toJson('amount;note\n1;a\n2;"b\n');
    expect(status).toBe(2);
    expect(parseLines(out)).toMatchObject([
      { inputs: { amount: 1 } },
      { case: 2, error: 'unas comillas no se abren o no se cierran bien' },
    ]);
  });

  test('a row that grows without end is a bad case, and the next line is read again', async () => {
    const long = Array.from({ length: 11 }, () => 'x'.repeat(1_000_000));
    const { out } = await toJson('amount;note\n1;"', ...long, '\n2;b\n3;c\n');
    expect(parseLines(out)).toMatchObject([
      { case: 1, error: expect.stringContaining('10 millones') as unknown },
      { inputs: { amount: 2 } },
      { inputs: { amount: 3 } },
    ]);
  });

  test.each([
    ['amuont;rate\n1;2\n', 'la columna «amuont» no es un campo de sample; ¿amount?\n'],
    ['amount;amount\n1;2\n', 'el encabezado del CSV tiene dos columnas «amount»\n'],
  ])('the header %j is refused', async (text, errors) => {
    expect(await toJson(text)).toEqual({ status: 2, out: '', errors });
  });
});

describe('CSV out', () => {
  const header =
    'amount;rate;note;kind;active;day;homes;tries;interest;color;ratio;prices;label;counts';

  test('inputs and scalar outputs, plain numbers, empty where there is no value', async () => {
    const { out } = await toCsv('{"amount":1,"rate":0,"note":"x"}');
    expect(out).toBe(`${header}\n1;0;x;a;true;2025-01-31;[];[1,2];0;red;;0;xa;true\n`);
  });

  test('many cases have a column for the error', async () => {
    const { out } = await toCsv('{"rate":45}\n{"note":"x"}\n');
    expect(out.split('\n')).toEqual([
      `${header};error`,
      `${';'.repeat(14)}rate = 45: supera el máximo 30`,
      '1000;10;x;a;true;2025-01-31;[];[1,2];100;green;100;0;xa;true;',
      '',
    ]);
  });

  test('no cases leave the header', async () => {
    expect(await toCsv('[]')).toEqual({ status: 0, out: `${header};error\n`, errors: '' });
  });

  test('texts run as no formula and keep quotes, separators and lines', async () => {
    const notes = ['=1+1', '+1', '-1', '@a', 'a;b', 'a"b', 'a\nb', 'a=b'];
    const { out } = await toCsv(notes.map((note) => JSON.stringify({ note })).join('\n'));
    const { data } = Papa.parse<Record<string, string>>(out.trim(), { header: true });
    expect(data.map(({ note }) => note)).toEqual([
      "'=1+1",
      "'+1",
      "'-1",
      "'@a",
      'a;b',
      'a"b',
      'a\nb',
      'a=b',
    ]);
  });

  test('it can be read back as input, to the same numbers', async () => {
    const cases = [
      { amount: 12.125, rate: 0.125, note: '=x;"y"', kind: 'b', active: false },
      { homes: [{ name: 'a;"b"', price: 3.5 }], tries: [0.125] },
      { amount: 1e15, rate: 1e-7, note: '-' },
      { amount: 123.456, rate: 29.999999999999996, note: 'ñ\nz' },
      { amount: 999999.999, note: 'z' },
    ];
    const first = await toCsv(cases.map((inputs) => JSON.stringify(inputs)).join('\n'));
    const again = await toCsv(first.out);
    expect(again).toEqual({ status: 0, out: first.out, errors: '' });
  });
});
