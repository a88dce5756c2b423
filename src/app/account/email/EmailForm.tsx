import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { emailForm, messageAnswer } from '../../../../schemas/accounts.ts';
import { Button, toast } from '../../../ui/index.ts';
import { FailureBox } from '../forms/FailureBox.tsx';
import styles from '../forms/fields.module.css';
import { EmailField } from '../forms/LineField.tsx';
import { PasswordField } from '../forms/PasswordField.tsx';
import { useAccountForm } from '../forms/useAccountForm.ts';
import { RequestFailure } from '../failure.ts';
import { request } from '../request.ts';
import { SECURITY_KEY, useSecurity } from '../security/useSecurity.ts';
import own from './EmailForm.module.css';

const PATH = '/account/email';

/** The change of one's address, which counts once the link that is sent there is opened. */
export function EmailForm({ email }: { email: string }) {
  const { data } = useSecurity();
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const again = async () => {
    await client.invalidateQueries({ queryKey: SECURITY_KEY });
    setAsking(false);
  };
  if (data === undefined) return null;
  if (data.newEmail !== null) return <Waiting newEmail={data.newEmail} onChange={again} />;
  if (isAsking) return <Ask email={email} onChange={again} onCancel={() => setAsking(false)} />;
  return (
    <div>
      <Button onClick={() => setAsking(true)}>Cambiar email…</Button>
    </div>
  );
}

interface AskProps {
  email: string;
  onChange: () => Promise<void>;
  onCancel: () => void;
}

const EMPTY = { email: '', password: '' };

function Ask({ email, onChange, onCancel }: AskProps) {
  const form = useAccountForm({
    schema: emailForm,
    defaultValues: EMPTY,
    send: async (values) => {
      const { message } = await request(PATH, {
        body: values,
        answer: messageAnswer,
        failure: 'Error al cambiar el email',
      });
      toast.success(message);
      await onChange();
    },
    failure: 'Error al cambiar el email',
  });
  const { setFocus } = form;
  useEffect(() => setFocus('email'), [setFocus]);
  const { errors, isSubmitting } = form.formState;
  return (
    <form noValidate className={styles.form} onSubmit={(event) => void form.submit(event)}>
      <FailureBox failure={form.failure} onRetry={() => void form.submit()} />
      <EmailField
        {...form.register('email')}
        label="Email nuevo"
        error={errors.email?.message}
        autoComplete="email"
      />
      {/* For password managers: whose password it is. */}
      <input hidden readOnly type="text" autoComplete="username" value={email} />
      <PasswordField
        {...form.register('password')}
        label="Tu contraseña"
        hint="Para saber que eres tú"
        error={errors.password?.message}
        autoComplete="current-password"
      />
      <div className={own.buttons}>
        <Button type="submit" variant="primary" loading={isSubmitting}>
          Enviar enlace
        </Button>
        <Button onClick={onCancel}>Cancelar</Button>
      </div>
    </form>
  );
}

function Waiting({ newEmail, onChange }: { newEmail: string; onChange: () => Promise<void> }) {
  const [isBusy, setBusy] = useState(false);
  const cancel = async () => {
    setBusy(true);
    try {
      await request(PATH, { method: 'DELETE', answer: z.unknown() });
      await onChange();
    } catch (error) {
      toast.error(error instanceof RequestFailure ? error.message : 'Intenta de nuevo.');
      setBusy(false);
    }
  };
  return (
    <div className={own.waiting}>
      <p>
        Te enviamos un enlace a <strong>{newEmail}</strong>. Ábrelo para terminar el cambio; hasta
        entonces entras con el de siempre.
      </p>
      <div>
        <Button loading={isBusy} onClick={() => void cancel()}>
          No cambiarlo
        </Button>
      </div>
    </div>
  );
}
