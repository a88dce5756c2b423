import type { ToolCard } from '../../tool/contract/tool.ts';
import { storedKeys } from '../../workbench/documents/keys.ts';

/**
 * Whether a tool's document may stand in this browser without an account. Asked on the way to every
 * page of members: what looks closer loads where there is something to look at.
 */
export function mayHoldUnowned(cards: readonly ToolCard[]): boolean {
  try {
    const names = cards.flatMap(({ storageKey }) => storageKey ?? []);
    const isOf = (key: string) => names.some((name) => key === name || key.startsWith(`${name}.`));
    return storedKeys().some(isOf);
  } catch {
    // The browser allows no storage: nothing is kept.
    return false;
  }
}
