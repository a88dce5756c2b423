import { useState } from 'react';

/** State of a form that begins anew with each record it shows, while the form itself stays. */
export function useStateOf<T>(record: unknown, first: () => T): [T, (next: T) => void] {
  const [kept, setKept] = useState(() => ({ record, value: first() }));
  let { value } = kept;
  if (!Object.is(kept.record, record)) {
    value = first();
    setKept({ record, value });
  }
  return [value, (next) => setKept({ record, value: next })];
}
