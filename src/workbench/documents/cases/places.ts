import type { ToolCard } from '../../../tool/contract/tool.ts';
import { type Owner, ownedKey } from '../owner.ts';

type Card = Pick<ToolCard, 'id' | 'storageKey' | 'keepsList'>;

/** The key of the browser's storage for a tool's cases. */
export function casesKey({ id, storageKey, keepsList }: Card, owner: Owner): string {
  const isList = keepsList && storageKey !== undefined;
  return ownedKey(isList ? storageKey : `abaco.casos.${id}`, owner);
}

/** Where one document of the tool was kept before there were cases; null where none ever was. */
export function olderKey({ storageKey, keepsList }: Card, owner: Owner): string | null {
  return storageKey === undefined || keepsList ? null : ownedKey(storageKey, owner);
}
