import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DOCUMENT_LIMITS } from '../../../schemas/limits.ts';
import { documentsOf, draft } from '../testing/documents.ts';
import { startService, statusesOf } from '../testing/service.ts';
import type { TestService } from '../testing/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

const newPerson = async () => documentsOf(service, await service.signup());

describe('a document', () => {
  test('is created, read, and written on what was seen', async () => {
    const ana = await newPerson();
    const id = randomUUID();
    const first = draft({ note: 'Con parqueadero', studies: { seek: [1, 2] } });
    const created = await ana.create(id, first);
    expect(created.statusCode).toBe(201);
    expect(created.headers['etag']).toBe('"1"');
    expect(created.json()).toEqual({
      revision: 1,
      mark: first.mark,
      updatedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    });

    const second = draft({ name: 'Apartamento 302', content: { propertyValue: 480_000_000 } });
    const written = await ana.write(id, 1, second);
    expect(written.statusCode).toBe(200);
    expect(written.headers['etag']).toBe('"2"');

    const read = await ana.read(id);
    expect(read.headers['etag']).toBe('"2"');
    expect(read.headers['cache-control']).toBe('no-store');
    expect(read.json()).toEqual({
      id,
      tool: 'rental-analysis',
      name: 'Apartamento 302',
      note: '',
      revision: 2,
      mark: second.mark,
      version: 1,
      content: { propertyValue: 480_000_000 },
      studies: null,
      device: 'Otro programa',
      updatedAt: written.json<{ updatedAt: string }>().updatedAt,
      deletedAt: null,
    });
  });

  test('comes back byte for byte: the order of keys, and text that is no Unicode', async () => {
    const ana = await newPerson();
    const content =
      '{"z":1,"a":{"b":[1e+21,0.1,-5,null,true,"ñ😀 \\ud800 \\u0000 \\"<"],"":{}},"A":[]}';
    const id = await ana.made({ content: JSON.parse(content) as unknown });
    expect((await ana.read(id)).body).toContain(`"content":${content},"studies":null`);
  });

  test('is not sent again to who has it', async () => {
    const ana = await newPerson();
    const id = await ana.made();
    const known = await ana.read(id, { 'if-none-match': '"1"' });
    expect(known.statusCode).toBe(304);
    expect(known.body).toBe('');
    expect((await ana.read(id, { 'if-none-match': '"2"' })).statusCode).toBe(200);
  });

  test('with neither header: 428, and nothing is written', async () => {
    const ana = await newPerson();
    const id = await ana.made();
    expect((await ana.put(id, draft(), {})).statusCode).toBe(428);
    expect((await ana.send('DELETE', `/${id}`)()).statusCode).toBe(428);
    expect((await ana.read(id)).json()).toMatchObject({ revision: 1, deletedAt: null });
  });

  test('behind: 412 with what it is now and who wrote it', async () => {
    const ana = await newPerson();
    const id = await ana.made();
    const mark = randomUUID();
    const agent =
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Safari/605.1';
    await ana.put(id, draft({ mark }), { 'if-match': '"1"', 'user-agent': agent });
    const behind = await ana.write(id, 1, draft());
    expect(behind.statusCode).toBe(412);
    expect(behind.headers['etag']).toBe('"2"');
    expect(behind.json()).toMatchObject({ revision: 2, mark, device: 'Safari en iPhone' });
    for (const tag of ['"0"', '"3"', '*', 'x', '2']) {
      expect((await ana.put(id, draft(), { 'if-match': tag })).statusCode).toBe(412);
    }
    expect((await ana.create(id, draft())).statusCode).toBe(412);
    expect((await ana.read(id)).json()).toMatchObject({ revision: 2, mark });
  });

  test('a repeated mark is answered as the first time, also once others have written', async () => {
    const ana = await newPerson();
    const id = randomUUID();
    const [first, second] = [draft(), draft()];
    const created = await ana.create(id, first);
    const written = await ana.write(id, 1, second);
    await ana.write(id, 2, draft({ name: 'De otro equipo' }));
    for (const [again, before] of [
      [await ana.create(id, first), created],
      [await ana.write(id, 1, second), written],
      // Whatever it builds on, a mark is written once.
      [await ana.write(id, 3, second), written],
    ] as const) {
      expect(again.statusCode).toBe(before.statusCode);
      expect(again.json()).toEqual(before.json());
      expect(again.headers['etag']).toBe(before.headers['etag']);
    }
    expect((await ana.read(id)).json()).toMatchObject({ revision: 3, name: 'De otro equipo' });
  });

  test('of 50 writings at once one is taken', async () => {
    const ana = await newPerson();
    const id = await ana.made();
    const bodies = Array.from({ length: 50 }, (_, i) => draft({ name: `Escritura ${i}` }));
    const answers = await Promise.all(bodies.map((body) => ana.write(id, 1, body)));
    expect(statusesOf(answers)).toEqual([200, ...Array.from({ length: 49 }, () => 412)]);
    const winner = answers.findIndex((answer) => answer.statusCode === 200);
    expect((await ana.read(id)).json()).toMatchObject({
      revision: 2,
      name: `Escritura ${winner}`,
      mark: bodies[winner]?.mark,
    });
  });

  test('the same writing sent many times at once is written once', async () => {
    const ana = await newPerson();
    const id = randomUUID();
    const body = draft();
    const created = await Promise.all(Array.from({ length: 20 }, () => ana.create(id, body)));
    expect(new Set(statusesOf(created))).toEqual(new Set([201]));
    const next = draft();
    const written = await Promise.all(Array.from({ length: 20 }, () => ana.write(id, 1, next)));
    expect(new Set(statusesOf(written))).toEqual(new Set([200]));
    expect(new Set(written.map(({ body: text }) => text)).size).toBe(1);
    expect((await ana.read(id)).json()).toMatchObject({ revision: 2 });
  });

  test('of two services on one database one takes it', async () => {
    const other = await startService({ DATABASE_URL: service.url });
    const person = await service.signup();
    const here = documentsOf(service, person);
    const there = documentsOf(other, person);
    const id = await here.made();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => (i % 2 ? here : there).write(id, 1, draft())),
    );
    expect(statusesOf(answers).slice(0, 2)).toEqual([200, 412]);
    expect((await there.read(id)).json()).toMatchObject({ revision: 2 });
    await other.close();
  });
});

