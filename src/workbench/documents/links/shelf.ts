import { createContext, use } from 'react';
import type { ToolCard } from '../../../tool/contract/tool.ts';
import type { Tool } from '../../../tool/index.ts';

/** All tools, as the app loads them: a case may take figures from those of any. */
export interface Shelf {
  readonly cards: readonly ToolCard[];
  readonly load: (id: string) => Promise<Tool>;
}

/** Given by the app around the page of a tool; without it there is nothing to take from. */
export const ShelfContext = createContext<Shelf | null>(null);

export const useShelf = (): Shelf | null => use(ShelfContext);
