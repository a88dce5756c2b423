import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { forgotForm } from '../../../../schemas/accounts.ts';
import { Button } from '../../../ui/index.ts';
import { AuthPage } from '../forms/AuthPage.tsx';
import { FailureBox } from '../forms/FailureBox.tsx';
import styles from '../forms/fields.module.css';
import { EmailField } from '../forms/LineField.tsx';
import { Notice } from '../forms/Notice.tsx';
import { useAccountForm } from '../forms/useAccountForm.ts';
import { forgotPassword } from '../service.ts';

/** Asks for a recovery link. The answer is the same whether the address has an account or not. */
export function ForgotPasswordPage() {
  const [answer, setAnswer] = useState<string | null>(null);
  const form = useAccountForm({
    schema: forgotForm,
    defaultValues: { email: '' },
    send: async ({ email }) => setAnswer((await forgotPassword(email)).message),
    failure: 'Error al solicitar recuperación',
    retryAt: 'email',
  });
  const { errors, isSubmitting } = form.formState;
  return (
    <AuthPage
      title={answer === null ? 'Recupera tu contraseña' : 'Revisa tu correo'}
      tab="Recuperar contraseña"
      text={
        answer === null && 'Escribe el email de tu cuenta y te enviamos un enlace para cambiarla.'
      }
      foot={<Link to="/login">Volver a iniciar sesión</Link>}
    >
      {answer === null ? (
        <form noValidate className={styles.form} onSubmit={(event) => void form.submit(event)}>
          <FailureBox failure={form.failure} onRetry={() => void form.submit()} />
          <EmailField
            {...form.register('email')}
            error={errors.email?.message}
            autoComplete="username"
          />
          <Button type="submit" variant="primary" block loading={isSubmitting}>
            Enviar enlace
          </Button>
        </form>
      ) : (
        <>
          <Notice icon={<MailCheck />}>
            <p>{answer}</p>
            <p>Si no llega en unos minutos, busca en la carpeta de correo no deseado.</p>
          </Notice>
          <Button block onClick={() => setAnswer(null)}>
            Usar otro email
          </Button>
        </>
      )}
    </AuthPage>
  );
}
