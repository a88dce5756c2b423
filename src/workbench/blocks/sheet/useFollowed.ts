import { useCallback, useEffect, useRef } from 'react';
import type { Ref } from '../../../engine/index.ts';
import type { CellAddress, DataGridHandle } from '../../grid/index.ts';
import { toast } from '../../../ui/index.ts';
import { useRevealer } from '../../layout/reveal.ts';
import { sameRef } from '../../session/sameRef.ts';
import { useSession } from '../../session/useSession.ts';
import type { ViewedSheet } from './view/useSheetView.ts';

interface Followed {
  /** Takes the grid once it stands. */
  readonly attach: (handle: DataGridHandle | null) => (() => void) | undefined;
  readonly grid: () => DataGridHandle | null;
  /**
   * Whether a formula led to a cell, after which its row may show another value than the one that was
   * followed; going to any other cell forgets it, and so does what was looked at elsewhere since.
   */
  readonly ledTo: (address: CellAddress | undefined) => boolean;
}

/** Brings the cells of a table into sight that are looked for from elsewhere on the page. */
export function useFollowed(
  id: string,
  viewing: ViewedSheet,
  addressOf: (ref: Ref) => CellAddress | null,
  unfold: ((ref: Ref) => void) | undefined,
  holds: ((ref: Ref) => boolean) | undefined,
): Followed {
  const handle = useRef<DataGridHandle | null>(null);
  const revealer = useRevealer();
  const session = useSession();
  const at = useRef<{ readonly address: CellAddress; readonly selected: Ref | null } | null>(null);
  const wanted = useRef<Ref | null>(null);
  const latest = useRef(viewing);
  useEffect(() => {
    latest.current = viewing;
  });
  const show = useCallback(
    (ref: Ref) => {
      const { view, set, shownAt } = latest.current;
      const place = addressOf(ref);
      if (!place) return revealer.revealInBar();
      const address = shownAt(place);
      if (!address && view.filters.length > 0) {
        // Its row is hidden: the filters give way to what is looked for.
        set({ ...view, filters: [] });
        toast.info('Se quitó el filtro: ocultaba lo que buscas.');
        wanted.current = ref;
      }
      if (!address) return;
      at.current = { address, selected: session.selected };
      handle.current?.select(address);
    },
    [addressOf, revealer, session],
  );
  const attach = useCallback(
    (grid: DataGridHandle | null) => {
      handle.current = grid;
      if (!grid) return undefined;
      const reveal = (ref: Ref) => {
        if (!unfold) return show(ref);
        unfold(ref);
        wanted.current = ref;
      };
      const shows = (ref: Ref) => addressOf(ref) !== null;
      return revealer.attach(id, reveal, holds, shows, () => grid.stay());
    },
    [revealer, id, show, unfold, holds, addressOf],
  );
  // What is looked for has its row once the rows above it are open.
  useEffect(() => {
    const ref = wanted.current;
    if (!ref) return;
    wanted.current = null;
    show(ref);
  });
  useEffect(() => revealer.expect(id), [revealer, id]);
  const ledTo = useCallback(
    (address: CellAddress | undefined) => {
      const led =
        address !== undefined &&
        at.current !== null &&
        isAt(at.current.address, address) &&
        sameRef(at.current.selected, session.selected);
      if (!led) at.current = null;
      return led;
    },
    [session],
  );
  const grid = useCallback(() => handle.current, []);
  return { attach, grid, ledTo };
}

function isAt(place: CellAddress, { row, columnId }: CellAddress): boolean {
  return place.row === row && place.columnId === columnId;
}
