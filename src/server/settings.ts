import { isIP } from 'node:net';
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

const PRIVATE_NETWORKS = ['loopback', 'linklocal', 'uniquelocal'];

/** Addresses and networks of proxies, by commas; 'true': any in a private network. */
export const proxies = () =>
  z
    .string()
    .transform((value) =>
      value === 'true' ? PRIVATE_NETWORKS : value.split(',').map((each) => each.trim()),
    )
    .refine((list) => list.every(isNetwork), {
      error:
        "debe ser 'true' o una lista de direcciones IP o redes separadas por comas, por ejemplo: " +
        "'127.0.0.1, 10.0.0.0/8'.",
    });

function isNetwork(text: string): boolean {
  if (PRIVATE_NETWORKS.includes(text)) return true;
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
