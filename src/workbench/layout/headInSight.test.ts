import { describe, expect, test } from 'vitest';
import { sightOf } from './headInSight.ts';

const HEAD = 40;
const COVERED = 170;
const WINDOW = 900;
const at = (top: number, height = 680) =>
  sightOf({ top, bottom: top + height }, HEAD, COVERED, WINDOW);

describe('a table under what covers the top of the page', () => {
  test.each([
    [494, 0],
    [170, 0],
    [94, 76],
    [-306, 476],
  ])('at %s its head stands %s further down', (top, offset) => {
    expect(at(top).offset).toBe(offset);
  });
  test('the head leaves with the last row, not before and not after', () => {
    // 680 less the head and one row of 32.
    expect(at(-700).offset).toBe(608);
    expect(at(-5000).offset).toBe(608);
  });
  test('takes the wheel once three quarters of it are in sight, wherever a turn of it stops', () => {
    expect(at(494).takesScroll).toBe(false);
    expect(at(380).takesScroll).toBe(true);
    expect(at(170).takesScroll).toBe(true);
    expect(at(20).takesScroll).toBe(true);
    expect(at(-306).takesScroll).toBe(false);
  });
  test('one higher than the window takes it where it fills what is free', () => {
    expect(at(170, 2000).takesScroll).toBe(true);
    expect(at(-400, 2000).takesScroll).toBe(true);
    expect(at(800, 2000).takesScroll).toBe(false);
  });
});
