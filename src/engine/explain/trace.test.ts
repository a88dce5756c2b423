import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Model, Ref } from '../model.ts';
import { Sheet } from '../run/sheet.ts';
import { valueOfPrinted } from '../testing/printed.ts';
import { small } from '../testing/small.ts';
import type { FormulaToken } from './tokens.ts';
import { trace } from './trace.ts';

function nameOf({ id, table, row }: Ref): string {
  return `${table ? `${table}.` : ''}${id}${row === undefined ? '' : `[${row}]`}`;
}

/** As a person sees it, with refs as names. */
function print(tokens: readonly FormulaToken[]): string {
  return tokens
    .map((token) => {
      if (typeof token === 'string') return token;
      if ('id' in token) return nameOf(token);
      if ('call' in token) return token.call;
      if ('text' in token) return `«${token.text}»`;
      return token.all ? 'filas' : String(token.number ?? 'fila');
    })
    .join('');
}

function printed(expression: string): string {
  const sheet = small({ x: { expression } }, { a: 2, b: 3, c: 4 });
  return print(trace(sheet, { id: 'x' }).formula);
}

describe('a printed formula', () => {
  it.each([
    ['a + b * c', 'a + b × c'],
    ['(a + b) * c', '(a + b) × c'],
    ['a - (b - c)', 'a − (b − c)'],
    ['(a - b) - c', 'a − b − c'],
    ['a / (b * c)', 'a ÷ (b × c)'],
    ['a / b / c', 'a ÷ b ÷ c'],
    ['-a ^ 2', '−a ^ 2'],
    ['(-a) ^ 2', '(−a) ^ 2'],
    ['a ^ -b', 'a ^ (−b)'],
    ['a ^ b ^ c', 'a ^ b ^ c'],
    ['(a ^ b) ^ c', '(a ^ b) ^ c'],
    ['-(a + b)', '−(a + b)'],
    ['a - -b', 'a − −b'],
    ['(a < b) == c', '(a < b) = c'],
    ['a == (b >= c)', 'a = (b ≥ c)'],
    ['(a != b) * 3', '(a ≠ b) × 3'],
    ['a > 1 and (b > 1 or c <= 1)', 'a > 1 y (b > 1 o c ≤ 1)'],
    ['a > 1 and b > 1 or c > 1', 'a > 1 y b > 1 o c > 1'],
    ['not (a > b)', 'no (a > b)'],
    ['not a', 'no a'],
    ['a > b ? 1.5 : c', 'si a > b → 1,5; si no → c'],
    ['a > b ? 1 : b > c ? 2 : 3', 'si a > b → 1; si b > c → 2; si no → 3'],
    ['a > b ? (b > c ? 1 : 2) : 3', 'si a > b → (si b > c → 1; si no → 2); si no → 3'],
    ['max(a > b ? 1 : 2, c)', 'max((si a > b → 1; si no → 2); c)'],
    ['(a > b ? 1 : 2) + c', '(si a > b → 1; si no → 2) + c'],
    ['a * 1234567.5', 'a × 1.234.567,5'],
    ['a * 1000', 'a × 1000'],
    ['a + 0.0000001', 'a + 0,0000001'],
    ['true', 'sí'],
    ['round(a, 2)', 'round(a; 2)'],
  ])('%s reads %s', (expression, expected) => {
    expect(printed(expression)).toBe(expected);
  });

  it('reads texts in quotation marks', () => {
    const model: Model = {
      inputs: { mode: { type: 'text' } },
      formulas: { x: { expression: 'mode == "max" ? 1 : 2' } },
      tables: {},
    };
    expect(print(trace(new Sheet(model), { id: 'x' }).formula)).toBe(
      'si mode = «max» → 1; si no → 2',
    );
  });

  it('says, read by the rules of arithmetic, what the formula gives', () => {
    const NAMES = ['a', 'b', 'c'];
    const { expression } = fc.letrec<{ expression: string }>((tie) => ({
      expression: fc.oneof(
        { depthSize: 'medium', withCrossShrink: true },
        fc.constantFrom(...NAMES, '0', '1', '2.5', '7'),
        fc
          .tuple(
            tie('expression'),
            fc.constantFrom(...'+ - * / ^ == != < <= > >= and or'.split(' ')),
            tie('expression'),
          )
          .map(([a, op, b]) => `(${a}) ${op} (${b})`),
        fc.tuple(fc.constantFrom('-', 'not '), tie('expression')).map(([op, a]) => `${op}(${a})`),
        fc
          .tuple(tie('expression'), tie('expression'), tie('expression'))
          .map(([a, b, c]) => `(${a}) ? (${b}) : (${c})`),
        fc
          .array(tie('expression'), { minLength: 1, maxLength: 3 })
          .map((args) => `max(${args.join(', ')})`),
      ),
    }));
    let compared = 0;
    fc.assert(
      fc.property(expression, fc.tuple(fc.nat(4), fc.nat(4), fc.nat(4)), (text, [a, b, c]) => {
        const given: Record<string, number> = { a, b, c };
        const sheet = small({ x: { expression: text } }, given);
        const { formula } = trace(sheet, { id: 'x' });
        const value = valueOfPrinted(formula, ({ id }) => given[id] ?? Number.NaN);
        // Where there is no value the two need not agree on which kind of none it is.
        const known = sheet.value({ id: 'x' });
        if (known === null) return;
        compared++;
        expect({ formula: print(formula), value }).toEqual({
          formula: print(formula),
          value: known,
        });
      }),
      { numRuns: 1_000 },
    );
    expect(compared).toBeGreaterThan(400);
  });
});

