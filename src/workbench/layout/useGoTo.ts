import type { Ref } from '../../engine/index.ts';
import { useSession } from '../session/useSession.ts';
import { useRevealer } from './reveal.ts';

/**
 * Goes to a cell, which is in sight and has the focus then: once the dialog that is about to close has
 * given the focus back to where it was opened.
 */
export function useGoTo(): (ref: Ref) => void {
  const session = useSession();
  const revealer = useRevealer();
  return (ref) => {
    const go = () => {
      session.select(ref);
      revealer.reveal(ref);
    };
    // After what the focus that is given back tells the session.
    setTimeout(() => session.later(go), 0);
  };
}
