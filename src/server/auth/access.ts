import { createHmac, createSecretKey, randomUUID, timingSafeEqual } from 'node:crypto';
import { SignJWT } from 'jose';
import { z } from 'zod';

/** Whom an access token speaks for. */
export interface Access {
  userId: number;
  sessionId: string;
}

export interface AccessTokens {
  issue: (access: Access) => Promise<string>;
  /** Null where the token isn't ours, or has expired. */
  read: (token: string, options?: { evenExpired: boolean }) => Access | null;
}

const ISSUER = 'abaco';
const HEADER = { alg: 'HS256', typ: 'JWT' };
const ENCODED_HEADER = Buffer.from(JSON.stringify(HEADER)).toString('base64url');

const claims = z.object({
  iss: z.literal(ISSUER),
  sub: z.string().regex(/^\d{1,15}$/),
  sid: z.string().regex(/^[\w-]{20,64}$/),
  exp: z.number(),
});

/** Access tokens are JWT, signed with HMAC-SHA256 (RFC 7515, 7519). */
export function createAccessTokens(secret: Uint8Array, minutes: number): AccessTokens {
  const key = createSecretKey(secret);
  return {
    issue: ({ userId, sessionId }) =>
      new SignJWT({ sid: sessionId })
        .setProtectedHeader(HEADER)
        .setIssuer(ISSUER)
        .setSubject(String(userId))
        // No two are the same, also within a second.
        .setJti(randomUUID())
        .setIssuedAt()
        .setExpirationTime(`${minutes}m`)
        .sign(key),
    read(token, { evenExpired } = { evenExpired: false }) {
      const payload = verify(token, (text) => createHmac('sha256', key).update(text).digest());
      const { data } = claims.safeParse(payload);
      if (!data || (!evenExpired && data.exp <= Date.now() / 1000)) return null;
      return { userId: Number(data.sub), sessionId: data.sid };
    },
  };
}

/**
 * The payload of a token with our own header and signature; null for any other. Done at once, on
 * this thread: it runs with every request of a member, and Web Crypto, which jose verifies by,
 * hands each signature to another thread, which halved the requests that get through.
 */
function verify(token: string, sign: (text: string) => Buffer): unknown {
  const [header, body, signature, more] = token.split('.');
  if (header !== ENCODED_HEADER || !body || !signature || more !== undefined) return null;
  const own = sign(`${header}.${body}`);
  const given = Buffer.from(signature, 'base64url');
  if (given.length !== own.length || !timingSafeEqual(given, own)) return null;
  return JSON.parse(Buffer.from(body, 'base64url').toString('utf8')) as unknown;
}
