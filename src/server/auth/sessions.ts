import { and, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import type { AuthAnswer, User } from '../../../schemas/accounts.ts';
import type { Db, Queries } from '../database/pool.ts';
import { refreshTokens, sessions, users } from '../database/schema.ts';
import { ApiError } from '../http/errors.ts';
import type { Config } from '../config.ts';
import type { Access } from './access.ts';
import { hashToken, randomToken } from './keys.ts';
import type { AccountService } from './service.ts';

/**
 * A session is a row; it ends by being deleted, and with it every access and refresh token of it.
 * Its tokens carry its id, and the row a hash of it: whoever has the database can't speak for it.
 *
 * A refresh token is the session's id, a dot and a secret. Each refresh token is used once. The next one follows from it by a key (`Keys.successorOf`), so
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
  const sessionId = randomToken();
  const id = hashToken(sessionId);
  await tx.insert(sessions).values({ id, userId, expiresAt: expiry(days) });
  const refreshToken = `${sessionId}.${randomToken()}`;
  await tx.insert(refreshTokens).values({ hash: hashToken(refreshToken), sessionId: id });
  return { sessionId, refreshToken };
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
        eq(sessions.id, sql.placeholder('id')),
        eq(sessions.userId, sql.placeholder('userId')),
        gt(sessions.expiresAt, sql`now()`),
      ),
    )
    .prepare('member');
  return async ({ userId, sessionId }: Access): Promise<User | null> => {
    const [user] = await query.execute({ userId, id: hashToken(sessionId) });
    return user ?? null;
  };
}

export async function endSession(db: Queries, sessionId: string): Promise<boolean> {
  const isIt = eq(sessions.id, hashToken(sessionId));
  const ended = await db.delete(sessions).where(isIt).returning({ id: sessions.id });
  return ended.length > 0;
}

/** Ends all sessions of a person, but for one where it is given. */
export async function endSessions(tx: Queries, userId: number, except?: string): Promise<void> {
  const others = except === undefined ? undefined : ne(sessions.id, hashToken(except));
  await tx.delete(sessions).where(and(eq(sessions.userId, userId), others));
}

/**
 * Spends a refresh token. An old one that comes back was stolen, or what followed on it was: the
 * session ends for everybody.
 *
 * @throws {ApiError} 401
 */
export async function refresh(service: AccountService, token: string): Promise<AuthAnswer> {
  const { db, config, log, keys } = service;
  const outcome = await db.transaction(async (tx) => {
    const session = await lockSession(tx, hashToken(token));
    if (session === null) return null;
    const isIt = eq(sessions.id, session.id);
    const sessionId = idIn(token) ?? keys.sessionOf(token);
    const refreshToken = `${sessionId}.${keys.successorOf(token)}`;
    if (!(await rotate(tx, config, { token, next: refreshToken, id: session.id }))) {
      await tx.delete(sessions).where(isIt);
      return 'reused' as const;
    }
    const expiresAt = expiry(config.SESSION_DAYS);
    // Of an older version's session the id isn't known any more: it gets another.
    await tx
      .update(sessions)
      .set({ id: hashToken(sessionId), expiresAt })
      .where(isIt);
    return { user: session.user, sessionId, refreshToken };
  });
  if (outcome === 'reused') log.warn('Un token ya usado volvió; su sesión terminó');
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
      .select({ id: sessions.id, userId: sessions.userId })
      .from(sessions)
      .where(and(eq(sessions.id, token.sessionId), gt(sessions.expiresAt, sql`now()`)))
      .for('update');
    if (session) return withUser(tx, session);
    // Another tab's refresh, which was waited for, may have given it another id.
    before = token.sessionId;
  }
}

async function withUser(tx: Queries, { id, userId }: { id: string; userId: number }) {
  const [user] = await tx.select(USER_COLUMNS).from(users).where(eq(users.id, userId));
  return user ? { user, id } : null;
}

/**
 * Spends a token, and makes `next` valid in its place; false where it was used before, other than
 * by a second tab just now.
 */
async function rotate(
  tx: Queries,
  config: Config,
  { token, next, id }: { token: string; next: string; id: string },
): Promise<boolean> {
  const spent = await tx
    .update(refreshTokens)
    .set({ usedAt: CLOCK })
    .where(and(eq(refreshTokens.hash, hashToken(token)), isNull(refreshTokens.usedAt)))
    .returning({ hash: refreshTokens.hash });
  if (spent.length > 0) {
    await tx.insert(refreshTokens).values({ hash: hashToken(next), sessionId: id });
    return true;
  }
  // Made when this one was spent, and not spent itself: then nobody has got any further.
  const grace = sql`make_interval(secs => ${config.REFRESH_GRACE_SECONDS})`;
  const [current] = await tx
    .select({ isFresh: sql<boolean>`${refreshTokens.createdAt} + ${grace} > ${CLOCK}` })
    .from(refreshTokens)
    .where(and(eq(refreshTokens.hash, hashToken(next)), isNull(refreshTokens.usedAt)));
  return current?.isFresh === true;
}
