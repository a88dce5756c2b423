import { createContext, use } from 'react';
import type { CaseWorkspace } from './case-workspace.ts';

/** The cases of the tool that a page shows; null where it keeps none. */
export const CasesContext = createContext<CaseWorkspace | null>(null);

export const useCases = (): CaseWorkspace | null => use(CasesContext);

/** What the person calls the document at work, for files and reports; empty while it has no name. */
export function useDocumentName(): string {
  const current = useCases()?.current;
  return current && !current.isDraft ? current.name : '';
}
