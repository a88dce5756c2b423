import type * as z from 'zod/mini';
import {
  type AuthAnswer,
  authAnswer,
  messageAnswer,
  type signupRequest,
  user,
} from '../../../schemas/accounts.ts';
import { logWarning } from './log.ts';
import { request } from './request.ts';
import { send } from './send.ts';
import { clearSession, readSession, writeSession } from './session.ts';
import { refreshSession } from './refresh.ts';
import { isExpired } from './token.ts';

/** What the app asks of the account service. All of them throw RequestFailure. */

export type Registration = z.input<typeof signupRequest>;

export interface Credentials {
  readonly email: string;
  readonly password: string;
  /** Of the second factor, where the account has one. */
  readonly code?: string;
}

/** Email and password travel as Basic authentication in UTF-8 (RFC 7617). */
export async function login({ email, password, code }: Credentials): Promise<AuthAnswer> {
  const credentials = base64(`${email}:${password}`);
  const answer = await send('/auth/login', {
    method: 'POST',
    headers: { authorization: `Basic ${credentials}` },
    ...(code === undefined ? {} : { body: { code } }),
    answer: authAnswer,
    failure: 'Error al iniciar sesión',
  });
  writeSession(answer);
  return answer;
}

/** `btoa` takes bytes, one a character. */
function base64(text: string): string {
  return btoa(
    Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(''),
  );
}

export async function signup(registration: Registration): Promise<AuthAnswer> {
  const answer = await send('/auth/signup', {
    body: registration,
    answer: authAnswer,
    failure: 'Error al registrarse',
  });
  writeSession(answer);
  return answer;
}

/** Ends the session of that token in the service, even if the page is left meanwhile. */
export const logout = (token: string) =>
  send('/logout', {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    answer: messageAnswer,
    keepalive: true,
    failure: 'Error al cerrar sesión',
  });

/**
 * What the app knows of the person when it opens. A kept token is taken as it is, unless it has
 * expired; a session that doesn't say whose it is asks for the profile.
 */
export async function restore(): Promise<void> {
  const session = readSession();
  if (session === null) return;
  try {
    if (session.user === null) await identify();
    else if (isExpired(session.token)) await refreshSession(session.token);
  } catch (error) {
    // With the service away the kept user stays; what nobody can say whose it is doesn't.
    if (session.user === null) clearSession();
    logWarning('No se pudo verificar la sesión', error);
  }
}

async function identify(): Promise<void> {
  const known = await request('/auth/profile', {
    answer: user,
    failure: 'Error al obtener usuario actual',
  });
  const session = readSession();
  if (session) writeSession({ ...session, user: known });
}

export const forgotPassword = (email: string) =>
  send('/forgot-password', {
    body: { email },
    answer: messageAnswer,
    failure: 'Error al solicitar recuperación',
  });

export const resetPassword = (token: string, password: string) =>
  send('/reset-password', {
    body: { token, password },
    answer: messageAnswer,
    failure: 'Error al restablecer contraseña',
  });

export const confirmEmail = (token: string) =>
  send('/confirm-email', {
    body: { token },
    answer: messageAnswer,
    failure: 'Error al confirmar el email',
  });

/** What the app keeps of the person follows at once, where they are signed in here. */
export async function changeEmail(token: string): Promise<{ message: string }> {
  const answer = await send('/change-email', {
    body: { token },
    answer: messageAnswer,
    failure: 'Error al cambiar el email',
  });
  if (readSession()) {
    await identify().catch((error: unknown) =>
      logWarning('No se pudo leer el perfil con el email nuevo', error),
    );
  }
  return answer;
}

export const changePassword = (currentPassword: string, newPassword: string) =>
  request('/change-password', {
    body: { currentPassword, newPassword },
    answer: messageAnswer,
    failure: 'Error al cambiar contraseña',
  });
