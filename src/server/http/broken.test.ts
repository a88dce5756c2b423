import { once } from 'node:events';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { Courses } from '../testing/courses.ts';
import { startService } from '../testing/service.ts';

interface Line {
  level: string;
  msg: string;
}

test('what a client breaks off is no error', async () => {
  const lines: Line[] = [];
  const shelf = new Courses().course('rentas', ['canon']);
  shelf.media('rentas', 'larga.webm', Buffer.alloc(30_000_000));
  const environment = { LOG_LEVEL: 'info', COURSES_DIR: shelf.folder };
  const service = await startService(environment, (line) => lines.push(JSON.parse(line)));
  const { port } = (await service.listen()).address as AddressInfo;
  const send = async (text: string) => {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write(text);
    return socket;
  };
  const head = 'Host: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{"a"';
  const body = await send(`POST /api/auth/signup HTTP/1.1\r\n${head}`);
  const download = await send('GET /api/media/rentas/media/larga.webm HTTP/1.1\r\nHost: x\r\n\r\n');
  await once(download, 'data');
  for (const socket of [body, download]) socket.resetAndDestroy();
  // Too short a pause would only let a fault pass unseen.
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(lines.filter(({ level }) => level !== 'info')).toEqual([]);
  expect((await service.get('/api/health')).json().status).toBe('ok');
  await service.close();
});
