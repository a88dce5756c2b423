import { randomInt } from 'node:crypto';
import { and, eq, isNotNull, lt, sql } from 'drizzle-orm';
import type { Db, Queries } from '../database/pool.ts';
import { recoveryCodes, secondFactors } from '../database/schema.ts';
import { ApiError } from '../http/errors.ts';
import { note } from './audit.ts';
import { checkPassword } from './checkPassword.ts';
import type { Keys } from './keys.ts';
import { accountKey, giveBack, take } from './limits.ts';
import type { Limit } from './limits.ts';
import type { AccountService } from './service.ts';
import { keyUri, base32, newSecret, stepOf } from './totp.ts';
import type { Sender } from './tries.ts';

/**
 * A second factor: codes of an app, and some for when the app is lost. Whoever has the password
 * needs one of them to sign in. Turning it on and off asks for the password again.
 */

interface Person {
  id: number;
  email: string;
}

const RECOVERY_CODES = 10;

/** A new secret, which counts once its first code was typed. @throws {ApiError} 400, 409, 429 */
export async function beginSecondFactor(
  service: AccountService,
  user: Person,
  password: string,
  sender: Sender,
): Promise<{ secret: string; uri: string }> {
  await checkPassword(service, user, password, sender);
  const secret = newSecret();
  const sealed = service.keys.seal.close(secret.toString('base64url'));
  const rows = await service.db
    .insert(secondFactors)
    .values({ userId: user.id, secret: sealed })
    .onConflictDoUpdate({
      target: secondFactors.userId,
      set: { secret: sealed },
      setWhere: sql`${secondFactors.enabledAt} is null`,
    })
    .returning({ userId: secondFactors.userId });
  if (rows.length === 0) {
    throw new ApiError(409, 'already_enabled', 'La verificación en dos pasos ya está activa');
  }
  return { secret: base32(secret), uri: keyUri(secret, user.email) };
}

/** Returns the recovery codes, this once. @throws {ApiError} 400, 429 */
export async function enableSecondFactor(
  service: AccountService,
  user: Person,
  code: string,
  sender: Sender,
): Promise<string[]> {
  const limits = codeTries(service, user.email, sender);
  await take(service.db, limits);
  const codes = await service.db.transaction(async (tx) => {
    const [factor] = await tx
      .select()
      .from(secondFactors)
      .where(and(eq(secondFactors.userId, user.id), sql`${secondFactors.enabledAt} is null`))
      .for('update');
    const step = factor && stepFor(service, factor.secret, plain(code));
    if (step === undefined || step === null) throw wrongCode(400);
    await tx
      .update(secondFactors)
      .set({ enabledAt: sql`now()`, lastStep: step })
      .where(eq(secondFactors.userId, user.id));
    await note(tx, { kind: 'second-factor-on', userId: user.id, ip: sender.ip });
    return replaceCodes(service.keys, tx, user.id);
  });
  await giveBack(service.db, limits);
  return codes;
}

/** @throws {ApiError} 400, 429 */
export async function disableSecondFactor(
  service: AccountService,
  user: Person,
  password: string,
  sender: Sender,
): Promise<void> {
  await checkPassword(service, user, password, sender);
  await service.db.transaction((tx) => removeSecondFactor(tx, user.id, sender.ip));
}

/** @param ip null where it is done by somebody who runs the service */
export async function removeSecondFactor(
  tx: Queries,
  userId: number,
  ip: string | null,
): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  const gone = await tx
    .delete(secondFactors)
    .where(eq(secondFactors.userId, userId))
    .returning({ enabledAt: secondFactors.enabledAt });
  if (gone[0]?.enabledAt) await note(tx, { kind: 'second-factor-off', userId, ip });
}

/** New recovery codes in the place of all before. @throws {ApiError} 400, 409, 429 */
export async function renewRecoveryCodes(
  service: AccountService,
  user: Person,
  password: string,
  sender: Sender,
): Promise<string[]> {
  await checkPassword(service, user, password, sender);
  return service.db.transaction(async (tx) => {
    if (!(await enabledFactor(tx, user.id))) {
      throw new ApiError(409, 'not_enabled', 'La verificación en dos pasos no está activa');
    }
    return replaceCodes(service.keys, tx, user.id);
  });
}

