import { Scale } from 'lucide-react';
import { OVERALL, races } from '../leads.ts';
import { useSession } from '../../../src/workbench/index.ts';
import { leaderOf } from './leader.ts';
import styles from './Verdict.module.css';

/** What the comparison says so far, in a line. */
export function Verdict() {
  const leader = leaderOf(useSession().calculation, OVERALL);
  if (!leader) return null;
  return (
    <p role="status" className={styles.verdict}>
      <Scale aria-hidden="true" />
      {leader.name ? (
        <span>
          <strong>{leader.name}</strong> es la que lidera en más criterios: le lleva {leader.lead} a
          la siguiente.
        </span>
      ) : (
        <span>Ninguna opción lidera todavía en más criterios que las demás.</span>
      )}
      <span className={styles.note}>
        Se comparan {races.length} criterios, todos con el mismo peso. Los montos no cuentan:
        dependen del tamaño del activo.
      </span>
    </p>
  );
}
