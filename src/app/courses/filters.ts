import type { Course } from '../../../schemas/courses.ts';

export interface CourseFilters {
  /** In the title or the instructor's name. */
  readonly search: string;
  /** In the instructor's name. */
  readonly instructor: string;
  readonly withVideo: boolean;
}

export const NO_FILTERS: CourseFilters = { search: '', instructor: '', withVideo: false };

/** Without accents or case. */
const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLocaleLowerCase('es-CO')
    .trim();

type Filtered = Pick<Course, 'title' | 'instructorName' | 'introVideoUrl'>;

export function filterCourses<C extends Filtered>(
  courses: readonly C[],
  { search, instructor, withVideo }: CourseFilters,
): readonly C[] {
  const [wanted, by] = [fold(search), fold(instructor)];
  return courses.filter(
    (course) =>
      (!withVideo || course.introVideoUrl !== '') &&
      fold(course.instructorName).includes(by) &&
      [course.title, course.instructorName].some((text) => fold(text).includes(wanted)),
  );
}
