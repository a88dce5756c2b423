import { DocumentStore } from '../document-store.ts';
import { isQuota, removeKey, storedText, storeText } from '../keys.ts';
import { newRecord } from '../records.ts';
import type { CaseStore } from './case-store.ts';

/** What the one document of before is called among the cases. */
export const OLDER_NAME = 'Principal';
const ANY_VERSION = Number.MAX_SAFE_INTEGER;
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * Takes the one document that a tool kept before there were cases into its cases, with its data
 * unchanged. Where it can't be written it stays where it is, and what can't be read is set aside.
 */
export function takeInOlder(store: CaseStore, key: string | null): void {
  if (key === null) return;
  try {
    const older = new DocumentStore(key, ANY_VERSION);
    const found = older.read();
    if (found.state === 'corrupt') {
      store.noteSetAside(found.text);
      older.setAside(found.text);
    }
    if (found.state !== 'ok') return;
    const { version, mark, value, savedAt = new Date().toISOString() } = found;
    const name = store.live.some((each) => each.name === OLDER_NAME)
      ? `${OLDER_NAME} (${store.live.length + 1})`
      : OLDER_NAME;
    // The same id at every try, so that it isn't taken in twice.
    const id = UUID.test(mark) ? mark : crypto.randomUUID();
    const record = { ...newRecord(name, version, value, { id }), createdAt: savedAt };
    if (store.add({ ...record, lastModified: savedAt }) === 'saved') removeKey(key);
    else addInItsRoom(store, key);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}

/** There is no room for it twice: it makes room for itself, and comes back if that isn't enough. */
function addInItsRoom(store: CaseStore, key: string): void {
  const text = storedText(key);
  if (store.blocked !== 'full' || text === null) return;
  removeKey(key);
  try {
    if (store.change() !== 'saved') storeText(key, text);
  } catch (error) {
    if (!isQuota(error)) throw error;
    storeText(key, text);
  }
}
