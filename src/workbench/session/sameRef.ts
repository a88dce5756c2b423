import type { Ref } from '../../engine/index.ts';

export function sameRef(a: Ref | null, b: Ref | null): boolean {
  return (
    a?.id === b?.id && a?.table === b?.table && a?.row === b?.row && (a === null) === (b === null)
  );
}
