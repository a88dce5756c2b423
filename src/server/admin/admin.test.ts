import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { PERSON, createDatabase, startService } from '../testing/service.ts';
import type { TestService } from '../testing/service.ts';
import { administer } from './run.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService({ REGISTRATION: 'closed', PUBLIC_URL: 'https://abaco.co' });
});
afterAll(() => service.close());
beforeEach(() => service.query('delete from users'));

const admin = (...args: string[]) => administer(args, service.config);
const fieldsOf = (text: string) => text.split('\n').map((line) => line.split('\t'));

async function invited(email: string, more: object = {}) {
  const link = await admin('invite', email);
  const invitation = /^https:\/\/abaco\.co\/signup#invitation=([\w-]{43})$/.exec(link)?.[1];
  return service.post('/api/auth/signup', { ...PERSON, email, invitation, ...more });
}

test('an invitation lets one person in, once, where registration is closed', async () => {
  expect(
    (await service.post('/api/auth/signup', { ...PERSON, email: 'x@ejemplo.co' })).json(),
  ).toEqual({ code: 'registration_closed', message: 'El registro está cerrado por el momento' });
  const link = await admin('invite', ' Ana@Ejemplo.co');
  const invitation = link.split('=')[1];
  const signUp = (email: string) =>
    service.post('/api/auth/signup', { ...PERSON, email, invitation });
  const other = await signUp('otra@ejemplo.co');
  expect([other.statusCode, other.json().code]).toEqual([403, 'invalid_invitation']);
  expect(other.json().fields.email).toBe('La invitación venció, ya se usó o es para otro email');
  expect((await signUp('ana@ejemplo.co')).statusCode).toBe(201);
  await service.query('delete from users');
  expect((await signUp('ana@ejemplo.co')).statusCode).toBe(403);
});

test('an invitation ends, and a newer one takes its place', async () => {
  const first = (await admin('invite', 'ana@ejemplo.co')).split('=')[1];
  const second = (await admin('invite', 'ana@ejemplo.co')).split('=')[1];
  const signUp = (invitation?: string) =>
    service.post('/api/auth/signup', { ...PERSON, email: 'ana@ejemplo.co', invitation });
  expect((await signUp(first)).statusCode).toBe(403);
  await service.query(`update invitations set expires_at = now() - interval '1 second'`);
  expect((await signUp(second)).statusCode).toBe(403);
});

test('an invitation is not used up by a sign-up that fails', async () => {
  const weak = await invited('ana@ejemplo.co', { password: '123456' });
  expect(weak.json().code).toBe('weak_password');
  expect(await service.query('select from invitations')).toHaveLength(1);
});

test('people are listed, by a part of their address or name', async () => {
  await invited('ana@ejemplo.co');
  await invited('beto@ejemplo.co', { firstName: 'Beto', lastName: 'Ñañez' });
  expect(fieldsOf(await admin('list')).map((fields) => fields[1])).toEqual([
    'ana@ejemplo.co',
    'beto@ejemplo.co',
  ]);
  expect(fieldsOf(await admin('list', 'ñañez'))).toEqual([
    [
      expect.stringMatching(/^\d+$/),
      'beto@ejemplo.co',
      'Beto Ñañez',
      expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      'activa',
      'email sin confirmar',
      '1 sesión',
    ],
  ]);
  expect(await admin('list', '%')).toBe('');
});

test('who is disabled is out, and can come back', async () => {
  const { token, refreshToken } = (await invited('ana@ejemplo.co')).json();
  await admin('disable', 'ana@ejemplo.co');
  expect((await service.profile(token)).statusCode).toBe(401);
  expect((await service.refresh(refreshToken)).statusCode).toBe(401);
  const refused = await service.login('ana@ejemplo.co', PERSON.password);
  expect([refused.statusCode, refused.json()]).toEqual([
    403,
    { code: 'account_disabled', message: 'Esta cuenta está deshabilitada' },
  ]);
  // To who doesn't know the password it is an account as any other.
  expect((await service.login('ana@ejemplo.co', 'otra cosa')).json().code).toBe(
    'invalid_credentials',
  );
  expect(fieldsOf(await admin('list'))[0]?.slice(4)).toEqual([
    'deshabilitada',
    'email sin confirmar',
    '0 sesiones',
  ]);
  await admin('enable', 'ana@ejemplo.co');
  expect((await service.login('ana@ejemplo.co', PERSON.password)).statusCode).toBe(200);
});

test('sessions end, of one person or of all', async () => {
  const ana = (await invited('ana@ejemplo.co')).json();
  const beto = (await invited('beto@ejemplo.co')).json();
  await admin('sign-out', 'ana@ejemplo.co');
  expect((await service.profile(ana.token)).statusCode).toBe(401);
  expect((await service.profile(beto.token)).statusCode).toBe(200);
  await service.login('ana@ejemplo.co', PERSON.password);
  expect(await admin('sign-out', '--all')).toBe('Sesiones cerradas de 2 personas');
  expect((await service.profile(beto.token)).statusCode).toBe(401);
});

test('a person is deleted once that is confirmed', async () => {
  await invited('ana@ejemplo.co');
  await expect(admin('delete', 'ana@ejemplo.co')).rejects.toThrow('agregue --yes');
  expect(await admin('list')).toContain('ana@ejemplo.co');
  await admin('delete', 'ana@ejemplo.co', '--yes');
  expect(await admin('list')).toBe('');
});

test.each([
  [['lits'], 'No existe la orden «lits».'],
  [['toString'], 'No existe la orden «toString».'],
  [['disable'], 'Falta el email.'],
  [['disable', 'a@b.co', 'c'], 'Sobra «c».'],
  [['disable', 'nadie@ejemplo.co'], 'Nadie tiene el email nadie@ejemplo.co.'],
  [['delete', 'nadie@ejemplo.co', '--yes'], 'Nadie tiene el email'],
  [['events', 'nadie@ejemplo.co'], 'Nadie tiene el email'],
  [['invite', 'nadie'], '«nadie» no es un email válido.'],
])('%j is refused', async (args, message) => {
  await expect(admin(...args)).rejects.toThrow(message);
});

test('whoever has an account is not invited', async () => {
  await invited('ana@ejemplo.co');
  await expect(admin('invite', 'ana@ejemplo.co')).rejects.toThrow('ya tiene cuenta');
});

test('a database that the service has not prepared is left alone', async () => {
  const config = { ...service.config, DATABASE_URL: await createDatabase() };
  await expect(administer(['list'], config)).rejects.toThrow('Inicie primero el servicio');
});

test('the help names every order', async () => {
  const help = await admin();
  for (const order of [
    'list',
    'events',
    'disable',
    'enable',
    'sign-out',
    'reset-factor',
    'delete',
    'invite',
  ]) {
    expect(help).toMatch(new RegExp(`^  ${order} `, 'm'));
  }
});
