import { CaseStore } from '../cases/case-store.ts';
import { casesKey } from '../cases/places.ts';
import type { Owner } from '../owner.ts';
import type { SourceCase } from './sources.ts';

/** A sample is made anew on every device: one that something is taken from is the person's own. */
export function markAsOwn({ card, record }: SourceCase, owner: Owner): void {
  if (!record.isSample) return;
  const store = new CaseStore(casesKey(card, owner));
  store.refresh();
  store.put(record.id, { isSample: false });
}
