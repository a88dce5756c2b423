import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LEGAL } from '../../../schemas/legal.ts';
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
      sessions: [{ createdAt: expect.any(String) }],
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
  test('leaves no row of the person’s, and all of the others', async () => {
    const person = await service.signup({
      email: 'borrada@ejemplo.co',
      contactEmail: 'b2@ejemplo.co',
    });
    const ana = documentsOf(service, person);
    const other = await service.signup();
    const kept = await documentsOf(service, other).made();
    const id = await ana.made();
    await ana.write(id, 1, draft());
    const { token } = (await ana.send('POST', `/${id}/shares`)({})).json<{ token: string }>();
    await service.login('borrada@ejemplo.co', 'adivinando');
    await service.post('/api/forgot-password', { email: 'borrada@ejemplo.co' });
    await service.mails(1);
    for (const table of ['lesson_views', 'concept_views']) {
      const columns = table === 'lesson_views' ? '' : ', concept_id';
      await service.query(
        `insert into ${table} (user_id, lesson_id${columns}) values ($1, 'x'${columns && `, 'y'`})`,
        [person.user.id],
      );
    }

    const wrong = await send('DELETE', person.token, { password: 'otra cosa' });
    expect(wrong.statusCode).toBe(400);
    expect(wrong.json()).toMatchObject({ code: 'wrong_password' });
    expect((await service.profile(person.token)).statusCode).toBe(200);

    const gone = await send('DELETE', person.token, { password: PERSON.password });
    expect(gone.statusCode).toBe(204);
    expect((await service.profile(person.token)).statusCode).toBe(401);
    expect((await service.refresh(person.refreshToken)).statusCode).toBe(401);
    expect((await service.get(`/api/shared/${token}`)).statusCode).toBe(404);
    expect((await service.login('borrada@ejemplo.co', PERSON.password)).statusCode).toBe(401);

    expect(await columnsWith('user_id', String(person.user.id))).toEqual([]);
    expect(await columnsWith('document_id', id)).toEqual([]);
    expect(await columnsWith('email', 'borrada@ejemplo.co')).toEqual([]);
    expect(
      await service.query(`select * from sessions where user_id = $1`, [other.user.id]),
    ).toHaveLength(1);
    expect((await documentsOf(service, other).read(kept)).statusCode).toBe(200);
    // The address is free again.
    expect((await service.signup({ email: 'borrada@ejemplo.co' })).user.id).not.toBe(
      person.user.id,
    );
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

/** The tables with a row that has the value in a column of that name. */
async function columnsWith(column: string, value: string): Promise<string[]> {
  const tables = await service.query(
    `select table_name as name from information_schema.columns
      where table_schema = 'public' and column_name = $1`,
    [column],
  );
  expect(tables.length).toBeGreaterThan(0);
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await service.query(`select from ${String(name)} where ${column}::text = $1`, [
      value,
    ]);
    if (rows.length > 0) found.push(String(name));
  }
  return found;
}
