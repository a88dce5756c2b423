import { symlinkSync } from 'node:fs';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Courses, VIDEO } from '../testing/courses.ts';
import { startService } from '../testing/service.ts';
import type { TestService } from '../testing/service.ts';

const shelf = new Courses().course('rentas', ['canon']);
const URL = '/api/media/rentas/media/video.webm';

let service: TestService;
beforeAll(async () => {
  service = await startService({ COURSES_DIR: shelf.folder });
});
afterAll(() => service.close());

const get = (headers: Record<string, string> = {}, url = URL) => service.get(url, headers);

describe('ranges', () => {
  test('the whole file says that it takes them', async () => {
    const answer = await get();
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'accept-ranges': 'bytes',
      'content-type': 'video/webm',
      'content-length': '1000',
    });
    expect(answer.rawPayload.equals(VIDEO)).toBe(true);
  });

  test.each([
    ['bytes=0-0', 0, 1],
    ['bytes=100-299', 100, 300],
    ['bytes=900-', 900, 1000],
    ['bytes=900-5000', 900, 1000],
    ['bytes=-10', 990, 1000],
  ])('%s', async (range, start, end) => {
    const answer = await get({ range });
    expect(answer.statusCode).toBe(206);
    expect(answer.headers).toMatchObject({
      'content-range': `bytes ${start}-${end - 1}/1000`,
      'content-length': String(end - start),
      'content-type': 'video/webm',
    });
    expect(answer.rawPayload.equals(VIDEO.subarray(start, end))).toBe(true);
  });

  test.each(['bytes=1000-', 'bytes=x'])('%s: 416 with the length', async (range) => {
    const answer = await get({ range });
    expect(answer.statusCode).toBe(416);
    expect(answer.headers['content-range']).toBe('bytes */1000');
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test.each(['items=0-1', 'bytes=0-1,5-6'])('%s is answered whole', async (range) => {
    const answer = await get({ range });
    expect([answer.statusCode, answer.rawPayload.length]).toEqual([200, 1000]);
  });

  test('HEAD', async () => {
    const answer = await service.send({ method: 'HEAD', url: URL });
    expect([answer.statusCode, answer.rawPayload.length]).toEqual([200, 0]);
    expect(answer.headers).toMatchObject({ 'content-length': '1000', 'accept-ranges': 'bytes' });
  });

  test('If-Range: a part of what is known, else the whole', async () => {
    const { etag = '', 'last-modified': modified = '' } = (await get()).headers;
    const range = 'bytes=0-9';
    const statuses = [];
    for (const known of [etag, modified, '"other"', 'Sat, 01 Jan 2000 00:00:00 GMT']) {
      statuses.push((await get({ range, 'if-range': known })).statusCode);
    }
    expect(statuses).toEqual([206, 206, 200, 200]);
  });
});

describe('caching', () => {
  test('an address with the mark of its content holds for ever', async () => {
    const { token } = await service.signup();
    const lesson = await service.get('/api/lesson/canon', { authorization: `Bearer ${token}` });
    const { videoUrl, captionsUrl } = lesson.json<{ videoUrl: string; captionsUrl: string }>();
    const video = await get({ range: 'bytes=0-1' }, videoUrl);
    expect(video.statusCode).toBe(206);
    expect(video.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const captions = await get({}, captionsUrl);
    expect(captions.headers['content-type']).toBe('text/vtt; charset=utf-8');
    expect(captions.body).toContain('Hola, año');
  });

  test('one without it is asked about again', async () => {
    const answer = await get();
    expect(answer.headers['cache-control']).toBe('no-cache');
    const again = await get({ 'if-none-match': String(answer.headers.etag) });
    expect([again.statusCode, again.headers['cache-control']]).toEqual([304, 'no-cache']);
  });

  test('thumbnails', async () => {
    const answer = await get({}, '/api/media/rentas/media/foto.webp');
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/webp']);
  });
});

describe('nothing else of the folder, nor outside it', () => {
  /** Sent as it stands: `inject` and `fetch` would tidy the path. */
  async function raw(path: string): Promise<number> {
    const { address } = await listening;
    return new Promise((resolve, reject) => {
      const { port } = address as AddressInfo;
      const call = request({ host: '127.0.0.1', port, path }, (answer) => {
        answer.resume();
        resolve(answer.statusCode ?? 0);
      });
      call.on('error', reject).end();
    });
  }
  let listening: ReturnType<TestService['listen']>;
  beforeAll(() => {
    // Links to what lies elsewhere: a file of the system, and a whole course.
    symlinkSync('/etc/passwd', join(shelf.folder, 'rentas/media/enlace.webm'));
    symlinkSync(join(elsewhere.folder, 'otro'), join(shelf.folder, 'enlace'));
    listening = service.listen();
  });

  const elsewhere = new Courses().course('otro', []);

  test.each([
    '/api/media/rentas/course.json',
    '/api/media/rentas/media/',
    '/api/media/rentas/media',
    '/api/media/',
    '/api/media/rentas/media/nada.webm',
    '/api/media/rentas/media/enlace.webm',
    '/api/media/enlace/media/foto.webp',
    '/api/media/nada/media/video.webm',
    '/api/media/rentas/media/../course.json',
    '/api/media/rentas/media/..%2fcourse.json',
    '/api/media/rentas/media/%2e%2e/course.json',
    '/api/media/rentas/media/..%5ccourse.json',
    '/api/media/../../../etc/passwd',
    '/api/media/%2e%2e%2f%2e%2e%2f%2e%2e%2fetc%2fpasswd',
    '/api/media/rentas/media/video.webm%00.vtt',
  ])('%s', async (path) => {
    expect([400, 403, 404]).toContain(await raw(path));
  });

  test('while the file itself is there', async () => {
    expect(await raw(URL)).toBe(200);
  });
});
