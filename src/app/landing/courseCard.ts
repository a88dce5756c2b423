import type { CourseLevel } from '../../../schemas/courses.ts';
import type { CourseContents } from '../courses/contents.ts';

/** A course as visitors see it. */
export interface CourseCard {
  readonly id: string;
  readonly title: string;
  readonly level: CourseLevel;
  /** Of study. */
  readonly hours: number;
  readonly text: string;
  /** Their titles. */
  readonly lessons: readonly string[];
  readonly contents: CourseContents;
}

/** What can be said of the tools in the lessons of all courses. */
export function promise(cards: readonly CourseCard[]): string {
  const lessons = cards.reduce((sum, { contents }) => sum + contents.lessons, 0);
  const withTool = cards.reduce((sum, { contents }) => sum + contents.withTool, 0);
  const problem = 'Cada lección resuelve un problema colombiano con sus cifras';
  const own = 'puesta con esos mismos datos para que los cambies por los tuyos.';
  if (withTool === 0) return `${problem}.`;
  if (withTool === lessons) return `${problem}, y trae la herramienta ${own}`;
  return `${problem}; ${withTool} de las ${lessons} traen la herramienta ${own}`;
}
