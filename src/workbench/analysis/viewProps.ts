import type { AnalysisRequest } from '../session/analysis.ts';

/** What every view is given: what was asked, and how it asks for something else. */
export interface ViewProps {
  readonly asked: AnalysisRequest;
  readonly onAsk: (request: AnalysisRequest) => void;
}
