/**
 * What a link of a message carries behind '#', which browsers send to nobody.
 *
 * @param part the address from '#' on, or from '?' on
 */
export const linkPart = (part: string, name: string): string | null =>
  new URLSearchParams(part.slice(1)).get(name);
