import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';

/** `wanted` where nobody listens on it, else a port that the system gives. */
export function freePort(wanted: number): Promise<number> {
  return listenOnce(wanted).catch(() => listenOnce(0));
}

/** Opens and closes a port on this machine and returns its number. Rejects where it is taken. */
function listenOnce(port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(port, 'localhost', () => {
      const opened = (server.address() as AddressInfo).port;
      server.close(() => resolve(opened));
    });
  });
}
