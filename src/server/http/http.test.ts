import { createConnection } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PERSON, basic, newEmail, query, startService } from '../testing/service.ts';
import type { TestService } from '../testing/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService({ PUBLIC_URL: 'https://abaco.ejemplo.co' });
});
afterAll(() => service.close());

const JSON_TYPE = { 'content-type': 'application/json' };
const send = (payload: string, headers: Record<string, string>) =>
  service.send({ method: 'POST', url: '/api/forgot-password', headers, payload });

describe('errors', () => {
  test.each(['{', '{"email":', 'x', '{"email":"a@b.co",}'])('%j is no JSON', async (payload) => {
    const answer = await send(payload, JSON_TYPE);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({
      message: 'El contenido no es JSON válido',
      code: 'bad_request',
    });
  });

  test('a prototype cannot be sent', async () => {
    expect((await send('{"__proto__":{"x":1}}', JSON_TYPE)).statusCode).toBe(400);
  });

  test('other kinds of content are refused', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data']) {
      const answer = await send('email=a@b.co', { 'content-type': type });
      expect(answer.statusCode).toBe(415);
      expect(answer.json()).toEqual({ message: 'El contenido debe ser JSON', code: 'media_type' });
    }
  });

  test('too much content is refused', async () => {
    const answer = await send(JSON.stringify({ email: 'a'.repeat(40_000) }), JSON_TYPE);
    expect(answer.statusCode).toBe(413);
    expect(answer.json().code).toBe('too_large');
  });

  test('an address that is none', async () => {
    const answer = await service.get('/api/%zz');
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({ message: 'La dirección no es válida', code: 'bad_request' });
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
  });

  test('what is unknown below /api', async () => {
    for (const url of ['/api/auth/nada', '/api/auth/login', '/api/profile']) {
      const answer = await service.get(url, { accept: 'text/html' });
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toEqual({ message: 'No existe.', code: 'not_found' });
    }
  });

  test('a slash at the end does no harm', async () => {
    expect((await service.get('/api/health/')).statusCode).toBe(200);
  });

  test('of a broken table nothing shows but that something went wrong', async () => {
    const broken = await startService();
    const { token } = await broken.signup();
    await broken.query('alter table sessions rename to elsewhere');
    const answer = await broken.profile(token);
    expect(answer.statusCode).toBe(500);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.json()).toEqual({
      message: 'Ocurrió un error inesperado. Intenta de nuevo.',
      code: 'internal',
    });
    await broken.close();
  });
});

describe('pages of other sites', () => {
  const from = (origin: string, headers: Record<string, string> = {}) =>
    service.post('/api/forgot-password', { email: newEmail() }, { origin, ...headers });

  test.each([
    'https://malo.ejemplo.com',
    'null',
    'x',
    // Their names begin or end as ours do.
    'https://localhost.malo.co',
    'http://malolocalhost',
    'https://malo-abaco.ejemplo.co',
    'https://abaco.ejemplo.co.malo.co',
    'https://ejemplo.co',
  ])('nothing is taken from %s', async (origin) => {
    const answer = await from(origin);
    expect(answer.statusCode).toBe(403);
    expect(answer.json().code).toBe('foreign_origin');
  });

  test('our own are served, and programs that are no browser', async () => {
    const host = { host: 'localhost:3000' };
    expect((await from('http://localhost:3000', host)).statusCode).toBe(200);
    expect((await from('https://abaco.ejemplo.co', host)).statusCode).toBe(200);
    const none = await service.post('/api/forgot-password', { email: newEmail() });
    expect(none.statusCode).toBe(200);
  });

  test('nobody else may read an answer', async () => {
    const answer = await service.get('/api/config', { origin: 'https://malo.ejemplo.com' });
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
  });
});

describe('status', () => {
  test('in service', async () => {
    const answer = await service.get('/api/health');
    expect(answer.statusCode).toBe(200);
    expect(answer.json().status).toBe('ok');
  });

  test('without its database: 503, in words, and back again with it', async () => {
    const other = await startService();
    const { user } = await other.signup();
    const name = new URL(other.url).pathname.slice(1);
    const server = new URL(other.url);
    server.pathname = '/postgres';
    const allow = (allowed: boolean) =>
      query(server.href, `alter database ${name} allow_connections ${String(allowed)}`);
    await allow(false);
    await query(
      server.href,
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1',
      [name],
    );
    expect((await other.get('/api/health')).statusCode).toBe(503);
    const login = await other.login(user.email, PERSON.password);
    expect(login.statusCode).toBe(503);
    expect(login.headers['retry-after']).toBe('5');
    expect(login.json()).toEqual({
      message: 'El servicio no está disponible en este momento. Intenta de nuevo.',
      code: 'unavailable',
    });
    await allow(true);
    expect((await other.get('/api/health')).statusCode).toBe(200);
    expect((await other.login(user.email, PERSON.password)).statusCode).toBe(200);
    await other.close();
  });
});

