import { createHash, createHmac, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Db } from '../database/pool.ts';
import { secrets } from '../database/schema.ts';
import { sealWith } from './seal.ts';
import type { Seal } from './seal.ts';

/** What tokens are made with; the same in all processes of one service. */
export interface Keys {
  /** Signs access tokens. */
  access: Uint8Array;
  /** The secret part of the refresh token that follows on another. */
  successorOf: (refreshToken: string) => string;
  /** The id of the session whose refresh token, from an older version, has none in it. */
  sessionOf: (refreshToken: string) => string;
  /** Signs what a device's cookie says. */
  deviceOf: (text: string) => string;
  /** What is stored of a recovery code: too short for a hash that anybody could compute. */
  recoveryOf: (text: string) => string;
  /** Hides what has to be read again from who has the database only. */
  seal: Seal;
}

interface KeyOptions {
  /** Without it a secret is made, and kept in a file of the data folder. */
  JWT_SECRET?: string | undefined;
  DATA_DIR: string;
}

export async function readKeys(db: Db, { JWT_SECRET, DATA_DIR }: KeyOptions): Promise<Keys> {
  const file = path.join(DATA_DIR, 'signing.key');
  const root = JWT_SECRET ?? (await readOrMake(file, (await storedSecret(db)) ?? randomToken()));
  await db.delete(secrets);
  const derive = (purpose: string) => createHmac('sha256', root).update(purpose).digest();
  const hmac = (purpose: string) => {
    const key = derive(purpose);
    return (text: string) => createHmac('sha256', key).update(text).digest('base64url');
  };
  return {
    access: derive('access'),
    successorOf: hmac('refresh'),
    sessionOf: hmac('session'),
    deviceOf: hmac('device'),
    recoveryOf: hmac('recovery'),
    seal: sealWith(derive('seal')),
  };
}

/** Older versions kept the secret in the database, where every copy of it has it. */
async function storedSecret(db: Db): Promise<string | undefined> {
  const [row] = await db.select().from(secrets);
  return row?.value;
}

const SECRET_LENGTH = 32;

async function readOrMake(file: string, made: string): Promise<string> {
  const draft = `${file}.${process.pid}`;
  if (!existsSync(file)) {
    await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
    await writeFile(draft, made, { mode: 0o600, flush: true });
    // Whole, or not at all; of several processes that start at once, the first one's stays.
    await link(draft, file).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
    await rm(draft);
  }
  const secret = await readFile(file, 'utf8');
  if (secret.length >= SECRET_LENGTH) return secret;
  throw new Error(`El archivo ${file} está dañado. Bórrelo: se hará otro al iniciar.`);
}

export const randomToken = (): string => randomBytes(32).toString('base64url');

/** What is stored in the place of a token. Tokens are random, so no salt and no slowness. */
export const hashToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');
