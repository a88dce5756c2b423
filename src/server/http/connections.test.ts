import { once } from 'node:events';
import { connect } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { startService } from '../testing/service.ts';
import type { TestService } from '../testing/service.ts';

let service: TestService;
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await service.close();
});

async function listen(environment: Record<string, string>): Promise<number> {
  service = await startService(environment);
  return ((await service.listen()).address as AddressInfo).port;
}

async function open(port: number, text = ''): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  sockets.push(socket);
  await once(socket, 'connect');
  socket.write(text);
  return socket.resume();
}

const openOnes = () => sockets.filter((socket) => !socket.closed);
const REQUEST = 'GET /api/config HTTP/1.1\r\nHost: x\r\n\r\n';

test('an address has so many connections, and others after those', async () => {
  const port = await listen({ CONNECTIONS_ADDRESS: '3' });
  for (let i = 0; i < 8; i++) await open(port);
  await vi.waitFor(() => expect(openOnes()).toHaveLength(3), 5000);
  for (const socket of openOnes()) socket.destroy();
  await vi.waitFor(async () => {
    expect((await fetch(`http://127.0.0.1:${port}/api/config`)).status).toBe(200);
  }, 5000);
});

test('where all are taken, the oldest that says nothing gives way', async () => {
  const port = await listen({ CONNECTIONS: '3' });
  const first = await open(port);
  for (let i = 0; i < 2; i++) await open(port);
  const [answer] = await once(await open(port, REQUEST), 'data');
  expect(String(answer)).toContain('200 OK');
  await vi.waitFor(() => expect(first.closed).toBe(true), 5000);
  expect(openOnes()).toHaveLength(3);
});

test('a header has its time, a whole request too', async () => {
  const port = await listen({ HEADER_SECONDS: '1', REQUEST_SECONDS: '1' });
  const silent = await open(port);
  const half = await open(port, 'GET / HTTP/1.1\r\nHos');
  const body = await open(
    port,
    'POST /api/refresh HTTP/1.1\r\nHost: x\r\ncontent-length: 9\r\n\r\n{',
  );
  await vi.waitFor(() => expect(openOnes()).toEqual([]), 15_000);
  expect([silent.closed, half.closed, body.closed]).toEqual([true, true, true]);
});

test('a proxy that is trusted has as many as it needs', async () => {
  const port = await listen({ CONNECTIONS_ADDRESS: '1', TRUST_PROXY: 'true' });
  for (let i = 0; i < 4; i++) await open(port);
  const [answer] = await once(await open(port, REQUEST), 'data');
  expect(String(answer)).toContain('200 OK');
  expect(openOnes()).toHaveLength(5);
});
