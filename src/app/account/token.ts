/**
 * Whether an access token has expired, by the claim in it (RFC 7519, `exp`, in seconds). Its
 * signature is the service's business. One that can't be read counts as expired.
 */
export function isExpired(token: string, now = Date.now()): boolean {
  const expiry = expiryOf(token);
  return expiry === null || expiry * 1000 <= now;
}

function expiryOf(token: string): number | null {
  const [, payload = ''] = token.split('.');
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    if (typeof claims !== 'object' || claims === null || !('exp' in claims)) return null;
    return typeof claims.exp === 'number' ? claims.exp : null;
  } catch {
    // No base64, or no JSON: unreadable.
    return null;
  }
}
