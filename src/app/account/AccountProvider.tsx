import { type ReactNode, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { once } from '../../ui/index.ts';
import { type Account, AccountContext, type AccountStatus } from './useAccount.ts';
import { toAppUser } from './appUser.ts';
import { logWarning } from './log.ts';
import { clearSession, isCorrupt, onSession, readSession } from './session.ts';
import { isExpired } from './token.ts';

// The client comes along when it is first needed, so that the first load is without it.
const client = once(() => import('./service.ts'));

const signIn: Account['signIn'] = async (credentials) => (await client()).login(credentials);

const signUp: Account['signUp'] = async (registration) => (await client()).signup(registration);

const signInWithGoogle: Account['signInWithGoogle'] = () =>
  Promise.reject(new Error('Google authentication not implemented yet'));

/** First of all, and whatever the service says: the session ends here, in every tab. */
async function signOut(): Promise<void> {
  const session = readSession();
  clearSession();
  try {
    if (session?.token) await (await client()).logout(session.token);
  } catch (error) {
    logWarning('No se pudo avisar al servicio que la sesión se cerró', error);
  }
}

async function restore(): Promise<void> {
  if (isCorrupt()) clearSession();
  else await (await client()).restore();
}

/** Around the app once: who is signed in, in this tab and in all others. */
export function AccountProvider({ children }: { children: ReactNode }) {
  const session = useSyncExternalStore(onSession, readSession);
  const [isStarting, setStarting] = useState(needsRestoring);
  const [hasLeft, setLeft] = useState(false);
  if (hasLeft && session !== null) setLeft(false);
  useEffect(() => {
    if (!isStarting) return undefined;
    let isHere = true;
    const done = () => isHere && setStarting(false);
    restore().then(done, done);
    return () => {
      isHere = false;
    };
  }, [isStarting]);

  const account = useMemo(() => {
    const user = session && toAppUser(session);
    const status: AccountStatus = isStarting ? 'checking' : user ? 'signedIn' : 'signedOut';
    const leave = () => {
      setLeft(true);
      return signOut();
    };
    return { status, user, hasLeft, signIn, signUp, signInWithGoogle, signOut: leave };
  }, [session, isStarting, hasLeft]);
  return <AccountContext value={account}>{children}</AccountContext>;
}

/** Whether it takes the service to know if somebody is signed in. */
function needsRestoring(): boolean {
  const session = readSession();
  if (session === null) return isCorrupt();
  return session.user === null || isExpired(session.token);
}
