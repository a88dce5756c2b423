import * as z from 'zod/mini';
import { fact } from './facts.ts';

/**
 * What the course service takes and answers, and the files of a course's folder, which
 * `docs/courses.md` explains.
 */

/** The id of a course, a lesson or a concept: it stands in addresses and in the progress kept. */
const ID = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const ID_MAX = 80;
export const isCourseId = (text: string): boolean => text.length <= ID_MAX && ID.test(text);

export const COURSE_LEVELS = ['beginner', 'intermediate', 'advanced'] as const;
export type CourseLevel = (typeof COURSE_LEVELS)[number];

// The files of a course's folder. Messages are what its author reads.

/** An object without any other members than these, so that a misspelt one doesn't go unnoticed. */
const exact = <Shape extends z.core.$ZodShape>(shape: Shape) =>
  z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? `no se conoce: ${issue.keys.join(', ')}`
        : 'falta, o no es un objeto',
  });

const text = () =>
  z.string('falta, o no es un texto').check(z.trim(), z.minLength(1, 'está vacío'));

const texts = () => z.array(text(), 'falta, o no es una lista').check(z.minLength(1, 'está vacía'));

const listOf = <Item extends z.core.$ZodType>(item: Item) => z.array(item, 'no es una lista');

const id = () =>
  text().check(
    z.refine(isCourseId, 'debe tener solo minúsculas sin tilde, números y guiones, hasta 80'),
  );

const whole = (least: number) =>
  z
    .int('falta, o no es un número entero')
    .check(z.minimum(least, `debe ser al menos ${least}`), z.maximum(100_000, 'es demasiado'));

const seconds = () =>
  z.number('falta, o no es un número').check(z.nonnegative('no puede ser negativo'));

/** The name of a file in the folder `media` of the course. */
const media = (...extensions: readonly string[]) =>
  text().check(
    z.regex(
      new RegExp(`^[a-z0-9][a-z0-9-]*\\.(${extensions.join('|')})$`),
      `debe ser el nombre de un archivo de media/, en minúsculas: ${extensions.join(', ')}`,
    ),
  );

const video = exact({
  file: media('webm', 'mp4'),
  captions: media('vtt'),
  durationSeconds: whole(1),
});
const thumbnail = media('webp', 'jpg', 'png');

const webAddress = text().check(
  z.refine((url) => URL.canParse(url) && url.startsWith('https://'), 'debe empezar por https://'),
);

/** Something to read further on. */
const resource = exact({ title: text(), description: text(), url: webAddress });
export type Resource = z.infer<typeof resource>;

/** A case told with its figures. */
const story = exact({ title: text(), text: text() });

/** A what-if question about a lesson's tool, to be asked by a button. */
const question = exact({
  /** What the button says: 'Buscar el precio…'. */
  label: text(),
  view: z.enum(['goal', 'tornado'], 'debe ser goal o tornado'),
  /** Figure and input by their names in the tool; the target as it would be typed. */
  figure: text(),
  input: z.optional(text()),
  target: z.optional(text()),
});

/** A tool of the workbench inside a lesson. What it has to be called with, the tool knows. */
const embeddedTool = exact({
  id: text(),
  /** Inputs by their ids; the others are the tool's own. */
  inputs: z.record(z.string(), z.json(), 'falta, o no es un objeto'),
  /** What to try or to look at. */
  caption: text(),
  question: z.optional(question),
});
export type EmbeddedTool = z.infer<typeof embeddedTool>;

const sections = exact({
  objective: text(),
  keyConcepts: texts(),
  recipe: texts(),
  commonErrors: texts(),
});

/** `course.json`. */
export const courseFile = exact({
  /** Where it stands among the courses; the lowest first. */
  order: whole(0),
  title: text(),
  instructorName: text(),
  level: z.enum(COURSE_LEVELS, `debe ser uno de: ${COURSE_LEVELS.join(', ')}`),
  thumbnail,
  introVideo: video,
  introDescription: text(),
  descriptionTitle: text(),
  description: text(),
  /** The ids of the lessons in their order: each is a file `lessons/<id>.json`. */
  lessons: listOf(id()).check(z.minLength(1, 'está vacía')),
  resources: z._default(listOf(resource), []),
  stories: z._default(listOf(story), []),
});
export type CourseFile = z.infer<typeof courseFile>;

