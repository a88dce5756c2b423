import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cx } from './cx.ts';
import { useFieldAttributes } from './Field.tsx';
import styles from './SelectField.module.css';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectFieldProps
  extends Omit<ComponentProps<'select'>, 'children' | 'size' | 'multiple'> {
  options: readonly SelectOption[];
  /** Shown while the value is ''. */
  placeholder?: string;
  /** The choice is an assumption of a model: in the blue of what may be typed. */
  model?: boolean;
  size?: 'sm' | 'md';
}

/**
 * One of a list. The browser's own select, which on a phone is the system's picker and on a desktop
 * knows typing ahead; inside a Field, or with its own `aria-label`. Works with `register()`.
 */
export function SelectField({
  options,
  placeholder,
  model = false,
  size = 'md',
  className,
  ...rest
}: SelectFieldProps) {
  const attributes = useFieldAttributes(rest);
  return (
    <span className={cx(styles.box, styles[size], model && styles.model, className)}>
      <select {...rest} {...attributes} className={styles.select}>
        {placeholder !== undefined && (
          <option value="" disabled>
            {placeholder}
          </option>
        )}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown className={styles.chevron} />
    </span>
  );
}
