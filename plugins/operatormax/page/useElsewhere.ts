import { useEffect } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { sameRef, useRevealer, useSession } from '../../../src/workbench/index.ts';
import { useLeave } from './guard.tsx';
import { placeOf } from './places.ts';
import { DEFAULT_SECTION, type Flow, type TabId } from './sections.ts';

/** Going to what another tab or section shows leads there; `flow` is null in a section without a cash flow. */
export function useElsewhere(flow: Flow | null, tab: TabId | undefined): void {
  const session = useSession();
  const revealer = useRevealer();
  const navigate = useNavigate();
  const leave = useLeave();
  // The tool's own path shows a section without naming it.
  const { '*': rest = '' } = useParams();
  const up = rest === '' ? '' : '../';
  useEffect(
    () =>
      revealer.attachElsewhere((ref, sheet) => {
        const place = placeOf(ref, flow, sheet);
        const section = place?.section ?? (flow ? null : DEFAULT_SECTION);
        if (!place || (section === null && place.tab === tab)) return null;
        const search = `?pestana=${place.tab}`;
        const to = section === null ? search : `${up}${section}${search}`;
        leave(() => {
          // Followed in the draft of a form, it is explained by the project once the form is left.
          if (!sameRef(session.selected, ref)) session.follow(ref);
          void navigate(to, { relative: 'path' });
        });
        return place.shown;
      }),
    [session, revealer, navigate, leave, flow, tab, up],
  );
}
