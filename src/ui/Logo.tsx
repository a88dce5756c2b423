import { cx } from './cx.ts';
import styles from './Logo.module.css';

export interface LogoProps {
  /** The mark alone. */
  markOnly?: boolean;
  /** Height of the mark: 24, 32 or 48 px. */
  size?: 'sm' | 'md' | 'lg';
  /** Where the name is said beside it, as in a link with its own label. */
  decorative?: boolean;
  /** The mark alone on a phone, on a small one, or only on the narrowest screens, as of an enlarged page. */
  folds?: 'phone' | 'small' | 'narrow';
  className?: string;
}

/** Á as an abacus: the letter is the frame, its crossbar the rail with a bead, its accent a bead on the way. */
export function Logo({
  markOnly = false,
  size = 'md',
  decorative = false,
  folds,
  className,
}: LogoProps) {
  const said =
    decorative || !markOnly ? { 'aria-hidden': true } : { role: 'img', 'aria-label': 'Ábaco' };
  return (
    <span
      className={cx(styles.logo, styles[size], folds && styles[folds], className)}
      aria-hidden={decorative || undefined}
    >
      <svg {...said} viewBox="0 0 32 32" fill="none" className={styles.mark}>
        <path d="M5 29 16 8.5 27 29" className={styles.frame} />
        <path d="M2.5 24h27" className={styles.rail} />
        <circle cx="14.75" cy="24" r="3.4" className={styles.bead} />
        <path d="m18.6 4.2 2-2" className={styles.accent} />
      </svg>
      {!markOnly && <span className={styles.word}>Ábaco</span>}
    </span>
  );
}
