import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ShareMade } from '../../../schemas/documents.ts';
import { documentsOf, draft } from '../testing/documents.ts';
import { bearer, createFolder, startService } from '../testing/service.ts';
import type { TestService } from '../testing/service.ts';

/** As the build writes it (`scripts/heads.test.ts`). */
const BUILT = `<!doctype html><html><head><title>__TITLE__ · Ábaco</title>
<meta name="description" content="__DESCRIPTION__" />
<meta name="robots" content="noindex" />
<meta property="og:title" content="__TITLE__ · Ábaco" />
<meta property="og:description" content="__DESCRIPTION__" /></head><body></body></html>`;

const folder = createFolder();
const log: string[] = [];
let service: TestService;
beforeAll(async () => {
  const dist = path.join(folder, 'build');
  mkdirSync(path.join(dist, 'pages'), { recursive: true });
  writeFileSync(path.join(dist, 'index.html'), '<!doctype html>');
  writeFileSync(path.join(dist, 'pages/compartido.html'), BUILT);
  service = await startService(
    { DIST: dist, PUBLIC_URL: 'https://abaco.ejemplo.co', LOG_LEVEL: 'debug' },
    (line) => log.push(line),
  );
});
afterAll(async () => {
  await service.close();
  rmSync(folder, { recursive: true });
});

const open = (token: string) => service.get(`/compartido/${token}`, { accept: '*/*' });
const meta = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];

/** A link to a document. */
async function shared(body: object, wish: object = {}) {
  const documents = documentsOf(service, await service.signup());
  const id = await documents.made(body);
  const made = (await documents.send('POST', `/${id}/shares`)(wish)).json<ShareMade>();
  return { documents, id, share: made.id, token: made.token };
}
const withFigure = (text: string) => ({ studies: { figure: { label: 'Cuota', text } } });

describe('the page of a link', () => {
  test('says the name and the deciding figure, as they are now, and to no search engine', async () => {
    const { documents, id, token } = await shared({ name: 'Local 12', ...withFigure('$ 1') });
    await documents.write(id, 1, draft({ name: 'Local 13', ...withFigure('$ 2') }));
    const { statusCode, headers, body } = await open(token);
    expect(statusCode).toBe(200);
    expect(body).toContain('<title>Local 13 · Ábaco</title>');
    expect(meta(body, 'og:title')).toBe('Local 13 · Ábaco');
    expect(meta(body, 'og:description')).toMatch(/^Cuota: \$ 2\. Caso de Ábaco/);
    expect(meta(body, 'robots')).toBe('noindex');
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
    });
    // Nor does it carry the link itself.
    expect(body).not.toContain(token);
    // Looking at it is no visit.
    const list = await documents.send('GET', `/${id}/shares`)();
    expect(list.json()).toMatchObject({ shares: [{ lastSeenAt: null }] });
  });

  test('of one revision says that one’s, whatever was written since', async () => {
    const { documents, id, token } = await shared(
      { name: 'Antes', ...withFigure('$ 1') },
      { revision: 1 },
    );
    await documents.write(id, 1, draft({ name: 'Secreto', ...withFigure('$ 9') }));
    const { body } = await open(token);
    expect(meta(body, 'og:title')).toBe('Antes · Ábaco');
    expect(meta(body, 'og:description')).toContain('Cuota: $ 1.');
    expect(body).not.toMatch(/Secreto|\$ 9/);
  });

  test('shows as text whatever somebody typed, and nothing that is no figure', async () => {
    const name = `"><script>alert('x')</script>$&`;
    const { token } = await shared({ name, studies: { figure: { label: { a: 1 }, text: 7 } } });
    const { body } = await open(token);
    expect(body).not.toContain('<script>');
    expect(body).toContain(
      '<title>&quot;&gt;&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;$&amp; · Ábaco</title>',
    );
    expect(meta(body, 'og:description')).toMatch(/^Caso de Ábaco/);
  });

  test('gone, expired, wrong and of a document in the bin alike: 404 and no word of it', async () => {
    const [revoked, expired, binned] = [
      await shared({ name: 'Reservado' }),
      await shared({ name: 'Reservado' }, { days: 1 }),
      await shared({ name: 'Reservado' }),
    ];
    await revoked.documents.send('DELETE', `/${revoked.id}/shares/${revoked.share}`)();
    await service.query('update document_shares set expires_at = now() where document_id = $1', [
      expired.id,
    ]);
    await binned.documents.remove(binned.id, 1);
    const tokens = [revoked.token, expired.token, binned.token, 'x', 'x'.repeat(200)];
    const answers = await Promise.all(tokens.map(open));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404]);
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    const { body, headers } = await service.get('/compartido');
    expect(body).toBe(answers[0]?.body);
    expect(body).toContain('<title>Enlace no disponible · Ábaco</title>');
    expect(body).not.toMatch(/Reservado|__/);
    expect(headers['cache-control']).toBe('no-store');
  });

  test('leaves no token in the log, also where the database fails', async () => {
    const { token } = await shared({});
    log.length = 0;
    await open(token);
    await service.query('alter table document_shares rename to away');
    const [page, answer] = [await open(token), await service.get(`/api/shared/${token}`)];
    await service.query('alter table away rename to document_shares');
    expect([page.statusCode, answer.statusCode]).toEqual([500, 500]);
    expect(log.join('')).toContain('/compartido/…');
    expect(log.join('')).not.toContain(token);
    expect(page.body + answer.body).not.toContain(token);
  });
});

test('the account lists all links of the person, with what they show', async () => {
  const person = await service.signup();
  const ana = documentsOf(service, person);
  const [one, two, binned] = [
    await ana.made({ name: 'Uno' }),
    await ana.made({ name: 'Dos', tool: 'credit' }),
    await ana.made({ name: 'Papelera' }),
  ];
  for (const id of [one, two, binned]) await ana.send('POST', `/${id}/shares`)({ days: 7 });
  await ana.remove(binned, 1);
  await shared({ name: 'Ajeno' });
  const { shares } = (await service.get('/api/account/shares', bearer(person.token))).json<{
    shares: object[];
  }>();
  expect(shares).toMatchObject([
    { document: { id: two, name: 'Dos', tool: 'credit' }, expiresAt: expect.any(String) },
    { document: { id: one, name: 'Uno', tool: 'rental-analysis' }, lastSeenAt: null },
  ]);
  expect((await service.get('/api/account/shares')).statusCode).toBe(401);
});
