import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AuthAnswer } from '../../../schemas/accounts.ts';
import { LEGAL } from '../../../schemas/legal.ts';
import { codeAt } from '../testing/codes.ts';
import { documentsOf, draft } from '../testing/documents.ts';
import { PERSON, bearer, startService } from '../testing/service.ts';
import type { TestService } from '../testing/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

const send = (method: 'PATCH' | 'DELETE', token: string, payload: object) =>
  service.send({ method, url: '/api/account', headers: bearer(token), payload });

describe('the name', () => {
  test('changes', async () => {
    const { user, token } = await service.signup();
    const answer = await send('PATCH', token, { firstName: ' Anita ', lastName: 'Peñalosa' });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ ...user, firstName: 'Anita', lastName: 'Peñalosa' });
    expect((await service.profile(token)).json()).toEqual(answer.json());
  });

  test('is as at the sign-up, and of who is signed in', async () => {
    const { user, token } = await service.signup();
    const answer = await send('PATCH', token, { firstName: 'A', lastName: '' });
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json<{ fields: object }>().fields)).toEqual([
      'firstName',
      'lastName',
    ]);
    expect((await service.profile(token)).json()).toEqual(user);
    expect((await send('PATCH', 'x', PERSON)).statusCode).toBe(401);
  });
});

describe('the export', () => {
  test('has all that is the person’s, and nothing of anybody else', async () => {
    const person = await service.signup();
    const other = documentsOf(service, await service.signup());
    await other.made({ name: 'Ajeno' });
    const ana = documentsOf(service, person);
    const id = await ana.made({ name: 'Local', content: { z: 1, a: [2] }, note: 'Esquinero' });
    const binned = await ana.made({ name: 'Viejo' });
    await ana.send('PATCH', `/${id}/versions/1`)({ label: 'Inicio' });
    await ana.write(id, 1, draft({ name: 'Local', content: { z: 3 } }));
    await ana.send('POST', `/${id}/shares`)({});
    await ana.remove(binned, 1);
    await service.query('insert into lesson_views (user_id, lesson_id) values ($1, $2)', [
      person.user.id,
      'canon',
    ]);

    const answer = await service.get('/api/account/export', bearer(person.token));
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-disposition']).toMatch(
      /^attachment; filename="abaco-datos-\d{4}-\d\d-\d\d\.json"$/,
    );
    expect(answer.json()).toMatchObject({
      app: 'abaco',
      account: { ...person.user, createdAt: expect.any(String) },
      consents: [{ version: LEGAL.version, givenAt: expect.any(String) }],
      sessions: [{ browser: 'Otro programa', createdAt: expect.any(String) }],
      events: [{ kind: 'signed-up' }, { kind: 'document-shared' }, { kind: 'data-exported' }],
      lessons: [{ lesson: 'canon' }],
      concepts: [],
      documents: [
        {
          id,
          name: 'Local',
          content: { z: 3 },
          deletedAt: null,
          versions: [
            { revision: 1, label: 'Inicio', note: 'Esquinero', content: { z: 1, a: [2] } },
            { revision: 2, label: null, content: { z: 3 } },
          ],
          shares: [{ revision: null }],
        },
        { id: binned, name: 'Viejo', deletedAt: expect.any(String) },
      ],
    });
    expect(answer.body).not.toContain('Ajeno');
    expect(answer.body).not.toMatch(/hash|argon2|session"/i);
  });

  test('of who has nothing yet is a whole file too', async () => {
    const { token } = await service.signup();
    const answer = await service.get('/api/account/export', bearer(token));
    expect(answer.json()).toMatchObject({ documents: [], lessons: [] });
    expect((await service.get('/api/account/export')).statusCode).toBe(401);
  });
});

