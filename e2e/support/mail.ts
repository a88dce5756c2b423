/** The messages that the service wrote into its outbox, as a person would read them. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';

const outbox = path.join(process.env['E2E_DATA_DIR'] ?? '', 'outbox');

/** The newest message to that address with that subject; waits until there is one. */
export async function readMail(to: string, subject: string): Promise<string> {
  let found: string | undefined;
  await expect
    .poll(async () => (found = (await messages()).findLast((text) => isFor(text, to, subject))))
    .toBeDefined();
  return found ?? '';
}

/** The only link in a message. */
export function linkIn(message: string): string {
  const links = message.match(/https?:\/\/\S+/g) ?? [];
  expect(links).toHaveLength(1);
  return links[0] ?? '';
}

const isFor = (text: string, to: string, subject: string) =>
  text.includes(`<${to}>`) && text.includes(`Asunto: ${subject}\n`);

async function messages(): Promise<string[]> {
  const names = await readdir(outbox).catch((error: NodeJS.ErrnoException) => {
    // There is no folder before the first message.
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const texts = names.filter((name) => name.endsWith('.txt')).sort();
  return Promise.all(texts.map((name) => readFile(path.join(outbox, name), 'utf8')));
}
