// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LessonPositions } from './positions.ts';

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.restoreAllMocks();
});

describe('LessonPositions', () => {
  it('finds a place again on another day, of each lesson and person by itself', () => {
    new LessonPositions(1).keep('cuota', 12.5);
    new LessonPositions(1).keep('tasas', 3);
    expect(new LessonPositions(1).of('cuota')).toBe(12.5);
    expect(new LessonPositions(1).of('tasas')).toBe(3);
    expect(new LessonPositions(1).of('otra')).toBe(0);
    expect(new LessonPositions(2).of('cuota')).toBe(0);
  });

  it('forgets a place at the beginning', () => {
    const positions = new LessonPositions(1);
    positions.keep('cuota', 12);
    positions.keep('cuota', 0);
    expect(new LessonPositions(1).of('cuota')).toBe(0);
  });

  it('keeps what another tab wrote', () => {
    const [one, two] = [new LessonPositions(1), new LessonPositions(1)];
    one.keep('cuota', 12);
    two.keep('tasas', 5);
    one.keep('leasing', 7);
    expect(two.of('cuota')).toBe(12);
    expect(two.of('leasing')).toBe(7);
  });

  it('starts from the beginning where what is kept makes no sense', () => {
    localStorage.setItem('abaco.lecciones:1', '{broken');
    expect(new LessonPositions(1).of('cuota')).toBe(0);
    new LessonPositions(1).keep('cuota', 4);
    expect(new LessonPositions(1).of('cuota')).toBe(4);
  });

  it('does without storage', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const positions = new LessonPositions(1);
    positions.keep('cuota', 4);
    expect(positions.of('cuota')).toBe(0);
  });
});
