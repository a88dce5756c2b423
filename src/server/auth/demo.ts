import { eq } from 'drizzle-orm';
import type { PublicConfig } from '../../../schemas/accounts.ts';
import type { Db } from '../database/pool.ts';
import { users } from '../database/schema.ts';
import type { Passwords } from './passwords.ts';

/** The account to try the product with, in development. */
export const DEMO = { email: 'demo@abaco.local', password: 'AbacoDemo2025' };

/** Makes the demo account where nobody has signed up yet; null where there is none. */
export async function ensureDemo(db: Db, passwords: Passwords): Promise<PublicConfig['demo']> {
  const [anybody] = await db.select({ id: users.id }).from(users).limit(1);
  if (!anybody) {
    const passwordHash = await passwords.hash(DEMO.password);
    await db
      .insert(users)
      .values({ email: DEMO.email, firstName: 'Demo', lastName: 'Ábaco', passwordHash })
      .onConflictDoNothing();
  }
  const [demo] = await db
    .select({ hash: users.passwordHash })
    .from(users)
    .where(eq(users.email, DEMO.email));
  return demo && (await passwords.matches(demo.hash, DEMO.password)) ? DEMO : null;
}
