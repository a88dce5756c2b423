/** An app of one-time codes (RFC 6238). */
import { createHmac } from 'node:crypto';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The code that it shows so many steps of 30 seconds from now, for a secret in base32. */
export function oneTimeCode(secret: string, steps = 0): string {
  let bits = '';
  for (const letter of secret.replaceAll(' ', '')) {
    bits += ALPHABET.indexOf(letter).toString(2).padStart(5, '0');
  }
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeUInt32BE(Math.floor(Date.now() / 30_000) + steps, 4);
  const hash = createHmac('sha1', key).update(counter).digest();
  const offset = (hash[19] ?? 0) % 16;
  return String((hash.readUInt32BE(offset) % 2 ** 31) % 1_000_000).padStart(6, '0');
}
