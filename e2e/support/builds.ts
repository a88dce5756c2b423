/** The service behind an address where it can get another build, as it does when it is upgraded. */
import { createServer, request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { IncomingMessage, ServerResponse } from 'node:http';

export interface Builds {
  readonly origin: string;
  /** From now on it has a build whose page says so: `<html data-build="2">`. */
  upgrade: () => void;
  close: () => Promise<void>;
}

export async function serveBuilds(baseURL: string): Promise<Builds> {
  let isNew = false;
  const other = (path: string, text: string) =>
    path === '/sw.js'
      ? text.replace(/version:`[^`]*`|"version":"[^"]*"/, '"version":"2"')
      : text.replace('<html ', '<html data-build="2" ');
  const server = createServer((incoming, outgoing) => {
    const path = incoming.url ?? '/';
    const changes = isNew && (path === '/sw.js' || path === '/index.html');
    pass(baseURL, incoming, outgoing, changes ? (text) => other(path, text) : null);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    upgrade: () => {
      isNew = true;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function pass(
  baseURL: string,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  change: ((text: string) => string) | null,
) {
  const { method, headers } = incoming;
  const plain = change ? { ...headers, 'accept-encoding': 'identity' } : headers;
  const options = { method, headers: plain };
  const onward = ask(new URL(incoming.url ?? '/', baseURL), options, (answer) => {
    const { statusCode = 502 } = answer;
    if (change === null) {
      outgoing.writeHead(statusCode, answer.headers);
      answer.pipe(outgoing);
      return;
    }
    const parts: Buffer[] = [];
    answer.on('data', (part: Buffer) => parts.push(part));
    answer.on('end', () => {
      const { 'content-length': _, ...rest } = answer.headers;
      outgoing.writeHead(statusCode, rest);
      outgoing.end(change(Buffer.concat(parts).toString('utf8')));
    });
  });
  onward.on('error', () => outgoing.destroy());
  incoming.pipe(onward);
}
