import { useEffect } from 'react';
import { codeRequest } from '../../../../schemas/accounts.ts';
import { Button } from '../../../ui/index.ts';
import { FailureBox } from '../forms/FailureBox.tsx';
import form from '../forms/fields.module.css';
import { LineField } from '../forms/LineField.tsx';
import { useAccountForm } from '../forms/useAccountForm.ts';
import { QrCode } from './QrCode.tsx';
import { enableSecondFactor } from './secondFactor.ts';
import styles from './SecondFactor.module.css';

interface Props {
  secret: string;
  uri: string;
  onDone: (codes: readonly string[]) => void;
  onCancel: () => void;
}

/** The secret for an app of codes, and its first code. */
export function ScanStep({ secret, uri, onDone, onCancel }: Props) {
  const { register, setFocus, submit, failure, formState } = useAccountForm({
    schema: codeRequest,
    defaultValues: { code: '' },
    send: async ({ code }) => onDone((await enableSecondFactor(code)).codes),
    failure: 'Error al activar',
    retryAt: 'code',
  });
  useEffect(() => setFocus('code'), [setFocus]);
  return (
    <form noValidate className={form.form} onSubmit={(event) => void submit(event)}>
      <p>
        Escanea este código con una aplicación de verificación, como Google Authenticator, Microsoft
        Authenticator o la de tu gestor de contraseñas.
      </p>
      <QrCode text={uri} label="Código QR con la clave" />
      <p>
        En este mismo teléfono, <a href={uri}>ábrela aquí</a> o escribe en ella la clave:
      </p>
      <p className={styles.secret}>{secret.match(/.{4}/g)?.join(' ')}</p>
      <FailureBox failure={failure} onRetry={() => void submit()} />
      <LineField
        {...register('code')}
        label="Código de 6 dígitos"
        hint="El que muestra ahora la aplicación"
        error={formState.errors.code?.message}
        inputMode="numeric"
        autoComplete="one-time-code"
      />
      <div className={styles.buttons}>
        <Button type="submit" variant="primary" loading={formState.isSubmitting}>
          Activar
        </Button>
        <Button onClick={onCancel}>Cancelar</Button>
      </div>
    </form>
  );
}
