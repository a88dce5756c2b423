import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  authAnswer,
  codeBody,
  changeRequest,
  confirmRequest,
  errorAnswer,
  forgotRequest,
  googleRequest,
  loginRequest,
  messageAnswer,
  refreshRequest,
  resetRequest,
  signupRequest,
  user,
} from '../../../schemas/accounts.ts';
import { deviceName } from '../http/deviceName.ts';
import { ApiError } from '../http/errors.ts';
import { check } from '../http/validation.ts';
import { changePassword, login, signup } from './accounts.ts';
import { note } from './audit.ts';
import { confirmEmail } from './confirmations.ts';
import { readBasic } from './basic.ts';
import { deviceOf, remember } from './devices.ts';
import { memberOf, readBearer, requireMember } from './members.ts';
import { refresh } from './refresh.ts';
import { forgotPassword, resetPassword } from './resets.ts';
import type { AccountService } from './service.ts';
import { endSession, signedOut } from './sessions.ts';

const errors = { '4xx': errorAnswer, '5xx': errorAnswer };
const bearer = [{ bearer: [] }];
const tags = ['Cuentas'];

const senderOf = ({ ip, headers }: FastifyRequest) => ({
  ip,
  browser: deviceName(headers['user-agent']),
});

/** Sign-up, sign-in, and what keeps or ends a session. */
export const sessionRoutes: FastifyPluginAsyncZod<AccountService> = async (app, service) => {
  app.post(
    '/auth/login',
    {
      schema: {
        tags,
        summary: 'Inicia sesión',
        description:
          'Email y contraseña van en Authorization: Basic, en UTF-8. Sin cuerpo, o con el código ' +
          'de la verificación en dos pasos: con ella, sin código responde second_factor_required.',
        security: [{ basic: [] }],
        body: codeBody,
        response: { 200: authAnswer, ...errors },
      },
    },
    async (request, reply) => {
      const credentials = check(loginRequest, readBasic(request.headers.authorization));
      const device = deviceOf(request, service.keys, credentials.email);
      const code = request.body?.code;
      const sender = { ...senderOf(request), device };
      const answer = await login(service, { ...credentials, code }, sender);
      remember(request, reply, credentials.email, device);
      return answer;
    },
  );

  app.post(
    '/auth/signup',
    {
      schema: {
        tags,
        summary: 'Crea una cuenta e inicia sesión',
        body: signupRequest,
        response: { 201: authAnswer, ...errors },
      },
    },
    async (request, reply) => {
      const { email } = request.body;
      const device = deviceOf(request, service.keys, email);
      const answer = await signup(service, request.body, { ...senderOf(request), device });
      remember(request, reply, email, device);
      return reply.code(201).send(answer);
    },
  );

  app.get(
    '/auth/profile',
    {
      onRequest: requireMember(service),
      schema: {
        tags,
        summary: 'El usuario de la sesión',
        security: bearer,
        response: { 200: user, ...errors },
      },
    },
    async (request) => memberOf(request).user,
  );

  app.post(
    '/refresh',
    {
      schema: {
        tags,
        summary: 'Cambia el token de la sesión por otros nuevos',
        description: 'Cada refreshToken sirve una vez. Si uno viejo vuelve, la sesión termina.',
        body: refreshRequest,
        response: { 200: authAnswer, ...errors },
      },
    },
    (request) => refresh(service, request.body.refreshToken, request),
  );

  app.post(
    '/logout',
    {
      schema: {
        tags,
        summary: 'Termina la sesión, aunque el token de acceso haya vencido',
        security: bearer,
        response: { 200: messageAnswer, ...errors },
      },
    },
    async (request) => {
      const known = readBearer(request, service.access, { evenExpired: true });
      const userId = known && (await endSession(service.db, known.sessionId));
      if (userId === null) throw signedOut();
      await note(service.db, { kind: 'signed-out', userId, ip: request.ip });
      return { message: 'Sesión cerrada' };
    },
  );

  app.post(
    '/chrome-signin',
    {
      schema: {
        tags,
        summary: 'Ingreso con Google, que no está configurado',
        body: googleRequest,
        response: errors,
      },
    },
    async () => {
      throw new ApiError(501, 'not_implemented', 'El ingreso con Google no está disponible');
    },
  );
};

/** Recovery and change of a password. */
export const passwordRoutes: FastifyPluginAsyncZod<AccountService> = async (app, service) => {
  app.post(
    '/forgot-password',
    {
      schema: {
        tags,
        summary: 'Envía un enlace de recuperación',
        description: 'Responde lo mismo si el email tiene cuenta y si no la tiene.',
        body: forgotRequest,
        response: { 200: messageAnswer, ...errors },
      },
    },
    async (request) => {
      await forgotPassword(service, request.body.email, request.ip);
      return {
        message:
          'Si el email tiene una cuenta, te enviamos un enlace para restablecer tu contraseña.',
      };
    },
  );

  app.post(
    '/reset-password',
    {
      schema: {
        tags,
        summary: 'Pone una contraseña nueva con el token del enlace; termina todas las sesiones',
        body: resetRequest,
        response: { 200: messageAnswer, ...errors },
      },
    },
    async (request) => {
      await resetPassword(service, request.body, request.ip);
      return { message: 'Tu contraseña se restableció. Ya puedes iniciar sesión.' };
    },
  );

  app.post(
    '/confirm-email',
    {
      schema: {
        tags,
        summary: 'Confirma un email con el token del enlace',
        body: confirmRequest,
        response: { 200: messageAnswer, ...errors },
      },
    },
    async (request) => {
      await confirmEmail(service, request.body.token, request.ip);
      return { message: 'Tu email quedó confirmado.' };
    },
  );

  app.post(
    '/change-password',
    {
      onRequest: requireMember(service),
      schema: {
        tags,
        summary: 'Cambia la contraseña; termina las demás sesiones',
        security: bearer,
        body: changeRequest,
        response: { 200: messageAnswer, ...errors },
      },
    },
    async (request) => {
      await changePassword(service, memberOf(request), request.body, { ip: request.ip });
      return { message: 'Tu contraseña cambió. Las demás sesiones se cerraron.' };
    },
  );
};
