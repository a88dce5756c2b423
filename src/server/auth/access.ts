import { randomUUID } from 'node:crypto';
import { SignJWT, errors, jwtVerify } from 'jose';
import { z } from 'zod';

/** Whom an access token speaks for. */
export interface Access {
  userId: number;
  sessionId: string;
}

export interface AccessTokens {
  issue: (access: Access) => Promise<string>;
  /** Null where the token isn't ours, or has expired. */
  read: (token: string, options?: { evenExpired: boolean }) => Promise<Access | null>;
}

const ISSUER = 'abaco';
const ALGORITHM = 'HS256';

const claims = z.object({ sub: z.string().regex(/^\d+$/), sid: z.uuid() });

export async function createAccessTokens(
  secret: Uint8Array,
  minutes: number,
): Promise<AccessTokens> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', Uint8Array.from(secret), algorithm, false, [
    'sign',
    'verify',
  ]);
  return {
    issue: ({ userId, sessionId }) =>
      new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
        .setIssuer(ISSUER)
        .setSubject(String(userId))
        // No two are the same, also within a second.
        .setJti(randomUUID())
        .setIssuedAt()
        .setExpirationTime(`${minutes}m`)
        .sign(key),
    async read(token, { evenExpired } = { evenExpired: false }) {
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: [ALGORITHM],
          issuer: ISSUER,
          requiredClaims: ['exp'],
          ...(evenExpired ? { currentDate: new Date(0) } : {}),
        });
        const { sub, sid } = claims.parse(payload);
        return { userId: Number(sub), sessionId: sid };
      } catch (error) {
        if (error instanceof errors.JOSEError || error instanceof z.ZodError) return null;
        throw error;
      }
    },
  };
}