const conceptFile = exact({
  id: id(),
  title: text(),
  description: text(),
  /** The part of the lesson's video that explains it; without one it is the whole video. */
  clip: z.optional(exact({ start: seconds(), end: seconds() })),
});

/** `lessons/<id>.json`. */
export const lessonFile = exact({
  title: text(),
  /** Of reading, watching and practising; the course's hours are the sum over its lessons. */
  studyMinutes: whole(1),
  thumbnail,
  video,
  concepts: listOf(conceptFile),
  sections,
  /** The ids of what it relies on in `facts.json`; its texts write their values in braces. */
  facts: z._default(listOf(id()), []),
  tool: z.optional(embeddedTool),
  resources: z._default(listOf(resource), []),
});
export type LessonFile = z.infer<typeof lessonFile>;

// What is sent to the service.

export const lessonViewRequest = z.object({
  lessonId: z
    .string('La lección es requerida')
    .check(z.minLength(1, 'La lección es requerida'), z.maxLength(200, 'La lección no es válida')),
});

const CONCEPT_REQUIRED = 'lessonId and conceptId are required';
export const conceptViewRequest = z.object({
  conceptId: z
    .string(CONCEPT_REQUIRED)
    .check(z.minLength(1, CONCEPT_REQUIRED), z.maxLength(200, 'El concepto no es válido')),
});

// What the service answers. Addresses of media start at the service's origin.

export const concept = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  isCompleted: z.boolean(),
  /** Of the lesson's video, with the part that explains the concept (`#t=12,20`) where given. */
  videoUrl: z.string(),
  durationSeconds: z.number(),
  order: z.int(),
});
export type Concept = z.infer<typeof concept>;

export const lesson = z.object({
  id: z.string(),
  title: z.string(),
  order: z.int(),
  thumbnailUrl: z.string(),
  durationSeconds: z.number(),
  videoUrl: z.string(),
  concepts: z.array(concept),
  sections: z.object({
    objective: z.string(),
    keyConcepts: z.array(z.string()),
    recipe: z.array(z.string()),
    commonErrors: z.array(z.string()),
  }),
  // Beyond the specification's shape:
  courseId: z.string(),
  captionsUrl: z.string(),
  studyMinutes: z.int(),
  /** Viewed, or one of its concepts is completed. */
  isCompleted: z.boolean(),
  facts: z.array(fact),
  tool: z.nullable(embeddedTool),
  resources: z.array(resource),
});
export type Lesson = z.infer<typeof lesson>;

export const course = z.object({
  id: z.string(),
  title: z.string(),
  instructorName: z.string(),
  thumbnailUrl: z.string(),
  introVideoUrl: z.string(),
  introVideoDurationSeconds: z.number(),
  introDescription: z.string(),
  description: z.string(),
  descriptionTitle: z.string(),
  durationHours: z.number(),
  lessons: z.array(lesson),
  progress: z.object({ completedLessons: z.int(), totalLessons: z.int() }),
  // Beyond the specification's shape:
  level: z.enum(COURSE_LEVELS),
  introCaptionsUrl: z.string(),
  resources: z.array(resource),
  stories: z.array(story),
});
export type Course = z.infer<typeof course>;

export const courseList = z.array(course);

export const inProgressCourse = z.object({
  id: z.string(),
  title: z.string(),
  thumbnailUrl: z.string(),
  introVideoDurationSeconds: z.number(),
  /** 0 to 100, rounded. */
  progressPct: z.int(),
  completedLessons: z.int(),
  totalLessons: z.int(),
  /** Beyond the specification's shape: the first lesson that isn't completed. */
  nextLesson: z.object({ id: z.string(), title: z.string() }),
});
export type InProgressCourse = z.infer<typeof inProgressCourse>;

export const inProgressList = z.array(inProgressCourse);

export const lessonViewAnswer = z.object({
  /** Of the lesson that follows in the course's order; null after the last. */
  nextLessonId: z.nullable(z.string()),
});
export type LessonViewAnswer = z.infer<typeof lessonViewAnswer>;

export const conceptViewAnswer = z.object({
  lessonId: z.string(),
  conceptId: z.string(),
  isCompleted: z.literal(true),
  lessonCompleted: z.boolean(),
});
export type ConceptViewAnswer = z.infer<typeof conceptViewAnswer>;
