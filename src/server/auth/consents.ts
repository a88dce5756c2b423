import { and, eq } from 'drizzle-orm';
import { LEGAL } from '../../../schemas/legal.ts';
import type { Queries } from '../database/pool.ts';
import { consents } from '../database/schema.ts';

/** Keeps that a person agreed to the texts of that version, and when; the first time counts. */
export async function giveConsent(tx: Queries, userId: number, version: string): Promise<void> {
  await tx.insert(consents).values({ userId, version }).onConflictDoNothing();
}

/** When a person agreed to the texts of today; null where they haven't. */
export async function consentOf(db: Queries, userId: number): Promise<Date | null> {
  const [given] = await db
    .select({ at: consents.givenAt })
    .from(consents)
    .where(and(eq(consents.userId, userId), eq(consents.version, LEGAL.version)));
  return given?.at ?? null;
}
