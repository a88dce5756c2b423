import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { AuthAnswer, signupRequest } from '../../../schemas/accounts.ts';
import type { Queries } from '../database/pool.ts';
import { emailChanges, passwordResets, users } from '../database/schema.ts';
import { ApiError } from '../http/errors.ts';
import { passwordChanged } from '../mail/messages.ts';
import { note } from './audit.ts';
import { sendConfirmation } from './confirmations.ts';
import { giveConsent } from './consents.ts';
import { takeInvitation } from './invitations.ts';
import { accountKey, addressKey, giveBack, take } from './limits.ts';
import type { Member } from './members.ts';
import type { AccountService } from './service.ts';
import { allTries, turnOf, wrongTries } from './tries.ts';
import type { Sender } from './tries.ts';
import { refuseWeak } from './weakness.ts';
import { checkSecondFactor } from './secondFactor.ts';
import { USER_COLUMNS, endSessions, openSession, toAnswer } from './sessions.ts';

export interface Credentials {
  email: string;
  password: string;
  /** Of the second factor, where the account has one. */
  code?: string | undefined;
}

/** @throws {ApiError} 401, 403, 429, 503 */
export function login(
  service: AccountService,
  { email, password, code }: Credentials,
  sender: Sender,
): Promise<AuthAnswer> {
  const { db, config, passwords } = service;
  // The limits are counted when it is this one's turn, and given back where the password is right:
  // so many people who sign in at once from one office don't hold up one another.
  return service.hashing.run(turnOf(sender), async () => {
    const limits = wrongTries(config, email, sender);
    await take(db, [...limits, ...allTries(config, sender)]);
    const [found] = await db
      .select({
        ...USER_COLUMNS,
        passwordHash: users.passwordHash,
        disabledAt: users.disabledAt,
      })
      .from(users)
      .where(eq(users.email, email));
    const matches = await passwords.matches(found?.passwordHash, password);
    if (!found || !matches) {
      await note(db, { kind: 'sign-in-failed', userId: found?.id ?? null, ip: sender.ip });
      throw wrongCredentials();
    }
    await giveBack(db, limits);

    const { passwordHash, disabledAt, ...user } = found;
    if (disabledAt !== null) throw disabled();
    await checkSecondFactor(service, user, code, sender);
    const newHash = passwords.isOutdated(passwordHash) ? await passwords.hash(password) : null;
    const session = await db.transaction(async (tx) => {
      if (!(await holdPassword(tx, user.id, passwordHash, newHash))) throw wrongCredentials();
      await note(tx, { kind: 'signed-in', userId: user.id, ip: sender.ip });
      return openSession(tx, config, user.id, sender);
    });
    return toAnswer(service, user, session);
  });
}

const wrongCredentials = () =>
  new ApiError(401, 'invalid_credentials', 'Email o contraseña incorrectos');

const disabled = () => new ApiError(403, 'account_disabled', 'Esta cuenta está deshabilitada');

/**
 * Keeps the password from being changed, and the account from being disabled, until the transaction
 * ends; false where it already is. Otherwise a session could be opened with the old one right after all were ended.
 */
async function holdPassword(
  tx: Queries,
  userId: number,
  hash: string,
  newHash: string | null,
): Promise<boolean> {
  const isSame = and(eq(users.id, userId), eq(users.passwordHash, hash), isNull(users.disabledAt));
  const rows =
    newHash === null
      ? await tx.select({ id: users.id }).from(users).where(isSame).for('share')
      : await tx
          .update(users)
          .set({ passwordHash: newHash })
          .where(isSame)
          .returning({ id: users.id });
  return rows.length > 0;
}

