import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { CourseProblems } from './problems.ts';

/**
 * @param name as the author knows it, from the folder of courses
 * @param otherwise what counts where the file doesn't exist
 * @throws {CourseProblems} where it isn't there, or is no JSON
 */
export async function readJson(root: string, name: string, otherwise?: unknown): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path.join(root, name), 'utf8')) as unknown;
  } catch (error) {
    if (error instanceof SyntaxError) {
      throw new CourseProblems([`${name}: no es JSON válido (${error.message})`]);
    }
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' && otherwise !== undefined) return otherwise;
    throw new CourseProblems([`${name}: ${code === 'ENOENT' ? 'no existe' : message}`]);
  }
}
