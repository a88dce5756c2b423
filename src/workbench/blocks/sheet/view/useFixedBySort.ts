import { useDocumentView } from '../../../documents/useDocumentView.ts';
import { FIXED_BY_SORT } from '../../../grid/index.ts';
import { isKeptSorted } from './keptView.ts';
import { viewName } from './useSheetView.ts';

/** Why the records of a table can't be moved as a person looks at it; undefined where they can. */
export function useFixedBySort(tableId: string): string | undefined {
  const { now } = useDocumentView(viewName(tableId));
  return isKeptSorted(now()) ? FIXED_BY_SORT : undefined;
}
