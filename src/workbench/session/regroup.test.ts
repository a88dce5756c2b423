import { describe, expect, it } from 'vitest';
import { money, percent } from '../../tool/index.ts';
import { regroup, regroupAs } from './regroup.ts';

/** `|` marks the caret. */
const at = (marked: string) => ({ text: marked.replace('|', ''), caret: marked.indexOf('|') });
const regrouped = (before: string, marked: string): string => {
  const { text, caret } = regroup(at(marked), before);
  return `${text.slice(0, caret)}|${text.slice(caret)}`;
};

describe('regroup', () => {
  it.each([
    ['123', '1234|', '1.234|'],
    ['1.234', '1.2345|', '12.345|'],
    ['', '1234567|', '1.234.567|'],
    ['134.567', '12|34567', '1.2|34.567'],
    ['', '|1234', '|1.234'],
    // A digit was deleted: the dots move, the caret stays behind the same digit.
    ['1.234.567', '1.23|.567', '123|.567'],
    ['1.234.567', '1.234.|67', '123.4|67'],
    ['-123', '-1234|', '-1.234|'],
    ['1.234,6', '1.234,5|6', '1.234,5|6'],
    ['001', '0012|', '12|'],
    ['', '0|', '0|'],
    ['', ',5|', ',5|'],
    ['1', '|', '|'],
  ])('after %j, %s becomes %s', (before, typed, shown) =>
    expect(regrouped(before, typed)).toBe(shown),
  );

  it.each([
    ['', '12a|'],
    ['', '$ 1234|'],
    ['1,2', '1,2,3|'],
    ['1', '1-2|'],
    ['=25', '=250|'],
  ])('after %j leaves %s for the check to judge', (before, typed) =>
    expect(regrouped(before, typed)).toBe(typed),
  );

  it.each([
    // Somebody who writes 1.5 means no 15; who writes 1.250 gets there with their own dots.
    ['1', '1.|'],
    ['1.', '1.5|'],
    ['1.5', '1.50|'],
    ['1.50', '1.500|'],
    ['123.456', '123.456.|'],
    ['123.456.', '123.456.7|'],
    ['', '1.5|'],
    // Written over an amount that had dots of ours.
    ['5.400.000', '1.5|'],
    ['2.500', '1.25|'],
  ])('after %j leaves the dots of %s to the person', (before, typed) =>
    expect(regrouped(before, typed)).toBe(typed),
  );

  it('leaves what is pasted as it is, though it may look like a deletion', () => {
    const pasted = { text: '1.5', caret: 3, inserted: '1.5' };
    expect(regroup(pasted, '1.500').text).toBe('1.5');
    expect(regroup({ ...pasted, inserted: null }, '1.500').text).toBe('15');
  });

  it('goes on by itself once the dots are where they belong', () => {
    expect(regrouped('1.500', '1.5000|')).toBe('15.000|');
  });
});

describe('regroupAs', () => {
  it.each([
    [money('Valor', { initial: 0 }), '1.234.567', 9],
    [money('Valor', { initial: 0, unit: 'MXN' }), '1,234,567', 9],
    [percent('Tasa', { initial: 0 }), '1234567', 7],
  ])('writes the thousands of %j as %s', (field, text, caret) =>
    expect(regroupAs(field, { text: '1234567', caret: 7 })).toEqual({ text, caret }),
  );

  it('leaves the decimals of Mexican pesos where they are', () => {
    const pesos = money('Valor', { initial: 0, unit: 'MXN' });
    expect(regroupAs(pesos, { text: '1,2345.5', caret: 6 }, '1,234.5').text).toBe('12,345.5');
  });
});
