import { fold } from '../../../ui/fold.ts';

/**
 * The option that typed letters pick: the one that is called so, else the first that begins with them,
 * ignoring case and accents, searched from `from` and around. A repeated letter walks through the options
 * that begin with it. -1 where none does.
 */
export function findOption(options: readonly string[], typed: string, from: number): number {
  const wanted = fold(typed);
  if (wanted === '') return -1;
  const whole = options.findIndex((option) => fold(option) === wanted);
  if (whole >= 0) return whole;
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

/** Whether an option begins with what was typed. */
export const beginsOption = (options: readonly string[], typed: string): boolean =>
  options.some((option) => fold(option).startsWith(fold(typed)));
