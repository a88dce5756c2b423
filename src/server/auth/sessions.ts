import { and, desc, eq, gt, inArray, ne, sql } from 'drizzle-orm';
import type { AuthAnswer, User } from '../../../schemas/accounts.ts';
import type { Config } from '../config.ts';
import type { Db, Queries } from '../database/pool.ts';
import { refreshTokens, sessions, users } from '../database/schema.ts';
import { ApiError } from '../http/errors.ts';
import type { Access } from './access.ts';
import { hashToken, randomToken } from './keys.ts';
import type { AccountService } from './service.ts';
import type { Sender } from './tries.ts';

/**
 * A session is a row; it ends by being deleted, and with it every access and refresh token of it.
 * Its tokens carry its id, and the row a hash of it: whoever has the database can't speak for it.
 *
 * A refresh token is the session's id, a dot and a secret. Each is used once. The next one follows
 * from it by a key (`Keys.successorOf`), so that two tabs which spend the same token at the same
 * time get the same next one, though only hashes are stored.
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

/** When a session that is used now ends: so long after this use, and after its beginning at most. */
export const renewedExpiry = ({ SESSION_DAYS, SESSION_MOST_DAYS }: Config) =>
  sql`least(${expiry(SESSION_DAYS)},
    ${sessions.createdAt} + make_interval(days => ${SESSION_MOST_DAYS}))`;

/** Opens a session; beyond so many of an account those that weren't used for longest end. */
export async function openSession(
  tx: Queries,
  config: Config,
  userId: number,
  { device, browser }: Pick<Sender, 'device' | 'browser'>,
): Promise<OpenSession> {
  await endOldest(tx, userId, config.SESSIONS_ACCOUNT - 1);
  const sessionId = randomToken();
  const id = hashToken(sessionId);
  const expiresAt = expiry(Math.min(config.SESSION_DAYS, config.SESSION_MOST_DAYS));
  await tx.insert(sessions).values({ id, userId, expiresAt, device: device?.id, browser });
  const refreshToken = `${sessionId}.${randomToken()}`;
  await tx.insert(refreshTokens).values({ hash: hashToken(refreshToken), sessionId: id });
  return { sessionId, refreshToken };
}

/** Each use puts off a session's end: what ends first was used longest ago. */
async function endOldest(tx: Queries, userId: number, kept: number): Promise<void> {
  const others = tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(sessions.expiresAt))
    .offset(kept);
  await tx.delete(sessions).where(inArray(sessions.id, others));
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

/** Whose it was; null where there is none. */
export async function endSession(db: Queries, sessionId: string): Promise<number | null> {
  const isIt = eq(sessions.id, hashToken(sessionId));
  const [ended] = await db.delete(sessions).where(isIt).returning({ userId: sessions.userId });
  return ended?.userId ?? null;
}

/** Ends all sessions of a person, but for one where it is given. */
export async function endSessions(tx: Queries, userId: number, except?: string): Promise<void> {
  if (except !== undefined) return endSessionsBut(tx, userId, hashToken(except));
  await tx.delete(sessions).where(eq(sessions.userId, userId));
}

/** Ends all sessions of a person but for the one with that hash. */
export async function endSessionsBut(tx: Queries, userId: number, hash: string): Promise<void> {
  await tx.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.id, hash)));
}
