import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Config } from '../config.ts';
import type { Queries } from '../database/pool.ts';
import { emailConfirmations, users } from '../database/schema.ts';
import { ApiError } from '../http/errors.ts';
import { emailConfirmation } from '../mail/messages.ts';
import { note } from './audit.ts';
import { hashToken, randomToken } from './keys.ts';
import { accountKey, addressKey, giveBack, take } from './limits.ts';
import type { AccountService } from './service.ts';

/**
 * An address counts once a link that was sent to it was opened. Until then nothing else is sent
 * there, and nothing with a word in it that somebody typed: whoever signs up may have typed a
 * stranger's address.
 */
export async function sendConfirmation(
  { config, mail }: Pick<AccountService, 'config' | 'mail'>,
  tx: Queries,
  { id, email }: { id: number; email: string },
): Promise<void> {
  const token = randomToken();
  const expiresAt = sql`now() + make_interval(hours => ${config.CONFIRM_TOKEN_HOURS})`;
  await tx.insert(emailConfirmations).values({ hash: hashToken(token), userId: id, expiresAt });
  await mail.add(
    tx,
    emailConfirmation(email, config.PUBLIC_URL, token, config.CONFIRM_TOKEN_HOURS),
  );
}

/** Sends another link to a person who is signed in. @throws {ApiError} 409, 429 */
export async function sendConfirmationAgain(
  service: AccountService,
  user: { id: number; email: string },
): Promise<void> {
  const { db, config } = service;
  await take(db, [
    {
      key: accountKey('confirm', String(user.id)),
      most: config.FORGOT_LIMIT_ACCOUNT,
      minutes: config.FORGOT_LIMIT_MINUTES,
    },
  ]);
  await db.transaction(async (tx) => {
    const isIt = and(eq(users.id, user.id), isNull(users.confirmedAt));
    const [waiting] = await tx.select({ id: users.id }).from(users).where(isIt).for('update');
    if (!waiting) throw new ApiError(409, 'already_confirmed', 'Tu email ya está confirmado');
    await sendConfirmation(service, tx, user);
  });
}

/**
 * Takes the token of a link. One that was used is taken again: a link is often opened twice.
 *
 * @throws {ApiError} 400, 429
 */
export async function confirmEmail(
  { db, config }: AccountService,
  token: string,
  ip: string,
): Promise<void> {
  const limit = wrongLinks(config, ip);
  await take(db, [limit]);
  await db.transaction(async (tx) => {
    const [known] = await tx
      .select({ userId: emailConfirmations.userId })
      .from(emailConfirmations)
      .where(
        and(
          eq(emailConfirmations.hash, hashToken(token)),
          gt(emailConfirmations.expiresAt, sql`now()`),
        ),
      );
    if (!known) throw invalidLink();
    if (await markConfirmed(tx, known.userId)) {
      await note(tx, { kind: 'email-confirmed', userId: known.userId, ip });
    }
  });
  await giveBack(db, [limit]);
}

/** False where it already was. */
export async function markConfirmed(tx: Queries, userId: number): Promise<boolean> {
  const rows = await tx
    .update(users)
    .set({ confirmedAt: sql`now()` })
    .where(and(eq(users.id, userId), isNull(users.confirmedAt)))
    .returning({ id: users.id });
  return rows.length > 0;
}

/** Wrong links to confirm an address, by network. */
export const wrongLinks = (config: Config, ip: string) => ({
  key: addressKey('confirm', ip),
  most: config.LOGIN_LIMIT_ADDRESS,
  minutes: config.LOGIN_LIMIT_MINUTES,
});

const invalidLink = () =>
  new ApiError(400, 'invalid_token', 'El enlace de confirmación no es válido o ya venció');
