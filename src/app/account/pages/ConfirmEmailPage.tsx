import { Link, useLocation } from 'react-router-dom';
import { AuthPage } from '../forms/AuthPage.tsx';
import { EmailLink, type EmailLinkWords } from '../email/EmailLink.tsx';
import { linkPart } from '../linkPart.ts';
import { changeEmail, confirmEmail } from '../service.ts';

const CONFIRM: EmailLinkWords = {
  tab: 'Confirmar email',
  title: 'Confirma tu email',
  text: 'Así sabemos que es tuyo, y podemos avisarte de lo que pase con tu cuenta.',
  action: 'Confirmar mi email',
  failure: 'Error al confirmar el email',
  done: 'Email confirmado',
  since: 'Desde ahora te avisamos allí de lo que pase con tu cuenta.',
};

const CHANGE: EmailLinkWords = {
  tab: 'Cambiar email',
  title: 'Usa este email',
  text: 'Será el de tu cuenta: con él entras y allí te escribimos.',
  action: 'Usar este email',
  failure: 'Error al cambiar el email',
  done: 'Email cambiado',
  since: 'Desde ahora entras con él. Tus sesiones en otros equipos se cerraron.',
};

/** Where the links lead that prove an address: of a new account, or a new one of an account. */
export function ConfirmEmailPage() {
  const { hash } = useLocation();
  const change = linkPart(hash, 'change');
  if (change !== null) return <EmailLink token={change} words={CHANGE} send={changeEmail} />;
  const token = linkPart(hash, 'token') ?? '';
  if (token !== '') return <EmailLink token={token} words={CONFIRM} send={confirmEmail} />;
  return (
    <AuthPage
      title="Falta el enlace"
      tab={CONFIRM.tab}
      text="Abre el enlace completo del mensaje que te enviamos, o pide otro en «Mi cuenta»."
      foot={<Link to="/home/account">Ir a mi cuenta</Link>}
    />
  );
}
