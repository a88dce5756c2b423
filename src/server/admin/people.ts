import { asc, eq, sql } from 'drizzle-orm';
import { removePerson } from '../account/deletion.ts';
import { note } from '../auth/audit.ts';
import { invite } from '../auth/invitations.ts';
import { removeSecondFactor } from '../auth/secondFactor.ts';
import { endSessions } from '../auth/sessions.ts';
import type { Db } from '../database/pool.ts';
import { sessions, users } from '../database/schema.ts';
import { AdminError } from './failure.ts';

/** A line of the list of people. */
export interface PersonLine {
  id: number;
  email: string;
  name: string;
  createdAt: Date;
  isDisabled: boolean;
  isConfirmed: boolean;
  sessions: number;
}

/** Those with that text in their address or name; all without one. */
export async function listPeople(db: Db, text = ''): Promise<PersonLine[]> {
  const name = sql<string>`${users.firstName} || ' ' || ${users.lastName}`;
  return db
    .select({
      id: users.id,
      email: users.email,
      name,
      createdAt: users.createdAt,
      isDisabled: sql<boolean>`${users.disabledAt} is not null`,
      isConfirmed: sql<boolean>`${users.confirmedAt} is not null`,
      sessions: sql<number>`count(${sessions.id})::int`,
    })
    .from(users)
    .leftJoin(sessions, eq(sessions.userId, users.id))
    .where(sql`strpos(lower(${users.email} || ' ' || ${name}), ${text.toLowerCase()}) > 0`)
    .groupBy(users.id)
    .orderBy(asc(users.id));
}

/** @throws {AdminError} where nobody has that address */
export async function findPerson(db: Db, email: string): Promise<{ id: number; email: string }> {
  const [found] = await db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(eq(users.email, email.trim().toLowerCase().normalize('NFC')));
  if (!found) throw new AdminError(`Nadie tiene el email ${email}.`);
  return found;
}

/** Who is disabled can't sign in, and is signed out everywhere. Their data stay. */
export async function setDisabled(db: Db, email: string, isDisabled: boolean): Promise<void> {
  const { id } = await findPerson(db, email);
  await db.transaction(async (tx) => {
    const disabledAt = isDisabled ? sql`now()` : null;
    await tx.update(users).set({ disabledAt }).where(eq(users.id, id));
    if (isDisabled) await endSessions(tx, id);
    const kind = isDisabled ? 'account-disabled' : 'account-enabled';
    await note(tx, { kind, userId: id, ip: null });
  });
}

/** For a person who has lost the app and the recovery codes: to be done once it is sure who asks. */
export async function resetFactor(db: Db, email: string): Promise<void> {
  const { id } = await findPerson(db, email);
  await db.transaction((tx) => removeSecondFactor(tx, id, null));
}

export async function deletePerson(db: Db, email: string): Promise<void> {
  const person = await findPerson(db, email);
  await db.transaction((tx) => removePerson(tx, person));
}

export async function signOut(db: Db, email: string): Promise<void> {
  const { id } = await findPerson(db, email);
  await db.transaction(async (tx) => {
    await endSessions(tx, id);
    await note(tx, { kind: 'sessions-ended', userId: id, ip: null });
  });
}

/** Returns how many people had one. */
export async function signOutAll(db: Db): Promise<number> {
  const ended = await db.delete(sessions).returning({ userId: sessions.userId });
  const people = new Set(ended.map(({ userId }) => userId));
  for (const userId of people) await note(db, { kind: 'sessions-ended', userId, ip: null });
  return people.size;
}

/** Returns the link by which that address can sign up. */
export async function makeInvitation(
  db: Db,
  { PUBLIC_URL, INVITATION_DAYS }: { PUBLIC_URL: string; INVITATION_DAYS: number },
  email: string,
): Promise<string> {
  const [known] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  if (known) throw new AdminError(`${email} ya tiene cuenta.`);
  const token = await invite(db, email, INVITATION_DAYS);
  await note(db, { kind: 'invited', userId: null, ip: null });
  return `${PUBLIC_URL}/signup#invitation=${token}`;
}
