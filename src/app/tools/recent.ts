import { ownedKey } from '../../workbench/documents/owner.ts';
import { DocumentStore } from '../../workbench/documents/document-store.ts';

const VERSION = 1;
const MOST = 6;

const storeOf = (userId: number) => new DocumentStore(ownedKey('abaco.recientes', userId), VERSION);

/** The ids of the tools that the person opened last in this browser, the latest first. */
export function recentTools(userId: number): readonly string[] {
  return read(storeOf(userId)).ids;
}

/** To be called whenever a tool is opened. Where nothing can be kept, nothing is. */
export function noteOpened(userId: number, id: string): void {
  const store = storeOf(userId);
  const { ids, mark } = read(store);
  if (ids[0] === id) return;
  store.write([id, ...ids.filter((each) => each !== id)].slice(0, MOST), mark);
}

function read(store: DocumentStore): { ids: readonly string[]; mark: string | null } {
  try {
    const found = store.read();
    if (found.state !== 'ok' || !Array.isArray(found.value)) return { ids: [], mark: null };
    return { ids: found.value.filter((id) => typeof id === 'string'), mark: found.mark };
  } catch (error) {
    // Some browsers throw at the mere sight of localStorage.
    if (!(error instanceof DOMException)) throw error;
    return { ids: [], mark: null };
  }
}
