import type { StoredRecord } from '../../../schemas/stored.ts';
import type { ToolCard } from '../../tool/contract/tool.ts';
import { CaseStore } from '../../workbench/documents/cases/case-store.ts';
import { takeInOlder } from '../../workbench/documents/cases/older.ts';
import { casesKey, olderKey } from '../../workbench/documents/cases/places.ts';
import type { Owner } from '../../workbench/documents/owner.ts';
import { lastFirst } from '../../workbench/documents/records.ts';

/** A case, or a draft, that a person has in this browser. */
export interface Saved {
  readonly card: ToolCard;
  readonly record: StoredRecord;
  /** Of the projects or options in it. */
  readonly names: readonly string[];
}

/** Any version may be looked at: only names are read, and nothing is written. */
export const ANY_VERSION = Number.MAX_SAFE_INTEGER;

/** The cases and drafts of all tools, what was written last first. */
export function savedCases(cards: readonly ToolCard[], owner: Owner): readonly Saved[] {
  return cards
    .flatMap((card) => casesOf(card, owner))
    .sort((a, b) => lastFirst(a.record, b.record));
}

function casesOf(card: ToolCard, owner: Owner): readonly Saved[] {
  const store = new CaseStore(casesKey(card, owner));
  store.refresh();
  takeInOlder(store, olderKey(card, owner));
  return store.live.map((record) => ({ card, record, names: namesIn(record.data) }));
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
