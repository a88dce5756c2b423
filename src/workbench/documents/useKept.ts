import { useState } from 'react';
import { ownedKey, useOwner } from './owner.ts';
import { DocumentStore } from './document-store.ts';

const VERSION = 1;

/**
 * How a person last had a part of the page (folded, a unit), kept in this browser by `name`. It is no
 * data: what isn't one of `choices` any more, or can't be kept, is the first one again.
 */
export function useKept<Choice extends string | boolean>(
  name: string,
  choices: readonly [Choice, ...Choice[]],
): [Choice, (next: Choice) => void] {
  const owner = useOwner();
  const [store] = useState(() => new DocumentStore(ownedKey(`abaco.view.${name}`, owner), VERSION));
  const [kept, setKept] = useState(() => choices.find((one) => one === read(store)) ?? choices[0]);
  const keep = (next: Choice) => {
    setKept(next);
    store.write(next, markOf(store));
  };
  return [kept, keep];
}

function found(store: DocumentStore) {
  try {
    return store.read();
  } catch {
    // The browser allows no storage: the choice lasts as long as the page.
    return null;
  }
}

function read(store: DocumentStore): unknown {
  const at = found(store);
  return at?.state === 'ok' ? at.value : undefined;
}

function markOf(store: DocumentStore): string | null {
  const at = found(store);
  return at?.state === 'ok' ? at.mark : null;
}
