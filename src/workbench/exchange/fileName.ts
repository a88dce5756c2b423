import { fold } from '../../ui/fold.ts';

/** The name of an exported file: what it is of, from the tool on, and the day. */
export function fileName(parts: readonly string[], extension: string, now: Date): string {
  // Sweden writes a date as YYYY-MM-DD, in the time of this place.
  const day = now.toLocaleDateString('sv-SE');
  return `${[...parts.map(slug), day].filter(Boolean).join('-')}.${extension}`;
}

/** Plain letters that no system of files refuses: 'Mi proyecto Ñ' is 'mi-proyecto-n'. */
function slug(text: string): string {
  return fold(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}
