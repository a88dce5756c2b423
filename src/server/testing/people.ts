import { LEGAL } from '../../../schemas/legal.ts';

/** Hashing that takes no time. */
export const CHEAP = { ARGON2_MEMORY_KIB: '8', ARGON2_PASSES: '1' };

export const PERSON = {
  firstName: 'Ana',
  lastName: 'Peña',
  password: 'secreta 1',
  consent: LEGAL.version,
};

export const basic = (email: string, password: string) => ({
  authorization: `Basic ${Buffer.from(`${email}:${password}`, 'utf8').toString('base64')}`,
});

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
