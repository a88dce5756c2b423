import type { Course, Lesson } from '../../../schemas/courses.ts';
import { wordsIn } from '../search/words.ts';

/** What there is of a course, counted. */
export interface CourseContents {
  readonly lessons: number;
  /** Of them, those with a tool. */
  readonly withTool: number;
  readonly videoSeconds: number;
  readonly readingMinutes: number;
}

/**
 * Words a minute of a text with figures. Careful: Spanish is read silently at some 280 (Brysbaert
 * 2019, 'How many words do we read per minute?').
 */
const READING_SPEED = 200;

type Counted = Pick<Lesson, 'tool' | 'durationSeconds' | 'sections'> & {
  readonly concepts: readonly Pick<Lesson['concepts'][number], 'title' | 'description'>[];
};

export function contentsOf(lessons: readonly Counted[]): CourseContents {
  const words = lessons.flatMap(writtenIn).reduce((sum, text) => sum + wordsIn(text), 0);
  return {
    lessons: lessons.length,
    withTool: lessons.filter(({ tool }) => tool !== null).length,
    videoSeconds: lessons.reduce((sum, { durationSeconds }) => sum + durationSeconds, 0),
    readingMinutes: Math.round(words / READING_SPEED),
  };
}

const writtenIn = ({ concepts, sections }: Counted): readonly string[] => [
  sections.objective,
  ...sections.keyConcepts,
  ...sections.recipe,
  ...sections.commonErrors,
  ...concepts.flatMap(({ title, description }) => [title, description]),
];

/** '1 lección', '5 lecciones'. */
export const lessonsText = (count: number): string =>
  count === 1 ? '1 lección' : `${count} lecciones`;

/** '5 lecciones, 3 con herramienta · 7 min de lectura · 2 min de video'. */
export function contentsText(contents: CourseContents): string {
  const { lessons, withTool, videoSeconds, readingMinutes } = contents;
  const tools =
    withTool === 0
      ? ''
      : withTool === lessons
        ? lessons === 1
          ? ', con herramienta'
          : ', todas con herramienta'
        : `, ${withTool} con herramienta`;
  return [
    `${lessonsText(lessons)}${tools}`,
    `${Math.max(1, readingMinutes)}\u00a0min\u00a0de\u00a0lectura`,
    `${Math.max(1, Math.round(videoSeconds / 60))}\u00a0min\u00a0de\u00a0video`,
  ].join(' · ');
}

/** What a course is found by, the most telling first. */
export const textsOfCourse = (course: Course): readonly string[] => [
  `${course.title} ${course.instructorName}`,
  course.lessons.map(({ title }) => title).join(' '),
  `${course.introDescription} ${course.descriptionTitle}`,
  course.lessons.flatMap((lesson) => textsOfLesson(lesson).slice(1)).join(' '),
  course.description,
];

/** What a lesson is found by: what it is about, not each step of its recipe. */
export const textsOfLesson = ({ title, sections, concepts, facts }: Lesson): readonly string[] => [
  title,
  [...sections.keyConcepts, ...concepts.map((each) => each.title), sections.objective].join(' '),
  [...concepts.map(({ description }) => description), ...facts.map((each) => each.title)].join(' '),
];
