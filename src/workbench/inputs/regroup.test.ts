import { describe, expect, it } from 'vitest';
import { regroup } from './regroup.ts';

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
  ])('after %j leaves the dots of %s to the person', (before, typed) =>
    expect(regrouped(before, typed)).toBe(typed),
  );

  it('goes on by itself once the dots are where they belong', () => {
    expect(regrouped('1.500', '1.5000|')).toBe('15.000|');
  });
});
