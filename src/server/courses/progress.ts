import { eq, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { ConceptViewAnswer, LessonViewAnswer } from '../../../schemas/courses.ts';
import type { Queries } from '../database/pool.ts';
import { conceptViews, lessonViews } from '../database/schema.ts';
import { lessonAfter, unknownConcept, unknownLesson } from './library.ts';
import type { CourseRow, LessonRow } from './library.ts';

/** What a person has seen. */
export interface Progress {
  hasViewed: (lessonId: string) => boolean;
  hasCompleted: (lessonId: string, conceptId: string) => boolean;
  /** The same for all who have seen the same. */
  key: string;
}

export async function progressOf(db: Queries, userId: number): Promise<Progress> {
  const views = db
    .select({ lesson: lessonViews.lessonId, concept: sql<string | null>`null` })
    .from(lessonViews)
    .where(eq(lessonViews.userId, userId));
  const concepts = db
    .select({ lesson: conceptViews.lessonId, concept: conceptViews.conceptId })
    .from(conceptViews)
    .where(eq(conceptViews.userId, userId));
  const rows = await unionAll(views, concepts);
  // No id has a slash.
  const seen = new Set(rows.map(({ lesson, concept }) => `${lesson}/${concept ?? ''}`));
  return {
    hasViewed: (lessonId) => seen.has(`${lessonId}/`),
    hasCompleted: (lessonId, conceptId) => seen.has(`${lessonId}/${conceptId}`),
    key: [...seen].sort().join(' '),
  };
}

/** A lesson is completed once it was viewed, or one of its concepts is completed. */
export function isCompleted({ id, content }: LessonRow, progress: Progress): boolean {
  return (
    progress.hasViewed(id) ||
    content.concepts.some((concept) => progress.hasCompleted(id, concept.id))
  );
}

/** @throws {ApiError} 404 where there is no such lesson in the course */
export async function viewLesson(
  db: Queries,
  userId: number,
  course: CourseRow,
  lessonId: string,
): Promise<LessonViewAnswer> {
  const lesson = course.lessons.find((each) => each.id === lessonId);
  if (!lesson) throw unknownLesson();
  await db.insert(lessonViews).values({ userId, lessonId }).onConflictDoNothing();
  return { nextLessonId: lessonAfter(course, lesson) };
}

/** @throws {ApiError} 404 where there is no such concept in the lesson */
export async function viewConcept(
  db: Queries,
  userId: number,
  { id: lessonId, content }: LessonRow,
  conceptId: string,
): Promise<ConceptViewAnswer> {
  if (!content.concepts.some(({ id }) => id === conceptId)) throw unknownConcept();
  await db.insert(conceptViews).values({ userId, lessonId, conceptId }).onConflictDoNothing();
  // One concept is enough: see isCompleted.
  return { lessonId, conceptId, isCompleted: true, lessonCompleted: true };
}
