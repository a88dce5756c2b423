import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Keys } from './keys.ts';

/**
 * A browser, as far as one account is concerned. It is known once somebody has signed in to that
 * account with it, by a cookie that scripts can't read: `<nonce>.<signature of account and nonce>`.
 * What strangers do about an account doesn't touch a known device.
 */
export interface Device {
  /** For the keys of limits, and in a session. */
  id: string;
  cookie: string;
  isKnown: boolean;
}

const DAYS = 400;
const NONCE = /^[\w-]{22}$/;

/** The device that a request comes from, for the account with that address; a new one where none is known. */
export function deviceOf(request: FastifyRequest, keys: Keys, email: string): Device {
  const given = cookieOf(request, nameFor(email));
  const [nonce = '', signature = ''] = given.split('.');
  const isKnown = NONCE.test(nonce) && isSame(signature, keys.deviceOf(`${email} ${nonce}`));
  const own = isKnown ? nonce : randomBytes(16).toString('base64url');
  return {
    id: createHash('sha256').update(own).digest('base64url'),
    cookie: `${own}.${keys.deviceOf(`${email} ${own}`)}`,
    isKnown,
  };
}

/** Has the browser keep the device's cookie, for as long as browsers keep any. */
export function remember(
  request: FastifyRequest,
  reply: FastifyReply,
  email: string,
  { cookie }: Device,
): void {
  const attributes = `Path=/api; Max-Age=${DAYS * 24 * 60 * 60}; HttpOnly; SameSite=Strict`;
  const secure = request.protocol === 'https' ? '; Secure' : '';
  reply.header('set-cookie', `${nameFor(email)}=${cookie}; ${attributes}${secure}`);
}

const isSame = (given: string, own: string): boolean =>
  given.length === own.length && timingSafeEqual(Buffer.from(given), Buffer.from(own));

/** A name for each account, so that several people may share a browser. */
const nameFor = (email: string): string =>
  `abaco-device-${createHash('sha256').update(email).digest('hex').slice(0, 16)}`;

function cookieOf({ headers }: FastifyRequest, name: string): string {
  const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim());
  const found = pairs.find((pair) => pair.startsWith(`${name}=`));
  return found?.slice(name.length + 1) ?? '';
}
