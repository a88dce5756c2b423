import * as z from 'zod/mini';
import {
  type Course,
  type ConceptViewAnswer,
  conceptViewAnswer,
  course,
  courseList,
  inProgressList,
  type InProgressCourse,
  type Lesson,
  lesson,
  type LessonViewAnswer,
  lessonViewAnswer,
} from '../../../schemas/courses.ts';
import { request } from '../account/request.ts';
import type { Service } from '../account/send.ts';

/** What the app asks of the course service. All of them throw RequestFailure. */

/** Set when the app is built; see docs/configuration.md. */
const { VITE_COURSES_URL, VITE_COURSES_PREFIX, VITE_COURSES_TIMEOUT_MS } = import.meta
  .env as Readonly<Record<string, string | undefined>>;

const ORIGIN = VITE_COURSES_URL ?? '';

const COURSES: Service = {
  base: ORIGIN + (VITE_COURSES_PREFIX ?? '/api'),
  timeoutMs: Number(VITE_COURSES_TIMEOUT_MS ?? 15_000),
};

/** The address of a video, its captions or an image: the service writes them from its origin. */
export const mediaAddress = (path: string): string => ORIGIN + path;

/** A list as it is, or wrapped under `courses` or `data`. */
const anyCourseList = z.union([
  courseList,
  z.pipe(
    z.object({ courses: courseList }),
    z.transform(({ courses }) => courses),
  ),
  z.pipe(
    z.object({ data: courseList }),
    z.transform(({ data }) => data),
  ),
]);

export const fetchCourses = (signal?: AbortSignal): Promise<Course[]> =>
  request('/courses', { answer: anyCourseList, service: COURSES, signal });

export const fetchInProgress = (signal?: AbortSignal): Promise<InProgressCourse[]> =>
  request('/courses/in-progress', { answer: inProgressList, service: COURSES, signal });

export async function fetchCourse(id: string, signal?: AbortSignal): Promise<Course> {
  const path = `/courses/${encodeURIComponent(id)}`;
  const found = await request(path, { answer: course, service: COURSES, signal });
  return { ...found, lessons: found.lessons.toSorted((a, b) => a.order - b.order) };
}

export async function fetchLesson(id: string, signal?: AbortSignal): Promise<Lesson> {
  const path = `/lesson/${encodeURIComponent(id)}`;
  const found = await request(path, { answer: lesson, service: COURSES, signal });
  return { ...found, concepts: found.concepts.toSorted((a, b) => a.order - b.order) };
}

export const viewLesson = (courseId: string, lessonId: string): Promise<LessonViewAnswer> =>
  request(`/courses/${encodeURIComponent(courseId)}/lessons/view`, {
    body: { lessonId },
    answer: lessonViewAnswer,
    service: COURSES,
  });

/** @throws {Error} before any request, where one of the two is missing */
export async function viewConcept(lessonId: string, conceptId: string): Promise<ConceptViewAnswer> {
  if (lessonId === '' || conceptId === '') {
    throw new Error('lessonId and conceptId are required');
  }
  return request(`/lessons/${encodeURIComponent(lessonId)}/concepts/view`, {
    body: { conceptId },
    answer: conceptViewAnswer,
    service: COURSES,
  });
}
