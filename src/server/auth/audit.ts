import { and, eq, isNotNull, lt, sql } from 'drizzle-orm';
import type { Db, Queries } from '../database/pool.ts';
import { securityEvents } from '../database/schema.ts';

/** What is noted of accounts. `npm run admin -- events` shows it in Spanish (`admin/events.ts`). */
export type EventKind =
  | 'signed-up'
  | 'signed-in'
  | 'sign-in-failed'
  | 'signed-out'
  | 'token-reused'
  | 'reset-requested'
  | 'password-reset'
  | 'password-changed'
  | 'password-change-failed'
  | 'email-confirmed'
  | 'email-change-asked'
  | 'email-changed'
  | 'session-closed'
  | 'second-factor-on'
  | 'second-factor-off'
  | 'second-factor-failed'
  | 'recovery-code-used'
  | 'document-shared'
  | 'share-ended'
  | 'data-exported'
  | 'account-deleted'
  | 'account-disabled'
  | 'account-enabled'
  | 'sessions-ended'
  | 'invited';

export interface SecurityEvent {
  kind: EventKind;
  /** Null where there is no such account. */
  userId: number | null;
  /** Of the network; null where it was done on the service's own machine. */
  ip: string | null;
}

/** Notes an event: in the transaction that makes it true, where there is one. */
export async function note(db: Queries, { kind, userId, ip }: SecurityEvent): Promise<void> {
  await db.insert(securityEvents).values({ kind, userId, address: ip });
}

export interface Retention {
  /** Days that events are kept. */
  EVENTS_DAYS: number;
  /** Days that they say from which address. */
  EVENTS_ADDRESS_DAYS: number;
}

export async function cleanUpEvents(db: Db, retention: Retention): Promise<void> {
  const before = (days: number) => sql`now() - make_interval(days => ${days})`;
  const { EVENTS_DAYS, EVENTS_ADDRESS_DAYS } = retention;
  await db.delete(securityEvents).where(lt(securityEvents.at, before(EVENTS_DAYS)));
  await db
    .update(securityEvents)
    .set({ address: null })
    .where(
      and(isNotNull(securityEvents.address), lt(securityEvents.at, before(EVENTS_ADDRESS_DAYS))),
    );
}

/** What is left of the events of a person who is deleted is nobody's. */
export async function forgetPerson(tx: Queries, userId: number): Promise<void> {
  await tx
    .update(securityEvents)
    .set({ userId: null, address: null })
    .where(eq(securityEvents.userId, userId));
}
