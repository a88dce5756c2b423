import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { sealWith } from './seal.ts';

const key = randomBytes(32);

test.each(['', 'tildes: ñ á', 'Peña 😀 '.repeat(100)])(
  'what is sealed is read again: %j',
  (text) => {
    const { close, open } = sealWith(key);
    expect(open(close(text))).toBe(text);
    expect(close(text)).not.toBe(close(text));
  },
);

test('nothing of it shows', () => {
  const sealed = sealWith(key).close('cien pesos');
  expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('pesos');
});

test('what another key sealed, or somebody changed, is refused', () => {
  const { close, open } = sealWith(key);
  expect(() => open(sealWith(randomBytes(32)).close('x'))).toThrow('unable to authenticate');
  const bytes = Buffer.from(close('cien pesos'), 'base64url');
  for (const at of [0, 12, 28, bytes.length - 1]) {
    const changed = Buffer.from(bytes);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(() => open(changed.toString('base64url'))).toThrow('unable to authenticate');
  }
  expect(() => open('')).toThrow('Invalid');
});
