import { fold } from '../../../ui/fold.ts';

/**
 * The option that typed letters pick: the first that begins with them, ignoring case and
 * accents, searched from `from` and around. A repeated letter walks through the options
 * that begin with it. -1 where none does.
 */
export function findOption(options: readonly string[], typed: string, from: number): number {
  const wanted = fold(typed);
  if (wanted === '') return -1;
  const letter = wanted.charAt(0);
  const single = wanted === letter.repeat(wanted.length);
  const prefix = single ? letter : wanted;
  const start = single ? from + 1 : Math.max(from, 0);
  for (let step = 0; step < options.length; step += 1) {
    const at = (start + step) % options.length;
    if (fold(options[at] ?? '').startsWith(prefix)) return at;
  }
  return -1;
}
