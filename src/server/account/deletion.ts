import { and, eq, isNotNull, like, or } from 'drizzle-orm';
import { forgetPerson, note } from '../auth/audit.ts';
import { accountKey, giveBack, take } from '../auth/limits.ts';
import type { Member } from '../auth/members.ts';
import type { AccountService } from '../auth/service.ts';
import type { Queries } from '../database/pool.ts';
import { rateLimits, sessions, users } from '../database/schema.ts';
import { ApiError } from '../http/errors.ts';

/** A table refers to its person with `on delete cascade`: what is theirs goes with them. */
export function deleteAccount(
  service: AccountService,
  { user }: Member,
  password: string,
): Promise<void> {
  const { db, config, passwords } = service;
  return service.hashing.run(accountKey('delete', String(user.id)), async () => {
    const minutes = config.LOGIN_LIMIT_MINUTES;
    const limits = [
      { key: accountKey('delete', String(user.id)), most: config.LOGIN_LIMIT_ACCOUNT, minutes },
    ];
    await take(db, limits);
    const [found] = await db
      .select({ hash: users.passwordHash })
      .from(users)
      .where(eq(users.id, user.id));
    if (!found || !(await passwords.matches(found.hash, password))) throw wrongPassword();
    await giveBack(db, limits);
    await db.transaction(async (tx) => {
      const isSame = and(eq(users.id, user.id), eq(users.passwordHash, found.hash));
      const same = await tx.select({ id: users.id }).from(users).where(isSame).for('update');
      if (same.length === 0) throw wrongPassword();
      await removePerson(tx, user);
    });
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

/** Not 401, by which the app would take the session for ended. */
function wrongPassword(): ApiError {
  const message = 'La contraseña no es correcta';
  return new ApiError(400, 'wrong_password', message, { fields: { password: message } });
}
