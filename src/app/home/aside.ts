import type { ToolCard } from '../../tool/contract/tool.ts';
import { CaseStore } from '../../workbench/documents/cases/case-store.ts';
import { takeInOlder } from '../../workbench/documents/cases/older.ts';
import { casesKey, olderKey } from '../../workbench/documents/cases/places.ts';
import { asideDate, removeKey, storedKeys, storedText } from '../../workbench/documents/keys.ts';
import type { Owner } from '../../workbench/documents/owner.ts';
import { DocumentStore } from '../../workbench/documents/document-store.ts';
import { ANY_VERSION, namesIn } from './saved.ts';

/** A document of a person's that made room for another, or that couldn't be read. */
export interface Aside {
  readonly card: ToolCard;
  readonly key: string;
  readonly names: readonly string[];
  readonly since: Date;
  /** It can be put among the cases of its tool. */
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
  const places = [casesKey(card, owner), olderKey(card, owner)];
  const [since] = places.flatMap((place) => (place && asideDate(place, key)) ?? []);
  if (!since) return null;
  const found = new DocumentStore(key, ANY_VERSION).read();
  if (found.state !== 'ok') return { card, key, names: [], since, isUsable: false };
  return { card, key, names: namesIn(found.value), since, isUsable: !card.keepsList };
}

/** Puts it among the cases of its tool. False where there is no room. */
export function takeBack({ card, key }: Aside, owner: Owner): boolean {
  const store = new CaseStore(casesKey(card, owner));
  store.refresh();
  takeInOlder(store, key);
  return storedText(key) === null;
}

/** The text as it is; '' where another tab removed it. */
export const textOf = ({ key }: Aside): string => storedText(key) ?? '';

export const discard = ({ key }: Aside): void => removeKey(key);
