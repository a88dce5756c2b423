import { loadGrid, ToolBody } from '../../src/workbench/index.ts';
import { Comparison } from './page/Comparison.tsx';

// The sheet is certain to be shown.
loadGrid();

/** The options side by side; who leads stands in the table itself. */
export default function AdvisorView() {
  return <ToolBody lists={<Comparison />} results={null} />;
}
