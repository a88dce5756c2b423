import { expect, it } from 'vitest';
import { freeName } from './freeName.ts';

it.each([
  ['Hotel', [], 'Hotel'],
  ['Hotel', ['Hotel'], 'Hotel (2)'],
  ['Hotel', ['Hotel', 'Hotel (2)'], 'Hotel (3)'],
])('%s beside %j is %s', (wanted, taken, free) => {
  expect(freeName(wanted, new Set(taken))).toBe(free);
});

it('is never longer than it may be', () => {
  expect(freeName('Edificio', new Set(), 4)).toBe('Edif');
  expect(freeName('Edificio del mar', new Set(['Edificio']), 8)).toBe('Edif (2)');
});
