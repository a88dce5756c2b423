import { useEffect, useState } from 'react';
import { codeRequest } from '../../../../schemas/accounts.ts';
import { Button } from '../../../ui/index.ts';
import { AuthPage } from '../forms/AuthPage.tsx';
import { FailureBox } from '../forms/FailureBox.tsx';
import styles from '../forms/fields.module.css';
import { LineField } from '../forms/LineField.tsx';
import { useAccountForm } from '../forms/useAccountForm.ts';

interface Props {
  /** Signs in with that code. */
  send: (code: string) => Promise<void>;
  onCancel: () => void;
}

/** The second step of a sign-in, where the account has one. */
export function CodePage({ send, onCancel }: Props) {
  const [isRecovery, setRecovery] = useState(false);
  const form = useAccountForm({
    schema: codeRequest,
    defaultValues: { code: '' },
    send: ({ code }) => send(code),
    failure: 'Error al iniciar sesión',
    retryAt: 'code',
  });
  const { setFocus } = form;
  useEffect(() => setFocus('code'), [setFocus, isRecovery]);
  const { errors, isSubmitting } = form.formState;
  return (
    <AuthPage
      title="Verificación en dos pasos"
      tab="Inicia sesión"
      text={
        isRecovery
          ? 'Escribe uno de los códigos de recuperación que guardaste. Cada uno sirve una vez.'
          : 'Escribe el código que muestra tu aplicación de verificación.'
      }
      foot={
        <button type="button" className={styles.link} onClick={() => setRecovery(!isRecovery)}>
          {isRecovery ? 'Usar el código de la aplicación' : 'Usar un código de recuperación'}
        </button>
      }
    >
      <form noValidate className={styles.form} onSubmit={(event) => void form.submit(event)}>
        <FailureBox failure={form.failure} onRetry={() => void form.submit()} />
        <LineField
          {...form.register('code')}
          label={isRecovery ? 'Código de recuperación' : 'Código de 6 dígitos'}
          error={errors.code?.message}
          inputMode={isRecovery ? 'text' : 'numeric'}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <Button type="submit" variant="primary" block loading={isSubmitting}>
          Verificar
        </Button>
        <Button block onClick={onCancel}>
          Volver
        </Button>
      </form>
    </AuthPage>
  );
}
