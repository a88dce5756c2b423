import type { FastifyReply, FastifyRequest } from 'fastify';
import { errorAnswer } from '../../../schemas/accounts.ts';
import { DOCUMENT_LIMITS } from '../../../schemas/limits.ts';
import type { BehindAnswer } from '../../../schemas/documents.ts';
import { hashToken } from '../auth/keys.ts';
import { accountKey, take } from '../auth/limits.ts';
import { memberOf } from '../auth/members.ts';
import type { Queries } from '../database/pool.ts';
import { deviceName } from '../http/deviceName.ts';
import { tagOf } from './precondition.ts';
import type { DocumentState } from './read.ts';
import type { Writer } from './write.ts';

/** What the routes of documents have in common. */

export const errors = { '4xx': errorAnswer, '5xx': errorAnswer };
export const described = { tags: ['Documentos'], security: [{ bearer: [] }] };

export const userIdOf = (request: FastifyRequest): number => memberOf(request).user.id;

/** Who writes; counts the writing. @throws {ApiError} 429 */
export async function takeWriter(db: Queries, request: FastifyRequest): Promise<Writer> {
  const { user, sessionId } = memberOf(request);
  const key = accountKey('documents', String(user.id));
  await take(db, [{ key, most: DOCUMENT_LIMITS.writingsMinute, minutes: 1 }]);
  const device = deviceName(request.headers['user-agent']);
  return { userId: user.id, device, session: hashToken(sessionId) };
}

export function answerBehind(reply: FastifyReply, state: DocumentState): FastifyReply {
  const answer: BehindAnswer = {
    message: state.deletedAt
      ? 'El documento está en la papelera'
      : 'El documento cambió en otro equipo',
    code: 'behind',
    revision: state.revision,
    mark: state.mark,
    updatedAt: state.updatedAt.toISOString(),
    device: state.device,
    deletedAt: state.deletedAt?.toISOString() ?? null,
  };
  return reply.code(412).header('etag', tagOf(state.revision)).send(answer);
}
