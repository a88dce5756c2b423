import type { ToolCard } from '../../tool/contract/tool.ts';
import { asideDate, storedKeys } from '../../workbench/documents/keys.ts';
import { LIST_VERSION, readRecords } from '../../workbench/documents/records.ts';
import { type Found, DocumentStore } from '../../workbench/documents/document-store.ts';
import { ANY_VERSION, namesIn } from '../home/saved.ts';

export type StoringCard = ToolCard & { readonly storageKey: string };

export const storesDocuments = (card: ToolCard): card is StoringCard =>
  card.storageKey !== undefined;

/** A document that was kept in this browser without an account. */
export interface Unowned {
  /** The same on every visit: by it a person's answer is remembered. */
  readonly id: string;
  readonly card: StoringCard;
  /** The key it stands under; several of a list stand under one. */
  readonly key: string;
  /** Of one of a list, its id there. */
  readonly recordId: string | null;
  /** Of the projects or options in it. */
  readonly names: readonly string[];
  readonly savedAt: Date | null;
  /** What can't be read is kept as it is, to be downloaded. */
  readonly isReadable: boolean;
}

/** The documents of all tools that no account has, with what was set aside of them. */
export function findUnowned(cards: readonly ToolCard[]): readonly Unowned[] {
  try {
    const keys = storedKeys();
    return cards
      .filter(storesDocuments)
      .flatMap((card) => [...kept(card), ...setAside(card, keys)]);
  } catch (error) {
    // Some browsers throw at the mere sight of localStorage.
    if (error instanceof DOMException) return [];
    throw error;
  }
}

function kept(card: StoringCard): readonly Unowned[] {
  const found = new DocumentStore(card.storageKey, ANY_VERSION).read();
  if (found.state === 'empty') return [];
  const whole = { id: card.storageKey, card, key: card.storageKey, recordId: null };
  const damaged = { ...whole, names: [], savedAt: null, isReadable: false };
  if (found.state !== 'ok') return [damaged];
  if (card.keepsList) return recordsIn(card, found) ?? [damaged];
  return [
    { ...whole, names: namesIn(found.value), savedAt: dateOf(found.savedAt), isReadable: true },
  ];
}

/** Null where it is no list. One of a newer version waits for the app to know it. */
function recordsIn(
  card: StoringCard,
  { version, value }: Extract<Found, { state: 'ok' }>,
): readonly Unowned[] | null {
  if (version > LIST_VERSION) return [];
  const key = card.storageKey;
  return (
    readRecords(value)?.map(({ id, name, lastModified }) => ({
      id: `${key}#${id}`,
      card,
      key,
      recordId: id,
      names: [name],
      savedAt: dateOf(lastModified),
      isReadable: true,
    })) ?? null
  );
}

function setAside(card: StoringCard, keys: readonly string[]): readonly Unowned[] {
  return keys.flatMap((key) => {
    const savedAt = asideDate(card.storageKey, key);
    if (savedAt === null) return [];
    return [{ id: key, card, key, recordId: null, names: [], savedAt, isReadable: false }];
  });
}

function dateOf(text: string | undefined): Date | null {
  const date = new Date(text ?? '');
  return Number.isNaN(date.getTime()) ? null : date;
}
