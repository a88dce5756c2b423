import { describe, expect, it } from 'vitest';
import { type Model, ModelError } from '../model.ts';
import { Sheet } from '../run/sheet.ts';

interface Parts {
  inputs?: Model['inputs'];
  formulas?: Record<string, string | Model['formulas'][string]>;
  tables?: Record<string, Record<string, string>>;
}

const number = { type: 'number' } as const;
const asSpecs = (given: Readonly<Record<string, string | Model['formulas'][string]>>) =>
  Object.fromEntries(
    Object.entries(given).map(([id, spec]) => [
      id,
      typeof spec === 'string' ? { expression: spec } : spec,
    ]),
  );

/** Tables are counted tables of 3 rows; `list` is always there, with a number and a text. */
function model({ inputs = {}, formulas = {}, tables = {} }: Parts): Model {
  const counted = Object.entries(tables).map(([id, { '#': count = '3', ...columns }]) => [
    id,
    { rows: { count }, inputs: {}, columns: asSpecs(columns) },
  ]);
  const list = {
    rows: 'records',
    inputs: { amount: number, name: { type: 'text' } },
    columns: {},
  };
  return {
    inputs: { a: number, word: { type: 'text' }, ...inputs },
    formulas: asSpecs(formulas),
    tables: Object.fromEntries([['list', list], ...counted]),
  };
}

/** Where a model is refused and why. */
function fault(parts: Parts): string {
  try {
    return `no fault, ${new Sheet(model(parts)).program.steps.length} steps`;
  } catch (error) {
    if (error instanceof ModelError) return error.message;
    throw error;
  }
}

describe('cycles', () => {
  it.each<[string, Parts, string]>([
    ['of one formula', { formulas: { x: 'x + 1' } }, 'x → x'],
    ['of two', { formulas: { x: 'y + a', y: 'a * x' } }, 'x → y → x'],
    ['beside others', { formulas: { u: 'x', x: 'u0 + y', u0: 'a', y: 'x' } }, 'x → y → x'],
    [
      'by way of a table',
      { formulas: { x: 'sum(t.c)' }, tables: { t: { c: 'x' } } },
      'x → t.c → x',
    ],
    [
      'by way of a row count',
      { tables: { t: { '#': 'sum(t.c)', c: 'row' } } },
      't.rows → t.c → t.rows',
    ],
    ['of a column with its own whole', { tables: { t: { c: 'row / sum(t.c)' } } }, 't.c → t.c'],
    [
      'of columns on the same row',
      { tables: { t: { c: 'd', d: 'e + row', e: 'c' } } },
      't.c → t.d → t.e → t.c',
    ],
    [
      'through prev of one table and the whole of another',
      { tables: { t: { c: 'prev(c, 0) + sum(v.d)' }, v: { d: 'prev(d, last(t.c))' } } },
      't.c → v.d → t.c',
    ],
    [
      'of a column that also reads its own previous row',
      { formulas: { x: 'last(t.c)' }, tables: { t: { c: 'prev(c, 0) + x' } } },
      'x → t.c → x',
    ],
  ])('%s are refused, with their path', (_, parts, path) => {
    const [, shown = ''] = fault(parts).split('se llama a sí misma: ');
    // A path may begin anywhere on its way round.
    const turn = (text: string): string => {
      const names = text.split(' → ').slice(1);
      const start = names.indexOf([...names].sort()[0] ?? '');
      return [...names.slice(start), ...names.slice(0, start)].join(' → ');
    };
    expect(turn(shown)).toBe(turn(path));
  });

  it('through prev are computed, in one table', () => {
    const sheet = new Sheet(
      model({
        tables: {
          t: {
            interest: 'prev(balance, 100) * 0.1',
            payment: '60',
            balance: 'prev(balance, 100) + interest - payment',
            seen: 'prev(interest, 0) + balance',
          },
        },
      }),
    );
    sheet.calculate();
    const column = (id: string) => [0, 1, 2].map((row) => sheet.value({ id, table: 't', row }));
    // By hand: 100 + 10 - 60 = 50; 50 + 5 - 60 = -5; -5 - 0.5 - 60 = -65.5.
    expect(column('balance')).toEqual([50, -5, -65.5]);
    expect(column('interest')).toEqual([10, 5, -0.5]);
    expect(column('seen')).toEqual([50, 5, -60.5]);
  });
});

