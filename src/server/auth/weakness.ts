import { dictionary } from '@zxcvbn-ts/language-common';
import { ApiError } from '../http/errors.ts';

/** The most common passwords of known leaks, the most common first. */
const COMMON = new Set(dictionary['passwords-common'].slice(0, 10_000));
/** What stands on every page; with digits and signs around it is guessed as soon. */
const CONTEXT = new Set(['abaco', 'abacodemo', 'abacoadmin', 'agora']);
/** A shorter name in an address is part of many a password by chance. */
const NAME_LENGTH = 5;

/**
 * Refuses a new password that whoever guesses tries first: one of the 10,000 most common, or one
 * with the person's own address in it.
 *
 * @param field the name of the field that it was typed in
 * @throws {ApiError} 400
 */
export function refuseWeak(password: string, email: string, field: string): void {
  const message = weaknessOf(password.trim().toLowerCase(), email.toLowerCase());
  if (message === null) return;
  throw new ApiError(400, 'weak_password', message, { fields: { [field]: message } });
}

function weaknessOf(password: string, email: string): string | null {
  if (COMMON.has(password)) return 'Es una de las contraseñas más usadas. Elige otra.';
  const letters = password.normalize('NFD').replaceAll(/[^a-z]/g, '');
  if (CONTEXT.has(letters)) return 'La contraseña no puede ser el nombre de Ábaco. Elige otra.';
  const [name = ''] = email.split('@');
  const hasName = name.length >= NAME_LENGTH && password.includes(name);
  if (hasName || password.includes(email) || password === name) {
    return 'La contraseña no puede contener tu email';
  }
  return null;
}
