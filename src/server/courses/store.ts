import { and, inArray, notInArray, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Db, Queries } from '../database/pool.ts';
import { courses, lessons } from '../database/schema.ts';
import type { LoadedCourse } from './content.ts';
import { readShelf } from './folder.ts';
import type { Shelf } from './folder.ts';

/** Any number; all processes of the service agree on it. */
const LOCK_KEY = 4_207_003;

/**
 * Brings the courses in the database to what the folder says. A course that was refused stays as
 * it was before; one whose folder is gone disappears. Progress is not touched.
 */
export async function loadCourses(db: Db, folder: string, log: FastifyBaseLogger): Promise<void> {
  const shelf = await openShelf(folder, log);
  if (!shelf) return;
  for (const { id, problems } of shelf.refused) {
    log.error({ problems }, `El curso '${id}' no se cargó: ${problems.join('; ')}`);
  }
  await db.transaction(async (queries) => {
    // Processes that start at the same time take turns.
    await queries.execute(sql`select pg_advisory_xact_lock(${LOCK_KEY})`);
    await queries.delete(courses).where(notInArray(courses.id, shelf.present));
    await deleteLessonsBut(queries, shelf.courses);
    for (const course of shelf.courses) await put(queries, course);
  });
}

async function openShelf(folder: string, log: FastifyBaseLogger): Promise<Shelf | null> {
  try {
    return await readShelf(folder);
  } catch (error) {
    log.error({ err: error, folder }, 'No se pudo leer la carpeta de cursos (COURSES_DIR)');
    return null;
  }
}

/** Deletes the lessons of `loaded` that they no longer have. */
async function deleteLessonsBut(queries: Queries, loaded: readonly LoadedCourse[]) {
  const kept = loaded.flatMap((course) => course.lessons.map(({ id }) => id));
  const ids = loaded.map(({ id }) => id);
  await queries
    .delete(lessons)
    .where(and(inArray(lessons.courseId, ids), notInArray(lessons.id, kept)));
}

async function put(queries: Queries, { id, position, content, lessons: list }: LoadedCourse) {
  const course = { position, content };
  await queries
    .insert(courses)
    .values({ id, ...course })
    .onConflictDoUpdate({ target: courses.id, set: course });
  for (const [i, lesson] of list.entries()) {
    const row = { courseId: id, position: i + 1, content: lesson.content };
    await queries
      .insert(lessons)
      .values({ id: lesson.id, ...row })
      .onConflictDoUpdate({ target: lessons.id, set: row });
  }
}
