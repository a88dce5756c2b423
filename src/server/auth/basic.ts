import * as z from 'zod/mini';

const header = z.string();

/**
 * E-mail and password from an `Authorization: Basic` header, as UTF-8. The first colon divides
 * them, so a password may contain others. Nothing where the header is missing or something else.
 */
export function readBasic(value: unknown): { email?: string; password?: string } {
  const text = header.safeParse(value).data ?? '';
  const encoded = /^basic +([\w+/-]+={0,2}) *$/i.exec(text)?.[1];
  if (encoded === undefined) return {};
  const decoded = Buffer.from(encoded, 'base64').toString('utf8');
  const colon = decoded.indexOf(':');
  if (colon < 0) return { email: decoded };
  return { email: decoded.slice(0, colon), password: decoded.slice(colon + 1) };
}
