import { and, eq, gt, sql } from 'drizzle-orm';
import type { Queries } from '../database/pool.ts';
import { invitations } from '../database/schema.ts';
import { hashToken, randomToken } from './keys.ts';

/** Lets that address sign up once, for so many days. Returns the token; only its hash is kept. */
export async function invite(db: Queries, email: string, days: number): Promise<string> {
  const token = randomToken();
  const expiresAt = sql`now() + make_interval(days => ${days})`;
  await db.delete(invitations).where(eq(invitations.email, email));
  await db.insert(invitations).values({ hash: hashToken(token), email, expiresAt });
  return token;
}

/** Uses an invitation; false where there is none for that address. */
export async function takeInvitation(tx: Queries, token: string, email: string): Promise<boolean> {
  const isIt = and(
    eq(invitations.hash, hashToken(token)),
    eq(invitations.email, email),
    gt(invitations.expiresAt, sql`now()`),
  );
  const taken = await tx.delete(invitations).where(isIt).returning({ hash: invitations.hash });
  return taken.length > 0;
}
