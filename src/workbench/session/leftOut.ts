import type { RefusedText } from './refused.ts';

/**
 * 'El archivo lleva lo que cuenta: 3 datos por corregir no van en él.' Null where all was taken.
 * By itself, as pages without a tool save files too.
 *
 * @param carries 'El archivo lleva'
 */
export function tellLeftOut(carries: string, { length }: readonly RefusedText[]): string | null {
  if (length === 0) return null;
  const left = length === 1 ? 'un dato por corregir no va' : `${length} datos por corregir no van`;
  return `${carries} lo que cuenta: ${left} en él.`;
}
