import { useEffect } from 'react';
import { passwordRequest } from '../../../../schemas/accounts.ts';
import { Button } from '../../../ui/index.ts';
import { FailureBox } from '../forms/FailureBox.tsx';
import form from '../forms/fields.module.css';
import { PasswordField } from '../forms/PasswordField.tsx';
import { useAccountForm } from '../forms/useAccountForm.ts';
import styles from './SecondFactor.module.css';

interface Props {
  email: string;
  button: string;
  isDanger: boolean;
  send: (password: string) => Promise<void>;
  onCancel: () => void;
}

/** The password again, before what protects the account is changed. */
export function PasswordStep({ email, button, isDanger, send, onCancel }: Props) {
  const { register, setFocus, submit, failure, formState } = useAccountForm({
    schema: passwordRequest,
    defaultValues: { password: '' },
    send: ({ password }) => send(password),
    failure: 'Error al verificar la contraseña',
    retryAt: 'password',
  });
  useEffect(() => setFocus('password'), [setFocus]);
  return (
    <form noValidate className={form.form} onSubmit={(event) => void submit(event)}>
      <FailureBox failure={failure} onRetry={() => void submit()} />
      <input hidden readOnly type="text" autoComplete="username" value={email} />
      <PasswordField
        {...register('password')}
        label="Tu contraseña"
        hint="Para saber que eres tú"
        error={formState.errors.password?.message}
        autoComplete="current-password"
      />
      <div className={styles.buttons}>
        <Button
          type="submit"
          variant={isDanger ? 'danger' : 'primary'}
          loading={formState.isSubmitting}
        >
          {button}
        </Button>
        <Button onClick={onCancel}>Cancelar</Button>
      </div>
    </form>
  );
}
