import { randomUUID } from 'node:crypto';
import type { AuthAnswer } from '../../../schemas/accounts.ts';
import { bearer } from './service.ts';
import type { TestService } from './service.ts';

type Headers = Record<string, string>;

/** A document as a browser would send it. */
export const draft = (more: object = {}) => ({
  tool: 'rental-analysis',
  name: 'Apartamento en Chapinero',
  version: 1,
  mark: randomUUID(),
  content: { propertyValue: 500_000_000 },
  ...more,
});

/** The calls about documents, as one person. */
export function documentsOf(service: TestService, { token }: Pick<AuthAnswer, 'token'>) {
  const send = (method: 'GET' | 'PUT' | 'POST' | 'PATCH' | 'DELETE', url: string) =>
    function call(payload?: object, headers: Headers = {}) {
      return service.send({
        method,
        url: `/api/documents${url}`,
        headers: { ...bearer(token), ...headers },
        ...(payload ? { payload } : {}),
      });
    };
  const put = (id: string, body: object, headers: Headers) => send('PUT', `/${id}`)(body, headers);
  return {
    send,
    put,
    list: (query = '') => send('GET', query)(),
    read: (id: string, headers: Headers = {}) => send('GET', `/${id}`)(undefined, headers),
    create: (id: string, body: object) => put(id, body, { 'if-none-match': '*' }),
    write: (id: string, seen: number, body: object) => put(id, body, { 'if-match': `"${seen}"` }),
    remove: (id: string, seen: number, query = '') =>
      send('DELETE', `/${id}${query}`)(undefined, { 'if-match': `"${seen}"` }),
    restore: (id: string) => send('POST', `/${id}/restore`)(),
    /** A new one. Returns its id. */
    async made(body: object = {}): Promise<string> {
      const id = randomUUID();
      const answer = await put(id, draft(body), { 'if-none-match': '*' });
      if (answer.statusCode !== 201) throw new Error(`${answer.statusCode}: ${answer.body}`);
      return id;
    },
  };
}
