import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** One-time codes by the time (TOTP, RFC 6238) with HMAC-SHA-1, as all apps for them take it. */

export const STEP_SECONDS = 30;
const DIGITS = 6;
/** Of the hash, as RFC 4226 advises. */
const SECRET_BYTES = 20;
/** A clock may be so many steps off, either way. */
const DRIFT = 1;

export const newSecret = (): Buffer => randomBytes(SECRET_BYTES);

/** Steps since the epoch, at a time in milliseconds. */
export const stepAt = (ms: number): number => Math.floor(ms / 1000 / STEP_SECONDS);

/** The code of a step (RFC 4226, section 5.3). */
export function codeOf(secret: Uint8Array, step: number, digits = DIGITS): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', secret).update(counter).digest();
  const offset = (hash.at(-1) ?? 0) & 0xf;
  const number = hash.readUInt32BE(offset) & 0x7f_ff_ff_ff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

/** The step whose code it is, about now; null for a wrong one. */
export function stepOf(secret: Uint8Array, code: string, ms = Date.now()): number | null {
  const now = stepAt(ms);
  const given = Buffer.from(code);
  for (let step = now - DRIFT; step <= now + DRIFT; step++) {
    const own = Buffer.from(codeOf(secret, step));
    if (given.length === own.length && timingSafeEqual(given, own)) return step;
  }
  return null;
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Base32 without padding (RFC 4648, section 6). */
export function base32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => ALPHABET[Number.parseInt(group.padEnd(5, '0'), 2)]).join('');
}

/** What an app reads from a picture (the 'Key Uri Format' of such apps). */
export function keyUri(secret: Uint8Array, account: string): string {
  const label = encodeURIComponent(`Ábaco:${account}`);
  return `otpauth://totp/${label}?secret=${base32(secret)}&issuer=${encodeURIComponent('Ábaco')}`;
}
