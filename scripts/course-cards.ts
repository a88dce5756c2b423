import path from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import type * as counting from '../src/app/courses/contents.ts';
import type { CourseCard } from '../src/app/landing/courseCard.ts';
import type { LoadedCourse } from '../src/server/courses/content.ts';
import type * as folder from '../src/server/courses/folder.ts';

const NAME = 'virtual:course-cards';
const RESOLVED = `\0${NAME}`;

/**
 * What the landing page tells of the courses, as a module: the service tells members only. It is read
 * from the courses themselves, so that hours, lessons and tools are what there is.
 */
export function courseCards(): Plugin {
  let root = process.cwd();
  return {
    name: 'abaco:course-cards',
    configResolved(config) {
      root = config.root;
    },
    resolveId: (id) => (id === NAME ? RESOLVED : undefined),
    async load(id) {
      if (id !== RESOLVED) return undefined;
      return `export const courseCards = ${JSON.stringify(await readCards(root))};`;
    },
  };
}

/** @throws where a course that comes with the app doesn't hold */
export async function readCards(root: string): Promise<CourseCard[]> {
  const run = async <Module>(file: string): Promise<Module> =>
    (await runnerImport<Module>(path.join(root, file))).module;
  const { readShelf } = await run<typeof folder>('src/server/courses/folder.ts');
  const { contentsOf } = await run<typeof counting>('src/app/courses/contents.ts');
  const { courses, refused } = await readShelf(path.join(root, 'fixtures/courses'));
  const problems = refused.flatMap((each) => each.problems);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return courses
    .toSorted((a, b) => a.position - b.position)
    .map((course) => cardOf(course, contentsOf));
}

function cardOf(
  { id, content, lessons }: LoadedCourse,
  contentsOf: typeof counting.contentsOf,
): CourseCard {
  const minutes = lessons.reduce((sum, lesson) => sum + lesson.content.studyMinutes, 0);
  return {
    id,
    title: content.title,
    level: content.level,
    hours: minutes / 60,
    text: content.introDescription,
    lessons: lessons.map((lesson) => lesson.content.title),
    contents: contentsOf(lessons.map((lesson) => lesson.content)),
  };
}