describe('description of the API', () => {
  test('has every endpoint', async () => {
    const { paths, openapi } = (await service.get('/api/docs/openapi.json')).json();
    expect(openapi).toMatch(/^3\./);
    expect(Object.keys(paths).sort()).toEqual([
      '/api/account',
      '/api/account/confirmation',
      '/api/account/consent',
      '/api/account/email',
      '/api/account/export',
      '/api/account/second-factor',
      '/api/account/second-factor/codes',
      '/api/account/second-factor/disable',
      '/api/account/second-factor/enable',
      '/api/account/security',
      '/api/account/sessions',
      '/api/account/sessions/{id}',
      '/api/account/shares',
      '/api/auth/login',
      '/api/auth/profile',
      '/api/auth/signup',
      '/api/change-email',
      '/api/change-password',
      '/api/chrome-signin',
      '/api/config',
      '/api/confirm-email',
      '/api/courses',
      '/api/courses/in-progress',
      '/api/courses/{courseId}/lessons/view',
      '/api/courses/{id}',
      '/api/documents',
      '/api/documents/{id}',
      '/api/documents/{id}/restore',
      '/api/documents/{id}/shares',
      '/api/documents/{id}/shares/{share}',
      '/api/documents/{id}/versions',
      '/api/documents/{id}/versions/{revision}',
      '/api/forgot-password',
      '/api/health',
      '/api/lesson/{id}',
      '/api/lessons/{lessonId}/concepts/view',
      '/api/logout',
      '/api/refresh',
      '/api/reset-password',
      '/api/shared/{token}',
    ]);
    const { requestBody } = paths['/api/auth/signup'].post;
    const { required } = requestBody.content['application/json'].schema;
    expect(required).toEqual(['firstName', 'lastName', 'email', 'password']);
  });

  test('is a page that the content policy allows', async () => {
    for (const url of ['/api/docs', '/api/docs/']) {
      const answer = await service.get(url, { accept: 'text/html' });
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(answer.headers['content-security-policy']).not.toContain('unsafe');
      expect(answer.body).not.toMatch(/<script|<style|\sstyle=|\son\w+=/);
      expect(answer.body).toContain('POST /api/auth/login');
    }
    const style = await service.get('/api/docs/docs.css');
    expect(style.headers['content-type']).toBe('text/css; charset=utf-8');
  });
});

test('what is no HTTP is answered as other errors are', async () => {
  const { address } = await service.listen();
  const answer = await new Promise<string>((resolve, reject) => {
    const socket = createConnection((address as AddressInfo).port, '127.0.0.1', () => {
      socket.end('NADA\r\n\r\n');
    });
    let text = '';
    socket.on('data', (chunk) => (text += String(chunk)));
    socket.on('end', () => resolve(text));
    socket.on('error', reject);
  });
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(JSON.parse(answer.slice(answer.indexOf('{')))).toEqual({
    message: 'Solicitud inválida',
    code: 'bad_request',
  });
});

test('an answer names its lines in the log', async () => {
  const lines: { reqId?: string; msg: string }[] = [];
  const logged = await startService({ LOG_LEVEL: 'info' }, (line) => lines.push(JSON.parse(line)));
  await logged.query('alter table sessions rename to elsewhere');
  const failed = await logged.post('/api/auth/signup', { ...PERSON, email: newEmail() });
  const page = await logged.get('/', { accept: 'text/html' });
  const missing = await logged.get('/api/nada');
  await logged.close();
  const ids = [failed, page, missing].map(({ headers }) => String(headers['x-request-id']));
  expect(new Set(ids).size).toBe(3);
  for (const id of ids) expect(id).toMatch(/^[\w-]{12}$/);
  const own = lines.filter(({ reqId }) => reqId === ids[0]).map(({ msg }) => msg);
  expect(own).toEqual(['La solicitud falló', 'Solicitud atendida']);
});

test('the log has no password, token, header nor query', async () => {
  const lines: string[] = [];
  const logged = await startService({ LOG_LEVEL: 'debug' }, (line) => lines.push(line));
  const password = 'clave-que-nadie-ve';
  const { user, token, refreshToken } = await logged.signup({ password });
  const headers = basic(user.email, password);
  await logged.login(user.email, password);
  await logged.refresh(refreshToken);
  await logged.get('/reset-password?token=token-del-enlace', { accept: 'text/html' });
  await logged.get('/api/nada?token=token-del-enlace');
  await logged.post('/api/forgot-password', { email: user.email });
  await logged.mails(1);
  await logged.query('alter table users rename to elsewhere');
  await logged.login(user.email, password);
  await logged.refresh(refreshToken);
  await logged.post('/api/auth/signup', { ...PERSON, email: newEmail(), password });
  await logged.close();

  const text = lines.join('');
  expect(text).toContain('"level":"error"');
  expect(text).toContain('"path":"/reset-password"');
  const secrets = [password, token, refreshToken, 'token-del-enlace', 'Bearer', 'Basic', '$argon2'];
  for (const secret of [...secrets, headers.authorization]) expect(text).not.toContain(secret);
  for (const line of lines) expect(() => JSON.parse(line) as unknown).not.toThrow();
});
