import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Model } from '../model.ts';
import { Sheet } from '../run/sheet.ts';
import { formulas } from '../testing/expressions.ts';
import { formulaTree, rowsTree } from './tree.ts';

const number = { type: 'number' } as const;

const loan = new Sheet({
  inputs: { amount: { type: 'number', blank: 0 }, rate: number, kind: { type: 'text' } },
  formulas: {
    half: { expression: 'amount / 2' },
    share: { expression: 'amount / half' },
    monthly: { expression: 'rate * 2', applies: 'amount > 0' },
    label: { expression: 'kind == "a" ? "x" : concat(kind, "y")', type: 'text' },
    known: { expression: 'isnumber(share)' },
    best: { expression: 'large(list.price, 1) + sum(list.price)' },
    paid: { expression: 'sumif(list.price, 1, list.price)' },
    // The list may have more rows than the table.
    beyond: { expression: 'sumif(list.price, 1, t.left)' },
  },
  tables: {
    list: { rows: 'records', inputs: { price: { type: 'number', blank: 1 } }, columns: {} },
    t: {
      rows: { count: 'amount + 1' },
      inputs: {},
      columns: {
        left: { expression: 'prev(left, amount) - row * half' },
        gone: { expression: 'prev(gone) + rows' },
      },
    },
  },
});

const missing = (id: string, table?: string): boolean | undefined =>
  formulaTree(loan, table === undefined ? { id } : { id, table })?.mayBeMissing;

describe('the tree of a formula', () => {
  it('holds its references and types', () => {
    const cell = (id: string, table?: string) => ({
      node: 'cell',
      ref: table === undefined ? { id } : { id, table },
      type: 'number',
      mayBeMissing: false,
    });
    expect(formulaTree(loan, { id: 'left', table: 't' })).toEqual({
      node: 'binary',
      operator: '-',
      type: 'number',
      mayBeMissing: false,
      left: {
        node: 'previous',
        ref: { id: 'left', table: 't' },
        type: 'number',
        mayBeMissing: false,
        first: cell('amount'),
      },
      right: {
        node: 'binary',
        operator: '*',
        type: 'number',
        mayBeMissing: false,
        left: { node: 'row', type: 'number', mayBeMissing: false },
        right: cell('half'),
      },
    });
    expect(rowsTree(loan, 't')).toMatchObject({ node: 'binary', left: cell('amount') });
  });

  it('names functions as formulas do, whole columns among their arguments', () => {
    expect(formulaTree(loan, { id: 'best' })).toMatchObject({
      left: {
        node: 'call',
        name: 'large',
        args: [{ node: 'column', ref: { id: 'price', table: 'list' } }, { node: 'number' }],
      },
    });
  });

  it('has the condition of a formula as an if without a value beyond', () => {
    expect(formulaTree(loan, { id: 'monthly' })).toMatchObject({
      node: 'if',
      test: { node: 'binary', operator: '>' },
      else: { node: 'number', mayBeMissing: true },
    });
  });

  it('is data, and none for an input, a list or an unknown name', () => {
    const tree = formulaTree(loan, { id: 'label' });
    expect(JSON.parse(JSON.stringify(tree))).toEqual(tree);
    expect(formulaTree(loan, { id: 'amount' })).toBeNull();
    expect(formulaTree(loan, { id: 'none' })).toBeNull();
    expect(rowsTree(loan, 'list')).toBeNull();
  });

  it('says what may have no value', () => {
    expect([missing('half'), missing('left', 't'), missing('known')]).toEqual([
      false,
      false,
      false,
    ]);
    expect([missing('share'), missing('monthly'), missing('label'), missing('best')]).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect([missing('paid'), missing('beyond')]).toEqual([false, true]);
    // The first row of a column without a first value has none, and so have all below it.
    expect(missing('gone', 't')).toBe(true);
  });

  it('says that what can’t be empty has a value', () => {
    const sheet = new Sheet({
      inputs: { sure: { type: 'number', required: true }, free: number },
      formulas: { a: { expression: 'sure * 2' }, b: { expression: 'sure * free' } },
      tables: {},
    });
    const may = (id: string) => formulaTree(sheet, { id })?.mayBeMissing;
    expect([may('a'), may('b')]).toEqual([false, true]);
  });

  it('has a value wherever it says so, whatever the numbers', () => {
    const drawn = formulas({
      scalars: ['a', 'b'],
      series: ['list.u'],
      columns: ['u'],
      previous: ['x'],
    });
    let certain = 0;
    fc.assert(
      fc.property(drawn, fc.nat(4), fc.nat(4), ({ text }, a, b) => {
        const blank = { type: 'number', blank: 2 } as const;
        const model: Model = {
          inputs: { a: blank, b: blank },
          formulas: {},
          tables: {
            list: { rows: 'records', inputs: { u: blank }, columns: { x: { expression: text } } },
          },
        };
        const sheet = new Sheet(model);
        sheet.setScalar('a', a);
        sheet.setScalar('b', b);
        sheet.setRows('list', 3);
        sheet.calculate();
        const ref = { id: 'x', table: 'list' };
        if (formulaTree(sheet, ref)?.mayBeMissing !== false) return;
        certain++;
        const values = [0, 1, 2].map((row) => sheet.column(ref).data[row]);
        expect(values).not.toContain(Number.NaN);
      }),
      { numRuns: 500 },
    );
    expect(certain).toBeGreaterThan(50);
  });
});