describe('names', () => {
  it.each([
    'row',
    'rows',
    'prev',
    'and',
    'or',
    'not',
    'xor',
    'mod',
    'to',
    'in',
    'true',
    'false',
    'null',
    'undefined',
    'NaN',
    'Infinity',
    'in.a',
    '',
    'a b',
    '1a',
    'a.',
    '.a',
    'a..b',
    'a-b',
    'año',
    'a#',
    'a.1',
  ])('«%s» is refused for a scalar, a column and a table', (id) => {
    expect(fault({ formulas: { [id]: '1' } })).toBe(`${id}: el nombre no se admite`);
    expect(fault({ tables: { t: { [id]: '1' } } })).toBe(`t.${id}: el nombre no se admite`);
    expect(fault({ tables: { [id]: { x: '1' } } })).toBe(`${id}: el nombre no se admite`);
  });

  it.each<[string, Parts, string]>([
    ['an input and a formula', { formulas: { a: '1' } }, 'a: el nombre está repetido'],
    ['a table and a scalar', { tables: { a: { x: '1' } } }, 'a: el nombre está repetido'],
    [
      'a column and a scalar with a dot',
      { formulas: { 'list.amount': '1' } },
      'list.amount: el nombre está repetido',
    ],
    [
      'columns of tables with dots',
      { tables: { t: { 'b.c': '1' }, 't.b': { c: '1' } } },
      't.b.c: el nombre está repetido',
    ],
  ])('of %s at once are refused', (_, parts, message) => {
    expect(fault(parts)).toBe(message);
  });

  it('of objects in JavaScript are names like others', () => {
    const sheet = new Sheet(model({ formulas: { constructor: '1', x: 'constructor + 1' } }));
    sheet.calculate();
    expect(sheet.value({ id: 'x' })).toBe(2);
  });

  it('with dots are found, of tables too', () => {
    const sheet = new Sheet(
      model({
        formulas: { 'x.y': 'sum(t.b.c.d) + z.w', 'z.w': '1' },
        tables: { 't.b': { 'c.d': 'row', e: 'c.d * 2' } },
      }),
    );
    sheet.calculate();
    expect(sheet.value({ id: 'x.y' })).toBe(7);
    expect(sheet.value({ id: 'e', table: 't.b', row: 2 })).toBe(6);
  });

  it('are looked for in the scope, then in the row, then among the scalars', () => {
    const sheet = new Sheet(
      model({
        formulas: {
          rate: '1',
          only: '5',
          'i1.rate': '2',
          'i1.x': { expression: 'rate * 10 + only', scope: 'i1' },
          plain: 'rate',
        },
        tables: { t: { 'i1.rate': '3', rate: '4', own: 'rate' } },
      }),
    );
    sheet.calculate();
    expect(sheet.value({ id: 'i1.x' })).toBe(25);
    expect(sheet.value({ id: 'plain' })).toBe(1);
    expect(sheet.value({ id: 'own', table: 't', row: 0 })).toBe(4);
  });
});

