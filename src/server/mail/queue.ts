import { randomBytes } from 'node:crypto';
import { mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Message } from './message.ts';

/** Messages that wait in a folder until they have been handed in. */
export interface MailQueue {
  /** Takes the message and tries to hand it in; where that fails, it waits for the next time. */
  add: (message: Message) => Promise<void>;
  /** Tries all that wait, also of a process that has ended. */
  retry: () => Promise<void>;
}

export type MailLog = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;

const DAY_MS = 24 * 60 * 60 * 1000;
/** Longer than handing in takes: whoever was at it has ended. */
const ABANDONED_MS = 5 * 60 * 1000;
const WAITING = '.json';
const SENDING = '.sending';

/**
 * @param folder for its owner only: there are links in messages that let people in
 * @param deliver hands a message in; throws where it can't
 */
export function openMailQueue(
  folder: string,
  deliver: (message: Message) => Promise<void>,
  log: MailLog,
): MailQueue {
  /** Of several processes on one folder the one that gets to rename the file sends it. */
  const send = async (file: string) => {
    const taken = `${file.slice(0, -path.extname(file).length)}${SENDING}`;
    if (!(await renamed(file, taken))) return;
    const message = JSON.parse(await readFile(taken, 'utf8')) as Message;
    try {
      await deliver(message);
      await rm(taken);
    } catch (error) {
      if (await isOlder(taken, DAY_MS)) {
        await rm(taken);
        log.error({ err: error, kind: message.kind }, 'Un mensaje no se pudo enviar en un día');
        return;
      }
      await rename(taken, file);
      log.warn({ err: error, kind: message.kind }, 'Un mensaje no se pudo enviar; espera');
    }
  };
  return {
    add: async (message) => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = path.join(folder, `${Date.now()}-${randomBytes(6).toString('hex')}${WAITING}`);
      await writeFile(`${file}.draft`, JSON.stringify(message), { mode: 0o600, flush: true });
      await rename(`${file}.draft`, file);
      await send(file);
    },
    retry: async () => {
      for (const name of await namesIn(folder)) {
        const file = path.join(folder, name);
        if (name.endsWith(WAITING)) await send(file);
        else if (name.endsWith(SENDING) && (await isOlder(file, ABANDONED_MS))) {
          await renamed(file, file.replace(SENDING, WAITING));
        }
      }
    },
  };
}

/** False where the file is gone: somebody else has it. */
async function renamed(from: string, to: string): Promise<boolean> {
  return rename(from, to).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return false;
      throw error;
    },
  );
}

const isOlder = async (file: string, ms: number): Promise<boolean> =>
  Date.now() - (await stat(file)).mtimeMs > ms;

/** The oldest first. */
async function namesIn(folder: string): Promise<string[]> {
  try {
    const names = await readdir(folder);
    return names.sort();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
