import type { Concept, Course, Lesson } from '../../../schemas/courses.ts';

/**
 * What is kept of courses and lessons: their answers without what the tables' other columns and a
 * person's progress add.
 */

export type CourseContent = Omit<Course, 'id' | 'lessons' | 'progress' | 'durationHours'>;

export type ConceptContent = Omit<Concept, 'isCompleted'>;

export type LessonContent = Omit<
  Lesson,
  'id' | 'courseId' | 'order' | 'isCompleted' | 'concepts' | 'facts'
> & {
  concepts: ConceptContent[];
  /** Missing in what an older service has kept. */
  facts?: Lesson['facts'];
};

export interface LoadedLesson {
  id: string;
  content: LessonContent;
}

/** A course as its folder has it, checked. */
export interface LoadedCourse {
  id: string;
  position: number;
  content: CourseContent;
  /** In the order of the course. */
  lessons: LoadedLesson[];
}
