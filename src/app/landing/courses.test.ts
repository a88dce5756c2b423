import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { courseFile, lessonFile } from '../../../schemas/courses.ts';
import { SAMPLE_COURSES } from './courses.ts';

const FOLDER = path.resolve(import.meta.dirname, '../../../fixtures/courses');
const read = (...names: readonly string[]): unknown =>
  JSON.parse(readFileSync(path.join(FOLDER, ...names), 'utf8'));

describe('the courses of the landing page', () => {
  it.each(SAMPLE_COURSES)('says of $id what its folder says', (sample) => {
    const course = courseFile.parse(read(sample.id, 'course.json'));
    const lessons = course.lessons.map((id) =>
      lessonFile.parse(read(sample.id, 'lessons', `${id}.json`)),
    );
    expect(sample).toMatchObject({ title: course.title, level: course.level });
    expect(sample.lessons).toEqual(lessons.map(({ title }) => title));
    const minutes = lessons.reduce((sum, { studyMinutes }) => sum + studyMinutes, 0);
    expect(sample.hours).toBe(minutes / 60);
  });

  it('are of 8, 12 and 10 hours, from beginners to advanced', () => {
    expect(SAMPLE_COURSES.map(({ hours, level }) => [hours, level])).toEqual([
      [8, 'beginner'],
      [12, 'intermediate'],
      [10, 'advanced'],
    ]);
  });
});
