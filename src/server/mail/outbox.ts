import { randomBytes } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Message } from './message.ts';

/**
 * Writes a message into a folder, as text and as a page. Only the owner may read them: there are
 * links in them that let people in. Returns the text's file.
 */
export async function writeToOutbox(
  folder: string,
  from: string,
  { kind, to, subject, text, html }: Message,
): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const time = new Date().toISOString().replaceAll(/[:.]/g, '-');
  const file = path.join(folder, `${time}-${kind}-${randomBytes(3).toString('hex')}`);
  const head = `De: ${from}\nPara: ${`${to.name} <${to.address}>`.trim()}\nAsunto: ${subject}\n`;
  await writeWhole(`${file}.html`, html);
  await writeWhole(`${file}.txt`, `${head}\n${text}`);
  return `${file}.txt`;
}

/** Nobody sees half a file. */
async function writeWhole(file: string, content: string) {
  const draft = `${file}.draft`;
  await writeFile(draft, content, { mode: 0o600 });
  await rename(draft, file);
}
