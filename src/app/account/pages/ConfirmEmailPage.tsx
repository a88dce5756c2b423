import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { confirmRequest } from '../../../../schemas/accounts.ts';
import { Button } from '../../../ui/index.ts';
import { AuthPage } from '../forms/AuthPage.tsx';
import { ChangeEmail } from '../email/ChangeEmail.tsx';
import { FailureBox } from '../forms/FailureBox.tsx';
import styles from '../forms/fields.module.css';
import { Notice } from '../forms/Notice.tsx';
import { useAccountForm } from '../forms/useAccountForm.ts';
import { linkPart } from '../linkPart.ts';
import { confirmEmail } from '../service.ts';

const TAB = 'Confirmar email';

/** Where the links lead that prove an address: of a new account, or a new one of an account. */
export function ConfirmEmailPage() {
  const { hash } = useLocation();
  const change = linkPart(hash, 'change');
  if (change !== null) return <ChangeEmail token={change} />;
  return <ConfirmEmail token={linkPart(hash, 'token') ?? ''} />;
}

/** By a button: programs open links, too. */
function ConfirmEmail({ token }: { token: string }) {
  const [message, setMessage] = useState<string | null>(null);
  const form = useAccountForm({
    schema: confirmRequest,
    defaultValues: { token },
    send: async () => setMessage((await confirmEmail(token)).message),
    failure: 'Error al confirmar el email',
  });
  const on = <Link to="/home">Ir a mis herramientas</Link>;
  if (token === '') {
    return (
      <AuthPage
        title="Falta el enlace"
        tab={TAB}
        text="Abre el enlace completo del mensaje que te enviamos, o pide otro en «Mi cuenta»."
        foot={<Link to="/home/account">Ir a mi cuenta</Link>}
      />
    );
  }
  if (message !== null) {
    return (
      <AuthPage title="Email confirmado" tab={TAB} foot={on}>
        <Notice icon={<MailCheck />}>
          <p>{message}</p>
          <p>Desde ahora te avisamos allí de lo que pase con tu cuenta.</p>
        </Notice>
      </AuthPage>
    );
  }
  return (
    <AuthPage
      title="Confirma tu email"
      tab={TAB}
      text="Así sabemos que es tuyo, y podemos avisarte de lo que pase con tu cuenta."
      foot={on}
    >
      <form noValidate className={styles.form} onSubmit={(event) => void form.submit(event)}>
        <FailureBox failure={form.failure} onRetry={() => void form.submit()}>
          {form.failure?.code === 'invalid_token' && (
            <Link to="/home/account">Pedir otro enlace en Mi cuenta</Link>
          )}
        </FailureBox>
        <Button type="submit" variant="primary" block loading={form.formState.isSubmitting}>
          Confirmar mi email
        </Button>
      </form>
    </AuthPage>
  );
}
