import { describe, expect, test } from 'vitest';
import { Courses } from '../testing/courses.ts';
import { bearer, createDatabase, createFolder, startService } from '../testing/service.ts';
import type { TestService } from '../testing/service.ts';

const log: string[] = [];

/** Starts a service over `shelf`, does `task`, and stops it. */
async function during<T>(
  database: string,
  folder: string,
  task: (service: TestService) => Promise<T>,
): Promise<T> {
  log.length = 0;
  const environment = { DATABASE_URL: database, COURSES_DIR: folder, LOG_LEVEL: 'error' };
  const service = await startService(environment, (line) => log.push(line));
  try {
    return await task(service);
  } finally {
    await service.close();
  }
}

/** Titles of courses, and lessons of each with whether they are completed. */
async function outline(service: TestService, token: string) {
  const answer = await service.get('/api/courses', bearer(token));
  const courses =
    answer.json<
      {
        id: string;
        title: string;
        lessons: { id: string; title: string; isCompleted: boolean }[];
      }[]
    >();
  return courses.map(({ id, title, lessons }) => [
    id,
    title,
    lessons.map((each) => `${each.id}${each.isCompleted ? ' ✓' : ''}`).join(', '),
  ]);
}

describe('from one start to the next', () => {
  test('progress stays while courses change, lessons go and come back', async () => {
    const database = await createDatabase();
    const shelf = new Courses().course('rentas', ['canon', 'vacancia']).course('bases', ['valor']);
    const token = await during(database, shelf.folder, async (service) => {
      const { token } = await service.signup();
      for (const lessonId of ['canon', 'vacancia']) {
        await service.post('/api/courses/rentas/lessons/view', { lessonId }, bearer(token));
      }
      await service.post('/api/lessons/valor/concepts/view', { conceptId: 'idea' }, bearer(token));
      return token;
    });

    shelf
      .remove('rentas/lessons/canon.json')
      .remove('bases')
      .course('rentas', ['cierre', 'vacancia'], { title: 'Rentas, segunda edición' });
    await during(database, shelf.folder, async (service) => {
      expect(await outline(service, token)).toEqual([
        ['rentas', 'Rentas, segunda edición', 'cierre, vacancia ✓'],
      ]);
      expect((await service.get('/api/lesson/canon', bearer(token))).statusCode).toBe(404);
      expect((await service.get('/api/courses/bases', bearer(token))).statusCode).toBe(404);
    });

    // 'canon' comes back in another course.
    shelf.course('bases', ['valor', 'canon']);
    await during(database, shelf.folder, async (service) => {
      expect(await outline(service, token)).toEqual([
        ['bases', 'Curso bases', 'valor ✓, canon ✓'],
        ['rentas', 'Rentas, segunda edición', 'cierre, vacancia ✓'],
      ]);
    });
  });

  test('a lesson may move to another course', async () => {
    const database = await createDatabase();
    const shelf = new Courses().course('rentas', ['canon', 'vacancia']).course('bases', ['valor']);
    const token = await during(
      database,
      shelf.folder,
      async (service) => (await service.signup()).token,
    );
    shelf.remove('rentas/lessons/canon.json').course('rentas', ['vacancia']);
    shelf.course('bases', ['canon', 'valor']);
    await during(database, shelf.folder, async (service) => {
      expect(await outline(service, token)).toEqual([
        ['bases', 'Curso bases', 'canon, valor'],
        ['rentas', 'Curso rentas', 'vacancia'],
      ]);
    });
  });

  test('several services that start at once', async () => {
    const database = await createDatabase();
    const { folder } = new Courses().course('rentas', ['canon', 'vacancia']).course('bases', ['a']);
    const token = await during(database, folder, async (s) => (await s.signup()).token);
    const environment = { DATABASE_URL: database, COURSES_DIR: folder };
    const services = await Promise.all([1, 2, 3, 4].map(() => startService(environment)));
    for (const service of services) {
      expect(await outline(service, token)).toEqual([
        ['bases', 'Curso bases', 'a'],
        ['rentas', 'Curso rentas', 'canon, vacancia'],
      ]);
    }
    await Promise.all(services.map((service) => service.close()));
  });
});

