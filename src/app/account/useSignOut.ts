import { useNavigate } from 'react-router-dom';
import { leave } from '../../workbench/page/leaving.ts';
import { useAccount } from './useAccount.ts';

/** Ends the session and goes to the landing page, after a question where something was edited. */
export function useSignOut(): () => void {
  const { signOut } = useAccount();
  const navigate = useNavigate();
  return () =>
    leave(() => {
      void signOut();
      void navigate('/');
    });
}
