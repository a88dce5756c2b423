import { createContext, use } from 'react';
import type { DocumentSync } from '../documents/document-sync.ts';

export const SyncContext = createContext<DocumentSync | null>(null);

/** What keeps the session's document; null where nothing does. */
export function useDocumentSync(): DocumentSync | null {
  return use(SyncContext);
}
