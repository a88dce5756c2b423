import { expect, it } from 'vitest';
import { listSome } from './listed.ts';

it('says the first of many, and how many follow', () => {
  expect(listSome(['a'], 3)).toBe('a');
  expect(listSome(['a', 'b', 'c', 'd'], 3)).toBe('a, b, c y d');
  expect(listSome(['a', 'b', 'c', 'd', 'e'], 3)).toBe('a, b, c y 2 más');
});
