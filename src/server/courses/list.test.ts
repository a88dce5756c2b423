import { expect, test, vi } from 'vitest';
import { CourseList } from './list.ts';
import { Shelves, openLibrary } from './library.ts';
import type { Progress } from './progress.ts';

const progress = (key: string): Progress => ({
  key,
  hasViewed: () => false,
  hasCompleted: () => false,
});

test('the list is made once for all who have seen the same, until the courses change', () => {
  const list = new CourseList();
  const shelves = new Shelves([]);
  const first = list.answer(shelves, progress('a/'));
  expect(list.answer(shelves, progress('a/'))).toBe(first);
  expect(list.answer(shelves, progress('b/'))).not.toBe(first);
  expect(list.answer(new Shelves([]), progress('a/'))).not.toBe(first);
});

test('courses are read once for all who ask, and again after a failure', async () => {
  let reads = 0;
  const rows = Object.assign(Promise.resolve([]), { orderBy: () => rows, from: () => rows });
  const db = {
    select: () => {
      reads++;
      if (reads === 1) throw new Error('cut');
      return rows;
    },
  };
  const library = openLibrary(db as never, 60_000);
  await expect(library()).rejects.toThrow('cut');
  const [one, two] = await Promise.all([library(), library()]);
  expect(one).toBe(two);
  expect(await library()).toBe(one);
  // Courses and lessons, once.
  expect(reads).toBe(3);
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_001);
  expect(await library()).not.toBe(one);
});
