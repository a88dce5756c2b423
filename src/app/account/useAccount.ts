import { createContext, use } from 'react';
import type { AuthAnswer } from '../../../schemas/accounts.ts';
import type { AppUser } from './appUser.ts';
import type { Credentials, Registration } from './service.ts';

/** 'checking' while it takes the service to know whether the kept session holds. */
export type AccountStatus = 'checking' | 'signedOut' | 'signedIn';

export interface Account {
  readonly status: AccountStatus;
  readonly user: AppUser | null;
  /** Signed out in this tab, on purpose; otherwise the session ended, or was ended elsewhere. */
  readonly hasLeft: boolean;
  /** @throws {RequestFailure} */
  readonly signIn: (credentials: Credentials) => Promise<AuthAnswer>;
  /** @throws {RequestFailure} */
  readonly signUp: (registration: Registration) => Promise<AuthAnswer>;
  /** Always fails: no client of Google's is configured. */
  readonly signInWithGoogle: () => Promise<never>;
  /** Never fails; ends the session in every tab. */
  readonly signOut: () => Promise<void>;
}

export const AccountContext = createContext<Account | null>(null);

/** Who is signed in. */
export function useAccount(): Account {
  const account = use(AccountContext);
  if (account === null) throw new Error('useAccount needs an AccountProvider around it');
  return account;
}
