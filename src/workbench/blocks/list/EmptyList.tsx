import { Table2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { List } from '../../../tool/index.ts';
import { EmptyState } from '../../../ui/index.ts';
import { PasteButton } from '../../listImport/dialog/PasteButton.tsx';
import type { Rows } from '../../listImport/table/rows.ts';
import { useSession } from '../../session/useSession.ts';

interface Props {
  list: List;
  /** Takes a table that was copied elsewhere; null where records neither come nor go. */
  onPaste: ((rows?: Rows) => void) | null;
  /** The button that adds one. */
  add: ReactNode;
  /** Records are there again while the focus is in it. */
  onFilled: () => void;
}

/** In the place of a sheet that has nothing to paste upon: records are added one by one, or as a table. */
export function EmptyList({ list, onPaste, add, onFilled }: Props) {
  const { isReadOnly } = useSession();
  const ways = onPaste && !isReadOnly && (
    <>
      {add}
      <PasteButton size="sm" onPaste={onPaste}>
        Pegar una tabla
      </PasteButton>
    </>
  );
  const title = list.empty ?? 'La lista está vacía';
  return (
    <EmptyState icon={<Table2 />} title={title} action={ways} takesFocus onFocusLost={onFilled} />
  );
}
