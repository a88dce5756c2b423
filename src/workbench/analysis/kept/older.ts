import type { CaseStore } from '../../documents/cases/case-store.ts';
import { DocumentStore } from '../../documents/document-store.ts';
import { removeKey } from '../../documents/keys.ts';
import { type Owner, ownedKey } from '../../documents/owner.ts';
import { readStudies, withChange } from './kept.ts';

const VERSION = 1;

/**
 * Takes in the scenarios that a tool kept for all its cases together: each case has them from then
 * on. Where they can't be written they stay where they are.
 *
 * @param current - the case at work, which has them too if it isn't kept yet
 */
export function takeInScenarios(
  store: CaseStore,
  tool: string,
  owner: Owner,
  changeStudies: (id: string, change: (studies: unknown) => unknown) => boolean,
  current: string | null,
): void {
  try {
    const older = new DocumentStore(ownedKey(`abaco.scenarios.${tool}`, owner), VERSION);
    const found = older.read();
    if (found.state !== 'ok') return;
    const { scenarios } = readStudies({ scenarios: found.value });
    const cases = store.live.filter(({ isSample, isDraft }) => !isSample && !isDraft);
    const ids = new Set(cases.map(({ id }) => id));
    if (current !== null && scenarios.length > 0) ids.add(current);
    const add = (studies: unknown) =>
      scenarios.reduce<unknown>(
        (all, scenario) => withChange(all, { list: 'scenarios', put: scenario }),
        studies,
      );
    const areKept = scenarios.length === 0 || [...ids].every((id) => changeStudies(id, add));
    if (areKept) removeKey(older.key);
  } catch (error) {
    // The browser allows no storage: there is nothing to take in.
    if (!(error instanceof DOMException)) throw error;
  }
}
