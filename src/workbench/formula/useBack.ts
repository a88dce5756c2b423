import { useRevealer } from '../layout/reveal.ts';
import { useSession } from '../session/useSession.ts';

/** Leads back along the references that were followed; null where none was. */
export function useBack(): (() => void) | null {
  const session = useSession();
  const revealer = useRevealer();
  if (!session.canGoBack) return null;
  return () => {
    const to = session.back();
    if (to) revealer.reveal(to);
  };
}
