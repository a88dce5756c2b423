import { and, desc, eq, gt, sql } from 'drizzle-orm';
import type { OwnSession } from '../../../schemas/accounts.ts';
import type { Queries } from '../database/pool.ts';
import { sessions } from '../database/schema.ts';
import { ApiError } from '../http/errors.ts';
import { hashToken } from './keys.ts';
import type { Member } from './members.ts';

/** A person's sessions that go on, the one used last first. Their ids are hashes, as stored. */
export async function listSessions(
  db: Queries,
  { user, sessionId }: Member,
): Promise<OwnSession[]> {
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, user.id), gt(sessions.expiresAt, sql`now()`)))
    .orderBy(desc(sessions.usedAt));
  const own = hashToken(sessionId);
  return rows.map(({ id, browser, createdAt, usedAt }) => ({
    id,
    browser,
    createdAt: createdAt.toISOString(),
    usedAt: usedAt.toISOString(),
    isThis: id === own,
  }));
}

/** Ends one of a person's sessions, at once. @throws {ApiError} 404 */
export async function endOwnSession(db: Queries, userId: number, id: string): Promise<void> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId)))
    .returning({ id: sessions.id });
  if (ended.length === 0) {
    throw new ApiError(404, 'session_not_found', 'Esa sesión ya se había cerrado');
  }
}
