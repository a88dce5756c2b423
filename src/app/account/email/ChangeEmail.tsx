import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { confirmRequest } from '../../../../schemas/accounts.ts';
import { Button } from '../../../ui/index.ts';
import { AuthPage } from '../forms/AuthPage.tsx';
import { FailureBox } from '../forms/FailureBox.tsx';
import styles from '../forms/fields.module.css';
import { Notice } from '../forms/Notice.tsx';
import { useAccountForm } from '../forms/useAccountForm.ts';
import { changeEmail } from '../service.ts';

const TAB = 'Cambiar email';

/** Where the link that was sent to a new address leads. By a button: programs open links, too. */
export function ChangeEmail({ token }: { token: string }) {
  const [message, setMessage] = useState<string | null>(null);
  const form = useAccountForm({
    schema: confirmRequest,
    defaultValues: { token },
    send: async () => setMessage((await changeEmail(token)).message),
    failure: 'Error al cambiar el email',
  });
  if (message !== null) {
    return (
      <AuthPage
        title="Email cambiado"
        tab={TAB}
        foot={<Link to="/home">Ir a mis herramientas</Link>}
      >
        <Notice icon={<MailCheck />}>
          <p>{message}</p>
          <p>Desde ahora entras con él. Tus sesiones en otros equipos se cerraron.</p>
        </Notice>
      </AuthPage>
    );
  }
  return (
    <AuthPage
      title="Usa este email"
      tab={TAB}
      text="Será el de tu cuenta: con él entras y allí te escribimos."
      foot={<Link to="/home">Ir a mis herramientas</Link>}
    >
      <form noValidate className={styles.form} onSubmit={(event) => void form.submit(event)}>
        <FailureBox failure={form.failure} onRetry={() => void form.submit()}>
          {form.failure?.code === 'invalid_token' && (
            <Link to="/home/account">Pedir otro enlace en Mi cuenta</Link>
          )}
        </FailureBox>
        <Button type="submit" variant="primary" block loading={form.formState.isSubmitting}>
          Usar este email
        </Button>
      </form>
    </AuthPage>
  );
}
