import { eq } from 'drizzle-orm';
import { users } from '../database/schema.ts';
import { ApiError } from '../http/errors.ts';
import { accountKey, giveBack, take } from './limits.ts';
import type { AccountService } from './service.ts';
import { turnOf } from './tries.ts';
import type { Sender } from './tries.ts';

/**
 * Asks a person who is signed in for the password again, before what can't be taken back.
 *
 * @returns its hash
 * @throws {ApiError} 400, 429
 */
export function checkPassword(
  { db, config, passwords, hashing }: AccountService,
  user: { id: number },
  password: string,
  sender: Sender,
): Promise<string> {
  return hashing.run(turnOf(sender), async () => {
    const limits = [
      {
        key: accountKey('password', String(user.id)),
        most: config.LOGIN_LIMIT_ACCOUNT,
        minutes: config.LOGIN_LIMIT_MINUTES,
      },
    ];
    await take(db, limits);
    const [found] = await db
      .select({ hash: users.passwordHash })
      .from(users)
      .where(eq(users.id, user.id));
    if (!found || !(await passwords.matches(found.hash, password))) throw wrongPassword();
    await giveBack(db, limits);
    return found.hash;
  });
}

/** Not 401, by which the app would take the session for ended. */
export function wrongPassword(): ApiError {
  const message = 'La contraseña no es correcta';
  return new ApiError(400, 'wrong_password', message, { fields: { password: message } });
}
