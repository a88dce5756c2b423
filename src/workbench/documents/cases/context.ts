import { createContext, use } from 'react';
import type { CaseWorkspace } from './case-workspace.ts';

/** The cases of the tool that a page shows; null where it keeps none. */
export const CasesContext = createContext<CaseWorkspace | null>(null);

export const useCases = (): CaseWorkspace | null => use(CasesContext);
