import type { ComponentProps, ReactNode } from 'react';
import { useId } from 'react';
import { cx } from './cx.ts';
import styles from './Switch.module.css';

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'size' | 'role'> {
  label: ReactNode;
  hint?: ReactNode;
}

/** On or off, at once: a bead at one end of its rail or at the other. Works with `register()`. */
export function Switch({ label, hint, className, ...rest }: SwitchProps) {
  const hintId = useId();
  const hasHint = Boolean(hint);
  return (
    <label className={cx(styles.option, className)}>
      <span className={styles.text}>
        {label}
        {hasHint && (
          <span id={hintId} className={styles.hint}>
            {hint}
          </span>
        )}
      </span>
      <input
        aria-describedby={hasHint ? hintId : undefined}
        {...rest}
        type="checkbox"
        role="switch"
        className={styles.rail}
      />
    </label>
  );
}
