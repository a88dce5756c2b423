import { asc } from 'drizzle-orm';
import type { Queries } from '../database/pool.ts';
import { courses, lessons } from '../database/schema.ts';
import { ApiError } from '../http/errors.ts';

export type CourseRow = typeof courses.$inferSelect & { lessons: LessonRow[] };
export type LessonRow = typeof lessons.$inferSelect;

const unknownCourse = () => new ApiError(404, 'course_not_found', 'El curso no existe');
export const unknownLesson = () => new ApiError(404, 'lesson_not_found', 'La lección no existe');
export const unknownConcept = () =>
  new ApiError(404, 'concept_not_found', 'El concepto no existe en esta lección');

/** What the database holds of courses, in their order; the same for everybody. */
export class Shelves {
  readonly courses: readonly CourseRow[];

  constructor(all: readonly CourseRow[]) {
    this.courses = all;
  }

  /** @throws {ApiError} 404 */
  course(id: string): CourseRow {
    const found = this.courses.find((each) => each.id === id);
    if (!found) throw unknownCourse();
    return found;
  }

  /** @throws {ApiError} 404 */
  lesson(id: string): LessonRow {
    const found = this.courses.flatMap((each) => each.lessons).find((each) => each.id === id);
    if (!found) throw unknownLesson();
    return found;
  }
}

/** Gives what the database holds, read anew once it is older than some seconds. */
export type Library = () => Promise<Shelves>;

/** Courses change when a process starts that has others; the others see it after this time. */
const KEPT_MS = 5000;

export function openLibrary(db: Queries, keptMs = KEPT_MS): Library {
  let readAt = -Infinity;
  let reading: Promise<Shelves> | undefined;
  return () => {
    if (reading && performance.now() - readAt < keptMs) return reading;
    readAt = performance.now();
    reading = readShelves(db);
    // What couldn't be read is asked for again.
    reading.catch(() => (reading = undefined));
    return reading;
  };
}

async function readShelves(db: Queries): Promise<Shelves> {
  const rows = await db.select().from(courses).orderBy(asc(courses.position), asc(courses.id));
  const all = await db.select().from(lessons).orderBy(asc(lessons.position));
  return new Shelves(
    rows.map((row) => ({ ...row, lessons: all.filter((each) => each.courseId === row.id) })),
  );
}

/** The id of the lesson that follows in the course; null after the last. */
export function lessonAfter(course: CourseRow, lesson: LessonRow): string | null {
  return course.lessons.find((each) => each.position > lesson.position)?.id ?? null;
}
