import { and, eq, isNotNull, like, or } from 'drizzle-orm';
import { forgetPerson, note } from '../auth/audit.ts';
import { checkPassword, wrongPassword } from '../auth/checkPassword.ts';
import { accountKey } from '../auth/limits.ts';
import type { Member } from '../auth/members.ts';
import type { AccountService } from '../auth/service.ts';
import type { Sender } from '../auth/tries.ts';
import type { Queries } from '../database/pool.ts';
import { rateLimits, sessions, users } from '../database/schema.ts';

/** A table refers to its person with `on delete cascade`: what is theirs goes with them. */
export async function deleteAccount(
  service: AccountService,
  { user }: Member,
  password: string,
  sender: Sender,
): Promise<void> {
  const hash = await checkPassword(service, user, password, sender);
  await service.db.transaction(async (tx) => {
    const isSame = and(eq(users.id, user.id), eq(users.passwordHash, hash));
    const same = await tx.select({ id: users.id }).from(users).where(isSame).for('update');
    if (same.length === 0) throw wrongPassword();
    await removePerson(tx, user);
  });
}

/** Whoever it is done by: the person, or somebody who runs the service. */
export async function removePerson(
  tx: Queries,
  person: { id: number; email: string },
): Promise<void> {
  await deleteLimits(tx, person);
  await forgetPerson(tx, person.id);
  await tx.delete(users).where(eq(users.id, person.id));
  await note(tx, { kind: 'account-deleted', userId: null, ip: null });
}

/** Counts of tries are named by what they are about: the account, its address and its devices. */
async function deleteLimits(tx: Queries, { id, email }: { id: number; email: string }) {
  const devices = await tx
    .select({ device: sessions.device })
    .from(sessions)
    .where(and(eq(sessions.userId, id), isNotNull(sessions.device)));
  const endings = [
    accountKey('', String(id)),
    accountKey('', email),
    ...devices.map(({ device }) => `:device:${device}`),
  ];
  await tx
    .delete(rateLimits)
    .where(or(...endings.map((ending) => like(rateLimits.key, `%${ending}`))));
}
