import { type ReactNode, useState } from 'react';
import { lazyPart, PartBoundary } from '../../../ui/index.ts';
import { sayPasted } from '../../grid/index.ts';
import { useSession } from '../../session/useSession.ts';
import { turnedOver } from '../table/layout.ts';
import { areRecords, bringsNewInColumns, hasHeads } from '../records/parts.ts';
import { tableInText } from '../plainText/tableInText.ts';
import type { Rows } from '../table/rows.ts';
import type { ImportTarget } from '../target.ts';
import { withBlocksInRows } from '../sheetLayout/labelledBlocks.ts';
import { withTitledHeads } from '../sheetLayout/titledHeads.ts';
import { useTableOnPage } from './useTableOnPage.ts';

const PastedImport = lazyPart(async () => (await import('./PastedImport.tsx')).PastedImport);

interface ForeignPaste {
  /**
   * Says whether it takes what was pasted; `byNames`: records lie side by side, and its
   * first column may be the names of their rows.
   */
  readonly onForeign: (rows: Rows, byNames: boolean) => boolean;
  /** What is asked on the way. */
  readonly dialog: ReactNode;
}

/**
 * Of a sheet that shows a list: what is pasted goes into the list, column by column, where it is a table
 * with heads of its own; `onTaken` is told of the first record. Anything else is pasted cell by cell.
 * So does what is pasted on the page, while no cell is selected.
 */
export function useForeignPaste(
  target: ImportTarget | null,
  onTaken: (first: number) => void,
): ForeignPaste {
  const session = useSession();
  const [rows, setRows] = useState<Rows | null>(null);
  const onForeign = (block: Rows, byNames: boolean): boolean => {
    if (!target || session.isReadOnly) return false;
    const table = tableInText(block);
    const pasted = withBlocksInRows(table ?? block, target);
    // Cell by cell, names would come to stand in a record, or beside values of other rows.
    const isTurned =
      (byNames && hasHeads(turnedOver(pasted), target)) || bringsNewInColumns(pasted, target);
    // Lines of a text are no cells: what they say would stand in a cell each, whole.
    const isText = table !== null && areRecords(pasted);
    if (!isTurned && !isText && !hasHeads(withTitledHeads(pasted, target), target)) return false;
    setRows(pasted);
    return true;
  };
  useTableOnPage(target !== null, (pasted) => {
    const refused = target?.refuses?.(pasted) ?? null;
    if (refused !== null) sayPasted('info', `No se pegó nada. ${refused}`);
    else if (!onForeign(pasted, true)) {
      // No cell stands for what has no heads: which column is which can still be said.
      if (!target || session.isReadOnly || !areRecords(pasted)) return false;
      setRows(pasted);
    }
    return true;
  });
  const dialog = target && rows && (
    <PartBoundary what="la importación" waiting={null}>
      <PastedImport target={target} rows={rows} onTaken={onTaken} onClose={() => setRows(null)} />
    </PartBoundary>
  );
  return { onForeign, dialog };
}
