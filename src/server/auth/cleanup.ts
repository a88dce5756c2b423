import { lt, sql } from 'drizzle-orm';
import type { Db } from '../database/pool.ts';
import {
  emailChanges,
  emailConfirmations,
  invitations,
  passwordResets,
  rateLimits,
  refreshTokens,
  sessions,
} from '../database/schema.ts';
import { cleanUpEvents } from './audit.ts';
import type { Retention } from './audit.ts';

interface Sessions {
  SESSION_DAYS: number;
}

/** Deletes what no longer has a meaning. */
export async function cleanUp(db: Db, config: Retention & Sessions): Promise<void> {
  const now = sql`now()`;
  await db.delete(sessions).where(lt(sessions.expiresAt, now));
  await db.delete(passwordResets).where(lt(passwordResets.expiresAt, now));
  await db.delete(emailConfirmations).where(lt(emailConfirmations.expiresAt, now));
  await db.delete(emailChanges).where(lt(emailChanges.expiresAt, now));
  await db.delete(invitations).where(lt(invitations.expiresAt, now));
  await db.delete(rateLimits).where(lt(rateLimits.resetsAt, now));
  const old = sql`now() - make_interval(days => ${config.SESSION_DAYS})`;
  await db.delete(refreshTokens).where(lt(refreshTokens.usedAt, old));
  await cleanUpEvents(db, config);
}
