import type { CourseLevel } from '../../../schemas/courses.ts';

/** What each level is called, from the easiest. */
export const LEVELS: Readonly<Record<CourseLevel, string>> = {
  beginner: 'Principiante',
  intermediate: 'Intermedio',
  advanced: 'Avanzado',
};
