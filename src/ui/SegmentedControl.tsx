import type { ReactNode } from 'react';
import { useId } from 'react';
import { cx } from './cx.ts';
import styles from './SegmentedControl.module.css';

export interface Segment<Value extends string> {
  value: Value;
  label: ReactNode;
  disabled?: boolean;
}

export interface SegmentedControlProps<Value extends string> {
  /** The question that the segments answer. */
  label: string;
  /** Keeps the label for screen readers only. */
  hideLabel?: boolean;
  /** Two to five. */
  options: readonly Segment<Value>[];
  value: Value;
  onValueChange: (value: Value) => void;
  disabled?: boolean;
  /** At the right of the label, as an InfoDialog. */
  aside?: ReactNode;
  className?: string;
}

/** One of a few modes, all in sight. A group of radio buttons: arrows move, Tab leaves. */
export function SegmentedControl<Value extends string>({
  label,
  hideLabel = false,
  options,
  value,
  onValueChange,
  disabled = false,
  aside,
  className,
}: SegmentedControlProps<Value>) {
  const id = useId();
  return (
    <div role="radiogroup" aria-label={label} className={cx(styles.group, className)}>
      {!hideLabel && (
        <div className={styles.head}>
          <span aria-hidden="true" className={styles.label}>
            {label}
          </span>
          {aside}
        </div>
      )}
      <div className={styles.segments}>
        {options.map((option) => (
          <label key={option.value} className={styles.segment}>
            <input
              type="radio"
              name={id}
              value={option.value}
              checked={option.value === value}
              disabled={disabled || option.disabled}
              onChange={() => onValueChange(option.value)}
              className={styles.radio}
            />
            {option.label}
          </label>
        ))}
      </div>
    </div>
  );
}