describe('the deletion', () => {
  test('leaves no row of the person’s in any table, and all of the others', async () => {
    const email = 'borrada@ejemplo.co';
    const person = await service.signup({ email, contactEmail: 'b2@ejemplo.co' });
    const ana = documentsOf(service, person);
    const other = await service.signup();
    const kept = await documentsOf(service, other).made();
    const { document, token } = await fill(person);

    const wrong = await send('DELETE', person.token, { password: 'otra cosa' });
    expect(wrong.statusCode).toBe(400);
    expect(wrong.json()).toMatchObject({ code: 'wrong_password' });
    expect((await service.profile(person.token)).statusCode).toBe(200);
    // Every table that can hold something of a person's or of a document's does, or is named here.
    const [people, documents] = [await tablesWith('user_id'), await tablesWith('document_id')];
    expect(await holding(people, 'user_id', String(person.user.id))).toEqual(people);
    expect(await holding(documents, 'document_id', document)).toEqual(documents);

    const gone = await send('DELETE', person.token, { password: PERSON.password });
    expect(gone.statusCode).toBe(204);
    expect((await service.profile(person.token)).statusCode).toBe(401);
    expect((await service.refresh(person.refreshToken)).statusCode).toBe(401);
    expect((await service.get(`/api/shared/${token}`)).statusCode).toBe(404);
    expect((await service.login(email, PERSON.password)).statusCode).toBe(401);
    expect((await ana.read(document)).statusCode).toBe(401);

    expect(await holding(people, 'user_id', String(person.user.id))).toEqual([]);
    expect(await holding(documents, 'document_id', document)).toEqual([]);
    // Nor in any column of any table: neither their address, nor the one they asked for.
    for (const text of [email, 'otra@ejemplo.co', 'b2@ejemplo.co']) {
      expect(await mentioning(text)).toEqual([]);
    }
    expect(
      await service.query(`select * from sessions where user_id = $1`, [other.user.id]),
    ).toHaveLength(1);
    expect((await documentsOf(service, other).read(kept)).statusCode).toBe(200);
    // The address is free again.
    expect((await service.signup({ email })).user.id).not.toBe(person.user.id);
  });

  test('asks for the password, and for a session', async () => {
    const { token } = await service.signup();
    expect((await send('DELETE', token, {})).statusCode).toBe(400);
    expect((await send('DELETE', 'x', { password: PERSON.password })).statusCode).toBe(401);
  });

  test('lets nobody guess the password', async () => {
    const { token } = await service.signup();
    for (let i = 0; i < 10; i++) await send('DELETE', token, { password: `intento ${i}` });
    expect((await send('DELETE', token, { password: PERSON.password })).statusCode).toBe(429);
  });
});

/** Does all that leaves something of a person's in the database. */
async function fill(person: AuthAnswer): Promise<{ document: string; token: string }> {
  const { email, id } = person.user;
  const ana = documentsOf(service, person);
  const document = await ana.made();
  await ana.write(document, 1, draft());
  const shared = await ana.send('POST', `/${document}/shares`)({});
  const asHer = (url: string, payload: object) => service.post(url, payload, bearer(person.token));
  const { password } = PERSON;
  await asHer('/api/account/email', { email: 'otra@ejemplo.co', password });
  const factor = await asHer('/api/account/second-factor', { password });
  const secret = factor.json<{ secret: string }>().secret;
  const enabled = await asHer('/api/account/second-factor/enable', { code: codeAt(secret) });
  expect(enabled.statusCode).toBe(200);
  await service.login(email, 'adivinando');
  await service.post('/api/forgot-password', { email });
  await service.mails(2);
  await service.query(`insert into lesson_views (user_id, lesson_id) values ($1, 'x')`, [id]);
  await service.query(
    `insert into concept_views (user_id, lesson_id, concept_id) values ($1, 'x', 'y')`,
    [id],
  );
  return { document, token: shared.json<{ token: string }>().token };
}

/** The tables that have a column of that name. */
async function tablesWith(column: string): Promise<string[]> {
  const rows = await service.query(
    `select table_name as name from information_schema.columns
      where table_schema = 'public' and column_name = $1 order by table_name`,
    [column],
  );
  expect(rows.length).toBeGreaterThan(1);
  return rows.map(({ name }) => String(name));
}

/** Those of the tables with a row that has the value in that column. */
async function holding(tables: readonly string[], column: string, value: string) {
  const found: string[] = [];
  for (const name of tables) {
    const rows = await service.query(`select from ${name} where ${column}::text = $1`, [value]);
    if (rows.length > 0) found.push(name);
  }
  return found;
}

/** The tables with a row that has the text anywhere in it. */
async function mentioning(text: string): Promise<string[]> {
  const tables = await service.query(
    `select table_name as name from information_schema.tables where table_schema = 'public'`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await service.query(
      `select from ${String(name)} as each where position($1 in row_to_json(each)::text) > 0`,
      [text],
    );
    if (rows.length > 0) found.push(String(name));
  }
  return found;
}
