import { useMatch } from 'react-router-dom';
import { ConfirmEmailPage } from './ConfirmEmailPage.tsx';
import { ForgotPasswordPage } from './ForgotPasswordPage.tsx';
import { ResetPasswordPage } from './ResetPasswordPage.tsx';

/** The pages about links in messages, in one part: few come to them. */
export function LinkPages() {
  const isReset = useMatch('/reset-password') !== null;
  const isConfirmation = useMatch('/confirm-email') !== null;
  if (isReset) return <ResetPasswordPage />;
  return isConfirmation ? <ConfirmEmailPage /> : <ForgotPasswordPage />;
}
