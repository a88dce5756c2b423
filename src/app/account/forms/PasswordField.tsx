import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { Field, TextInput } from '../../../ui/index.ts';
import styles from './fields.module.css';

interface Props extends Omit<ComponentProps<typeof TextInput>, 'type' | 'end'> {
  label: string;
  error?: string | undefined;
  hint?: ReactNode;
  aside?: ReactNode;
  autoComplete: 'current-password' | 'new-password';
}

/** A password, which can be shown while it is typed. */
export function PasswordField({ label, error, hint, aside, ...input }: Props) {
  const [isShown, setShown] = useState(false);
  return (
    <Field
      label={label}
      error={error}
      hint={error ? undefined : hint}
      aside={aside}
      className={styles.field}
    >
      <TextInput
        {...input}
        type={isShown ? 'text' : 'password'}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        end={
          <button
            type="button"
            aria-pressed={isShown}
            aria-label={`Mostrar ${label.toLocaleLowerCase('es-CO')}`}
            className={styles.reveal}
            onClick={() => setShown(!isShown)}
          >
            {isShown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
          </button>
        }
      />
    </Field>
  );
}
