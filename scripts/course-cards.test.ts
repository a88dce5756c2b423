import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readCards } from './course-cards.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const FOLDER = path.join(ROOT, 'fixtures/courses');

it('tells of each course what is in its folder, 8, 12 and 10 hours of study', async () => {
  const cards = await readCards(ROOT);
  expect(cards.map(({ hours, level }) => [hours, level])).toEqual([
    [8, 'beginner'],
    [12, 'intermediate'],
    [10, 'advanced'],
  ]);
  for (const { id, contents, lessons } of cards) {
    const files = readdirSync(path.join(FOLDER, id, 'lessons'));
    const withTool = files.filter((file) =>
      readFileSync(path.join(FOLDER, id, 'lessons', file), 'utf8').includes('\n  "tool": {'),
    );
    expect(contents).toMatchObject({ lessons: files.length, withTool: withTool.length });
    expect(lessons).toHaveLength(files.length);
  }
});
