import type { Ref } from '../../engine/index.ts';
import { useSession } from '../session/useSession.ts';
import { useRevealer } from './reveal.ts';

/**
 * Goes to a cell, which is in sight and has the focus then: once the dialog that is about to close has
 * given the focus back to where it was opened. `inSheet`: where a sheet of its table shows it, for which
 * no other view gives way.
 */
export function useGoTo(): (ref: Ref, inSheet?: boolean) => void {
  const session = useSession();
  const revealer = useRevealer();
  return (ref, inSheet = false) => {
    const go = () => {
      if (inSheet && !revealer.hasSheet(ref.table ?? '')) return;
      session.select(ref);
      revealer.reveal(ref);
    };
    // After what the focus that is given back tells the session.
    setTimeout(() => session.later(go), 0);
  };
}
