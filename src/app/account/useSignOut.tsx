import { type ReactNode, useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { once } from '../../ui/index.ts';
import { leave } from '../../workbench/page/leaving.ts';
import { useAccount } from './useAccount.ts';

// What a person has in this browser is looked through only when they go.
const leaving = once(() => import('../documents/LeavingAccount.tsx'));

type Leaving = Awaited<ReturnType<typeof leaving>>['LeavingAccount'];

/**
 * Ends the session and goes to the landing page, after a question where something was edited, or is
 * in this browser alone. Gives what does it, and the question.
 */
export function useSignOut(): readonly [() => void, ReactNode] {
  const { user, signOut } = useAccount();
  const navigate = useNavigate();
  const [Question, setQuestion] = useState<Leaving | null>(null);
  const stay = useCallback(() => setQuestion(null), []);
  const end = useCallback(() => {
    setQuestion(null);
    void signOut();
    void navigate('/');
  }, [signOut, navigate]);
  const ask = () =>
    // Where the question doesn't load, nothing is taken out of the browser.
    leave(() => void leaving().then((part) => setQuestion(() => part.LeavingAccount), end));
  return [ask, Question && user && <Question userId={user.id} onLeave={end} onStay={stay} />];
}
