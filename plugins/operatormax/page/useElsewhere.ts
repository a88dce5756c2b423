import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useRevealer } from '../../../src/workbench/index.ts';
import { useLeave } from './guard.tsx';
import { placeOf } from './places.ts';
import type { Flow, TabId } from './sections.ts';

/** Following a formula to what another tab or section shows goes there. */
export function useElsewhere(flow: Flow, tab: TabId | undefined): void {
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
        leave(() => void navigate(to, { replace: place.section === null, relative: 'path' }));
        return place.shown;
      }),
    [revealer, navigate, leave, flow, tab],
  );
}
