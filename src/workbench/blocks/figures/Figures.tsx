import { type BlockOf, formatDifference, overOf, read, unitBeside } from '../../../tool/index.ts';
import { cx } from '../../../ui/index.ts';
import { anchorId } from '../../layout/anchors.ts';
import { useBlocks } from '../../session/useBlocks.ts';
import { useSession } from '../../session/useSession.ts';
import { FigureButton, FigureLabel } from '../FigureButton.tsx';
import styles from './Figures.module.css';
import { useWholeCells } from './useWholeCells.ts';

/** A unit that fits beside its figure on a phone: '/100', 'E.A.'. */
const SHORT = 5;

/** The results that decide, large, with how the last edit moved each. */
export function Figures() {
  const [figures] = useBlocks('figures');
  return figures && <Line figures={figures} />;
}

function Line({ figures }: { figures: BlockOf<'figures'> }) {
  // Drawn anew with each edit, together with its figures.
  useSession();
  const line = useWholeCells<HTMLUListElement>();
  return (
    <ul ref={line} className={cx(styles.figures, 'scrolls-aside')} aria-label={figures.title}>
      {figures.items.map((id) => (
        <Figure key={id} id={id} />
      ))}
    </ul>
  );
}

function Figure({ id }: { id: string }) {
  const session = useSession();
  const formula = session.calculation.formula({ id });
  if (!formula) return null;
  const reading = read(session.calculation, { id });
  const over = overOf(session.calculation, { id });
  const unit = unitBeside(reading, formula.unit);
  return (
    <li className={styles.figure}>
      <FigureLabel label={formula.label} help={formula.help} />
      <span className={styles.amount}>
        <FigureButton
          large
          cell={{ id }}
          id={anchorId({ id })}
          reading={reading}
          label={formula.label}
          className={styles.value}
        />
        {unit !== '' && (
          <span className={cx(styles.unit, unit.length > SHORT && styles.long)}>{unit}</span>
        )}
        <span className={styles.below}>
          {over !== '' && <span>{over}</span>}
          <Moved id={id} />
        </span>
      </span>
    </li>
  );
}

/** Drawn: not every system's typefaces have a sign for it. */
function Arrow({ up }: { up: boolean }) {
  return (
    <svg role="img" aria-label={up ? 'Sube' : 'Baja'} viewBox="0 0 8 8" className={styles.arrow}>
      <path d={up ? 'M4 1 8 7H0z' : 'M4 7 0 1h8z'} />
    </svg>
  );
}

function Moved({ id }: { id: string }) {
  const session = useSession();
  const formula = session.calculation.formula({ id });
  const change = session.moved(id);
  const amount = change === null || !formula ? '' : formatDifference(Math.abs(change), formula);
  const visible = /[1-9]/.test(amount);
  return (
    <span>
      {visible && change !== null && (
        <>
          <Arrow up={change > 0} /> <span className={styles.by}>{amount}</span>
        </>
      )}
    </span>
  );
}
