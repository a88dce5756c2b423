import type { ComponentProps } from 'react';
import { Checkbox } from '../../ui/index.ts';
import styles from './ConsentBox.module.css';

interface Props extends Omit<ComponentProps<typeof Checkbox>, 'label'> {
  error: string | undefined;
}

/** The authorisation that a person gives by ticking it; the texts open beside what was filled in. */
export function ConsentBox({ error, ...input }: Props) {
  return (
    <div className={styles.box}>
      <Checkbox
        {...input}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : FAULT}
        label={
          <span>
            Autorizo el tratamiento de mis datos según la{' '}
            <a href="/privacidad" target="_blank" rel="noreferrer">
              política de datos
            </a>{' '}
            y acepto los{' '}
            <a href="/terminos" target="_blank" rel="noreferrer">
              términos de uso
            </a>
          </span>
        }
      />
      {error !== undefined && (
        <p id={FAULT} className={styles.fault}>
          {error}
        </p>
      )}
    </div>
  );
}

const FAULT = 'autorizacion-falta';
