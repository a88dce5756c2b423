import { Table2 } from 'lucide-react';
import { Button } from '../../../../src/ui/index.ts';
import { useListImport } from '../../../../src/workbench/index.ts';
import { EXPENSES, INCOMES } from './streamLists.ts';
import { streamTarget } from './streamTarget.ts';

const TARGETS = { incomes: streamTarget(INCOMES), expenses: streamTarget(EXPENSES) };

/** Takes streams from a file of elsewhere. */
export function StreamImport({ of }: { of: keyof typeof TARGETS }) {
  const { open, dialog } = useListImport();
  return (
    <>
      <Button icon={<Table2 />} onClick={() => open(TARGETS[of])}>
        Importar CSV o Excel
      </Button>
      {dialog}
    </>
  );
}
