import { safeParse } from 'zod/v4/core';
import type { $ZodType } from 'zod/v4/core';

/** What doesn't hold in a course's folder: a line for each, naming file and field. */
export class CourseProblems extends Error {
  override name = 'CourseProblems';
  readonly lines: readonly string[];

  constructor(lines: readonly string[]) {
    super(lines.join('\n'));
    this.lines = lines;
  }
}

/**
 * @param file as the author knows it, from the folder of courses
 * @throws {CourseProblems}
 */
export function checkFile<T>(schema: $ZodType<T>, data: unknown, file: string): T {
  const result = safeParse(schema, data);
  if (result.success) return result.data;
  throw new CourseProblems(
    result.error.issues.map(({ path, message }) =>
      path.length === 0
        ? `${file}: ${message}`
        : `${file}, ${path.map(String).join('.')}: ${message}`,
    ),
  );
}
