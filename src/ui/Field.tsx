import type { ReactNode } from 'react';
import { createContext, use, useId, useMemo } from 'react';
import { cx } from './cx.ts';
import styles from './Field.module.css';

export interface FieldProps {
  label: ReactNode;
  /** One control: TextInput, SelectField… It takes its id, description and validity from here. */
  children: ReactNode;
  /** Shows the asterisk and marks the control as required. */
  required?: boolean;
  hint?: ReactNode;
  /** What is wrong and how to right it. Its presence makes the control invalid. */
  error?: string | undefined;
  /** At the right of the label, as an InfoDialog. */
  aside?: ReactNode;
  className?: string;
}

interface FieldControl {
  id: string;
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
}

const FieldContext = /* @__PURE__ */ createContext<FieldControl | null>(null);

/** Label, hint and error of one control. */
export function Field({
  label,
  children,
  required = false,
  hint,
  error,
  aside,
  className,
}: FieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const invalid = error !== undefined && error !== '';
  const describedBy =
    [invalid && errorId, Boolean(hint) && hintId].filter(Boolean).join(' ') || undefined;
  const control = useMemo(
    () => ({ id, describedBy, invalid, required }),
    [id, describedBy, invalid, required],
  );
  return (
    <div className={cx(styles.field, className)}>
      <div className={styles.head}>
        <label htmlFor={id} className={styles.label}>
          {label}
          {required && <span className={styles.required} />}
        </label>
        {aside}
      </div>
      <FieldContext value={control}>{children}</FieldContext>
      <div className={styles.below}>
        {invalid && (
          <p id={errorId} className={styles.error}>
            {error}
          </p>
        )}
        {Boolean(hint) && (
          <p id={hintId} className={styles.hint}>
            {hint}
          </p>
        )}
      </div>
    </div>
  );
}

interface OwnAttributes {
  id?: string | undefined;
  required?: boolean | undefined;
  'aria-required'?: boolean | 'true' | 'false' | undefined;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling' | undefined;
}

/** The attributes of a control, its own before those of the Field around it (there may be none). */
export function useFieldAttributes(own: OwnAttributes, alsoDescribedBy?: string) {
  const field = use(FieldContext);
  const describedBy = [own['aria-describedby'], field?.describedBy, alsoDescribedBy]
    .filter(Boolean)
    .join(' ');
  return {
    id: own.id ?? field?.id,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': own['aria-invalid'] ?? (field?.invalid || undefined),
    'aria-required': own['aria-required'] ?? own.required ?? (field?.required || undefined),
  };
}
