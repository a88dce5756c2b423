import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { courseFile, isCourseId, lessonFile } from '../../../schemas/courses.ts';
import type { CourseFile, LessonFile } from '../../../schemas/courses.ts';
import type { Fact, FactsFile } from '../../../schemas/facts.ts';
import type { LessonContent, LoadedCourse, LoadedLesson } from './content.ts';
import { FACTS_FILE, factsOf, fillIn, readFacts } from './facts.ts';
import { addressMedia } from './media.ts';
import type { MediaAddress } from './media.ts';
import { CourseProblems, checkFile } from './problems.ts';
import { readJson } from './readJson.ts';

/** What the folder of courses holds. */
export interface Shelf {
  courses: LoadedCourse[];
  /** The ids of all folders, of the refused ones too. */
  present: string[];
  /** Why each of the others was refused. */
  refused: { id: string; problems: readonly string[] }[];
}

/**
 * Reads every course below `root`. One that doesn't hold is refused, the others are not.
 *
 * @throws where `root` can't be read
 */
export async function readShelf(root: string): Promise<Shelf> {
  const entries = await readdir(root, { withFileTypes: true });
  const present = entries
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map((entry) => entry.name)
    .sort();
  const shelf: Shelf = { courses: [], present, refused: [] };
  const owners = new Map<string, string>();
  let facts: FactsFile = {};
  try {
    facts = await readFacts(root);
  } catch (error) {
    // Lessons that rely on it are refused with it, and stay as they were.
    shelf.refused.push({ id: FACTS_FILE, problems: problemsOf(error, FACTS_FILE) });
  }
  for (const id of present) {
    try {
      const course = await readCourse(root, id, facts);
      claimLessons(course, owners);
      shelf.courses.push(course);
    } catch (error) {
      shelf.refused.push({ id, problems: problemsOf(error, id) });
    }
  }
  return shelf;
}

/** @throws what is neither the author's fault nor the disk's */
function problemsOf(error: unknown, id: string): readonly string[] {
  if (error instanceof CourseProblems) return error.lines;
  if (error instanceof Error && 'syscall' in error) {
    return [`${id}: no se pudo leer (${error.message})`];
  }
  throw error;
}

/** A lesson's address names no course, so its id has to be the only one. */
function claimLessons({ id, lessons }: LoadedCourse, owners: Map<string, string>) {
  const taken = lessons.filter((lesson) => owners.has(lesson.id));
  if (taken.length > 0) {
    throw new CourseProblems(
      taken.map(
        (lesson) =>
          `${id}/course.json, lessons: la lección '${lesson.id}' ya es del curso ` +
          `'${owners.get(lesson.id)}'`,
      ),
    );
  }
  for (const lesson of lessons) owners.set(lesson.id, id);
}

async function readCourse(root: string, id: string, facts: FactsFile): Promise<LoadedCourse> {
  if (!isCourseId(id)) {
    throw new CourseProblems([
      `${id}: el nombre de la carpeta debe tener solo minúsculas sin tilde, números y guiones`,
    ]);
  }
  const name = `${id}/course.json`;
  const file = checkFile(courseFile, await readJson(root, name), name);
  const { address, problems } = await addressMedia(root, id);
  const course = toCourse(id, file, address(name));
  const lessons: LoadedLesson[] = [];
  problems.push(...(await strayLessons(root, id, file.lessons)));
  for (const lessonId of file.lessons) {
    try {
      lessons.push(await readLesson(root, id, lessonId, address, facts));
    } catch (error) {
      if (!(error instanceof CourseProblems)) throw error;
      problems.push(...error.lines);
    }
  }
  if (problems.length > 0) throw new CourseProblems(problems);
  return { ...course, lessons };
}

/** Lessons that the course names twice, and files that it doesn't name. */
async function strayLessons(root: string, id: string, named: readonly string[]) {
  const twice = named.filter((lesson, i) => named.indexOf(lesson) !== i);
  const files = await readdir(path.join(root, id, 'lessons')).catch(missing);
  const unnamed = files
    .filter((file) => file.endsWith('.json') && !named.includes(path.basename(file, '.json')))
    .sort();
  return [
    ...twice.map((lesson) => `${id}/course.json, lessons: '${lesson}' está dos veces`),
    ...unnamed.map((file) => `${id}/lessons/${file}: course.json no la nombra en lessons`),
  ];
}

function missing(error: NodeJS.ErrnoException): string[] {
  if (error.code === 'ENOENT') return [];
  throw error;
}

function toCourse(
  id: string,
  file: CourseFile,
  media: MediaAddress,
): Omit<LoadedCourse, 'lessons'> {
  return {
    id,
    position: file.order,
    content: {
      title: file.title,
      instructorName: file.instructorName,
      level: file.level,
      thumbnailUrl: media(file.thumbnail, 'thumbnail'),
      introVideoUrl: media(file.introVideo.file, 'introVideo.file'),
      introCaptionsUrl: media(file.introVideo.captions, 'introVideo.captions'),
      introVideoDurationSeconds: file.introVideo.durationSeconds,
      introDescription: file.introDescription,
      description: file.description,
      descriptionTitle: file.descriptionTitle,
      resources: file.resources,
      stories: file.stories,
    },
  };
}

async function readLesson(
  root: string,
  courseId: string,
  id: string,
  address: (file: string) => MediaAddress,
  facts: FactsFile,
): Promise<LoadedLesson> {
  const name = `${courseId}/lessons/${id}.json`;
  const file = checkFile(lessonFile, await readJson(root, name), name);
  const problems = conceptProblems(file, name);
  if (problems.length > 0) throw new CourseProblems(problems);
  const own = factsOf(facts, file.facts, name);
  return { id, content: toLesson(fillIn(file, facts, file.facts, name), own, address(name)) };
}

function conceptProblems({ concepts, video }: LessonFile, name: string): string[] {
  return concepts.flatMap(({ id, clip }, i) => {
    const problems: string[] = [];
    if (concepts.findIndex((other) => other.id === id) !== i) {
      problems.push(`${name}, concepts.${i}.id: '${id}' está dos veces`);
    }
    if (clip && (clip.start >= clip.end || clip.end > video.durationSeconds)) {
      problems.push(
        `${name}, concepts.${i}.clip: no cabe en los ${video.durationSeconds} s del video`,
      );
    }
    return problems;
  });
}

function toLesson(file: LessonFile, facts: Fact[], media: MediaAddress): LessonContent {
  const { durationSeconds } = file.video;
  const videoUrl = media(file.video.file, 'video.file');
  return {
    title: file.title,
    studyMinutes: file.studyMinutes,
    thumbnailUrl: media(file.thumbnail, 'thumbnail'),
    durationSeconds,
    videoUrl,
    captionsUrl: media(file.video.captions, 'video.captions'),
    concepts: file.concepts.map(({ id, title, description, clip }, i) => ({
      id,
      title,
      description,
      order: i + 1,
      videoUrl: clip ? `${videoUrl}#t=${clip.start},${clip.end}` : videoUrl,
      durationSeconds: clip ? clip.end - clip.start : durationSeconds,
    })),
    sections: file.sections,
    facts,
    tool: file.tool ?? null,
    resources: file.resources,
  };
}
