import { Link2 } from 'lucide-react';
import type { Ref } from '../../../tool/index.ts';
import { useSession } from '../../session/useSession.ts';
import styles from './Links.module.css';

/** In a cell with little room: that its value was taken from another case, and from which. */
export function LinkSign({ cell }: { cell: Ref }) {
  const session = useSession();
  const link = session.calculation.link(cell);
  // Whoever is shown a case has no business with the names of others.
  if (!link || session.isReadOnly) return null;
  return (
    <span className={styles.sign} title={`Viene de ${link.name}`}>
      <Link2 aria-label={`Viene de ${link.name}`} />
    </span>
  );
}
