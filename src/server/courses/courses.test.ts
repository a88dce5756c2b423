import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Courses } from '../testing/courses.ts';
import { bearer, startService } from '../testing/service.ts';
import type { TestService } from '../testing/service.ts';

const shelf = new Courses()
  .course('rentas', ['canon', 'vacancia', 'cierre'], { order: 2 })
  .course('bases', ['valor'], { order: 1 })
  .lesson('rentas', 'vacancia', {
    tool: { id: 'rental-analysis', inputs: { vacancyRate: 8 }, caption: 'Sube la vacancia' },
  });

let service: TestService;
beforeAll(async () => {
  service = await startService({ COURSES_DIR: shelf.folder });
});
afterAll(() => service.close());

/** Somebody new, and their calls. */
async function person() {
  const { token } = await service.signup();
  const headers = bearer(token);
  const call = async (url: string, body?: object) => {
    const answer = body ? await service.post(url, body, headers) : await service.get(url, headers);
    return { status: answer.statusCode, body: answer.json<unknown>() };
  };
  return {
    call,
    viewLesson: (course: string, lessonId: string) =>
      call(`/api/courses/${course}/lessons/view`, { lessonId }),
    viewConcept: (lesson: string, conceptId: string) =>
      call(`/api/lessons/${lesson}/concepts/view`, { conceptId }),
  };
}

const concept = (id: string, more: object) => ({ id, isCompleted: false, ...more });
const media = (name: string) => `/api/media/rentas/media/${name}`;
const marked = (name: string, end = '') =>
  expect.stringMatching(new RegExp(`^${media(name)}\\?v=[0-9a-f]{12}${end}$`)) as string;

describe('what is answered', () => {
  test('a lesson', async () => {
    const { call } = await person();
    expect(await call('/api/lesson/vacancia')).toEqual({
      status: 200,
      body: {
        id: 'vacancia',
        courseId: 'rentas',
        title: 'Lección vacancia',
        order: 2,
        thumbnailUrl: marked('foto.webp'),
        durationSeconds: 30,
        videoUrl: marked('video.webm'),
        captionsUrl: marked('video.vtt'),
        studyMinutes: 45,
        isCompleted: false,
        concepts: [
          concept('idea', {
            title: 'Idea',
            description: 'Una idea',
            order: 1,
            videoUrl: marked('video.webm'),
            durationSeconds: 30,
          }),
          concept('clip', {
            title: 'Parte',
            description: 'Una parte',
            order: 2,
            videoUrl: marked('video.webm', '#t=12,20.5'),
            durationSeconds: 8.5,
          }),
        ],
        sections: {
          objective: 'Saber',
          keyConcepts: ['Canon'],
          recipe: ['Suma', 'Divide'],
          commonErrors: ['Olvidar la vacancia'],
        },
        tool: { id: 'rental-analysis', inputs: { vacancyRate: 8 }, caption: 'Sube la vacancia' },
        resources: [],
        facts: [],
      },
    });
  });

  test('a course, with its lessons in order and the sum of their minutes', async () => {
    const { call } = await person();
    const { status, body } = await call('/api/courses/rentas');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id: 'rentas',
      title: 'Curso rentas',
      instructorName: 'Ana Peña',
      level: 'beginner',
      thumbnailUrl: marked('foto.webp'),
      introVideoUrl: marked('video.webm'),
      introCaptionsUrl: marked('video.vtt'),
      introVideoDurationSeconds: 20,
      introDescription: 'De qué trata',
      descriptionTitle: 'Qué aprenderás',
      description: 'A calcular',
      durationHours: 2.25,
      progress: { completedLessons: 0, totalLessons: 3 },
      lessons: [
        { id: 'canon', order: 1 },
        { id: 'vacancia', order: 2 },
        { id: 'cierre', order: 3 },
      ],
    });
  });

  test('all courses, by their order and not by their names', async () => {
    const { call } = await person();
    const { status, body } = await call('/api/courses');
    expect(status).toBe(200);
    expect(body).toMatchObject([{ id: 'bases' }, { id: 'rentas' }]);
    expect((body as unknown[])[1]).toEqual((await call('/api/courses/rentas')).body);
    expect(await call('/api/courses/in-progress')).toEqual({ status: 200, body: [] });
  });
});

