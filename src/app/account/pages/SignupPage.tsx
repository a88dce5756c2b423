import { use, useState } from 'react';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { signupForm } from '../../../../schemas/accounts.ts';
import { LEGAL } from '../../../../schemas/legal.ts';
import { Button, toast } from '../../../ui/index.ts';
import { ConsentBox } from '../../legal/ConsentBox.tsx';
import { Loading } from '../../Loading.tsx';
import { loadConfig } from '../config.ts';
import { AuthPage } from '../forms/AuthPage.tsx';
import { FailureBox } from '../forms/FailureBox.tsx';
import styles from '../forms/fields.module.css';
import { EmailField, LineField } from '../forms/LineField.tsx';
import { OptionalFields } from '../forms/OptionalFields.tsx';
import { PasswordField } from '../forms/PasswordField.tsx';
import { SocialButtons } from '../forms/SocialButtons.tsx';
import { useAccountForm } from '../forms/useAccountForm.ts';
import { linkPart } from '../linkPart.ts';
import { goingOn, readActionKey, readComingFrom, whyForACopy } from '../returning.ts';
import { PasswordHint } from '../strength/PasswordHint.tsx';
import { useAccount } from '../useAccount.ts';
import { ClosedPage } from './ClosedPage.tsx';
import { WelcomeBackPage } from './WelcomeBackPage.tsx';

/** At /signup and /register: the form, unless there is somebody already, or who isn't invited can't sign up. */
export function SignupPage() {
  const { status, user } = useAccount();
  const { registration } = use(loadConfig());
  const location = useLocation();
  const [isNew, setNew] = useState(false);
  if (isNew && user !== null) {
    return (
      <Navigate to={goingOn(readComingFrom(location), user.id, readActionKey(location))} replace />
    );
  }
  if (status === 'checking') return <Loading text="Verificando autenticación..." />;
  if (user !== null) return <WelcomeBackPage name={user.firstName} />;
  const invitation = linkPart(location.hash, 'invitation');
  if (registration === 'closed' && invitation === null) return <ClosedPage />;
  return <SignupForm invitation={invitation ?? undefined} onSend={() => setNew(true)} />;
}

const EMPTY = {
  firstName: '',
  lastName: '',
  email: '',
  password: '',
  confirmPassword: '',
  userType: '' as const,
  phoneNumber: '',
  contactEmail: '',
  agrees: false,
};

interface SignupFormProps {
  /** Of the link by which somebody was invited. */
  invitation: string | undefined;
  onSend: () => void;
}

function SignupForm({ invitation, onSend }: SignupFormProps) {
  const { signUp } = useAccount();
  const location = useLocation();
  const form = useAccountForm({
    schema: signupForm,
    defaultValues: EMPTY,
    send: async (values) => {
      onSend();
      // The box is ticked: the form refuses anything else.
      const { user } = await signUp({ ...values, invitation, consent: LEGAL.version });
      toast.success(`Tu cuenta está lista. Te damos la bienvenida, ${user.firstName}.`);
    },
    failure: 'Error al registrarse',
  });
  const { errors, isSubmitting } = form.formState;
  const [password, firstName, lastName, email] = form.watch([
    'password',
    'firstName',
    'lastName',
    'email',
  ]);
  return (
    <AuthPage
      title="Crea tu cuenta"
      text={
        whyForACopy(readComingFrom(location)) ??
        'Herramientas y cursos para invertir en finca raíz con las cuentas claras.'
      }
      foot={
        <>
          ¿Ya tienes cuenta?{' '}
          <Link to="/login" state={location.state}>
            Iniciar sesión
          </Link>
        </>
      }
    >
      <form noValidate className={styles.form} onSubmit={(event) => void form.submit(event)}>
        <FailureBox failure={form.failure} onRetry={() => void form.submit()} />
        <div className={styles.pair}>
          <LineField
            {...form.register('firstName')}
            label="Nombre"
            error={errors.firstName?.message}
            autoComplete="given-name"
          />
          <LineField
            {...form.register('lastName')}
            label="Apellido"
            error={errors.lastName?.message}
            autoComplete="family-name"
          />
        </div>
        <EmailField
          {...form.register('email')}
          error={errors.email?.message}
          autoComplete="email"
        />
        <PasswordField
          {...form.registerConfirmed('password', 'confirmPassword')}
          label="Contraseña"
          error={errors.password?.message}
          hint={<PasswordHint password={password} personal={[firstName, lastName, email]} />}
          autoComplete="new-password"
        />
        <PasswordField
          {...form.register('confirmPassword')}
          label="Confirma tu contraseña"
          error={errors.confirmPassword?.message}
          autoComplete="new-password"
        />
        <OptionalFields form={form} />
        <ConsentBox {...form.register('agrees')} error={errors.agrees?.message} />
        <Button type="submit" variant="primary" block loading={isSubmitting}>
          Crear cuenta
        </Button>
      </form>
      <SocialButtons />
    </AuthPage>
  );
}