const number = { type: 'number' } as const;
const loan = new Sheet({
  inputs: { amount: number, rate: number, term: number },
  formulas: {
    payment: { expression: 'amount / term' },
    total: { expression: 'sum(t.interest) + count(list.cost)' },
    third: { expression: 'index(t.balance, 3)' },
    only: { expression: 'payment * 2', applies: 'rate > 0' },
  },
  tables: {
    t: {
      rows: { count: 'term' },
      inputs: {},
      columns: {
        interest: { expression: 'prev(balance, amount) * rate' },
        balance: { expression: 'row == rows ? 0 : prev(balance, amount) - payment' },
      },
    },
    list: {
      rows: 'records',
      inputs: { price: number, share: number },
      columns: { cost: { expression: 'price * share / sum(list.price)' } },
    },
  },
});
for (const [id, value] of Object.entries({ amount: 90, rate: 0.1, term: 3 })) {
  loan.setScalar(id, value);
}
loan.setRows('list', 2);
loan.calculate();

const at = (table: string, id: string, row?: number): Ref => ({
  id,
  table,
  ...(row === undefined ? {} : { row }),
});
const precedents = (ref: Ref): string[] => trace(loan, ref).precedents.map(nameOf).sort();
const dependents = (ref: Ref): string[] => trace(loan, ref).dependents.map(nameOf).sort();

describe('a trace', () => {
  it('of an input has dependents only', () => {
    expect(trace(loan, { id: 'amount' }).formula).toEqual([]);
    expect(precedents({ id: 'amount' })).toEqual([]);
    expect(dependents({ id: 'amount' })).toEqual(['payment', 't.balance', 't.interest']);
    // A row count has no cell that a person could follow.
    expect(dependents({ id: 'term' })).toEqual(['payment']);
  });

  it('of a scalar names scalars and whole columns', () => {
    expect(print(trace(loan, { id: 'total' }).formula)).toBe('sum(t.interest) + count(list.cost)');
    expect(precedents({ id: 'total' })).toEqual(['list.cost', 't.interest']);
    expect(dependents({ id: 'payment' })).toEqual(['only', 't.balance']);
  });

  it('of a row names the row before, and on the first row the value given for it', () => {
    expect(print(trace(loan, at('t', 'interest', 0)).formula)).toBe('amount × rate');
    expect(precedents(at('t', 'interest', 0))).toEqual(['amount', 'rate']);
    expect(print(trace(loan, at('t', 'interest', 2)).formula)).toBe('t.balance[1] × rate');
    expect(precedents(at('t', 'interest', 2))).toEqual(['rate', 't.balance[1]']);
    expect(print(trace(loan, at('t', 'balance', 1)).formula)).toBe(
      'si 2 = filas → 0; si no → t.balance[0] − payment',
    );
  });

  it('of a row is followed by the next row, the aggregates and nothing past the end', () => {
    expect(dependents(at('t', 'balance', 0))).toEqual(['t.balance[1]', 't.interest[1]', 'third']);
    expect(dependents(at('t', 'balance', 2))).toEqual(['third']);
    expect(dependents(at('t', 'interest', 1))).toEqual(['total']);
  });

  it('of a column without a row names columns without rows', () => {
    expect(print(trace(loan, at('t', 'interest')).formula)).toBe('t.balance × rate');
    expect(precedents(at('t', 'interest'))).toEqual(['amount', 'rate', 't.balance']);
    expect(dependents(at('t', 'balance'))).toEqual(['t.interest', 'third']);
  });

  it('of a record names its own cells and the whole column', () => {
    expect(precedents(at('list', 'cost', 1))).toEqual([
      'list.price',
      'list.price[1]',
      'list.share[1]',
    ]);
    expect(dependents(at('list', 'price', 1))).toEqual(['list.cost', 'list.cost[1]']);
    expect(dependents(at('list', 'share', 1))).toEqual(['list.cost[1]']);
  });

  it('leaves the condition out of the formula: it is shown by itself', () => {
    expect(print(trace(loan, { id: 'only' }).formula)).toBe('payment × 2');
  });

  it('of nothing is empty', () => {
    expect(trace(loan, { id: 'none' })).toEqual({ formula: [], precedents: [], dependents: [] });
  });

  it('agrees both ways: what a cell reads lists the cell among those that read it', () => {
    const refs = [...loan.program.nodes.values()].map(({ ref }) => ref);
    const pairs = refs.flatMap((ref) => precedents(ref).map((name) => [name, nameOf(ref)]));
    const back = refs.flatMap((ref) => dependents(ref).map((name) => [nameOf(ref), name]));
    expect(pairs.length).toBeGreaterThan(10);
    expect(back).toEqual(expect.arrayContaining(pairs));
  });
});
