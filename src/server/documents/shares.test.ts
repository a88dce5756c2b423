import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Share, ShareMade } from '../../../schemas/documents.ts';
import { documentsOf, draft } from '../testing/documents.ts';
import { startService, statusesOf } from '../testing/service.ts';
import type { TestService } from '../testing/service.ts';

const log: string[] = [];
let service: TestService;
beforeAll(async () => {
  service = await startService(
    { LOG_LEVEL: 'debug', PUBLIC_URL: 'https://abaco.ejemplo.co' },
    (line) => log.push(line),
  );
});
afterAll(() => service.close());

type Documents = ReturnType<typeof documentsOf>;
const newPerson = async () => documentsOf(service, await service.signup());

const share = async (documents: Documents, id: string, wish: object = {}) =>
  (await documents.send('POST', `/${id}/shares`)(wish)).json<ShareMade>();
const open = (token: string) => service.get(`/api/shared/${token}`);
const listOf = async (documents: Documents, id: string) =>
  (await documents.send('GET', `/${id}/shares`)()).json<{ shares: Share[] }>().shares;

test('a link shows the document as it is, without account and to no search engine', async () => {
  const ana = await newPerson();
  const id = await ana.made({ note: 'privada', studies: { x: 1 } });
  const made = await share(ana, id);
  expect(made.url).toBe(`https://abaco.ejemplo.co/compartido/${made.token}`);
  await ana.write(id, 1, draft({ name: 'Oferta', content: { propertyValue: 1 } }));
  const shown = await open(made.token);
  expect(shown.statusCode).toBe(200);
  expect(shown.headers['cache-control']).toBe('no-store');
  expect(shown.headers['x-robots-tag']).toContain('noindex');
  expect(shown.headers['referrer-policy']).toBe('no-referrer');
  expect(shown.json()).toEqual({
    tool: 'rental-analysis',
    name: 'Oferta',
    version: 1,
    content: { propertyValue: 1 },
    updatedAt: expect.any(String),
  });
});

test('of one revision it shows that one, whatever is written later', async () => {
  const ana = await newPerson();
  const id = await ana.made({ content: { x: 1 } });
  const { token } = await share(ana, id, { revision: 1 });
  await ana.write(id, 1, draft({ content: { x: 2 } }));
  expect((await open(token)).json()).toMatchObject({ content: { x: 1 } });
  expect((await ana.send('POST', `/${id}/shares`)({ revision: 9 })).statusCode).toBe(404);
});

test('gone, expired, wrong and of a document in the bin alike: 404', async () => {
  const ana = await newPerson();
  const id = await ana.made();
  const [revoked, expired, binned] = [
    await share(ana, id),
    await share(ana, id, { days: 1 }),
    await share(ana, id),
  ];
  await service.query(`update document_shares set expires_at = now() where hash = $1`, [
    expired.id,
  ]);
  expect((await ana.send('DELETE', `/${id}/shares/${revoked.id}`)()).statusCode).toBe(204);
  expect((await ana.send('DELETE', `/${id}/shares/${revoked.id}`)()).statusCode).toBe(404);
  await ana.remove(id, 1);
  const answers = await Promise.all(
    [revoked.token, expired.token, binned.token, 'x', `${binned.token}x`, binned.id].map(open),
  );
  expect(new Set(statusesOf(answers))).toEqual(new Set([404]));
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  await ana.restore(id);
  expect((await open(binned.token)).statusCode).toBe(200);
});

test('the list says what a link shows, until when, and when it was opened last', async () => {
  const ana = await newPerson();
  const id = await ana.made();
  const made = await share(ana, id, { revision: 1, days: 30 });
  const [before] = await listOf(ana, id);
  expect(before).toMatchObject({ id: made.id, revision: 1, lastSeenAt: null });
  const { createdAt = '', expiresAt } = before ?? {};
  expect(Date.parse(expiresAt ?? '') - Date.parse(createdAt)).toBe(30 * 24 * 60 * 60 * 1000);
  await open(made.token);
  expect((await listOf(ana, id))[0]?.lastSeenAt).not.toBeNull();
  expect((await ana.send('POST', `/${id}/shares`)({ days: 0 })).statusCode).toBe(400);
});

test('a document has 20 links at most, also of those made at once', async () => {
  const ana = await newPerson();
  const id = await ana.made();
  const make = () => ana.send('POST', `/${id}/shares`)({});
  const answers = await Promise.all(Array.from({ length: 25 }, make));
  expect(statusesOf(answers).filter((status) => status === 201)).toHaveLength(20);
  expect(await listOf(ana, id)).toHaveLength(20);
});

test('no token is in a log, nor in the database', async () => {
  const ana = await newPerson();
  const id = await ana.made();
  const { token } = await share(ana, id);
  log.length = 0;
  await open(token);
  await open(`${token}x`);
  await service.get(`//api/shared/${token}`);
  await service.get(`/api/shared/${token}?x=1`);
  await service.get(`/compartido/${token}`);
  await service.get(`/compartido/${token}/x`);
  await service.post(`/api/shared/${token}`, {});
  expect(log.join('')).toContain('/api/shared/…');
  expect(log.join('')).not.toContain(token);
  const rows = await service.query(
    `select * from document_shares where row_to_json(document_shares)::text like '%' || $1 || '%'`,
    [token],
  );
  expect(rows).toEqual([]);
  expect((await open(randomUUID())).statusCode).toBe(404);
});
