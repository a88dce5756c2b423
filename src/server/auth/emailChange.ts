import { and, eq, gt, ne, sql } from 'drizzle-orm';
import type { Queries } from '../database/pool.ts';
import { isDuplicate } from '../database/failures.ts';
import { emailChanges, emailConfirmations, passwordResets, users } from '../database/schema.ts';
import { ApiError } from '../http/errors.ts';
import { emailChangeAsked, emailChanged, newEmailLink } from '../mail/messages.ts';
import { emailTaken } from './accounts.ts';
import { note } from './audit.ts';
import { checkPassword } from './checkPassword.ts';
import { wrongLinks } from './confirmations.ts';
import { hashToken, randomToken } from './keys.ts';
import { accountKey, giveBack, take } from './limits.ts';
import type { Member } from './members.ts';
import type { AccountService } from './service.ts';
import { endSessionsBut } from './sessions.ts';
import type { Sender } from './tries.ts';

/**
 * Another address for an account: it counts once a link that was sent there is opened, which proves
 * that it is the person's. The present one hears of it before and after.
 */

const NOW = sql`now()`;
const isIt = (token: string) =>
  and(eq(emailChanges.hash, hashToken(token)), gt(emailChanges.expiresAt, NOW));

/** Sends the link; one that was sent before no longer counts. @throws {ApiError} 400, 409, 429 */
export async function askEmailChange(
  service: AccountService,
  { user, sessionId }: Member,
  { email, password }: { email: string; password: string },
  sender: Sender,
): Promise<void> {
  const { db, config, mail } = service;
  if (email === user.email) throw sameEmail();
  await checkPassword(service, user, password, sender);
  await take(db, [
    {
      key: accountKey('email-change', String(user.id)),
      most: config.FORGOT_LIMIT_ACCOUNT,
      minutes: config.FORGOT_LIMIT_MINUTES,
    },
  ]);
  const token = randomToken();
  const hours = config.CONFIRM_TOKEN_HOURS;
  await db.transaction(async (tx) => {
    const [person] = await tx
      .select({ confirmedAt: users.confirmedAt })
      .from(users)
      .where(eq(users.id, user.id))
      .for('update');
    const [other] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email));
    if (!person || other) throw emailTaken();
    await dropEmailChanges(tx, user.id);
    const expiresAt = sql`now() + make_interval(hours => ${hours})`;
    const row = { hash: hashToken(token), userId: user.id, email, expiresAt };
    await tx.insert(emailChanges).values({ ...row, session: hashToken(sessionId) });
    await mail.add(tx, newEmailLink(email, config.PUBLIC_URL, token, hours));
    if (person.confirmedAt) await mail.add(tx, emailChangeAsked(user, config.PUBLIC_URL));
    await note(tx, { kind: 'email-change-asked', userId: user.id, ip: sender.ip });
  });
}

/** The links that wait no longer count: the person took it back, or the password changed. */
export async function dropEmailChanges(tx: Queries, userId: number): Promise<void> {
  await tx.delete(emailChanges).where(eq(emailChanges.userId, userId));
}

/** The address that waits to be confirmed; null where there is none. */
export async function newEmailOf(db: Queries, userId: number): Promise<string | null> {
  const [waiting] = await db
    .select({ email: emailChanges.email })
    .from(emailChanges)
    .where(and(eq(emailChanges.userId, userId), gt(emailChanges.expiresAt, NOW)));
  return waiting?.email ?? null;
}

/**
 * Takes the token of a link, once. All sessions end but the one in which the change was asked for.
 * Of two accounts that claim one address the first gets it.
 *
 * @returns the new address
 * @throws {ApiError} 400, 409, 429
 */
export async function changeEmail(
  service: AccountService,
  token: string,
  ip: string,
): Promise<string> {
  const { db, config, mail } = service;
  const limit = wrongLinks(config, ip);
  await take(db, [limit]);
  const email = await db
    .transaction(async (tx) => {
      const [asked] = await tx.delete(emailChanges).where(isIt(token)).returning();
      if (!asked) throw invalidLink();
      const { userId, session } = asked;
      const [before] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
      await tx
        .update(users)
        .set({ email: asked.email, confirmedAt: NOW })
        .where(and(eq(users.id, userId), ne(users.email, asked.email)));
      // Links that were sent to the address before prove nothing any more.
      await tx.delete(passwordResets).where(eq(passwordResets.userId, userId));
      await tx.delete(emailConfirmations).where(eq(emailConfirmations.userId, userId));
      await dropEmailChanges(tx, userId);
      await endSessionsBut(tx, userId, session);
      if (before?.confirmedAt) await mail.add(tx, emailChanged(before));
      await note(tx, { kind: 'email-changed', userId, ip });
      return asked.email;
    })
    .catch((error: unknown) => {
      throw isDuplicate(error) ? emailTaken() : error;
    });
  await giveBack(db, [limit]);
  return email;
}

function sameEmail(): ApiError {
  const message = 'Ese ya es el email de tu cuenta';
  return new ApiError(400, 'same_email', message, { fields: { email: message } });
}

const invalidLink = () =>
  new ApiError(400, 'invalid_token', 'El enlace para cambiar el email no es válido o ya venció');
