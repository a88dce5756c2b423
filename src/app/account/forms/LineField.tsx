import type { ComponentProps, ReactNode } from 'react';
import { Field, TextInput } from '../../../ui/index.ts';
import styles from './fields.module.css';

interface Props extends ComponentProps<typeof TextInput> {
  label: string;
  error?: string | undefined;
  hint?: ReactNode;
}

/** One line of a form. */
export function LineField({ label, error, hint, ...input }: Props) {
  return (
    <Field label={label} error={error} hint={error ? undefined : hint} className={styles.field}>
      <TextInput {...input} />
    </Field>
  );
}

/**
 * An address of mail. Of type text: a browser rewrites what is typed into one of type email
 * ('ana@peña.co' becomes 'ana@xn--pea-8ma.co').
 */
export function EmailField({
  label = 'Email',
  ...rest
}: Omit<Props, 'label'> & { label?: string }) {
  return (
    <LineField
      {...rest}
      label={label}
      inputMode="email"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
    />
  );
}