describe('progress', () => {
  test('of a course, lesson by lesson, whatever is repeated', async () => {
    const { call, viewLesson } = await person();
    const started = { status: 200, body: { nextLessonId: 'vacancia' } };
    expect(await viewLesson('rentas', 'canon')).toEqual(started);
    expect(await viewLesson('rentas', 'canon')).toEqual(started);
    expect((await call('/api/courses/in-progress')).body).toEqual([
      {
        id: 'rentas',
        title: 'Curso rentas',
        thumbnailUrl: marked('foto.webp'),
        introVideoDurationSeconds: 20,
        progressPct: 33,
        completedLessons: 1,
        totalLessons: 3,
        nextLesson: { id: 'vacancia', title: 'Lección vacancia' },
      },
    ]);
    expect((await viewLesson('rentas', 'cierre')).body).toEqual({ nextLessonId: null });
    expect((await call('/api/courses/in-progress')).body).toMatchObject([
      { progressPct: 67, completedLessons: 2, nextLesson: { id: 'vacancia' } },
    ]);
    expect((await viewLesson('rentas', 'vacancia')).body).toEqual({ nextLessonId: 'cierre' });
    expect((await call('/api/courses/in-progress')).body).toEqual([]);
    expect((await call('/api/courses/rentas')).body).toMatchObject({
      progress: { completedLessons: 3, totalLessons: 3 },
    });
  });

  test('one concept completes its lesson', async () => {
    const { call, viewConcept } = await person();
    const answer = {
      status: 200,
      body: { lessonId: 'canon', conceptId: 'clip', isCompleted: true, lessonCompleted: true },
    };
    expect(await viewConcept('canon', 'clip')).toEqual(answer);
    expect(await viewConcept('canon', 'clip')).toEqual(answer);
    expect((await call('/api/lesson/canon')).body).toMatchObject({
      isCompleted: true,
      concepts: [
        { id: 'idea', isCompleted: false },
        { id: 'clip', isCompleted: true },
      ],
    });
    // Concepts of the same name in other lessons are others.
    expect((await call('/api/lesson/vacancia')).body).toMatchObject({
      isCompleted: false,
      concepts: [{ isCompleted: false }, { isCompleted: false }],
    });
    expect((await call('/api/courses/rentas')).body).toMatchObject({
      progress: { completedLessons: 1 },
    });
  });

  test('is a person’s own', async () => {
    const ana = await person();
    const luis = await person();
    await ana.viewLesson('bases', 'valor');
    await ana.viewConcept('canon', 'idea');
    expect((await luis.call('/api/courses')).body).toMatchObject([
      { progress: { completedLessons: 0 } },
      { progress: { completedLessons: 0 } },
    ]);
    expect((await luis.call('/api/lesson/canon')).body).toMatchObject({ isCompleted: false });
  });

  test('the same view many times at once', async () => {
    const { call, viewLesson, viewConcept } = await person();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, i) =>
        i % 2 ? viewLesson('rentas', 'canon') : viewConcept('canon', 'idea'),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await call('/api/courses/in-progress')).body).toMatchObject([{ completedLessons: 1 }]);
  });
});

describe('what is refused', () => {
  test.each([
    ['/api/courses', undefined],
    ['/api/courses/in-progress', undefined],
    ['/api/courses/rentas', undefined],
    ['/api/courses/nada', undefined],
    ['/api/lesson/canon', undefined],
    ['/api/courses/rentas/lessons/view', { lessonId: 'canon' }],
    ['/api/lessons/canon/concepts/view', { conceptId: 'idea' }],
    ['/api/lessons/canon/concepts/view', {}],
  ])('%s without a session %j', async (url, body) => {
    const answer = body ? await service.post(url, body) : await service.get(url);
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({ message: expect.any(String), code: expect.any(String) });
  });

  const course = { code: 'course_not_found', message: 'El curso no existe' };
  const lesson = { code: 'lesson_not_found', message: 'La lección no existe' };
  const missing = {
    code: 'concept_not_found',
    message: 'El concepto no existe en esta lección',
  };
  test.each([
    ['/api/courses/nada', undefined, course],
    ['/api/courses/RENTAS', undefined, course],
    ['/api/courses/a%00b', undefined, course],
    ['/api/lesson/nada', undefined, lesson],
    ['/api/lesson/..%2fcanon', undefined, lesson],
    ['/api/courses/nada/lessons/view', { lessonId: 'canon' }, course],
    ['/api/courses/rentas/lessons/view', { lessonId: 'nada' }, lesson],
    ['/api/courses/rentas/lessons/view', { lessonId: 'a\u0000b' }, lesson],
    // It exists, but in another course.
    ['/api/courses/rentas/lessons/view', { lessonId: 'valor' }, lesson],
    ['/api/lessons/nada/concepts/view', { conceptId: 'idea' }, lesson],
    ['/api/lessons/canon/concepts/view', { conceptId: 'nada' }, missing],
    ['/api/lessons/canon/concepts/view', { conceptId: 'a\u0000b' }, missing],
  ])('%s %j: there is none', async (url, body, answer) => {
    const { call } = await person();
    expect(await call(url, body)).toEqual({ status: 404, body: answer });
  });

  test.each([
    ['/api/courses/rentas/lessons/view', {}, 'lessonId', 'La lección es requerida'],
    ['/api/courses/rentas/lessons/view', { lessonId: '' }, 'lessonId', 'La lección es requerida'],
    ['/api/courses/rentas/lessons/view', { lessonId: 7 }, 'lessonId', 'La lección es requerida'],
    ['/api/lessons/canon/concepts/view', {}, 'conceptId', 'lessonId and conceptId are required'],
  ])('%s %j: incomplete', async (url, body, field, message) => {
    const { call } = await person();
    expect(await call(url, body)).toEqual({
      status: 400,
      body: { message, code: 'validation', fields: { [field]: message } },
    });
  });
});
