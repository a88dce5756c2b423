import { describe, expect, test } from 'vitest';
import { base32, codeOf, keyUri, newSecret, stepAt, stepOf } from './totp.ts';

const RFC_KEY = Buffer.from('12345678901234567890');

// RFC 6238, appendix B, SHA-1.
test.each([
  [59, '94287082'],
  [1111111109, '07081804'],
  [1111111111, '14050471'],
  [1234567890, '89005924'],
  [2000000000, '69279037'],
  [20000000000, '65353130'],
])('at %i seconds: %s', (seconds, code) => {
  expect(codeOf(RFC_KEY, stepAt(seconds * 1000), 8)).toBe(code);
});

// RFC 4226, appendix D.
test.each(
  ['755224', '287082', '359152', '969429', '338314', '254676'].map((code, i) => [i, code] as const),
)('of the counter %i: %s', (counter, code) => expect(codeOf(RFC_KEY, counter)).toBe(code));

// RFC 4648, section 10, without its padding.
test.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('base32 of %j: %s', (text, encoded) => expect(base32(Buffer.from(text))).toBe(encoded));

describe('a code', () => {
  const secret = newSecret();
  const now = 1_700_000_000_000;
  test.each([
    [-60_000, false],
    [-30_000, true],
    [0, true],
    [30_000, true],
    [60_000, false],
  ])('of %i ms from now is taken: %s', (off, isTaken) => {
    const step = stepAt(now + off);
    expect(stepOf(secret, codeOf(secret, step), now)).toBe(isTaken ? step : null);
  });

  test.each(['', '12345', '1234567', 'abcdef'])('%j is none', (code) => {
    expect(stepOf(secret, code, now)).toBeNull();
  });
});

test('an app reads the account, the secret and who issued it', () => {
  const uri = new URL(keyUri(RFC_KEY, 'ana+1@ejemplo.co'));
  expect([uri.protocol, uri.host]).toEqual(['otpauth:', 'totp']);
  expect(decodeURIComponent(uri.pathname)).toBe('/Ábaco:ana+1@ejemplo.co');
  expect(uri.searchParams.get('secret')).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
  expect(uri.searchParams.get('issuer')).toBe('Ábaco');
});
