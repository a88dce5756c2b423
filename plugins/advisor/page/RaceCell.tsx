import { Medal } from 'lucide-react';
import { read, rankedValues } from '../../../src/tool/index.ts';
import { useSession } from '../../../src/workbench/index.ts';
import type { Race } from '../leads.ts';
import styles from './ComparisonTable.module.css';

interface Props {
  race?: Race | undefined;
  'data-cell': string;
  tabIndex: 0 | -1;
}

/** Who leads in a row, and by how much. */
export function RaceCell({ race, ...at }: Props) {
  const leader = useLeader(race);
  return (
    <td className={styles.race} {...at}>
      {leader && (
        <span className={leader.name ? styles.leader : styles.muted}>
          {leader.name && <Medal aria-hidden="true" />}
          <span className={styles.who}>{leader.name ?? leader.none}</span>
          {leader.name && (
            <span className={styles.lead}>
              {leader.sign}
              {leader.lead}
            </span>
          )}
        </span>
      )}
    </td>
  );
}

interface Leader {
  readonly name?: string;
  /** By how much, with its unit. */
  readonly lead: string;
  /** A minus where less is better. */
  readonly sign: '+' | '−';
  /** What is said where nobody leads. */
  readonly none: string;
}

/** The computed leader of a race and the computed distance to the next. */
export function useLeader(race: Race | undefined): Leader | null {
  const { calculation } = useSession();
  const ranking = race && calculation.declaration.rankings[`leader.${race.id}`];
  if (!race || !ranking) return null;
  const { text, value } = read(calculation, { id: `lead.${race.id}` });
  const [name] = rankedValues(calculation, `leader.${race.id}`, ranking);
  return {
    ...(name === undefined ? {} : { name: String(name || 'Sin nombre') }),
    lead: `${text}\u00a0${race.unit}`,
    sign: race.better === 'lower' ? '−' : '+',
    none: value === null ? '—' : (ranking.empty ?? ''),
  };
}
