import { once } from 'node:events';
import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { passwordChanged, passwordRecovery } from './messages.ts';
import { createMailTransport } from './transport.ts';

const PERSON = { email: 'ana@ejemplo.co', firstName: 'Ana <b>"&' };
const FROM = 'Ábaco <hola@abaco.co>';
const APP = 'https://abaco.co';

const lines: { file?: string }[] = [];
const note = (line: object) => lines.push(line);
const log = { info: note, warn: note, error: note };
beforeEach(() => lines.splice(0));

const folders: string[] = [];
const newFolder = () =>
  folders[folders.push(mkdtempSync(path.join(tmpdir(), 'abaco-test-'))) - 1] ?? '';
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

test('messages are written for people, as text and as a page', () => {
  const message = passwordRecovery(PERSON, APP, 'to-ken_1', 45);
  expect(message.to).toEqual({ name: 'Ana <b>"&', address: 'ana@ejemplo.co' });
  expect(message.text).toContain(`\n${APP}/reset-password#token=to-ken_1\n`);
  expect(message.text).toContain('Hola, Ana <b>"&:');
  expect(message.text).toContain('45 minutos');
  expect(message.html).toContain(`<a href="${APP}/reset-password#token=to-ken_1">`);
  expect(message.html).toContain('Hola, Ana &lt;b&gt;&quot;&amp;:');
  expect(message.html).toContain('<html lang="es">');
  expect(passwordChanged(PERSON, APP).html).toContain(`<a href="${APP}/forgot-password">`);
});

test('without SMTP a message goes to the outbox, for its owner only', async () => {
  const folder = path.join(mkdtempSync(path.join(tmpdir(), 'abaco-test-')), 'outbox');
  const options = { MAIL_FROM: FROM, OUTBOX_DIR: folder, isProduction: false };
  await createMailTransport(options, log)(passwordRecovery(PERSON, APP, 'to-ken_1', 60));
  const [{ file = '' } = {}] = lines;
  expect(path.dirname(file)).toBe(folder);
  expect(file).not.toContain('to-ken_1');
  expect(readdirSync(folder).sort()).toEqual(
    [file.replace(/txt$/, 'html'), file].map((each) => path.basename(each)),
  );
  expect(readFileSync(file, 'utf8')).toContain(`${APP}/reset-password#token=to-ken_1\n`);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  rmSync(path.dirname(folder), { recursive: true });
});

const ANSWERS: Record<string, string> = { QUIT: '221 ok', STARTTLS: '502 no' };

/** Takes one message as an SMTP server does (RFC 5321) and gives what the client said. */
async function takeMessage() {
  let said = '';
  const answer = (socket: Socket) => {
    let inData = false;
    socket.write('220 prueba\r\n');
    socket.on('data', (chunk) => {
      said += chunk.toString('utf8');
      for (const line of chunk.toString('utf8').split('\r\n').slice(0, -1)) {
        if (inData && line !== '.') continue;
        if (inData) inData = false;
        else if (line === 'DATA') inData = true;
        socket.write(inData ? '354 adelante\r\n' : `${ANSWERS[line] ?? '250 ok'}\r\n`);
      }
    });
  };
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port, server, said: () => said };
}

test('with SMTP it is handed in', async () => {
  const { port, server, said } = await takeMessage();
  const options = {
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: FROM,
    OUTBOX_DIR: newFolder(),
    isProduction: false,
  };
  await createMailTransport(options, log)(passwordChanged(PERSON, APP));
  expect(said()).toContain('MAIL FROM:<hola@abaco.co>');
  expect(said()).toContain('RCPT TO:<ana@ejemplo.co>');
  expect(said()).toMatch(/Content-Type: text\/plain; charset=utf-8/i);
  expect(said()).toMatch(/Content-Type: text\/html; charset=utf-8/i);
  expect(said()).toContain('Subject: =?UTF-8?');
  server.close();
});

test('in production nothing is handed in without TLS', async () => {
  const { port, server, said } = await takeMessage();
  const url = `smtp://127.0.0.1:${port}`;
  const options = { SMTP_URL: url, MAIL_FROM: FROM, OUTBOX_DIR: newFolder(), isProduction: true };
  const sending = createMailTransport(options, log)(passwordChanged(PERSON, APP));
  await expect(sending).rejects.toThrow('STARTTLS');
  expect(said()).not.toContain('MAIL FROM');
  server.close();
});
