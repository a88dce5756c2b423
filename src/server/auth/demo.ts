import { eq, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { PublicConfig } from '../../../schemas/accounts.ts';
import { LEGAL } from '../../../schemas/legal.ts';
import type { Db } from '../database/pool.ts';
import { users } from '../database/schema.ts';
import { giveConsent } from './consents.ts';
import { randomToken } from './keys.ts';
import type { Passwords } from './passwords.ts';
import { endSessions } from './sessions.ts';

/** The account to try the product with, in development. */
export const DEMO = { email: 'demo@abaco.local', password: 'AbacoDemo2025' };

/** Makes the demo account where nobody has signed up yet; null where there is none. */
export async function ensureDemo(db: Db, passwords: Passwords): Promise<PublicConfig['demo']> {
  const [anybody] = await db.select({ id: users.id }).from(users).limit(1);
  if (!anybody) {
    const passwordHash = await passwords.hash(DEMO.password);
    const [made] = await db
      .insert(users)
      .values({
        email: DEMO.email,
        firstName: 'Demo',
        lastName: 'Ábaco',
        passwordHash,
        confirmedAt: sql`now()`,
      })
      .onConflictDoNothing()
      .returning({ id: users.id });
    // Nobody's data: there is nobody to ask.
    if (made) await giveConsent(db, made.id, LEGAL.version);
  }
  return (await findDemo(db, passwords)) && DEMO;
}

/** The demo account, where its password is still the public one. */
async function findDemo(db: Db, passwords: Passwords): Promise<{ id: number } | null> {
  const [demo] = await db
    .select({ id: users.id, hash: users.passwordHash })
    .from(users)
    .where(eq(users.email, DEMO.email));
  return demo && (await passwords.matches(demo.hash, DEMO.password)) ? demo : null;
}

/**
 * Locks the demo account of a database that was one of development: everybody knows its password.
 * Its data stay; nobody can sign in to it.
 */
export async function disableDemo(
  db: Db,
  passwords: Passwords,
  log: FastifyBaseLogger,
): Promise<void> {
  const demo = await findDemo(db, passwords);
  if (!demo) return;
  const passwordHash = await passwords.hash(randomToken());
  await db.transaction(async (tx) => {
    await tx.update(users).set({ passwordHash }).where(eq(users.id, demo.id));
    await endSessions(tx, demo.id);
  });
  log.warn('La cuenta de demostración tenía su contraseña pública y quedó bloqueada');
}
