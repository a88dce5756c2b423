import { useCallback } from 'react';
import type { Ref, Scalar } from '../../../tool/index.ts';
import { useRevealer } from '../../layout/reveal.ts';
import { offerUndo } from '../../session/offerUndo.ts';
import { stepAt } from '../../session/stepPlaces.ts';
import { useSession } from '../../session/useSession.ts';

interface Value {
  readonly ref: Ref;
  readonly value: Scalar;
}

/** Puts values of an answer into the document, as one step: undo leads to their cell where the page shows it. */
export function useApply(): (label: string | null, values: readonly Value[], said: string) => void {
  const session = useSession();
  const revealer = useRevealer();
  return useCallback(
    (label, values, said) => {
      const { state: before } = session;
      const [first] = values;
      const lead = (): boolean => {
        const isShown = first !== undefined && revealer.shows(first.ref);
        if (isShown) revealer.reveal(first.ref);
        return isShown;
      };
      stepAt(session, lead, () => session.write(label, values));
      offerUndo(session, said, { before });
    },
    [session, revealer],
  );
}
