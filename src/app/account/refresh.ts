import { authAnswer } from '../../../schemas/accounts.ts';
import { RequestFailure } from './failure.ts';
import { logWarning } from './log.ts';
import { send } from './send.ts';
import { clearSession, readSession, writeSession } from './session.ts';

const LOCK = 'abaco-session';
/** Refused for good: it won't be taken later either. */
const ENDED = new Set([400, 401]);

let going: Promise<string> | null = null;

/**
 * Renews the session once for all who ask at the same time, in this tab and in others.
 *
 * @param spent the access token that is of no use any more
 * @returns one that is
 * @throws {RequestFailure} 401 where the session has ended, and is cleared by then
 */
export function refreshSession(spent: string): Promise<string> {
  going ??= alone(() => renew(spent)).finally(() => {
    going = null;
  });
  return going;
}

/** One tab at a time. Where the browser has no locks, the service forgives a second tab's request. */
function alone<T>(work: () => Promise<T>): Promise<T> {
  // Plain HTTP other than on this machine has none, whatever the types say.
  const locks = navigator.locks as LockManager | undefined;
  return locks ? locks.request(LOCK, work) : work();
}

async function renew(spent: string): Promise<string> {
  // Read here, since another tab may have been first while this one waited.
  const session = readSession();
  if (!session?.refreshToken) {
    clearSession();
    throw new RequestFailure('refused', { status: 401, message: 'No refresh token available' });
  }
  if (session.token !== '' && session.token !== spent) return session.token;
  const { refreshToken } = session;
  // Meanwhile the person may have signed out, or in as somebody else.
  const isStill = () => readSession()?.refreshToken === refreshToken;
  try {
    const answer = await send('/refresh', {
      body: { refreshToken },
      answer: authAnswer,
      failure: 'Error al actualizar sesión',
    });
    if (isStill()) writeSession(answer);
  } catch (error) {
    if (error instanceof RequestFailure && ENDED.has(error.status) && isStill()) {
      logWarning('La sesión terminó', error);
      clearSession();
    }
    throw error;
  }
  const token = readSession()?.token;
  if (token) return token;
  throw new RequestFailure('refused', { status: 401, message: 'Tu sesión terminó.' });
}
