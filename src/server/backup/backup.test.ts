import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AuthAnswer } from '../../../schemas/accounts.ts';
import { Courses } from '../testing/courses.ts';
import { documentsOf } from '../testing/documents.ts';
import { PERSON, bearer, createDatabase, query, startService } from '../testing/service.ts';
import type { TestService } from '../testing/service.ts';
import { dump } from './dump.ts';
import { TABLES } from './format.ts';
import { restore } from './restore.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'abaco-test-backup-'));
const file = path.join(folder, 'copia.gz');
const shelf = new Courses().course('rentas', ['canon', 'vacancia']);
const environment = { COURSES_DIR: shelf.folder };

let service: TestService;
let ana: AuthAnswer;
let rows: number;
beforeAll(async () => {
  service = await startService(environment);
  ana = await service.signup({
    email: 'ana@ejemplo.co',
    firstName: `Ana "Ñusta" O'Neil`,
    lastName: '\\ 😀',
  });
  const view = { lessonId: 'canon' };
  await service.post('/api/courses/rentas/lessons/view', view, bearer(ana.token));
  await documentsOf(service, ana).made({ content: { z: 1, a: '\ud800 \u0000' } });
  for (let i = 0; i < 30; i++) await service.signup();
  // People go on signing up meanwhile.
  const more = Array.from({ length: 20 }, () => service.signup());
  rows = await dump(service.url, file);
  await Promise.all(more);
});
afterAll(async () => {
  await service.close();
  rmSync(folder, { recursive: true });
});

test('what is restored elsewhere is the same, and the service goes on there', async () => {
  const url = await createDatabase();
  expect(await restore(url, file)).toBe(rows);
  const other = await startService({ ...environment, DATABASE_URL: url });
  const login = await other.login('ana@ejemplo.co', PERSON.password);
  expect(login.json<AuthAnswer>().user).toEqual(ana.user);
  expect((await other.profile(ana.token)).statusCode).toBe(200);
  expect((await other.refresh(ana.refreshToken)).statusCode).toBe(200);
  const courses = await other.get('/api/courses', bearer(ana.token));
  expect(courses.json()[0].progress).toEqual({ completedLessons: 1, totalLessons: 2 });
  const [before] = await other.query('select max(id)::int as id from users');
  expect((await other.signup()).user.id).toBe(Number(before?.['id']) + 1);
  await other.close();
});

test('every row comes back as it was', async () => {
  const url = await createDatabase();
  await restore(url, file);
  const again = path.join(folder, 'otra.gz');
  await dump(url, again);
  const linesOf = (name: string) =>
    gunzipSync(readFileSync(name)).toString('utf8').split('\n').sort();
  expect(linesOf(again)).toEqual(linesOf(file));
  expect(linesOf(file).join('\n')).toContain('Ñusta');
  expect(linesOf(file).join('\n')).toContain('"content":{"z":1,"a":"\\ud800 \\u0000"}');
});

test('the file is for its owner only, and nothing else is left', () => {
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder).filter((name) => name.endsWith('.draft'))).toEqual([]);
});

test('every table is in it, but for counts and what has no meaning elsewhere', async () => {
  const known = await service.query(
    `select table_name as name from information_schema.tables where table_schema = 'public'`,
  );
  const left = known.map(({ name }) => String(name)).filter((name) => !TABLES.includes(name));
  expect(left.sort()).toEqual(['migrations', 'outgoing_mail', 'rate_limits', 'secrets']);
});

test.each([
  ['cut off', (whole: Buffer) => whole.subarray(0, whole.length / 2), 'dañada o incompleta'],
  [
    'without its end',
    (whole: Buffer) => gzipSync(gunzipSync(whole).toString('utf8').replace(/.*\n$/, '')),
    'La copia está incompleta.',
  ],
  [
    'of another version',
    (whole: Buffer) => gzipSync(gunzipSync(whole).toString('utf8').replace('0001-', '0000-')),
    'La copia es de otra versión de Ábaco.',
  ],
  ['something else', () => gzipSync('{"a":1}\n'), 'El archivo no es una copia de Ábaco.'],
])('a file that is %s is refused, and nothing of it is kept', async (_name, change, message) => {
  const broken = path.join(folder, 'rota.gz');
  writeFileSync(broken, change(readFileSync(file)));
  const url = await createDatabase();
  await expect(restore(url, broken)).rejects.toThrow(message);
  expect(await query(url, 'select from users')).toEqual([]);
});

test('nothing is restored over the accounts of others', async () => {
  await expect(restore(service.url, file)).rejects.toThrow('La base de datos ya tiene cuentas.');
});
