import { cards } from 'virtual:catalogue';
import { use, useState } from 'react';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { loginForm } from '../../../../schemas/accounts.ts';
import { Button } from '../../../ui/index.ts';
import { Loading } from '../../Loading.tsx';
import { loadConfig } from '../config.ts';
import { destinationName } from '../destination.ts';
import { RequestFailure } from '../failure.ts';
import { AuthPage } from '../forms/AuthPage.tsx';
import { DemoAccount } from '../forms/DemoAccount.tsx';
import { FailureBox } from '../forms/FailureBox.tsx';
import styles from '../forms/fields.module.css';
import { EmailField } from '../forms/LineField.tsx';
import { PasswordField } from '../forms/PasswordField.tsx';
import { SocialButtons } from '../forms/SocialButtons.tsx';
import { useAccountForm } from '../forms/useAccountForm.ts';
import {
  type ComingFrom,
  goingOn,
  readActionKey,
  readComingFrom,
  whyForACopy,
} from '../returning.ts';
import type { Credentials } from '../service.ts';
import { useAccount } from '../useAccount.ts';
import { CodePage } from './CodePage.tsx';

/** Signs in, and goes on to where the person was going. */
export function LoginPage() {
  const { status, user, signIn } = useAccount();
  const { demo } = use(loadConfig());
  const location = useLocation();
  const coming = readComingFrom(location);
  const [unfinished, setUnfinished] = useState<Credentials | null>(null);
  const form = useAccountForm({
    schema: loginForm,
    defaultValues: { email: '', password: '' },
    send: async (credentials) => {
      try {
        await signIn(credentials);
      } catch (error) {
        if (!needsCode(error)) throw error;
        setUnfinished(credentials);
      }
    },
    failure: 'Error al iniciar sesión',
    retryAt: 'password',
  });
  const { errors, isSubmitting } = form.formState;

  if (status === 'checking') return <Loading text="Verificando autenticación..." />;
  if (user !== null)
    return <Navigate to={goingOn(coming, user.id, readActionKey(location))} replace />;
  if (unfinished !== null) {
    return (
      <CodePage
        send={async (code) => void (await signIn({ ...unfinished, code }))}
        onCancel={() => setUnfinished(null)}
      />
    );
  }
  return (
    <AuthPage
      title="Inicia sesión"
      text={whyForACopy(coming) ?? invitation(coming)}
      foot={
        <>
          ¿No tienes cuenta?{' '}
          <Link to="/signup" state={location.state}>
            Crear cuenta
          </Link>
        </>
      }
    >
      <form noValidate className={styles.form} onSubmit={(event) => void form.submit(event)}>
        <FailureBox failure={form.failure} onRetry={() => void form.submit()} />
        <EmailField
          {...form.register('email')}
          error={errors.email?.message}
          autoComplete="username"
        />
        <PasswordField
          {...form.register('password')}
          label="Contraseña"
          error={errors.password?.message}
          autoComplete="current-password"
          aside={
            <Link to="/forgot-password" className={styles.aside}>
              ¿Olvidaste tu contraseña?
            </Link>
          }
        />
        <Button type="submit" variant="primary" block loading={isSubmitting}>
          Iniciar sesión
        </Button>
      </form>
      {demo !== null && (
        <DemoAccount
          demo={demo}
          onUse={() => {
            form.setValue('email', demo.email, { shouldValidate: true });
            form.setValue('password', demo.password, { shouldValidate: true });
            form.setFocus('password');
          }}
        />
      )}
      <SocialButtons />
    </AuthPage>
  );
}

const needsCode = (error: unknown): boolean =>
  error instanceof RequestFailure && error.code === 'second_factor_required';

/** Says where the person was going, or where they were when their session ended. */
function invitation(coming: ComingFrom | null): string {
  if (coming === null) return 'Tus herramientas, tus cursos y tus documentos te esperan.';
  const name = destinationName(coming.from, cards);
  if (coming.whose !== null) {
    const on = name === null ? 'donde estabas' : `en ${name}`;
    return `Tu sesión terminó. Inicia sesión de nuevo para seguir ${on}.`;
  }
  return name === null
    ? 'Tus herramientas, tus cursos y tus documentos te esperan.'
    : `Para abrir ${name}, inicia sesión. Vas directo allí.`;
}
