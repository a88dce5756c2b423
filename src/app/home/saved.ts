import type { ToolCard } from '../../tool/contract/tool.ts';
import { type Owner, ownedKey } from '../../workbench/documents/owner.ts';
import { DocumentStore } from '../../workbench/documents/document-store.ts';

/** What a tool keeps of a person in this browser. */
export interface Saved {
  readonly card: ToolCard;
  /** Of the projects or options in it. */
  readonly names: readonly string[];
  readonly savedAt: Date | null;
}

/** Any version may be looked at: only names are read, and nothing is written. */
export const ANY_VERSION = Number.MAX_SAFE_INTEGER;

/** What the tools have kept, the latest first. */
export function savedDocuments(cards: readonly ToolCard[], owner: Owner): readonly Saved[] {
  return cards
    .flatMap((card) => savedOf(card, owner) ?? [])
    .sort((a, b) => (b.savedAt?.getTime() ?? 0) - (a.savedAt?.getTime() ?? 0));
}

function savedOf(card: ToolCard, owner: Owner): Saved | null {
  if (card.storageKey === undefined) return null;
  try {
    const found = new DocumentStore(ownedKey(card.storageKey, owner), ANY_VERSION).read();
    if (found.state !== 'ok') return null;
    const savedAt = found.savedAt === undefined ? null : new Date(found.savedAt);
    return { card, names: namesIn(found.value), savedAt };
  } catch (error) {
    // Some browsers throw at the mere sight of localStorage.
    if (error instanceof DOMException) return null;
    throw error;
  }
}

/** The names of its first list of named records. */
export function namesIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  const lists = Object.values(value).filter((member) => Array.isArray(member));
  return lists.map((list) => list.flatMap(nameOf)).find((names) => names.length > 0) ?? [];
}

function nameOf(record: unknown): string[] {
  if (typeof record !== 'object' || record === null || !('name' in record)) return [];
  return typeof record.name === 'string' ? [record.name] : [];
}
