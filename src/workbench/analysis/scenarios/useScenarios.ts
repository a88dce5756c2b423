import { useState } from 'react';
import { toast } from '../../../ui/index.ts';
import { DocumentStore } from '../../documents/document-store.ts';
import { ownedKey, useOwner } from '../../documents/owner.ts';
import { readScenarios, type Scenario } from './scenarios.ts';

const VERSION = 1;

/** The scenarios of a tool, kept in this browser beside its documents, never inside them. */
export function useScenarios(
  tool: string,
): [readonly Scenario[], (next: readonly Scenario[]) => void] {
  const owner = useOwner();
  const [store] = useState(
    () => new DocumentStore(ownedKey(`abaco.scenarios.${tool}`, owner), VERSION),
  );
  const [scenarios, setScenarios] = useState(() => readScenarios(found(store)?.value));
  const keep = (next: readonly Scenario[]) => {
    setScenarios([...next]);
    const { outcome } = store.write(next, found(store)?.mark ?? null);
    if (outcome !== 'saved') {
      toast.warning(
        'Los escenarios no se pudieron guardar en este navegador: duran lo que dure la página.',
      );
    }
  };
  return [scenarios, keep];
}

function found(store: DocumentStore) {
  try {
    const read = store.read();
    return read.state === 'ok' ? read : null;
  } catch {
    // The browser allows no storage.
    return null;
  }
}
