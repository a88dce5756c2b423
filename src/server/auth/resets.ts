import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Config } from '../config.ts';
import { emailChanges, passwordResets, rateLimits, users } from '../database/schema.ts';
import { ApiError } from '../http/errors.ts';
import { passwordRecovery } from '../mail/messages.ts';
import { tellChanged } from './accounts.ts';
import { note } from './audit.ts';
import { markConfirmed } from './confirmations.ts';
import { hashToken, randomToken } from './keys.ts';
import { accountKey, addressKey, giveBack, take } from './limits.ts';
import type { Limit } from './limits.ts';
import type { AccountService } from './service.ts';
import { endSessions } from './sessions.ts';
import { LOGIN } from './tries.ts';
import { refuseWeak } from './weakness.ts';

const NOW = sql`now()`;

/**
 * Sends a link to that address where it has an account. Whether it has one shows nowhere: the limit
 * counts addresses without an account too, the other work comes after the answer, and the database
 * does as much of it for either.
 *
 * @throws {ApiError} 429
 */
export async function forgotPassword(service: AccountService, email: string, ip: string) {
  await take(service.db, forgotLimits(service.config, email, ip));
  service.background.start(() => sendLink(service, email, ip));
}

function forgotLimits(config: Config, email: string, ip: string): Limit[] {
  const minutes = config.FORGOT_LIMIT_MINUTES;
  return [
    { key: accountKey('forgot', email), most: config.FORGOT_LIMIT_ACCOUNT, minutes },
    { key: addressKey('forgot', ip), most: config.FORGOT_LIMIT_ADDRESS, minutes },
  ];
}

function sendLink({ db, config, mail }: AccountService, email: string, ip: string): Promise<void> {
  const token = randomToken();
  const minutes = config.RESET_TOKEN_MINUTES;
  return db.transaction(async (tx) => {
    const [user] = await tx
      .select({ id: users.id, firstName: users.firstName, confirmedAt: users.confirmedAt })
      .from(users)
      .where(eq(users.email, email));
    await tx.execute(sql`
      insert into ${passwordResets} (hash, user_id, expires_at)
      select ${hashToken(token)}, id, now() + make_interval(mins => ${minutes})
        from ${users} where email = ${email}`);
    // To an address that may be a stranger's no word goes that somebody typed.
    const person = { email, firstName: user?.confirmedAt ? user.firstName : '' };
    const message = passwordRecovery(person, config.PUBLIC_URL, token, minutes);
    await mail.add(tx, message, user !== undefined);
    await note(tx, { kind: 'reset-requested', userId: user?.id ?? null, ip });
  });
}

/** Sets a new password and ends all sessions. @throws {ApiError} 400, 429 */
export async function resetPassword(
  service: AccountService,
  { token, password }: { token: string; password: string },
  ip: string,
): Promise<void> {
  const { db, config, passwords, hashing } = service;
  const limit = {
    key: addressKey('reset', ip),
    most: config.LOGIN_LIMIT_ADDRESS,
    minutes: config.LOGIN_LIMIT_MINUTES,
  };
  await take(db, [limit]);
  const isValid = and(eq(passwordResets.hash, hashToken(token)), gt(passwordResets.expiresAt, NOW));
  const [known] = await db
    .select({ userId: passwordResets.userId, email: users.email })
    .from(passwordResets)
    .innerJoin(users, eq(users.id, passwordResets.userId))
    .where(isValid);
  if (!known) throw invalidLink();
  await giveBack(db, [limit]);
  refuseWeak(password, known.email, 'password');

  const passwordHash = await hashing.run(addressKey('turn', ip), () => passwords.hash(password));
  await db.transaction(async (tx) => {
    // The account's row first: everybody who changes a password waits here.
    const [changed] = await tx
      .update(users)
      .set({ passwordHash })
      .where(eq(users.id, known.userId))
      .returning({ email: users.email });
    const used = await tx.delete(passwordResets).where(isValid).returning();
    if (!changed || used.length === 0) throw invalidLink();
    await tx.delete(passwordResets).where(eq(passwordResets.userId, known.userId));
    await tx.delete(emailChanges).where(eq(emailChanges.userId, known.userId));
    await endSessions(tx, known.userId);
    // Whoever guessed at the old password doesn't keep its owner out any longer.
    const counts = [
      accountKey(LOGIN, changed.email),
      accountKey(addressKey(LOGIN, ip), changed.email),
    ];
    await tx.delete(rateLimits).where(inArray(rateLimits.key, counts));
    await note(tx, { kind: 'password-reset', userId: known.userId, ip });
    // The notice goes to an address that was known before: this link has just proved it.
    await tellChanged(service, tx, known.userId);
    if (await markConfirmed(tx, known.userId)) {
      await note(tx, { kind: 'email-confirmed', userId: known.userId, ip });
    }
  });
}

const invalidLink = () =>
  new ApiError(400, 'invalid_token', 'El enlace de recuperación no es válido o ya venció');
