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

export interface EmailLinkWords {
  readonly tab: string;
  readonly title: string;
  readonly text: string;
  readonly action: string;
  readonly failure: string;
  /** The title after it is done, and what it means from then on. */
  readonly done: string;
  readonly since: string;
}

interface Props {
  readonly token: string;
  readonly words: EmailLinkWords;
  /** Uses the link; the service's answer is shown. */
  readonly send: (token: string) => Promise<{ readonly message: string }>;
}

/** Where a link in a message leads that proves an address. By a button: programs open links, too. */
export function EmailLink({ token, words, send }: Props) {
  const [message, setMessage] = useState<string | null>(null);
  const form = useAccountForm({
    schema: confirmRequest,
    defaultValues: { token },
    send: async () => setMessage((await send(token)).message),
    failure: words.failure,
  });
  const foot = <Link to="/home">Ir a mis herramientas</Link>;
  if (message !== null) {
    return (
      <AuthPage title={words.done} tab={words.tab} foot={foot}>
        <Notice icon={<MailCheck />}>
          <p>{message}</p>
          <p>{words.since}</p>
        </Notice>
      </AuthPage>
    );
  }
  return (
    <AuthPage title={words.title} tab={words.tab} text={words.text} foot={foot}>
      <form noValidate className={styles.form} onSubmit={(event) => void form.submit(event)}>
        <FailureBox failure={form.failure} onRetry={() => void form.submit()}>
          {form.failure?.code === 'invalid_token' && (
            <Link to="/home/account">Pedir otro enlace en Mi cuenta</Link>
          )}
        </FailureBox>
        <Button type="submit" variant="primary" block loading={form.formState.isSubmitting}>
          {words.action}
        </Button>
      </form>
    </AuthPage>
  );
}
