import { and, asc, eq, gt } from 'drizzle-orm';
import { isCourseId } from '../../../schemas/courses.ts';
import type { Queries } from '../database/pool.ts';
import { courses, lessons } from '../database/schema.ts';
import { ApiError } from '../http/errors.ts';

/** What the database holds of courses, in their order. */

export type CourseRow = typeof courses.$inferSelect & { lessons: LessonRow[] };
export type LessonRow = typeof lessons.$inferSelect;

const unknownCourse = () => new ApiError(404, 'course_not_found', 'El curso no existe');
export const unknownLesson = () => new ApiError(404, 'lesson_not_found', 'La lección no existe');
export const unknownConcept = () =>
  new ApiError(404, 'concept_not_found', 'El concepto no existe en esta lección');

export async function allCourses(db: Queries): Promise<CourseRow[]> {
  const rows = await db.select().from(courses).orderBy(asc(courses.position), asc(courses.id));
  const all = await db.select().from(lessons).orderBy(asc(lessons.position));
  return rows.map((row) => ({ ...row, lessons: all.filter((each) => each.courseId === row.id) }));
}

/** @throws {ApiError} 404 */
export async function findCourse(db: Queries, id: string): Promise<CourseRow> {
  const [row] = isCourseId(id) ? await db.select().from(courses).where(eq(courses.id, id)) : [];
  if (!row) throw unknownCourse();
  const own = eq(lessons.courseId, id);
  return { ...row, lessons: await db.select().from(lessons).where(own).orderBy(lessons.position) };
}

/** @throws {ApiError} 404 */
export async function findLesson(db: Queries, id: string): Promise<LessonRow> {
  const [row] = isCourseId(id) ? await db.select().from(lessons).where(eq(lessons.id, id)) : [];
  if (!row) throw unknownLesson();
  return row;
}

/** The id of the lesson that follows in the course; null after the last. */
export async function lessonAfter(db: Queries, lesson: LessonRow): Promise<string | null> {
  const [next] = await db
    .select({ id: lessons.id })
    .from(lessons)
    .where(and(eq(lessons.courseId, lesson.courseId), gt(lessons.position, lesson.position)))
    .orderBy(asc(lessons.position))
    .limit(1);
  return next?.id ?? null;
}
