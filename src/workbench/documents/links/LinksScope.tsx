import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { type Address, type Link, type Links, linksOf, type Ref } from '../../../tool/index.ts';
import { lazyPart, PartBoundary } from '../../../ui/index.ts';
import { useCommands } from '../../commands/useCommands.ts';
import { useSession } from '../../session/useSession.ts';
import { useCases } from '../cases/context.ts';
import { type Owner, useOwner } from '../owner.ts';
import { canBring } from './canBring.ts';
import { type Shelf, useShelf } from './shelf.ts';
import { type SourceNow, sourceNow } from './sources.ts';

const BringDialog = lazyPart(async () => (await import('./BringDialog.tsx')).BringDialog);

/** What the sources of a document's links say today, by the address of the input. */
type States = ReadonlyMap<Address, SourceNow>;

export interface LinksOfPage {
  readonly states: States;
  /** Asks from which case an input is to be taken. */
  readonly ask: (cell: Ref) => void;
}

/** Null where inputs can't be taken from other cases: in a draft, a lesson, a shared page. */
export const LinksContext = createContext<LinksOfPage | null>(null);

export const useLinks = (): LinksOfPage | null => use(LinksContext);

const NONE: States = new Map();

/** Around the page of a case: keeps an eye on what its inputs were taken from. */
export function LinksScope({ children }: { children: ReactNode }) {
  const shelf = useShelf();
  const cases = useCases();
  const session = useSession();
  const [asked, setAsked] = useState<Ref | null>(null);
  const states = useStates(shelf, useOwner(), linksOf(session.document));
  const isPossible = shelf !== null && cases !== null && !session.isReadOnly;
  useCommands(
    () => {
      const { selected, calculation } = session;
      const field = selected && calculation.field(selected);
      if (!isPossible || !selected || !field || !canBring(field)) return [];
      return [
        {
          id: 'bring',
          label: 'Traer de un caso…',
          group: 'Casos',
          words: 'vincular enlazar otro caso cifra',
          run: () => setAsked(selected),
        },
      ];
    },
    { listen: false },
  );
  return (
    <LinksContext value={isPossible ? { states, ask: setAsked } : null}>
      {children}
      {asked && isPossible && (
        <PartBoundary what="los casos" waiting={null}>
          <BringDialog cell={asked} onClose={() => setAsked(null)} />
        </PartBoundary>
      )}
    </LinksContext>
  );
}

function useStates(shelf: Shelf | null, owner: Owner, links: Links): States {
  const [states, setStates] = useState(NONE);
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    // Other tabs and the account write cases.
    const look = () => setTurn((before) => before + 1);
    window.addEventListener('storage', look);
    return () => window.removeEventListener('storage', look);
  }, []);
  useEffect(() => {
    if (!shelf) return undefined;
    let isCurrent = true;
    void statesOf(shelf, owner, links).then((found) => isCurrent && setStates(found));
    return () => {
      isCurrent = false;
    };
  }, [shelf, owner, links, turn]);
  return states;
}

async function statesOf(shelf: Shelf, owner: Owner, links: Links): Promise<States> {
  const entries = Object.entries(links);
  if (entries.length === 0) return NONE;
  const found = await Promise.all(
    entries.map(async ([address, link]) => [address, await stateOf(shelf, owner, link)] as const),
  );
  return new Map(found.flatMap(([address, state]) => (state ? [[address, state]] : [])));
}

/** Null where the tool didn't load: nothing is known of it, and nothing is said. */
async function stateOf(shelf: Shelf, owner: Owner, link: Link): Promise<SourceNow | null> {
  try {
    return await sourceNow(shelf, owner, link);
  } catch {
    return null;
  }
}