describe('what is refused', () => {
  test.each([
    ['tool', { tool: 'Rental Analysis' }],
    ['name', { name: ' ' }],
    ['name', { name: 'x'.repeat(201) }],
    ['name', { name: 'a\u0000b' }],
    ['note', { note: 7 }],
    ['note', { note: 'a\u0000b' }],
    ['version', { version: 0 }],
    ['mark', { mark: 'x' }],
    ['content', { content: undefined }],
  ])('%s: %j', async (field, more) => {
    const ana = await newPerson();
    const answer = await ana.create(randomUUID(), draft(more));
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json<{ fields: object }>().fields)).toEqual([field]);
  });

  test('an id that is none, and a tool that it is not of', async () => {
    const ana = await newPerson();
    expect((await ana.create('x', draft())).statusCode).toBe(400);
    const id = await ana.made();
    const other = await ana.write(id, 1, draft({ tool: 'advisor' }));
    expect(other.statusCode).toBe(400);
    expect((await ana.read(id)).json()).toMatchObject({ revision: 1, tool: 'rental-analysis' });
  });

  test('more than 2 MiB; what has just that is taken', async () => {
    const ana = await newPerson();
    const most = DOCUMENT_LIMITS.documentBytes;
    // {"x":"…"} has 8 characters around the text; ñ has two bytes.
    const content = { x: `ñ${'x'.repeat(most - 10)}` };
    expect((await ana.create(randomUUID(), draft({ content }))).statusCode).toBe(201);
    const more = await ana.create(randomUUID(), draft({ content: { x: `${content.x}x` } }));
    expect(more.statusCode).toBe(413);
    expect(more.json()).toMatchObject({ code: 'too_large' });
    const far = await ana.create(
      randomUUID(),
      draft({ content: { x: 'x'.repeat(most + 2 ** 17) } }),
    );
    expect(far.statusCode).toBe(413);
  });

  test('more than 120 writings in a minute: 429 with when to try again', async () => {
    const ana = await newPerson();
    const id = await ana.made();
    const answers = await Promise.all(Array.from({ length: 130 }, () => ana.write(id, 9, draft())));
    expect(statusesOf(answers).filter((status) => status === 429)).toHaveLength(11);
    const refused = answers.find((answer) => answer.statusCode === 429);
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
    expect((await ana.read(id)).statusCode).toBe(200);
  });

  test('more documents than an account has room for, also at once', async () => {
    const person = await service.signup();
    const ana = documentsOf(service, person);
    await service.query(
      `insert into documents (id, user_id, tool, name, revision, mark, version, content, bytes, device)
       select gen_random_uuid(), $1, 'advisor', 'x', 1, gen_random_uuid(), 1, '{}', 2, ''
         from generate_series(1, $2)`,
      [person.user.id, DOCUMENT_LIMITS.documents - 3],
    );
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => ana.create(randomUUID(), draft())),
    );
    expect(statusesOf(answers)).toEqual([201, 201, 201, 409, 409, 409, 409, 409, 409, 409]);
    expect(answers.find((answer) => answer.statusCode === 409)?.json()).toMatchObject({
      code: 'account_full',
      message: expect.stringContaining('Tu cuenta está llena'),
    });
    // Who removes one has room for another.
    const { documents } = (await ana.list()).json<{ documents: { id: string }[] }>();
    await ana.remove(documents.at(-1)?.id ?? '', 1);
    expect((await ana.create(randomUUID(), draft())).statusCode).toBe(201);
    const restored = await ana.restore(documents.at(-1)?.id ?? '');
    expect(restored.statusCode).toBe(409);
  });

  test('a writing that the account has no room for; a smaller one is taken', async () => {
    const person = await service.signup();
    const ana = documentsOf(service, person);
    const id = await ana.made({ content: { x: 'x'.repeat(100) } });
    await service.query(
      `insert into documents (id, user_id, tool, name, revision, mark, version, content, bytes, device)
       values (gen_random_uuid(), $1, 'advisor', 'x', 1, gen_random_uuid(), 1, '{}', $2, '')`,
      [person.user.id, DOCUMENT_LIMITS.accountBytes - 200],
    );
    const larger = await ana.write(id, 1, draft({ content: { x: 'x'.repeat(300) } }));
    expect(larger.statusCode).toBe(409);
    expect((await ana.write(id, 1, draft({ content: { x: 'x' } }))).statusCode).toBe(200);
  });
});

