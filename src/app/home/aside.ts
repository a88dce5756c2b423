import type { ToolCard } from '../../tool/contract/tool.ts';
import {
  asideDate,
  asideKey,
  moveText,
  removeKey,
  storedKeys,
  storedText,
} from '../../workbench/documents/keys.ts';
import { type Owner, ownedKey } from '../../workbench/documents/owner.ts';
import { DocumentStore } from '../../workbench/documents/document-store.ts';
import { ANY_VERSION, namesIn } from './saved.ts';

/** A document of a person's that made room for another, or that couldn't be read. */
export interface Aside {
  readonly card: ToolCard;
  readonly key: string;
  readonly names: readonly string[];
  readonly since: Date;
  /** Its tool can open it in place of the document it has. */
  readonly isUsable: boolean;
}

/** What is set aside of a person's documents, the latest first. */
export function asideDocuments(cards: readonly ToolCard[], owner: Owner): readonly Aside[] {
  try {
    const keys = storedKeys();
    return cards
      .flatMap((card) => keys.flatMap((key) => asideOf(card, key, owner) ?? []))
      .sort((a, b) => b.since.getTime() - a.since.getTime());
  } catch (error) {
    // Some browsers throw at the mere sight of localStorage.
    if (error instanceof DOMException) return [];
    throw error;
  }
}

function asideOf(card: ToolCard, key: string, owner: Owner): Aside | null {
  if (card.storageKey === undefined) return null;
  const since = asideDate(ownedKey(card.storageKey, owner), key);
  if (since === null) return null;
  const found = new DocumentStore(key, ANY_VERSION).read();
  if (found.state !== 'ok') return { card, key, names: [], since, isUsable: false };
  return { card, key, names: namesIn(found.value), since, isUsable: !card.keepsList };
}

/**
 * Exchanges it with the document that its tool has.
 *
 * @throws what the browser throws where it allows no storage
 */
export function exchange({ card, key }: Aside, owner: Owner): void {
  if (card.storageKey === undefined) return;
  const own = ownedKey(card.storageKey, owner);
  moveText(own, asideKey(own));
  moveText(key, own);
}

/** The text as it is; '' where another tab removed it. */
export const textOf = ({ key }: Aside): string => storedText(key) ?? '';

export const discard = ({ key }: Aside): void => removeKey(key);
