import { RequestFailure } from './failure.ts';
import { logWarning } from './log.ts';
import { refreshSession } from './refresh.ts';
import { AUTH, type Call, send } from './send.ts';
import { clearSession, readSession } from './session.ts';
import { isExpired } from './token.ts';

/**
 * The one HTTP client of the app. With a session the request carries its token; an expired one is
 * renewed first, and one that is refused is renewed once and the request made again.
 *
 * `request('/courses', { answer: courses, service: COURSES })`
 *
 * @throws {RequestFailure} with a Spanish message
 * @throws {DOMException} 'AbortError', where the caller's own signal says so
 */
export async function request<T>(path: string, call: Call<T>): Promise<T> {
  const token = await currentToken();
  if (token === null) return send(path, call);
  try {
    return await send(path, withToken(call, token));
  } catch (error) {
    if (!isUnauthorized(error)) throw error;
  }
  const renewed = await refreshSession(token);
  try {
    return await send(path, withToken(call, renewed));
  } catch (error) {
    const isAuth = (call.service ?? AUTH) === AUTH;
    if (isAuth && isUnauthorized(error) && readSession()?.token === renewed) {
      logWarning('La sesión terminó', error);
      clearSession();
    }
    throw error;
  }
}

const isUnauthorized = (error: unknown): error is RequestFailure =>
  error instanceof RequestFailure && error.status === 401;

async function currentToken(): Promise<string | null> {
  const session = readSession();
  if (session === null) return null;
  return isExpired(session.token) ? refreshSession(session.token) : session.token;
}

function withToken<T>(call: Call<T>, token: string): Call<T> {
  return { ...call, headers: { ...call.headers, authorization: `Bearer ${token}` } };
}
