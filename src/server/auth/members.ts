import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { User } from '../../../schemas/accounts.ts';
import type { Db } from '../database/pool.ts';
import type { Access, AccessTokens } from './access.ts';
import { findMember, signedOut } from './sessions.ts';

/** Who is signed in. */
export interface Member {
  user: User;
  sessionId: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set on routes with the hook of `requireMember`. */
    member: Member | null;
  }
}

export function decorateMember(app: FastifyInstance) {
  app.decorateRequest('member', null);
}

/** A hook that refuses whoever isn't signed in, before anything else is looked at. */
export function requireMember({ db, access }: { db: Db; access: AccessTokens }) {
  const find = findMember(db);
  return async (request: FastifyRequest) => {
    const known = readBearer(request, access);
    const user = known && (await find(known));
    if (!known || !user) throw signedOut();
    request.member = { user, sessionId: known.sessionId };
  };
}

/** @throws {ApiError} 401 where the route lacks the hook */
export function memberOf({ member }: FastifyRequest): Member {
  if (member === null) throw signedOut();
  return member;
}

export function readBearer(
  { headers }: FastifyRequest,
  access: AccessTokens,
  options?: { evenExpired: boolean },
): Access | null {
  const token = /^bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1];
  return token === undefined ? null : access.read(token, options);
}
