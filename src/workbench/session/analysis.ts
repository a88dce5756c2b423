import { createContext, use } from 'react';
import type { Address } from '../../tool/index.ts';

export type AnalysisView = 'goal' | 'table' | 'tornado' | 'simulation' | 'scenarios' | 'move';

/** A question about the document that somebody opened, from the toolbar, a figure or an input. */
export interface AnalysisRequest {
  readonly view: AnalysisView;
  readonly figure?: Address | undefined;
  readonly input?: Address | undefined;
  /** What the figure should come to, as it would be typed. */
  readonly target?: string | undefined;
  /** The kept study that is open in each view, by its id. */
  readonly studies?: Partial<Readonly<Record<AnalysisView, string | undefined>>>;
}

interface Analysis {
  readonly asked: AnalysisRequest | null;
  readonly ask: (request: AnalysisRequest | null) => void;
}

/** Null where nothing can be asked: in a lesson, in a form over a draft. */
export const AnalysisContext = createContext<Analysis | null>(null);

export function useAnalysis(): Analysis | null {
  return use(AnalysisContext);
}
