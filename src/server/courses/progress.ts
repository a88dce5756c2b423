import { eq } from 'drizzle-orm';
import type { ConceptViewAnswer, LessonViewAnswer } from '../../../schemas/courses.ts';
import type { Queries } from '../database/pool.ts';
import { conceptViews, lessonViews } from '../database/schema.ts';
import { findCourse, findLesson, lessonAfter, unknownConcept, unknownLesson } from './library.ts';
import type { LessonRow } from './library.ts';

/** What a person has seen. */
export interface Progress {
  hasViewed: (lessonId: string) => boolean;
  hasCompleted: (lessonId: string, conceptId: string) => boolean;
}

export async function progressOf(db: Queries, userId: number): Promise<Progress> {
  const views = await db
    .select({ lesson: lessonViews.lessonId })
    .from(lessonViews)
    .where(eq(lessonViews.userId, userId));
  const concepts = await db
    .select({ lesson: conceptViews.lessonId, concept: conceptViews.conceptId })
    .from(conceptViews)
    .where(eq(conceptViews.userId, userId));
  const viewed = new Set(views.map(({ lesson }) => lesson));
  // No id has a slash.
  const completed = new Set(concepts.map(({ lesson, concept }) => `${lesson}/${concept}`));
  return {
    hasViewed: (lessonId) => viewed.has(lessonId),
    hasCompleted: (lessonId, conceptId) => completed.has(`${lessonId}/${conceptId}`),
  };
}

/** A lesson is completed once it was viewed, or one of its concepts is completed. */
export function isCompleted({ id, content }: LessonRow, progress: Progress): boolean {
  return (
    progress.hasViewed(id) ||
    content.concepts.some((concept) => progress.hasCompleted(id, concept.id))
  );
}

/** @throws {ApiError} 404 where there is no such course, or no such lesson in it */
export async function viewLesson(
  db: Queries,
  userId: number,
  courseId: string,
  lessonId: string,
): Promise<LessonViewAnswer> {
  const course = await findCourse(db, courseId);
  const lesson = course.lessons.find((each) => each.id === lessonId);
  if (!lesson) throw unknownLesson();
  await db.insert(lessonViews).values({ userId, lessonId }).onConflictDoNothing();
  return { nextLessonId: await lessonAfter(db, lesson) };
}

/** @throws {ApiError} 404 where there is no such lesson, or no such concept in it */
export async function viewConcept(
  db: Queries,
  userId: number,
  lessonId: string,
  conceptId: string,
): Promise<ConceptViewAnswer> {
  const { content } = await findLesson(db, lessonId);
  if (!content.concepts.some(({ id }) => id === conceptId)) throw unknownConcept();
  await db.insert(conceptViews).values({ userId, lessonId, conceptId }).onConflictDoNothing();
  // One concept is enough: see isCompleted.
  return { lessonId, conceptId, isCompleted: true, lessonCompleted: true };
}
