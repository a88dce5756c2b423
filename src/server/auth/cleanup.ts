import { lt, sql } from 'drizzle-orm';
import type { Db } from '../database/pool.ts';
import { passwordResets, rateLimits, refreshTokens, sessions } from '../database/schema.ts';

/** Deletes what no longer has a meaning. Processes may do it at the same time. */
export async function cleanUp(db: Db, sessionDays: number): Promise<void> {
  const now = sql`now()`;
  await db.delete(sessions).where(lt(sessions.expiresAt, now));
  await db.delete(passwordResets).where(lt(passwordResets.expiresAt, now));
  await db.delete(rateLimits).where(lt(rateLimits.resetsAt, now));
  const old = sql`now() - make_interval(days => ${sessionDays})`;
  await db.delete(refreshTokens).where(lt(refreshTokens.usedAt, old));
}
