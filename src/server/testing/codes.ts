import { codeOf, stepAt } from '../auth/totp.ts';

/** As an app does it (RFC 4648). */
export function fromBase32(text: string): Buffer {
  const bits = Array.from(text, (letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  ).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** The one-time code of so many steps from now. */
export const codeAt = (secret: string, steps = 0): string =>
  codeOf(fromBase32(secret), stepAt(Date.now()) + steps);
