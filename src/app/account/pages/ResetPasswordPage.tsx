import { Link, useLocation, useNavigate } from 'react-router-dom';
import { resetForm } from '../../../../schemas/accounts.ts';
import { Button, toast } from '../../../ui/index.ts';
import { AuthPage } from '../forms/AuthPage.tsx';
import { FailureBox } from '../forms/FailureBox.tsx';
import styles from '../forms/fields.module.css';
import { PasswordField } from '../forms/PasswordField.tsx';
import { useAccountForm } from '../forms/useAccountForm.ts';
import { linkPart } from '../linkPart.ts';
import { resetPassword } from '../service.ts';
import { PasswordHint } from '../strength/PasswordHint.tsx';
import { useAccount } from '../useAccount.ts';

/** Sets a new password with the token of the link in the recovery message. */
export function ResetPasswordPage() {
  const { hash, search } = useLocation();
  // Behind '?' in a link from an older message.
  const token = linkPart(hash, 'token') ?? linkPart(search, 'token') ?? '';
  const again = <Link to="/forgot-password">Pedir otro enlace</Link>;
  if (token !== '') return <ResetForm token={token} again={again} />;
  return (
    <AuthPage
      title="Falta el enlace"
      tab="Restablecer contraseña"
      text="Abre el enlace completo del mensaje que te enviamos, o pide otro."
      foot={again}
    >
      <FailureBox
        failure={{ message: 'Token de recuperación requerido', code: 'token', isAway: false }}
        onRetry={() => undefined}
      />
    </AuthPage>
  );
}

function ResetForm({ token, again }: { token: string; again: React.ReactNode }) {
  const navigate = useNavigate();
  const { status, signOut } = useAccount();
  const form = useAccountForm({
    schema: resetForm,
    defaultValues: { password: '', confirmPassword: '' },
    send: async ({ password }) => {
      const { message } = await resetPassword(token, password);
      // All sessions of the account have ended; anyone who is signed in here starts anew as well.
      if (status === 'signedIn') await signOut();
      toast.success(message);
      await navigate('/login', { replace: true });
    },
    failure: 'Error al restablecer contraseña',
  });
  const { errors, isSubmitting } = form.formState;
  return (
    <AuthPage
      title="Elige una contraseña nueva"
      tab="Restablecer contraseña"
      text="Al guardarla se cierran todas las sesiones abiertas de tu cuenta."
      foot={<Link to="/login">Volver a iniciar sesión</Link>}
    >
      <form noValidate className={styles.form} onSubmit={(event) => void form.submit(event)}>
        <FailureBox failure={form.failure} onRetry={() => void form.submit()}>
          {form.failure?.code === 'invalid_token' && again}
        </FailureBox>
        <PasswordField
          {...form.registerConfirmed('password', 'confirmPassword')}
          label="Nueva contraseña"
          error={errors.password?.message}
          hint={<PasswordHint password={form.watch('password')} personal={[]} />}
          autoComplete="new-password"
        />
        <PasswordField
          {...form.register('confirmPassword')}
          label="Confirma tu nueva contraseña"
          error={errors.confirmPassword?.message}
          autoComplete="new-password"
        />
        <Button type="submit" variant="primary" block loading={isSubmitting}>
          Guardar contraseña
        </Button>
      </form>
    </AuthPage>
  );
}
