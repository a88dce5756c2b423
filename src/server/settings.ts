import { BlockList, isIP } from 'node:net';
import { z } from 'zod';

/** Kinds of settings: text from the environment, and what is said where it doesn't hold. */

export const text = () => z.string();

export function integer(least: number, most: number) {
  const range = `debe ser un número entero entre ${least} y ${most}`;
  return z
    .string()
    .refine((value) => /^\d{1,9}$/.test(value) && Number(value) >= least && Number(value) <= most, {
      error: ({ input }) => `${range}; recibido: '${String(input)}'.`,
    })
    .transform(Number);
}

export function oneOf<const Values extends readonly [string, ...string[]]>(values: Values) {
  return z.enum(values, {
    error: ({ input }) => `debe ser uno de: ${values.join(', ')}; recibido: '${String(input)}'.`,
  });
}

function hasProtocol(value: string, protocols: readonly string[]): boolean {
  return URL.canParse(value) && protocols.includes(new URL(value).protocol);
}

/** The address of a site, without a slash at the end. */
export const httpUrl = () =>
  z
    .string()
    .refine((value) => hasProtocol(value, ['http:', 'https:']), {
      error: ({ input }) => `debe ser una dirección http o https; recibido: '${String(input)}'.`,
    })
    .transform((value) => value.replace(/\/+$/, ''));

/** Whether the address at that hop, counted from the service, is a proxy that is believed. */
export type TrustedProxies = (address: string, hop: number) => boolean;

/**
 * Addresses and networks of proxies, by commas; 'true': one proxy, in a private network. Not all
 * such addresses: somebody in a private network could put any other in front of their own.
 */
export const proxies = () =>
  z
    .string()
    .refine((value) => value === 'true' || listOf(value).every(isNetwork), {
      error:
        "debe ser 'true' o una lista de direcciones IP o redes separadas por comas, por ejemplo: " +
        "'127.0.0.1, 10.0.0.0/8'.",
    })
    .transform((value): TrustedProxies => {
      const known = networks(value === 'true' ? PRIVATE_NETWORKS : listOf(value));
      return (address, hop) => (hop === 0 || value !== 'true') && contains(known, address);
    });

function listOf(value: string): string[] {
  return value.split(',').map((each) => each.trim());
}

// Loopback, private, link-local and unique local (RFC 1122, 1918, 3927, 4193, 4291).
const PRIVATE_NETWORKS = listOf(
  '127.0.0.0/8, 10.0.0.0/8, 172.16.0.0/12, 192.168.0.0/16, 169.254.0.0/16, ' +
    '::1, fe80::/10, fc00::/7',
);

function networks(list: readonly string[]): BlockList {
  const known = new BlockList();
  for (const each of list) {
    const [address = '', bits] = each.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (bits === undefined) known.addAddress(address, family);
    else known.addSubnet(address, Number(bits), family);
  }
  return known;
}

/** An IPv4 address may come as one of IPv6. */
function contains(known: BlockList, address: string): boolean {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  return isIP(plain) !== 0 && known.check(plain, isIP(plain) === 6 ? 'ipv6' : 'ipv4');
}

function isNetwork(text: string): boolean {
  const [address = '', bits] = text.split('/');
  const most = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return most > 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most));
}

/** An address that may carry a password, and is never shown. */
export const secretUrl = (protocols: readonly string[]) =>
  z.string().refine((value) => hasProtocol(value, protocols), {
    error: `debe ser una dirección que empiece por ${protocols.map((each) => `${each}//`).join(' o ')}`,
  });

export const secret = (least: number) =>
  z.string().min(least, `debe tener al menos ${least} caracteres.`);
