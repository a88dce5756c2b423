import * as z from 'zod/mini';
import { type OwnSession, sessionList } from '../../../../schemas/accounts.ts';
import { request } from '../request.ts';

/** What is asked of the service about one's sessions. All of them throw RequestFailure. */

const PATH = '/account/sessions';

export const fetchSessions = async (): Promise<readonly OwnSession[]> =>
  (await request(PATH, { answer: sessionList })).sessions;

export async function endSession(id: string): Promise<void> {
  await request(`${PATH}/${encodeURIComponent(id)}`, { method: 'DELETE', answer: z.unknown() });
}

/** All but the one of this browser. */
export async function endOthers(): Promise<void> {
  await request(PATH, { method: 'DELETE', answer: z.unknown() });
}
