import type { Course, Lesson } from '../../../schemas/courses.ts';
import { rank } from '../search/rank.ts';
import { fold } from '../../ui/fold.ts';
import { textsOfCourse, textsOfLesson } from './contents.ts';

export interface CourseFilters {
  /** In what the course says of itself, and in what its lessons are about. */
  readonly search: string;
  /** In the instructor's name. */
  readonly instructor: string;
  readonly withVideo: boolean;
}

export interface FoundCourse {
  readonly course: Course;
  /** The lessons that are about what was searched; none without a search. */
  readonly lessons: readonly Lesson[];
}

/** More of them say less. */
const MOST_LESSONS = 3;

export function filterCourses(
  courses: readonly Course[],
  { search, instructor, withVideo }: CourseFilters,
): { readonly found: readonly FoundCourse[]; readonly isGuess: boolean } {
  const by = fold(instructor.trim());
  const eligible = courses.filter(
    (course) =>
      (!withVideo || course.introVideoUrl !== '') && fold(course.instructorName).includes(by),
  );
  const { items, isGuess } = rank(eligible, search, textsOfCourse);
  const found = items.map((course) => ({
    course,
    lessons:
      search.trim() === ''
        ? []
        : rank(course.lessons, search, textsOfLesson).items.slice(0, MOST_LESSONS),
  }));
  return { found, isGuess };
}
