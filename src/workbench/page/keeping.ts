import { createContext, use } from 'react';
import type { Keeper } from '../documents/keeper.ts';

export const KeeperContext = createContext<Keeper | null>(null);

/** What keeps the session's document; null where nothing does. */
export function useKeeper(): Keeper | null {
  return use(KeeperContext);
}