/**
 * At a sign-in whose password is right: what else it needs. A code works once.
 *
 * @throws {ApiError} 401, 429
 */
export async function checkSecondFactor(
  service: AccountService,
  user: Person,
  code: string | undefined,
  sender: Sender,
): Promise<void> {
  const { db } = service;
  const factor = await enabledFactor(db, user.id);
  if (!factor) return;
  if (code === undefined || code.trim() === '') {
    throw new ApiError(401, 'second_factor_required', 'Escribe el código de tu aplicación');
  }
  const limits = codeTries(service, user.email, sender);
  await take(db, limits);
  if (!(await spendCode(service, factor, plain(code), sender.ip))) {
    await note(db, { kind: 'second-factor-failed', userId: user.id, ip: sender.ip });
    throw wrongCode(401);
  }
  await giveBack(db, limits);
}

export async function secondFactorOf(
  db: Db,
  userId: number,
): Promise<{ secondFactor: boolean; recoveryCodes: number }> {
  const factor = await enabledFactor(db, userId);
  const codes = await db
    .select({ hash: recoveryCodes.hash })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.userId, userId));
  return { secondFactor: factor !== undefined, recoveryCodes: codes.length };
}

type Factor = typeof secondFactors.$inferSelect;

async function enabledFactor(db: Queries, userId: number): Promise<Factor | undefined> {
  const [factor] = await db
    .select()
    .from(secondFactors)
    .where(and(eq(secondFactors.userId, userId), isNotNull(secondFactors.enabledAt)));
  return factor;
}

async function spendCode(
  service: AccountService,
  { userId, secret }: Factor,
  code: string,
  ip: string,
): Promise<boolean> {
  const { db } = service;
  const step = stepFor(service, secret, code);
  if (step !== null) {
    const used = await db
      .update(secondFactors)
      .set({ lastStep: step })
      .where(and(eq(secondFactors.userId, userId), lt(secondFactors.lastStep, step)))
      .returning({ userId: secondFactors.userId });
    return used.length > 0;
  }
  const isIt = and(
    eq(recoveryCodes.userId, userId),
    eq(recoveryCodes.hash, hashOf(service.keys, userId, code)),
  );
  const spent = await db.delete(recoveryCodes).where(isIt).returning();
  if (spent.length > 0) await note(db, { kind: 'recovery-code-used', userId, ip });
  return spent.length > 0;
}

/** The step whose code it is; null too where the service's key is another one than it was. */
function stepFor({ keys, log }: AccountService, sealed: string, code: string): number | null {
  try {
    return stepOf(Buffer.from(keys.seal.open(sealed), 'base64url'), code);
  } catch (error) {
    log.error({ err: error }, 'El secreto de un segundo factor no se puede leer');
    return null;
  }
}

/** As typed, with blanks and hyphens or without. */
const plain = (code: string): string => code.toUpperCase().replaceAll(/[\s-]/g, '');

/** Without the letters and digits that look alike. */
const LETTERS = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';

/** Ten characters of thirty: 49 bits. */
function newCode(): string {
  const letters = Array.from({ length: 10 }, () => LETTERS[randomInt(LETTERS.length)] ?? '').join(
    '',
  );
  return `${letters.slice(0, 5)}-${letters.slice(5)}`;
}

/** Two people may have the same one. */
const hashOf = (keys: Keys, userId: number, code: string): string =>
  keys.recoveryOf(`${userId} ${code}`);

async function replaceCodes(keys: Keys, tx: Queries, userId: number): Promise<string[]> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  const codes = Array.from({ length: RECOVERY_CODES }, newCode);
  const rows = codes.map((code) => ({ hash: hashOf(keys, userId, plain(code)), userId }));
  await tx.insert(recoveryCodes).values(rows);
  return codes;
}

/** Wrong codes: who gets here knows the password. A device that is known has its own count. */
function codeTries({ config }: AccountService, email: string, { device }: Sender): Limit[] {
  const key = device?.isKnown ? `factor:device:${device.id}` : accountKey('factor', email);
  return [{ key, most: config.LOGIN_LIMIT_ACCOUNT, minutes: config.LOGIN_LIMIT_MINUTES }];
}

function wrongCode(status: 400 | 401): ApiError {
  const message = 'El código no es correcto o ya se usó';
  return new ApiError(status, 'wrong_code', message, { fields: { code: message } });
}
