import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { sameRef, useRevealer, useSession } from '../../../src/workbench/index.ts';
import { useLeave } from './guard.tsx';
import { placeOf } from './places.ts';
import type { Flow, TabId } from './sections.ts';

/** Following a formula to what another tab or section shows goes there. */
export function useElsewhere(flow: Flow, tab: TabId | undefined): void {
  const session = useSession();
  const revealer = useRevealer();
  const navigate = useNavigate();
  const leave = useLeave();
  useEffect(
    () =>
      revealer.attachElsewhere((ref) => {
        const place = placeOf(ref, flow);
        if (!place || (place.section === null && place.tab === tab)) return null;
        const search = `?pestana=${place.tab}`;
        const to = place.section === null ? search : `../${place.section}${search}`;
        leave(() => {
          // Followed in the draft of a form, it is explained by the project once the form is left.
          if (!sameRef(session.selected, ref)) session.follow(ref);
          void navigate(to, { replace: place.section === null, relative: 'path' });
        });
        return place.shown;
      }),
    [session, revealer, navigate, leave, flow, tab],
  );
}
