import { useMemo } from 'react';
import type { List } from '../../../tool/index.ts';
import { listColumns } from './listColumns.ts';
import { useSession } from '../../session/useSession.ts';
import { SheetGrid } from '../SheetGrid.tsx';

/** The records of a list as a sheet with a column each. */
export function ColumnsSheet({ id, list }: { id: string; list: List }) {
  const session = useSession();
  const model = useMemo(() => listColumns(session, id, list), [session, id, list]);
  return (
    <SheetGrid model={model} refAt={model.refAt} addressOf={model.addressOf} maxHeight={560} />
  );
}
