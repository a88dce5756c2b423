// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { DOCUMENT_LIMITS } from '../../../schemas/limits.ts';
import { write } from './service.ts';

const head = { tool: 'sample', name: 'Caso', note: '', version: 1, mark: 'm', studies: null };
/** As long in JSON as the account takes of one document, and `more` letters. */
const contentOf = (more: number) => ({
  text: 'x'.repeat(DOCUMENT_LIMITS.documentBytes - '{"text":""}'.length + more),
});

function stubService() {
  const answer = { revision: 1, mark: 'm', updatedAt: '2026-11-22T12:00:00.000Z' };
  const fetched = vi.fn<typeof fetch>(() => Promise.resolve(Response.json(answer)));
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

it('does not send what is larger than an account takes', async () => {
  const fetched = stubService();
  const content = contentOf(8);
  expect(await write('a', 0, { ...head, content })).toEqual({ answer: 'refused', why: 'large' });
  expect(fetched).not.toHaveBeenCalled();
});

it('sends as JSON what has just the size that an account takes', async () => {
  const fetched = stubService();
  const body = { ...head, content: contentOf(0) };
  expect(await write('a', 0, body)).toEqual({ answer: 'written', revision: 1 });
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({
    method: 'PUT',
    headers: { 'content-type': 'application/json', 'if-none-match': '*' },
    body: JSON.stringify(body),
  });
});
