import type { ComponentProps, ReactNode } from 'react';
import { useId } from 'react';
import styles from './Checkbox.module.css';
import { cx } from './cx.ts';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'size'> {
  label: ReactNode;
  hint?: ReactNode;
}

/** Yes or no, as part of what is sent. Works with `register()`. */
export function Checkbox({ label, hint, className, ...rest }: CheckboxProps) {
  const hintId = useId();
  const hasHint = Boolean(hint);
  return (
    <label className={cx(styles.option, className)}>
      <input
        aria-describedby={hasHint ? hintId : undefined}
        {...rest}
        type="checkbox"
        className={styles.box}
      />
      <span className={styles.text}>
        {label}
        {hasHint && (
          <span id={hintId} className={styles.hint}>
            {hint}
          </span>
        )}
      </span>
    </label>
  );
}
