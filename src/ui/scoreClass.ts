import styles from './ScoreBadge.module.css';

/** A scale of five, the best first; averages use the first, the third and the last. */
export type ScoreColor = 'green' | 'lightgreen' | 'amber' | 'orange' | 'red';

/** A score on its colour, for what isn't drawn by React too. */
export const scoreClass = (color: ScoreColor): string => `${styles.badge} ${styles[color]}`;
