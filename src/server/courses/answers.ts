import type { Course, InProgressCourse, Lesson } from '../../../schemas/courses.ts';
import type { CourseRow, LessonRow } from './library.ts';
import { isCompleted } from './progress.ts';
import type { Progress } from './progress.ts';

/** Courses and lessons as one person is shown them. */

export function lessonAnswer(row: LessonRow, progress: Progress): Lesson {
  const { id, courseId, position, content } = row;
  return {
    ...content,
    id,
    courseId,
    order: position,
    facts: content.facts ?? [],
    isCompleted: isCompleted(row, progress),
    concepts: content.concepts.map((concept) => ({
      ...concept,
      isCompleted: progress.hasCompleted(id, concept.id),
    })),
  };
}

export function courseAnswer({ id, content, lessons }: CourseRow, progress: Progress): Course {
  const minutes = lessons.reduce((sum, lesson) => sum + lesson.content.studyMinutes, 0);
  return {
    ...content,
    id,
    durationHours: minutes / 60,
    lessons: lessons.map((lesson) => lessonAnswer(lesson, progress)),
    progress: {
      completedLessons: lessons.filter((lesson) => isCompleted(lesson, progress)).length,
      totalLessons: lessons.length,
    },
  };
}

/** Null for a course that hasn't been started, or has nothing left to do. */
export function inProgressAnswer(row: CourseRow, progress: Progress): InProgressCourse | null {
  const { id, content, lessons } = row;
  const left = lessons.filter((lesson) => !isCompleted(lesson, progress));
  const [next] = left;
  if (!next || left.length === lessons.length) return null;
  const completedLessons = lessons.length - left.length;
  return {
    id,
    title: content.title,
    thumbnailUrl: content.thumbnailUrl,
    introVideoDurationSeconds: content.introVideoDurationSeconds,
    progressPct: Math.round((completedLessons / lessons.length) * 100),
    completedLessons,
    totalLessons: lessons.length,
    nextLesson: { id: next.id, title: next.content.title },
  };
}
