/**
 * The headers that every answer carries.
 *
 * Neither HSTS nor `upgrade-insecure-requests`: the service speaks plain HTTP, and whoever puts TLS
 * in front of it sets them there.
 */

const CONTENT_POLICY: Record<string, string[]> = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  // The grid's style sheet carries its icon font as a data: address.
  'font-src': ["'self'", 'data:'],
  'worker-src': ["'self'"],
  'connect-src': ["'self'"],
  'frame-ancestors': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'object-src': ["'none'"],
};

const contentPolicy = Object.entries(CONTENT_POLICY)
  .map(([directive, sources]) => [directive, ...sources].join(' '))
  .join('; ');

export const SECURITY_HEADERS: Record<string, string> = {
  'content-security-policy': contentPolicy,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};
