import { type ReactNode, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { type Account, AccountContext, type AccountStatus } from './useAccount.ts';
import { toAppUser } from './appUser.ts';
import { logWarning } from './log.ts';
import { clearSession, isCorrupt, onSession, readSession } from './session.ts';
import { isExpired } from './token.ts';

// The client comes along when it is first needed, so that the first load is without it.
const client = () => import('./service.ts');

const actions: Pick<Account, 'signIn' | 'signUp' | 'signOut'> = {
  signIn: async (email, password) => (await client()).login(email, password),
  signUp: async (registration) => (await client()).signup(registration),
  async signOut() {
    const session = readSession();
    // First of all, and whatever becomes of the rest: the session ends here, in every tab.
    clearSession();
    try {
      if (session?.token) await (await client()).logout(session.token);
    } catch (error) {
      logWarning('No se pudo avisar al servicio que la sesión se cerró', error);
    }
  },
};

async function restore(): Promise<void> {
  if (isCorrupt()) clearSession();
  else await (await client()).restore();
}

/** Around the app once: who is signed in, in this tab and in all others. */
export function AccountProvider({ children }: { children: ReactNode }) {
  const session = useSyncExternalStore(onSession, readSession);
  const [isStarting, setStarting] = useState(needsRestoring);
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
    return { status, user, ...actions };
  }, [session, isStarting]);
  return <AccountContext value={account}>{children}</AccountContext>;
}

/** Whether it takes the service to know if somebody is signed in. */
function needsRestoring(): boolean {
  const session = readSession();
  if (session === null) return isCorrupt();
  return session.user === null || isExpired(session.token);
}