/** @throws {ApiError} 403, 409, 429 */
export async function signup(
  service: AccountService,
  request: z.infer<typeof signupRequest>,
  sender: Sender,
): Promise<AuthAnswer> {
  const { db, config } = service;
  const { firstName, lastName, email, phoneNumber, contactEmail } = request;
  // Left empty: what the column says.
  const userType = request.userType || undefined;
  const { invitation } = request;
  if (config.REGISTRATION === 'closed' && invitation === undefined) throw registrationClosed();
  refuseWeak(request.password, email, 'password');
  await take(db, [
    {
      key: addressKey('signup', sender.ip),
      most: config.SIGNUP_LIMIT_ADDRESS,
      minutes: config.SIGNUP_LIMIT_MINUTES,
    },
  ]);
  const passwordHash = await service.hashing.run(turnOf(sender), () =>
    service.passwords.hash(request.password),
  );
  const { user, session } = await db.transaction(async (tx) => {
    const isInvited = invitation !== undefined && (await takeInvitation(tx, invitation, email));
    if (config.REGISTRATION === 'closed' && !isInvited) throw notInvited();
    const [made] = await tx
      .insert(users)
      .values({ firstName, lastName, email, passwordHash, userType, phoneNumber, contactEmail })
      .onConflictDoNothing({ target: users.email })
      .returning(USER_COLUMNS);
    if (!made) throw emailTaken();
    await note(tx, { kind: 'signed-up', userId: made.id, ip: sender.ip });
    if (request.consent !== undefined) await giveConsent(tx, made.id, request.consent);
    await sendConfirmation(service, tx, made);
    return { user: made, session: await openSession(tx, config, made.id, sender) };
  });
  return toAnswer(service, user, session);
}

const registrationClosed = () =>
  new ApiError(403, 'registration_closed', 'El registro está cerrado por el momento');

function notInvited(): ApiError {
  const message = 'La invitación venció, ya se usó o es para otro email';
  return new ApiError(403, 'invalid_invitation', message, { fields: { email: message } });
}

export function emailTaken(): ApiError {
  const message = 'Ya existe una cuenta con este email';
  return new ApiError(409, 'email_taken', message, { fields: { email: message } });
}

/** Ends all other sessions. @throws {ApiError} 400, 429 */
export function changePassword(
  service: AccountService,
  { user, sessionId }: Member,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
  sender: Sender,
): Promise<void> {
  const { db, config, passwords } = service;
  return service.hashing.run(turnOf(sender), async () => {
    // Only who is signed in gets here, so the account's count is its owner's.
    const limits = [
      {
        key: accountKey('change', String(user.id)),
        most: config.LOGIN_LIMIT_ACCOUNT,
        minutes: config.LOGIN_LIMIT_MINUTES,
      },
    ];
    await take(db, limits);
    const [found] = await db
      .select({ hash: users.passwordHash })
      .from(users)
      .where(eq(users.id, user.id));
    if (!found || !(await passwords.matches(found.hash, currentPassword))) {
      await note(db, { kind: 'password-change-failed', userId: user.id, ip: sender.ip });
      throw wrongCurrent();
    }
    await giveBack(db, limits);
    refuseWeak(newPassword, user.email, 'newPassword');
    const hash = await passwords.hash(newPassword);
    await db.transaction(async (tx) => {
      if (!(await holdPassword(tx, user.id, found.hash, hash))) throw wrongCurrent();
      await tx.delete(passwordResets).where(eq(passwordResets.userId, user.id));
      await tx.delete(emailChanges).where(eq(emailChanges.userId, user.id));
      await endSessions(tx, user.id, sessionId);
      await note(tx, { kind: 'password-changed', userId: user.id, ip: sender.ip });
      await tellChanged(service, tx, user.id);
    });
  });
}

/** Not 401, by which the app would take the session for ended. */
function wrongCurrent(): ApiError {
  const message = 'La contraseña actual no es correcta';
  return new ApiError(400, 'wrong_password', message, { fields: { currentPassword: message } });
}

/** Where the person's address is known to be theirs. */
export async function tellChanged(
  { mail, config }: AccountService,
  tx: Queries,
  userId: number,
): Promise<void> {
  const [person] = await tx
    .select({ email: users.email, firstName: users.firstName })
    .from(users)
    .where(and(eq(users.id, userId), isNotNull(users.confirmedAt)));
  if (person) await mail.add(tx, passwordChanged(person, config.PUBLIC_URL));
}
