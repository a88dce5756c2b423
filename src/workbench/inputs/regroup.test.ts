import { describe, expect, it } from 'vitest';
import { regroup } from './regroup.ts';

/** `|` marks the caret. */
const at = (marked: string) => ({ text: marked.replace('|', ''), caret: marked.indexOf('|') });
const regrouped = (marked: string): string => {
  const { text, caret } = regroup(at(marked));
  return `${text.slice(0, caret)}|${text.slice(caret)}`;
};

describe('regroup', () => {
  it.each([
    ['1234|', '1.234|'],
    ['1.2345|', '12.345|'],
    ['1234567|', '1.234.567|'],
    ['12|34567', '1.2|34.567'],
    ['|1234', '|1.234'],
    // A digit was deleted: the dots move, the caret stays behind the same digit.
    ['1.23|.567', '123|.567'],
    ['1.234.|67', '123.4|67'],
    ['-1234|', '-1.234|'],
    ['1234,5|6', '1.234,5|6'],
    ['0012|', '12|'],
    ['0|', '0|'],
    [',5|', ',5|'],
    ['|', '|'],
  ])('%s becomes %s', (typed, shown) => expect(regrouped(typed)).toBe(shown));

  it.each(['12a|', '$ 1234|', '1,2,3|', '1-2|'])('leaves %s for the check to judge', (typed) =>
    expect(regrouped(typed)).toBe(typed),
  );
});
