import { useDocumentView } from '../../../documents/useDocumentView.ts';
import { type GridModel, recordsShown } from '../../../grid/index.ts';
import { useSession } from '../../../session/useSession.ts';
import { askedIn } from './keptView.ts';
import { applied, shownIn, viewed } from './sheetView.ts';
import { viewName } from './useSheetView.ts';

/** The records of a table in the order in which a person looks at them, by their positions; without those it hides. */
export function useRecordsShown(table: GridModel): readonly number[] {
  const session = useSession();
  const { now } = useDocumentView(viewName(table.id));
  const view = applied(table, askedIn(table, now()));
  return recordsShown(viewed(table, view, shownIn(table, view), session.revision));
}
