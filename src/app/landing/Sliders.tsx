import styles from './Sliders.module.css';

export interface SliderRow {
  readonly label: string;
  /** The value as a person reads it. */
  readonly text: string;
  readonly value: number;
  readonly range: readonly [min: number, max: number, step: number];
  readonly onChange: (value: number) => void;
}

/** Inputs as beads on their rails. */
export function Sliders({ rows }: { rows: readonly SliderRow[] }) {
  return (
    <div className={styles.sliders}>
      {rows.map(({ label, text, value, range: [min, max, step], onChange }) => (
        <label key={label} className={styles.slider}>
          <span className={styles.label}>{label}</span>
          <span className={styles.value} aria-hidden="true">
            {text}
          </span>
          <input
            type="range"
            min={min}
            max={max}
            step={step}
            value={value}
            aria-valuetext={text}
            onChange={(event) => onChange(Number(event.target.value))}
          />
        </label>
      ))}
    </div>
  );
}
