import * as z from 'zod/mini';
import {
  type DocumentAnswer,
  documentAnswer,
  type DocumentHead,
  documentList,
  type DocumentWrite,
  type Share,
  shareList,
  type ShareMade,
  shareMade,
  type VersionAnswer,
  versionAnswer,
  type VersionHead,
  versionHead,
  versionList,
  writeAnswer,
} from '../../../schemas/documents.ts';
import { DOCUMENT_LIMITS } from '../../../schemas/limits.ts';
import { RequestFailure } from '../account/failure.ts';
import { request } from '../account/request.ts';
import type { Answer } from './outbox.ts';

/** What the app asks of the document service. All of them throw RequestFailure where it is away. */

const nothing = z.unknown();
const pathOf = (id: string): string => `/documents/${encodeURIComponent(id)}`;
const tag = (base: number): Record<string, string> =>
  base === 0 ? { 'if-none-match': '*' } : { 'if-match': `"${base}"` };

/** Those in the bin as well. */
export async function fetchList(since: string | null): Promise<readonly DocumentHead[]> {
  const query = since === null ? '' : `&since=${encodeURIComponent(since)}`;
  const path = `/documents?deleted=true${query}`;
  return (await request(path, { answer: documentList })).documents;
}

/** Null where there is none. */
export async function fetchDocument(id: string): Promise<DocumentAnswer | null> {
  try {
    return await request(pathOf(id), { answer: documentAnswer });
  } catch (error) {
    if (error instanceof RequestFailure && error.status === 404) return null;
    throw error;
  }
}

/** What the service would refuse for its size isn't sent: with each edit it would be megabytes for nothing. */
export async function write(id: string, base: number, body: DocumentWrite): Promise<Answer> {
  const json = JSON.stringify(body);
  if (isTooLarge(json, body)) return { answer: 'refused', why: 'large' };
  return answerOf(async () => {
    const { revision } = await request(pathOf(id), {
      method: 'PUT',
      headers: tag(base),
      json,
      answer: writeAnswer,
    });
    return revision;
  });
}

/**
 * Whether `json`, the text of a body, is certainly too long: letters that take two bytes are counted by
 * the service alone. A large document is made JSON once, so what isn't counted is taken off.
 */
function isTooLarge(json: string, body: DocumentWrite): boolean {
  const head = JSON.stringify({ ...body, content: '', studies: '' });
  return json.length - head.length > DOCUMENT_LIMITS.documentBytes;
}

/** Both count as a writing, so the revision grows by one. */
export const putInBin = (id: string, base: number): Promise<Answer> => remove(id, base, '');
export const end = (id: string, base: number): Promise<Answer> => remove(id, base, '?forever=true');

const remove = (id: string, base: number, query: string): Promise<Answer> =>
  answerOf(async () => {
    await request(pathOf(id) + query, { method: 'DELETE', headers: tag(base), answer: nothing });
    return base + 1;
  });

export async function restore(id: string): Promise<void> {
  await request(`${pathOf(id)}/restore`, { method: 'POST', answer: nothing });
}

export const fetchShares = async (id: string): Promise<readonly Share[]> =>
  (await request(`${pathOf(id)}/shares`, { answer: shareList })).shares;

export const makeShare = (id: string, days: number | null): Promise<ShareMade> =>
  request(`${pathOf(id)}/shares`, { body: { days }, answer: shareMade });

export async function revokeShare(id: string, share: string): Promise<void> {
  const path = `${pathOf(id)}/shares/${encodeURIComponent(share)}`;
  await request(path, { method: 'DELETE', answer: nothing });
}

/** The last one first. */
export const fetchVersions = async (id: string): Promise<readonly VersionHead[]> =>
  (await request(`${pathOf(id)}/versions`, { answer: versionList })).versions;

export const fetchVersion = (id: string, revision: number): Promise<VersionAnswer> =>
  request(`${pathOf(id)}/versions/${revision}`, { answer: versionAnswer });

/** Null takes the label away. */
export async function labelVersion(
  id: string,
  revision: number,
  label: string | null,
): Promise<void> {
  const path = `${pathOf(id)}/versions/${revision}`;
  await request(path, { method: 'PATCH', body: { label }, answer: versionHead });
}

async function answerOf(send: () => Promise<number>): Promise<Answer> {
  try {
    return { answer: 'written', revision: await send() };
  } catch (error) {
    if (!(error instanceof RequestFailure)) throw error;
    const { status } = error;
    if (status === 412) return { answer: 'behind' };
    if (status === 404) return { answer: 'gone' };
    if (status === 409) return { answer: 'refused', why: 'full' };
    if (status === 413) return { answer: 'refused', why: 'large' };
    if (status === 400) return { answer: 'refused', why: 'invalid' };
    throw error;
  }
}