describe('a formula that does not fit', () => {
  it.each<[string, string, string]>([
    ['an unknown name', 'a + amont', 'nombre desconocido «amont»'],
    ['an unknown dotted name', 'list.amont', 'nombre desconocido «list.amont»'],
    ['an unknown function', 'vlookup(a, 1)', 'función desconocida «vlookup»'],
    ['too few arguments', 'round()', 'round() recibe 0 argumentos'],
    ['too many arguments', 'abs(1, 2)', 'abs() recibe 2 argumentos'],
    ['a single argument', 'pmt(1)', 'pmt() recibe 1 argumento'],
    ['too few columns', 'sumif(list.name, "x")', 'sumif() recibe 2 argumentos'],
    ['too many columns', 'sum(list.amount, 1)', 'sum() recibe 2 argumentos'],
    ['a text in arithmetic', 'word + 1', '«+» no trabaja con textos'],
    ['a literal text in arithmetic', '2 * "x"', '«*» no trabaja con textos'],
    ['texts compared by size', 'word < "x"', '«<» no trabaja con textos'],
    ['a text compared with a number', 'word == 1', '«==» no trabaja con textos'],
    ['a negative text', '-word', '«-» no trabaja con textos'],
    ['a text as a condition', 'word ? 1 : 2', '«?» no trabaja con textos'],
    ['a text as a function argument', 'max(1, word)', '«max()» no trabaja con textos'],
    ['branches of two types', 'a > 1 ? 1 : "x"', 'las dos ramas'],
    ['a text where a number is declared', 'word', 'la fórmula da un texto'],
    ['a whole column used bare', 'list.amount * 2', '«list.amount» es una columna entera'],
    ['a whole column in a calculation within', 'sum(list.amount * 2)', 'es una columna entera'],
    ['a whole column of texts added', 'sum(list.name)', 'sum() no trabaja con textos'],
    [
      'a criterion of another type',
      'countif(list.name, 1)',
      'countif(): el argumento 2 debe ser un texto',
    ],
    [
      'a text as a position',
      'index(list.amount, word)',
      'index(): el argumento 2 debe ser un número',
    ],
    ['no whole column', 'irr(1)', 'irr() necesita una columna entera'],
    ['prev outside of tables', 'prev(a, 0)', 'prev(columna, primero) solo vale en una tabla'],
    ['row outside of tables', 'row + 1', 'nombre desconocido «row»'],
    ['a column filled outside of tables', 'creditBalance(1, 1, 1, "cuota")', 'llena una columna'],
    [
      'a wrong argument of a text',
      'edate(1, 2) == "x"',
      'edate(): el argumento 1 debe ser un texto',
    ],
    ['no formula', '', 'no se admite'],
    ['half a formula', 'a +', 'la fórmula no se entiende'],
  ])('for %s says where and why', (_, expression, why) => {
    const message = fault({ formulas: { x: expression } });
    expect(message).toMatch(/^x: /);
    expect(message).toContain(why);
  });

  it.each<[string, string, string]>([
    ['prev of a column of another table', 'prev(amount, 0)', 'prev(): «amount» no es una columna'],
    ['prev of a scalar', 'prev(a, 0)', 'prev(): «a» no es una columna'],
    ['prev of a text', 'prev(named, 0)', 'prev() no trabaja con textos'],
    ['prev with a first text', 'prev(n, "x")', '«prev» no trabaja con textos'],
    ['prev of a calculation', 'prev(n + 1, 0)', 'prev(columna, primero)'],
    ['prev with three arguments', 'prev(n, 1, 2)', 'prev(columna, primero)'],
    ['a column of another table', 'amount + 1', 'nombre desconocido «amount»'],
    ['a fill from a row', 'creditBalance(n, 1, 1, "cuota")', 'a partir de valores sueltos'],
    [
      'a fill within a formula',
      '2 * creditBalance(1, 1, 1, "cuota")',
      'debe ser la fórmula entera',
    ],
  ])('in a column, for %s, says where and why', (_, expression, why) => {
    const parts = model({ tables: { t: { n: 'row', x: expression } } });
    const columns = {
      ...parts.tables['t']?.columns,
      named: { expression: 'word', type: 'text' as const },
    };
    const table = { rows: { count: '3' }, inputs: {}, columns };
    const make = (): Sheet => new Sheet({ ...parts, tables: { ...parts.tables, t: table } });
    expect(make).toThrow(ModelError);
    expect(make).toThrow(/^t\.x: /);
    expect(make).toThrow(why);
  });

  it('in the number of rows, or in the condition under which it applies, says so', () => {
    expect(fault({ tables: { t: { '#': 'missing', x: '1' } } })).toBe(
      't.rows: nombre desconocido «missing»',
    );
    expect(fault({ tables: { t: { '#': 'word', x: '1' } } })).toBe(
      't.rows: la fórmula da un texto',
    );
    const applies = (condition: string): string =>
      fault({ formulas: { x: { expression: '1', applies: condition } } });
    expect(applies('missing > 1')).toBe('x: nombre desconocido «missing»');
    expect(applies('word')).toBe('x: la condición da un texto');
  });
});