describe('the list', () => {
  test('has heads only, by tool, since a moment, what was written last first', async () => {
    const ana = await newPerson();
    expect((await ana.list()).json()).toEqual({ documents: [] });
    const first = await ana.made();
    const second = await ana.made({ tool: 'advisor', content: [1, 2, 3] });
    const all = (await ana.list()).json<{ documents: { id: string; updatedAt: string }[] }>();
    expect(all.documents.map(({ id }) => id)).toEqual([second, first]);
    expect(all.documents[0]).toEqual({
      id: second,
      tool: 'advisor',
      name: 'Apartamento en Chapinero',
      revision: 1,
      mark: expect.any(String),
      version: 1,
      bytes: 7,
      updatedAt: expect.any(String),
      deletedAt: null,
    });
    const byTool = (await ana.list('?tool=rental-analysis')).json<typeof all>();
    expect(byTool.documents.map(({ id }) => id)).toEqual([first]);

    const since = all.documents[0]?.updatedAt ?? '';
    await ana.write(first, 1, draft());
    const newer = (await ana.list(`?since=${since}`)).json<typeof all>();
    expect(newer.documents.map(({ id }) => id)).toEqual([first, second]);
    const later = new Date(Date.now() + 60_000).toISOString();
    expect((await ana.list(`?since=${later}`)).json()).toEqual({ documents: [] });
    expect((await ana.list('?since=ayer')).statusCode).toBe(400);
  });
});

