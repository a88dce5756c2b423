import { type Calculation, countedUnit, rankedValues, read } from '../../../src/tool/index.ts';
import type { Race } from '../leads.ts';

export interface Leader {
  readonly name?: string;
  /** By how much, with its unit. */
  readonly lead: string;
  /** A minus where less is better. */
  readonly sign: '+' | '−';
  /** What is said where nobody leads. */
  readonly none: string;
}

/** The computed leader of a race and the computed distance to the next. */
export function leaderOf(calculation: Calculation, race: Race): Leader | null {
  const ranking = calculation.declaration.rankings[`leader.${race.id}`];
  if (!ranking) return null;
  const { text, value } = read(calculation, { id: `lead.${race.id}` });
  const [name] = rankedValues(calculation, `leader.${race.id}`, ranking);
  return {
    ...(name === undefined ? {} : { name: String(name || 'Sin nombre') }),
    lead: `${text}\u00a0${countedUnit(text, race.unit)}`,
    sign: race.better === 'lower' ? '−' : '+',
    none: value === null ? '—' : (ranking.empty ?? ''),
  };
}
