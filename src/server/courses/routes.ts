import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { errorAnswer } from '../../../schemas/accounts.ts';
import {
  conceptViewAnswer,
  conceptViewRequest,
  course,
  courseList,
  inProgressList,
  lesson,
  lessonViewAnswer,
  lessonViewRequest,
} from '../../../schemas/courses.ts';
import type { AccessTokens } from '../auth/access.ts';
import { memberOf, requireMember } from '../auth/members.ts';
import type { Db } from '../database/pool.ts';
import { courseAnswer, inProgressAnswer, lessonAnswer } from './answers.ts';
import { openLibrary } from './library.ts';
import { CourseList } from './list.ts';
import { progressOf, viewConcept, viewLesson } from './progress.ts';

export interface CourseService {
  db: Db;
  access: AccessTokens;
}

const errors = { '4xx': errorAnswer, '5xx': errorAnswer };
const shared = { tags: ['Cursos'], security: [{ bearer: [] }] };

/** The courses and a member's progress in them. All of it needs a session. */
export const courseRoutes: FastifyPluginAsyncZod<CourseService> = async (app, { db, access }) => {
  app.addHook('onRequest', requireMember({ db, access }));
  const library = openLibrary(db);
  const list = new CourseList();

  app.get(
    '/courses',
    {
      schema: {
        ...shared,
        summary: 'Los cursos, con el avance de quien pregunta',
        response: { 200: courseList, ...errors },
      },
    },
    async (request, reply) => {
      const progress = await progressOf(db, memberOf(request).user.id);
      const { courses, json } = list.answer(await library(), progress);
      reply.type('application/json; charset=utf-8').serializer(() => json);
      return courses;
    },
  );

  app.get(
    '/courses/in-progress',
    {
      schema: {
        ...shared,
        summary: 'Los cursos empezados y sin terminar',
        response: { 200: inProgressList, ...errors },
      },
    },
    async (request) => {
      const progress = await progressOf(db, memberOf(request).user.id);
      const { courses } = await library();
      return courses.flatMap((each) => inProgressAnswer(each, progress) ?? []);
    },
  );

  app.get(
    '/courses/:id',
    {
      schema: {
        ...shared,
        summary: 'Un curso con sus lecciones',
        params: z.object({ id: z.string() }),
        response: { 200: course, ...errors },
      },
    },
    async (request) => {
      const found = (await library()).course(request.params.id);
      return courseAnswer(found, await progressOf(db, memberOf(request).user.id));
    },
  );

  app.get(
    '/lesson/:id',
    {
      schema: {
        ...shared,
        summary: 'Una lección',
        params: z.object({ id: z.string() }),
        response: { 200: lesson, ...errors },
      },
    },
    async (request) => {
      const found = (await library()).lesson(request.params.id);
      return lessonAnswer(found, await progressOf(db, memberOf(request).user.id));
    },
  );

  app.post(
    '/courses/:courseId/lessons/view',
    {
      schema: {
        ...shared,
        summary: 'Marca una lección como vista; repetirlo no cambia nada',
        description: 'nextLessonId es la que sigue en el orden del curso; null tras la última.',
        params: z.object({ courseId: z.string() }),
        body: lessonViewRequest,
        response: { 200: lessonViewAnswer, ...errors },
      },
    },
    async (request) => {
      const course = (await library()).course(request.params.courseId);
      return viewLesson(db, memberOf(request).user.id, course, request.body.lessonId);
    },
  );

  app.post(
    '/lessons/:lessonId/concepts/view',
    {
      schema: {
        ...shared,
        summary: 'Marca un concepto como visto; repetirlo no cambia nada',
        description: 'Una lección está completa desde el primero de sus conceptos.',
        params: z.object({ lessonId: z.string() }),
        body: conceptViewRequest,
        response: { 200: conceptViewAnswer, ...errors },
      },
    },
    async (request) => {
      const lesson = (await library()).lesson(request.params.lessonId);
      return viewConcept(db, memberOf(request).user.id, lesson, request.body.conceptId);
    },
  );
};
