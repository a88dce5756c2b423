import { and, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import type { AuthAnswer, User } from '../../../schemas/accounts.ts';
import type { Db, Queries } from '../database/pool.ts';
import { refreshTokens, sessions, users } from '../database/schema.ts';
import { ApiError } from '../http/errors.ts';
import type { Access } from './access.ts';
import { hashToken, randomToken } from './keys.ts';
import type { AccountService } from './service.ts';

/**
 * A session is a row; it ends by being deleted, and with it every access and refresh token of it.
 *
 * Each refresh token is used once. The next one follows from it by a key (`Keys.successorOf`), so
 * that two tabs which spend the same token at the same time get the same next one, though only
 * hashes are stored.
 */

/** The columns that a person's own user object has. */
export const USER_COLUMNS = {
  id: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  email: users.email,
  userType: users.userType,
  phoneNumber: users.phoneNumber,
  contactEmail: users.contactEmail,
};

export interface OpenSession {
  sessionId: string;
  refreshToken: string;
}

const expiry = (days: number) => sql`now() + make_interval(days => ${days})`;
/** Not `now()`, which is when a transaction began: it may have waited for another one. */
const CLOCK = sql`clock_timestamp()`;

export async function openSession(tx: Queries, userId: number, days: number): Promise<OpenSession> {
  const [session] = await tx
    .insert(sessions)
    .values({ userId, expiresAt: expiry(days) })
    .returning({ id: sessions.id });
  if (!session) throw new Error('The session was not stored');
  const refreshToken = randomToken();
  await tx.insert(refreshTokens).values({ hash: hashToken(refreshToken), sessionId: session.id });
  return { sessionId: session.id, refreshToken };
}

export async function toAnswer(
  { access }: AccountService,
  user: User,
  { sessionId, refreshToken }: OpenSession,
): Promise<AuthAnswer> {
  const token = await access.issue({ userId: user.id, sessionId });
  return { user, token, refreshToken };
}

export const signedOut = () =>
  new ApiError(401, 'unauthorized', 'Tu sesión terminó. Inicia sesión de nuevo.');

/**
 * The user of a session that goes on; null where it has ended. One query, which is built and planned
 * once: it runs with every request of a member.
 */
export function findMember(db: Db) {
  const query = db
    .select(USER_COLUMNS)
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.id, sql.placeholder('sessionId')),
        eq(sessions.userId, sql.placeholder('userId')),
        gt(sessions.expiresAt, sql`now()`),
      ),
    )
    .prepare('member');
  return async (access: Access): Promise<User | null> => {
    const [user] = await query.execute({ ...access });
    return user ?? null;
  };
}

export async function endSession(db: Queries, sessionId: string): Promise<boolean> {
  const ended = await db.delete(sessions).where(eq(sessions.id, sessionId)).returning();
  return ended.length > 0;
}

/** Ends all sessions of a person, but for one where it is given. */
export async function endSessions(tx: Queries, userId: number, except?: string): Promise<void> {
  const others = except === undefined ? undefined : ne(sessions.id, except);
  await tx.delete(sessions).where(and(eq(sessions.userId, userId), others));
}

/**
 * Spends a refresh token. An old one that comes back was stolen, or what followed on it was: the
 * session ends for everybody.
 *
 * @throws {ApiError} 401
 */
export async function refresh(service: AccountService, token: string): Promise<AuthAnswer> {
  const { db, config, log } = service;
  const outcome = await db.transaction(async (tx) => {
    const session = await lockSession(tx, hashToken(token));
    if (session === null) return null;
    const next = await rotate(tx, service, token, session.sessionId);
    if (next === null) {
      await endSession(tx, session.sessionId);
      return 'reused' as const;
    }
    await tx
      .update(sessions)
      .set({ expiresAt: expiry(config.SESSION_DAYS) })
      .where(eq(sessions.id, session.sessionId));
    return { ...session, refreshToken: next };
  });
  if (outcome === 'reused') log.warn('Un token ya usado volvió; su sesión terminó');
  if (outcome === null || outcome === 'reused') throw signedOut();
  return toAnswer(service, outcome.user, outcome);
}

/** Whoever refreshes or ends a session takes its row first, so they take turns. */
async function lockSession(tx: Queries, hash: string) {
  const [token] = await tx
    .select({ sessionId: refreshTokens.sessionId })
    .from(refreshTokens)
    .where(eq(refreshTokens.hash, hash));
  if (!token) return null;
  const [session] = await tx
    .select({ userId: sessions.userId })
    .from(sessions)
    .where(and(eq(sessions.id, token.sessionId), gt(sessions.expiresAt, sql`now()`)))
    .for('update');
  if (!session) return null;
  const [user] = await tx.select(USER_COLUMNS).from(users).where(eq(users.id, session.userId));
  return user ? { user, sessionId: token.sessionId } : null;
}

/** The next token; null where this one was used before, other than by a second tab just now. */
async function rotate(
  tx: Queries,
  { keys, config }: AccountService,
  token: string,
  sessionId: string,
): Promise<string | null> {
  const next = keys.successorOf(token);
  const spent = await tx
    .update(refreshTokens)
    .set({ usedAt: CLOCK })
    .where(and(eq(refreshTokens.hash, hashToken(token)), isNull(refreshTokens.usedAt)))
    .returning({ hash: refreshTokens.hash });
  if (spent.length > 0) {
    await tx.insert(refreshTokens).values({ hash: hashToken(next), sessionId });
    return next;
  }
  // Made when this one was spent, and not spent itself: then nobody has got any further.
  const grace = sql`make_interval(secs => ${config.REFRESH_GRACE_SECONDS})`;
  const [current] = await tx
    .select({ isFresh: sql<boolean>`${refreshTokens.createdAt} + ${grace} > ${CLOCK}` })
    .from(refreshTokens)
    .where(and(eq(refreshTokens.hash, hashToken(next)), isNull(refreshTokens.usedAt)));
  return current?.isFresh ? next : null;
}
