import { useMemo } from 'react';
import type { List } from '../../../tool/index.ts';
import type { ImportTarget } from '../../listImport/target.ts';
import { listColumns } from './listColumns.ts';
import { useSession } from '../../session/useSession.ts';
import { SheetGrid } from '../SheetGrid.tsx';

interface Props {
  id: string;
  list: List;
  /** Takes a table that is pasted with heads of its own. */
  takes: ImportTarget | null;
}

/** The records of a list as a sheet with a column each. */
export function ColumnsSheet({ id, list, takes }: Props) {
  const session = useSession();
  const model = useMemo(() => listColumns(session, id, list), [session, id, list]);
  return (
    <SheetGrid
      model={model}
      refAt={model.refAt}
      addressOf={model.addressOf}
      takes={takes}
      maxHeight={560}
    />
  );
}
