import { createHash, createHmac, randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Queries } from '../database/pool.ts';
import { secrets } from '../database/schema.ts';

const NAME = 'signing';

/** What tokens are made with; the same in all processes on one database. */
export interface Keys {
  /** Signs access tokens. */
  access: Uint8Array;
  /** The refresh token that follows on another. Nobody without the key can tell it. */
  successorOf: (refreshToken: string) => string;
}

/** @param secret from the environment; without it one is made, and kept in the database */
export async function readKeys(db: Queries, secret: string | undefined): Promise<Keys> {
  const root = secret ?? (await storedSecret(db));
  const derive = (purpose: string) => createHmac('sha256', root).update(purpose).digest();
  const refresh = derive('refresh');
  return {
    access: derive('access'),
    successorOf: (token) => createHmac('sha256', refresh).update(token).digest('base64url'),
  };
}

async function storedSecret(db: Queries): Promise<string> {
  // Of several processes that start at once, the first one's stays.
  await db.insert(secrets).values({ name: NAME, value: randomToken() }).onConflictDoNothing();
  const [row] = await db.select().from(secrets).where(eq(secrets.name, NAME));
  if (!row) throw new Error('The signing secret was not stored');
  return row.value;
}

export const randomToken = (): string => randomBytes(32).toString('base64url');

/** What is stored in the place of a token. Tokens are random, so no salt and no slowness. */
export const hashToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');