describe('a course that does not hold', () => {
  test('is as it was before, and the others are as they are now', async () => {
    const database = await createDatabase();
    const shelf = new Courses().course('bases', ['valor']).course('rentas', ['canon']);
    const token = await during(database, shelf.folder, async (s) => (await s.signup()).token);
    shelf.course('bases', ['valor'], { title: '' }).course('rentas', ['canon'], { title: 'Nuevo' });
    await during(database, shelf.folder, async (service) => {
      expect(await outline(service, token)).toEqual([
        ['bases', 'Curso bases', 'valor'],
        ['rentas', 'Nuevo', 'canon'],
      ]);
    });
    expect(log.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual([
      "El curso 'bases' no se cargó: bases/course.json, title: está vacío",
    ]);
  });

  const video = { file: 'video.webm', captions: 'video.vtt', durationSeconds: 30 };
  const concept = { id: 'idea', title: 'Idea', description: 'Una' };
  test.each<[string, (shelf: Courses) => Courses, string]>([
    ['no course.json', (shelf) => shelf.remove('mal/course.json'), 'mal/course.json: no existe'],
    [
      'no JSON',
      (shelf) => shelf.write('mal/course.json', '{ "title": '),
      'mal/course.json: no es JSON válido (',
    ],
    [
      'no object',
      (shelf) => shelf.write('mal/course.json', '[]'),
      'mal/course.json: falta, o no es un objeto',
    ],
    [
      'a misspelt field',
      (shelf) => shelf.lesson('mal', 'uno', { titulo: 'x' }),
      'mal/lessons/uno.json: no se conoce: titulo',
    ],
    [
      'a missing list',
      (shelf) => shelf.lesson('mal', 'uno', { sections: { objective: 'x', keyConcepts: ['y'] } }),
      'mal/lessons/uno.json, sections.recipe: falta, o no es una lista; ' +
        'mal/lessons/uno.json, sections.commonErrors: falta, o no es una lista',
    ],
    [
      'a lesson without a file',
      (shelf) => shelf.remove('mal/lessons/uno.json'),
      'mal/lessons/uno.json: no existe',
    ],
    [
      'a file that the course does not name',
      (shelf) => shelf.lesson('mal', 'tres'),
      'mal/lessons/tres.json: course.json no la nombra en lessons',
    ],
    [
      'a lesson twice',
      (shelf) => shelf.course('mal', ['uno', 'uno']),
      "mal/course.json, lessons: 'uno' está dos veces",
    ],
    [
      'a video that is not there',
      (shelf) => shelf.lesson('mal', 'uno', { video: { ...video, file: 'otro.webm' } }),
      'mal/lessons/uno.json, video.file: no existe mal/media/otro.webm',
    ],
    [
      'a video outside the folder',
      (shelf) => shelf.lesson('mal', 'uno', { video: { ...video, file: '../../x.webm' } }),
      'mal/lessons/uno.json, video.file: debe ser el nombre de un archivo de media/',
    ],
    [
      'a part beyond the video',
      (shelf) =>
        shelf.lesson('mal', 'uno', { concepts: [{ ...concept, clip: { start: 20, end: 31 } }] }),
      'mal/lessons/uno.json, concepts.0.clip: no cabe en los 30 s del video',
    ],
    [
      'a concept twice',
      (shelf) => shelf.lesson('mal', 'uno', { concepts: [concept, concept] }),
      "mal/lessons/uno.json, concepts.1.id: 'idea' está dos veces",
    ],
    [
      'a folder in the place of a file',
      (shelf) => shelf.write('mal/media/carpeta/x.txt', ''),
      'mal: no se pudo leer (EISDIR: illegal operation on a directory, read)',
    ],
    [
      'a lesson of another course',
      (shelf) => shelf.course('mal', ['valor']).remove('mal/lessons/uno.json'),
      "mal/course.json, lessons: la lección 'valor' ya es del curso 'bases'",
    ],
  ])('%s', async (_case, breakIt, problem) => {
    const shelf = new Courses().course('bases', ['valor']).course('mal', ['uno']);
    breakIt(shelf);
    const titles = await during(await createDatabase(), shelf.folder, async (service) => {
      const { token } = await service.signup();
      return (await outline(service, token)).map(([id]) => id);
    });
    expect(titles).toEqual(['bases']);
    const messages = log.map((line) => (JSON.parse(line) as { msg: string }).msg);
    expect(messages).toHaveLength(1);
    expect(messages[0]).toContain(`El curso 'mal' no se cargó: ${problem}`);
  });

  test('a folder whose name is no id', async () => {
    const shelf = new Courses().course('Mi curso', ['uno']);
    await during(await createDatabase(), shelf.folder, async () => undefined);
    expect(log.join('')).toContain('el nombre de la carpeta debe tener solo minúsculas');
  });
});

test('without the folder of courses the service works, and the courses stay', async () => {
  const database = await createDatabase();
  const shelf = new Courses().course('bases', ['valor']);
  const token = await during(database, shelf.folder, async (s) => (await s.signup()).token);
  await during(database, `${createFolder()}/nada`, async (service) => {
    expect(await outline(service, token)).toEqual([['bases', 'Curso bases', 'valor']]);
  });
  expect(log.join('')).toContain('No se pudo leer la carpeta de cursos (COURSES_DIR)');
});
