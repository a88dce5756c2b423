import { DOCUMENT_LIMITS } from '../../../../schemas/limits.ts';
import { lastFirst } from '../records.ts';
import type { CaseStore } from './case-store.ts';

/** Drafts beyond so many go to the bin, the oldest first. */
export const MOST_DRAFTS = 20;
export const BIN_DAYS = DOCUMENT_LIMITS.binDays;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Puts the oldest drafts into the bin, and ends what has been there for long enough. */
export function tidy(store: CaseStore, now: Date): void {
  if (store.blocked) return;
  const drafts = store.live.filter(({ isDraft }) => isDraft);
  const old = drafts.toSorted(lastFirst).slice(MOST_DRAFTS);
  for (const { id } of old) store.putInBin(id);
  const last = now.getTime() - BIN_DAYS * DAY_MS;
  const over = store.all.filter(({ deletedAt }) => deletedAt && Date.parse(deletedAt) < last);
  // On the account they end by themselves.
  if (over.length > 0) store.forget(...over.map(({ id }) => id));
}
