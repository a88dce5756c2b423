import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { and, eq, gt, lt, or, sql } from 'drizzle-orm';
import type { Queries } from '../database/pool.ts';
import { rateLimits } from '../database/schema.ts';
import { ApiError } from '../http/errors.ts';

/** So many tries of one kind, by one account or address, within so many minutes. */
export interface Limit {
  key: string;
  most: number;
  minutes: number;
}

const NOW = sql`now()`;

/**
 * Counts a try against all of the limits, or against none where one is used up. All processes count
 * in the database, in one statement a limit, so that tries at once don't slip past.
 *
 * @throws {ApiError} 429
 */
export async function take(db: Queries, limits: readonly Limit[]): Promise<void> {
  const taken: Limit[] = [];
  for (const limit of limits) {
    if (await takeOne(db, limit)) {
      taken.push(limit);
      continue;
    }
    await giveBack(db, taken);
    const retryAfter = await secondsLeft(db, limit);
    throw new ApiError(
      429,
      'too_many_requests',
      `Demasiados intentos. Intenta de nuevo en ${inWords(retryAfter)}.`,
      { retryAfter },
    );
  }
}

/** Takes back what `take` counted. */
export async function giveBack(db: Queries, limits: readonly Limit[]): Promise<void> {
  for (const { key } of limits) {
    await db
      .update(rateLimits)
      .set({ hits: sql`greatest(${rateLimits.hits} - 1, 0)` })
      .where(and(eq(rateLimits.key, key), gt(rateLimits.resetsAt, NOW)));
  }
}

async function takeOne(db: Queries, { key, most, minutes }: Limit): Promise<boolean> {
  const isOver = sql`${rateLimits.resetsAt} <= now()`;
  const resetsAt = sql`now() + make_interval(mins => ${minutes})`;
  const rows = await db
    .insert(rateLimits)
    .values({ key, hits: 1, resetsAt })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        hits: sql`case when ${isOver} then 1 else ${rateLimits.hits} + 1 end`,
        resetsAt: sql`case when ${isOver} then excluded.resets_at else ${rateLimits.resetsAt} end`,
      },
      setWhere: or(isOver, lt(rateLimits.hits, most)),
    })
    .returning({ hits: rateLimits.hits });
  return rows.length > 0;
}

async function secondsLeft(db: Queries, { key }: Limit): Promise<number> {
  const [row] = await db
    .select({ seconds: sql<number>`ceil(extract(epoch from ${rateLimits.resetsAt} - now()))::int` })
    .from(rateLimits)
    .where(eq(rateLimits.key, key));
  return Math.max(1, row?.seconds ?? 1);
}

function inWords(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (seconds < 60) return seconds === 1 ? '1 segundo' : `${seconds} segundos`;
  return minutes === 1 ? '1 minuto' : `${minutes} minutos`;
}

/** Of one length whatever was typed, and the same whether there is such an account. */
export const accountKey = (kind: string, account: string): string =>
  `${kind}:account:${createHash('sha256').update(account).digest('base64url')}`;

/** An IPv6 customer has 2^64 addresses, so these count as one. */
export function addressKey(kind: string, ip: string): string {
  const plain = ip.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  return `${kind}:address:${isIPv6(plain) ? network(plain) : plain}`;
}

function network(address: string): string {
  const [head = '', tail] = address.split('::');
  const groups = head === '' ? [] : head.split(':');
  if (tail !== undefined) {
    const rest = tail === '' ? [] : tail.split(':');
    groups.push(...new Array<string>(8 - groups.length - rest.length).fill('0'), ...rest);
  }
  const four = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${four.join(':')}::/64`;
}
