import { createContext, use, useEffect, useMemo, useState } from 'react';
import type { Rows } from '../../../../../src/workbench/index.ts';
import type { StreamsOf } from '../../sections.ts';

/** A sheet that was pasted elsewhere, on its way to a list. */
interface Handed {
  readonly of: StreamsOf;
  readonly rows: Rows;
}

interface Handing {
  readonly handed: Handed | null;
  /** The list has it. */
  readonly taken: () => void;
}

/** Around the tabs of lists. */
export const HandedRows = createContext<Handing>({ handed: null, taken: () => {} });

/** Hands a sheet over to the list of another tab, or of this one; `turn` counts them. */
export function useHanding() {
  const [handed, setHanded] = useState<Handed | null>(null);
  const [turn, setTurn] = useState(0);
  const handing = useMemo(() => ({ handed, taken: () => setHanded(null) }), [handed]);
  const hand = (of: StreamsOf, rows: Rows) => {
    setHanded({ of, rows });
    setTurn(turn + 1);
  };
  return { handing, hand, turn };
}

/** Of a list: takes what was handed over to it, once. */
export function useHanded(of: StreamsOf, take: (rows: Rows) => void): void {
  const { handed, taken } = use(HandedRows);
  useEffect(() => {
    if (handed?.of !== of) return;
    taken();
    take(handed.rows);
  });
}