describe('the bin', () => {
  test('takes a document, and gives it back', async () => {
    const ana = await newPerson();
    const id = await ana.made();
    expect((await ana.remove(id, 7)).statusCode).toBe(412);
    expect((await ana.remove(id, 1)).statusCode).toBe(204);
    // Sent again, because the answer was lost.
    expect((await ana.remove(id, 1)).statusCode).toBe(204);
    expect((await ana.list()).json()).toEqual({ documents: [] });
    const binned = (await ana.list('?deleted=true')).json<{ documents: object[] }>();
    expect(binned.documents).toMatchObject([{ id, revision: 2, deletedAt: expect.any(String) }]);
    expect((await ana.read(id)).json()).toMatchObject({ deletedAt: expect.any(String) });

    const write = await ana.write(id, 2, draft());
    expect(write.statusCode).toBe(412);
    expect(write.json()).toMatchObject({ deletedAt: expect.any(String) });

    const restored = await ana.restore(id);
    expect(restored.statusCode).toBe(204);
    expect(restored.headers['etag']).toBe('"3"');
    expect((await ana.restore(id)).statusCode).toBe(204);
    expect((await ana.read(id)).json()).toMatchObject({ revision: 3, deletedAt: null });
    expect((await ana.write(id, 3, draft())).statusCode).toBe(200);
  });

  test('ends what is in it for good, and nothing else', async () => {
    const ana = await newPerson();
    const id = await ana.made();
    expect((await ana.remove(id, 1, '?forever=true')).statusCode).toBe(412);
    await ana.remove(id, 1);
    expect((await ana.remove(id, 2, '?forever=true')).statusCode).toBe(204);
    expect((await ana.read(id)).statusCode).toBe(404);
    expect(
      await service.query('select from document_versions where document_id = $1', [id]),
    ).toEqual([]);
  });

  test('keeps for 30 days', async () => {
    const ana = await newPerson();
    const [kept, gone] = [await ana.made(), await ana.made()];
    for (const [id, days] of [
      [kept, 29],
      [gone, 31],
    ] as const) {
      await ana.remove(id, 1);
      await service.query(
        'update documents set deleted_at = now() - make_interval(days => $2) where id = $1',
        [id, days],
      );
    }
    const next = await startService({ DATABASE_URL: service.url });
    await next.close();
    expect((await ana.read(kept)).statusCode).toBe(200);
    expect((await ana.read(gone)).statusCode).toBe(404);
  });
});

test('strangers: 401 without a session, 404 with one, whatever they ask', async () => {
  const ana = await newPerson();
  const bruno = await newPerson();
  const id = await ana.made();
  const share = (await ana.send('POST', `/${id}/shares`)({})).json<{ id: string }>();
  await ana.remove(id, 1);
  const tag = { 'if-match': '"2"' };
  const asks = [
    ['GET', `/${id}`, undefined, {}],
    ['PUT', `/${id}`, draft(), { 'if-none-match': '*' }],
    ['PUT', `/${id}`, draft(), tag],
    ['DELETE', `/${id}`, undefined, tag],
    ['DELETE', `/${id}?forever=true`, undefined, tag],
    ['POST', `/${id}/restore`, undefined, {}],
    ['GET', `/${id}/versions`, undefined, {}],
    ['GET', `/${id}/versions/1`, undefined, {}],
    ['PATCH', `/${id}/versions/1`, { label: 'mía' }, {}],
    ['POST', `/${id}/shares`, {}, {}],
    ['GET', `/${id}/shares`, undefined, {}],
    ['DELETE', `/${id}/shares/${share.id}`, undefined, {}],
  ] as const;
  const nobody = documentsOf(service, { token: 'x' });
  for (const [method, url, body, headers] of asks) {
    expect((await bruno.send(method, url)(body, headers)).statusCode, `${method} ${url}`).toBe(404);
    expect((await nobody.send(method, url)(body, headers)).statusCode).toBe(401);
  }
  expect((await bruno.list('?deleted=true')).json()).toEqual({ documents: [] });
  expect((await nobody.list()).statusCode).toBe(401);
  const state = (await ana.read(id)).json<{ revision: number }>();
  expect(state.revision).toBe(2);
});
