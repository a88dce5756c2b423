import * as z from 'zod/mini';
import { type User, user } from '../../../../schemas/accounts.ts';
import { removeKeys } from '../../../workbench/documents/keys.ts';
import { saveText } from '../../../workbench/onDemand.ts';
import { request } from '../request.ts';
import { AUTH } from '../send.ts';
import { clearSession, readSession, writeSession } from '../session.ts';

/** What people do with their own data. All of them throw RequestFailure. */

export async function changeName(firstName: string, lastName: string): Promise<User> {
  const changed = await request('/account', {
    method: 'PATCH',
    body: { firstName, lastName },
    answer: user,
    failure: 'Error al cambiar el nombre',
  });
  const session = readSession();
  if (session) writeSession({ ...session, user: changed });
  return changed;
}

/** A large account takes its time. */
const PATIENT = { ...AUTH, timeoutMs: 120_000 };

/** Downloads all that is the person's as one JSON file. */
export async function downloadData(): Promise<void> {
  const data = await request('/account/export', {
    answer: z.record(z.string(), z.unknown()),
    service: PATIENT,
    failure: 'Error al descargar tus datos',
  });
  const day = new Date().toLocaleDateString('sv-SE');
  saveText(`abaco-datos-${day}.json`, JSON.stringify(data, null, 2));
}

/** Ends the account, and takes what is the person's out of this browser. */
export async function deleteAccount(userId: number, password: string): Promise<void> {
  await request('/account', {
    method: 'DELETE',
    body: { password },
    answer: z.unknown(),
    service: PATIENT,
    failure: 'Error al eliminar la cuenta',
  });
  // First of all nobody is signed in: else what is taken away would be fetched again.
  clearSession();
  removeOwned(userId);
}

/** 'abaco.casos.rentals:7', 'abaco.casos.rentals:7.apartado.1795327791802'. */
function removeOwned(userId: number): void {
  const owned = new RegExp(`:${userId}(\\.|$)`);
  removeKeys((key) => owned.test(key));
}
