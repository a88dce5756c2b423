/** Accounts, made as a program would: through the service. */

import type { APIRequestContext } from '@playwright/test';
import { LEGAL } from '../../schemas/legal.ts';

/** What the app keeps of anyone who is signed in. */
export interface Member {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly token: string;
  readonly refreshToken: string;
}

export const PASSWORD = 'Inversion2025';

let count = 0;

/** An address that nobody has yet. */
export function newEmail(): string {
  count += 1;
  return `ana.${process.pid}.${Date.now()}.${count}@ejemplo.co`;
}

/** A new member, signed in. */
export async function signUp(service: APIRequestContext): Promise<Member> {
  const person = {
    firstName: 'Ana',
    lastName: 'Peña',
    email: newEmail(),
    password: PASSWORD,
    consent: LEGAL.version,
  };
  const response = await service.post('/api/auth/signup', { data: person });
  if (!response.ok()) {
    throw new Error(`sign-up answered ${response.status()}: ${await response.text()}`);
  }
  const { user, token, refreshToken } = (await response.json()) as {
    user: Omit<Member, 'token' | 'refreshToken'>;
    token: string;
    refreshToken: string;
  };
  return { ...user, token, refreshToken };
}

interface Kept {
  readonly id: string;
  readonly revision: number;
  readonly deletedAt: string | null;
}

/** Ends what earlier tests have kept in the account: each begins with none. */
export async function emptyAccount(service: APIRequestContext, { token }: Member): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const list = async () => {
    const answer = await service.get('/api/documents?deleted=true', { headers });
    const { documents } = (await answer.json()) as { documents: Kept[] };
    return documents;
  };
  // Until there are none: the page of the test before may have sent one that is still being written.
  for (let kept = await list(); kept.length > 0; kept = await list()) {
    for (const { id, revision, deletedAt } of kept) {
      const tag = (seen: number) => ({ headers: { ...headers, 'if-match': `"${seen}"` } });
      if (!deletedAt) await service.delete(`/api/documents/${id}`, tag(revision));
      const seen = deletedAt ? revision : revision + 1;
      await service.delete(`/api/documents/${id}?forever=true`, tag(seen));
    }
  }
}
