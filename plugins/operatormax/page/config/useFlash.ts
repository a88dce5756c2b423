import { useCallback, useEffect, useState } from 'react';

/** Something that is said for a while: whether it is being said, and what says it anew. */
export function useFlash(milliseconds: number): readonly [boolean, () => void] {
  const [since, setSince] = useState<number | null>(null);
  useEffect(() => {
    if (since === null) return undefined;
    const timer = window.setTimeout(() => setSince(null), milliseconds);
    return () => window.clearTimeout(timer);
  }, [since, milliseconds]);
  return [since !== null, useCallback(() => setSince(performance.now()), [])];
}
