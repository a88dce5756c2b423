import { type ReactNode, useState } from 'react';
import { lazyPart, PartBoundary } from '../../../ui/index.ts';
import { sayPasted } from '../../grid/index.ts';
import { useSession } from '../../session/useSession.ts';
import { turnedOver } from '../table/layout.ts';
import { type CellsUnder, isMeantForCells } from './ontoCells.ts';
import { areRecords, bringsNewInColumns, hasHeads } from '../records/parts.ts';
import { tableInText } from '../plainText/tableInText.ts';
import type { Rows } from '../table/rows.ts';
import type { ImportTarget } from '../target.ts';
import { withBlocksInRows } from '../sheetLayout/labelledBlocks.ts';
import { withTitledHeads } from '../sheetLayout/titledHeads.ts';
import { useTableOnPage } from './useTableOnPage.ts';

const PastedImport = lazyPart(async () => (await import('./PastedImport.tsx')).PastedImport);

interface Pasted {
  readonly rows: Rows;
  readonly under: CellsUnder | undefined;
}

interface ForeignPaste {
  /**
   * Says whether it takes what was pasted; `byNames`: records lie side by side, and its
   * first column may be the names of their rows; `under`: where it was pasted on cells.
   */
  readonly onForeign: (rows: Rows, byNames: boolean, under?: CellsUnder) => boolean;
  /** What is asked on the way. */
  readonly dialog: ReactNode;
}

/**
 * Of a sheet that shows a list: what is pasted goes into the list, column by column, where it is a table
 * with heads of its own; `onTaken` is told of the first record. Anything else is pasted cell by cell, as is the table
 * where the person says so. So does what is pasted on the page, while no cell is selected.
 */
export function useForeignPaste(
  target: ImportTarget | null,
  onTaken: (first: number) => void,
): ForeignPaste {
  const session = useSession();
  const [asked, setAsked] = useState<Pasted | null>(null);
  const onForeign: ForeignPaste['onForeign'] = (block, byNames, under) => {
    if (!target || session.isReadOnly) return false;
    if (target.asFile?.(block)) {
      setAsked({ rows: block, under });
      return true;
    }
    const table = tableInText(block);
    const pasted = withBlocksInRows(table ?? block, target);
    // Cell by cell, names would come to stand in a record, or beside values of other rows.
    const isTurned =
      (byNames && hasHeads(turnedOver(pasted), target)) || bringsNewInColumns(pasted, target);
    // Lines of a text are no cells: what they say would stand in a cell each, whole.
    const isText = table !== null && areRecords(pasted);
    if (!isTurned && !isText) {
      if (!hasHeads(withTitledHeads(pasted, target), target)) return false;
      const cells = under?.cells();
      if (cells && isMeantForCells(cells, target)) return false;
    }
    setAsked({ rows: pasted, under });
    return true;
  };
  useTableOnPage(target !== null, (pasted) => {
    const refused = target?.refuses?.(pasted) ?? null;
    if (refused !== null) sayPasted('info', `No se pegó nada. ${refused}`);
    else if (!onForeign(pasted, true)) {
      // No cell stands for what has no heads: which column is which can still be said.
      if (!target || session.isReadOnly || !areRecords(pasted)) return false;
      setAsked({ rows: pasted, under: undefined });
    }
    return true;
  });
  const dialog = target && asked && (
    <PartBoundary what="la importación" waiting={null}>
      <PastedImport
        target={target}
        rows={asked.rows}
        onTaken={onTaken}
        onCells={asked.under?.paste}
        onClose={() => setAsked(null)}
      />
    </PartBoundary>
  );
  return { onForeign, dialog };
}
