// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { storedKeys, storedText } from './keys.ts';
import { formStatesOf, ViewStates, viewStatesOf } from './viewStates.ts';

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

it('keeps how a person left a document, for them alone', () => {
  const mine = new ViewStates(7);
  mine.keep('a', 'unit', 'miles');
  mine.keep('a', 'years', [2]);
  vi.runAllTimers();
  const again = new ViewStates(7);
  expect([again.of('a', 'unit'), again.of('a', 'years')]).toEqual(['miles', [2]]);
  expect(again.of('b', 'unit')).toBeUndefined();
  expect(new ViewStates(8).of('a', 'unit')).toBeUndefined();
  expect(new ViewStates(null).of('a', 'unit')).toBeUndefined();
});

it('keeps what was typed into forms apart, and leaves nothing of it once it is saved', () => {
  formStatesOf(7).keep('a income', 'typed', 'Spa');
  viewStatesOf(7).keep('a', 'unit', 'miles');
  vi.runAllTimers();
  expect(storedKeys().toSorted()).toEqual(['abaco.formularios:7', 'abaco.view.documents:7']);
  expect(viewStatesOf(7).of('a income', 'typed')).toBeUndefined();
  expect(formStatesOf(8).of('a income', 'typed')).toBeUndefined();
  formStatesOf(7).keep('a income', 'typed', undefined);
  vi.runAllTimers();
  expect(storedText('abaco.formularios:7')).not.toContain('income');
});

it('keeps what other tabs left of other documents', () => {
  const [one, other] = [new ViewStates(7), new ViewStates(7)];
  one.keep('a', 'unit', 'miles');
  other.keep('b', 'unit', 'pesos');
  one.flush();
  other.flush();
  const again = new ViewStates(7);
  expect([again.of('a', 'unit'), again.of('b', 'unit')]).toEqual(['miles', 'pesos']);
});

it('is bounded: the thirty documents worked with last, and little of each', () => {
  const states = new ViewStates(7);
  for (let at = 0; at < 100; at += 1) {
    states.keep(`d${at}`, 'widths', 'x'.repeat(19_900));
    states.flush();
  }
  states.keep('d99', 'more', 'x'.repeat(200));
  states.flush();
  states.keep('d98', 'widths', 'x'.repeat(20_100));
  states.flush();
  const again = new ViewStates(7);
  // Not what it was before, either.
  expect(again.of('d98', 'widths')).toBeUndefined();
  expect(again.of('d69', 'widths')).toBeUndefined();
  expect([again.of('d70', 'widths'), again.of('d99', 'widths')]).not.toContain(undefined);
  expect(again.of('d99', 'more')).toBeUndefined();
  expect(storedKeys().reduce((sum, key) => sum + (storedText(key) ?? '').length, 0)).toBeLessThan(
    30 * 20_100,
  );
});

it('begins anew from what nobody wrote like that', () => {
  new ViewStates(7).keep('a', 'unit', 'miles');
  vi.runAllTimers();
  const [key = ''] = storedKeys();
  const text = localStorage.getItem(key) ?? '';
  for (const broken of ['{', 'null', text.replace(/"value":.*/, '"value":[3]}')]) {
    localStorage.setItem(key, broken);
    expect(new ViewStates(7).of('a', 'unit')).toBeUndefined();
  }
});

it('goes along where what was looked at becomes a case', () => {
  const states = new ViewStates(7);
  states.keep('sample', 'unit', 'miles');
  states.keep('sample', 'years', [2]);
  states.keep('case', 'unit', 'pesos');
  states.move('sample', 'case');
  const again = new ViewStates(7);
  expect([again.of('case', 'unit'), again.of('case', 'years')]).toEqual(['pesos', [2]]);
  expect(again.of('sample', 'unit')).toBeUndefined();
});
