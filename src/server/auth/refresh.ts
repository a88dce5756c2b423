import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { AuthAnswer } from '../../../schemas/accounts.ts';
import type { Queries } from '../database/pool.ts';
import { refreshTokens, sessions, users } from '../database/schema.ts';
import { note } from './audit.ts';
import { deviceOf } from './devices.ts';
import { hashToken } from './keys.ts';
import { addressKey, take } from './limits.ts';
import type { AccountService } from './service.ts';
import { USER_COLUMNS, renewedExpiry, signedOut, toAnswer } from './sessions.ts';

/** Not `now()`, which is when a transaction began: it may have waited for another one. */
const CLOCK = sql`clock_timestamp()`;

/**
 * Spends a refresh token. An old one that comes back was stolen, or what followed on it was: the
 * session ends for everybody.
 *
 * @throws {ApiError} 401
 */
export async function refresh(
  service: AccountService,
  token: string,
  request: FastifyRequest,
): Promise<AuthAnswer> {
  const { db, config, log, keys } = service;
  await take(db, [
    {
      key: addressKey('refresh', request.ip),
      most: config.REFRESH_LIMIT_ADDRESS,
      minutes: config.LOGIN_LIMIT_MINUTES,
    },
  ]);
  const outcome = await db.transaction(async (tx) => {
    const session = await lockSession(tx, hashToken(token));
    if (session === null) return null;
    const isIt = eq(sessions.id, session.id);
    const sessionId = idIn(token) ?? keys.sessionOf(token);
    const refreshToken = `${sessionId}.${keys.successorOf(token)}`;
    const device = deviceOf(request, keys, session.user.email);
    const isSameDevice = device.isKnown && device.id === session.device;
    const graceSeconds = isSameDevice ? config.REFRESH_RETRY_SECONDS : config.REFRESH_GRACE_SECONDS;
    if (!(await rotate(tx, { token, next: refreshToken, id: session.id, graceSeconds }))) {
      await tx.delete(sessions).where(isIt);
      await note(tx, { kind: 'token-reused', userId: session.user.id, ip: request.ip });
      return 'reused' as const;
    }
    const expiresAt = renewedExpiry(config);
    // Of an older version's session the id isn't known any more: it gets another.
    await tx
      .update(sessions)
      .set({ id: hashToken(sessionId), expiresAt, usedAt: sql`now()` })
      .where(isIt);
    return { user: session.user, sessionId, refreshToken };
  });
  if (outcome === 'reused')
    log.warn({ reqId: request.id }, 'Un token ya usado volvió; su sesión terminó');
  if (outcome === null || outcome === 'reused') throw signedOut();
  return toAnswer(service, outcome.user, outcome);
}

/** The session's id in a refresh token; older versions made them without. */
const idIn = (refreshToken: string): string | undefined =>
  /^([\w-]+)\.[\w-]+$/.exec(refreshToken)?.[1];

/** Whoever refreshes or ends a session takes its row first, so they take turns. */
async function lockSession(tx: Queries, hash: string) {
  for (let before: string | undefined; ; ) {
    const [token] = await tx
      .select({ sessionId: refreshTokens.sessionId })
      .from(refreshTokens)
      .where(eq(refreshTokens.hash, hash));
    // Nothing else than a moment ago: then it has ended.
    if (!token || token.sessionId === before) return null;
    const [session] = await tx
      .select({ id: sessions.id, userId: sessions.userId, device: sessions.device })
      .from(sessions)
      .where(and(eq(sessions.id, token.sessionId), gt(sessions.expiresAt, sql`now()`)))
      .for('update');
    if (session) return withUser(tx, session);
    // Another tab's refresh, which was waited for, may have given it another id.
    before = token.sessionId;
  }
}

type LockedSession = Pick<typeof sessions.$inferSelect, 'id' | 'userId' | 'device'>;

async function withUser(tx: Queries, { id, userId, device }: LockedSession) {
  const [user] = await tx.select(USER_COLUMNS).from(users).where(eq(users.id, userId));
  return user ? { user, id, device } : null;
}

interface Rotation {
  token: string;
  next: string;
  /** Of the session. */
  id: string;
  /** So long after it was spent a token is still taken, for what it gave then. */
  graceSeconds: number;
}

/**
 * Spends a token, and makes `next` valid in its place; false where it was used before. But for a
 * moment ago, by a second tab; or on the device that the session was opened with, where the answer
 * may have been lost on its way. In neither case has anybody got any further with `next`.
 */
async function rotate(tx: Queries, { token, next, id, graceSeconds }: Rotation): Promise<boolean> {
  const spent = await tx
    .update(refreshTokens)
    .set({ usedAt: CLOCK })
    .where(and(eq(refreshTokens.hash, hashToken(token)), isNull(refreshTokens.usedAt)))
    .returning({ hash: refreshTokens.hash });
  if (spent.length > 0) {
    await tx.insert(refreshTokens).values({ hash: hashToken(next), sessionId: id });
    return true;
  }
  // `next` was made when this one was spent.
  const grace = sql`make_interval(secs => ${graceSeconds})`;
  const [current] = await tx
    .select({ isFresh: sql<boolean>`${refreshTokens.createdAt} + ${grace} > ${CLOCK}` })
    .from(refreshTokens)
    .where(and(eq(refreshTokens.hash, hashToken(next)), isNull(refreshTokens.usedAt)));
  return current?.isFresh === true;
}
