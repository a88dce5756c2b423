import { ArrowLeft, X } from 'lucide-react';
import type { Ref } from '../../engine/index.ts';
import { labelOf } from '../../tool/index.ts';
import { cx, IconButton } from '../../ui/index.ts';
import { useSession } from '../session/useSession.ts';
import { Explanation } from './Explanation.tsx';
import styles from './FormulaBar.module.css';
import { useRevealer } from '../layout/reveal.ts';

/**
 * The selected cell: its name, its formula, the same with today's numbers, what it reads and
 * what reads it. Every name in it leads to its cell.
 */
export function FormulaBar() {
  const session = useSession();
  const revealer = useRevealer();
  const ref = session.selected;
  const follow = (to: Ref) => {
    session.follow(to);
    revealer.reveal(to);
  };
  const back = () => {
    const to = session.back();
    if (to) revealer.reveal(to);
  };
  // On a phone the bar comes up for what can be explained, and not over what is being typed.
  const input = ref !== null && session.calculation.field(ref) !== undefined;
  const quiet = !ref || (input && ref.table === undefined && !session.canGoBack);
  return (
    <section aria-label="Fórmula" className={cx(styles.bar, quiet && styles.quiet)}>
      <div className={styles.name}>
        {session.canGoBack && (
          <IconButton label="Volver a la celda anterior" icon={<ArrowLeft />} onClick={back} />
        )}
        <span className={styles.label}>{ref ? labelOf(session.calculation, ref) : 'Fórmula'}</span>
        <IconButton
          label="Cerrar la fórmula"
          icon={<X />}
          onClick={() => session.select(null)}
          className={styles.close}
        />
      </div>
      <div className={styles.body}>
        {ref ? (
          <Explanation session={session} target={ref} follow={follow} />
        ) : (
          <p className={styles.hint}>Selecciona una cifra o una celda para ver de dónde sale.</p>
        )}
      </div>
    </section>
  );
}
