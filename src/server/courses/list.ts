import { courseList } from '../../../schemas/courses.ts';
import type { Course } from '../../../schemas/courses.ts';
import { check } from '../http/validation.ts';
import { courseAnswer } from './answers.ts';
import type { Shelves } from './library.ts';
import type { Progress } from './progress.ts';

/** So many progresses are kept at a time; most people at a time ask again for the same. */
const MOST = 200;

interface Made {
  courses: Course[];
  json: string;
}

/**
 * The list of all courses and its JSON. It is the largest answer of the service, and the same for
 * all who have seen the same: it is made once for each progress, until the courses change.
 */
export class CourseList {
  #shelves: Shelves | undefined;
  readonly #made = new Map<string, Made>();

  answer(shelves: Shelves, progress: Progress): Made {
    if (shelves !== this.#shelves) this.#made.clear();
    this.#shelves = shelves;
    const known = this.#made.get(progress.key);
    if (known) return known;
    const courses = check(
      courseList,
      shelves.courses.map((each) => courseAnswer(each, progress)),
    );
    const made = { courses, json: JSON.stringify(courses) };
    const [oldest] = this.#made.keys();
    if (this.#made.size >= MOST && oldest !== undefined) this.#made.delete(oldest);
    this.#made.set(progress.key, made);
    return made;
  }
}
