import type { SeriesLook } from './colours.ts';
import styles from './ChartKey.module.css';

export interface KeyEntry extends SeriesLook {
  readonly name: string;
  /** A square for what is filled, a stroke for a line. */
  readonly line: boolean;
}

/** Which colour is which. Plain markup: the legend of the library is heavier than this page. */
export function ChartKey({ entries }: { entries: readonly KeyEntry[] }) {
  return (
    <ul className={styles.key}>
      {entries.map((entry, index) => (
        // Names may repeat: the place is what they are known by.
        <li key={`${index}-${entry.name}`}>
          <Mark {...entry} />
          {entry.name}
        </li>
      ))}
    </ul>
  );
}

/** The colour of a series, as its chart draws it. */
export function Mark({ colour, line, again }: Pick<KeyEntry, 'colour' | 'line' | 'again'>) {
  return (
    <svg aria-hidden="true" viewBox="0 0 14 10" className={styles.mark}>
      {line ? (
        <path
          d="M0 5h14"
          stroke={colour}
          strokeWidth="2"
          strokeDasharray={again ? '4 3' : undefined}
        />
      ) : (
        <rect x="2" width="10" height="10" rx="1" fill={colour} fillOpacity={again ? 0.55 : 1} />
      )}
    </svg>
  );
}
