import { Sheet } from 'lucide-react';
import { Button } from '../../../../src/ui/index.ts';
import { useSession } from '../../../../src/workbench/index.ts';
import type { ProjectData } from '../../document/document.ts';
import { EXPENSES, fresh, INCOMES } from './streamLists.ts';

interface Props {
  of: 'incomes' | 'expenses';
  /** The sheet has its first row. */
  onStart: () => void;
}

/** A sheet with one row to begin with: what was prepared elsewhere is pasted there. */
export function StartSheet({ of, onStart }: Props) {
  const session = useSession<ProjectData>();
  const start = () => {
    session.edit('Empezar en una hoja', (draft) => {
      if (of === 'incomes') INCOMES.insert(draft, 0, [fresh(INCOMES, null, 1, 'mensual')]);
      else EXPENSES.insert(draft, 0, [fresh(EXPENSES, null, 1, 'mensual')]);
    });
    onStart();
  };
  return (
    <Button icon={<Sheet />} onClick={start}>
      Pegar una hoja de supuestos
    </Button>
  );
}
