import type { RefObject } from 'react';
import { isTouch } from '../../../ui/index.ts';
import type { Command } from '../../commands/registry.ts';
import { useCommands } from '../../commands/useCommands.ts';
import { type CellAddress, type DataGridHandle, type GridModel, MOVES } from '../../grid/index.ts';
import { isLookedAt, type useCurrentSheet } from './currentSheet.ts';
import { ADJUST, findCommand, fullScreenCommand } from './sheetCommands.ts';
import type { FullScreen } from './useFullScreen.ts';
import { type Line, recordColumns } from './view/equals.ts';
import { type ViewedSheet, whole } from './view/useSheetView.ts';

interface Sheet {
  readonly table: GridModel;
  readonly viewing: ViewedSheet;
  readonly grid: () => DataGridHandle | null;
  readonly active: () => CellAddress | undefined;
  readonly place: ReturnType<typeof useCurrentSheet>[0];
  readonly part: RefObject<HTMLElement | null>;
  readonly full: FullScreen;
  readonly inDialog: boolean;
  readonly find: () => void;
  readonly filter: (line: Line) => void;
  /** What only this table does to its selected cells. */
  readonly ownCommands: () => readonly Command[];
  /** Null where nothing can be noted. */
  readonly noteOn: (address: CellAddress) => Command | null;
}

interface SheetMenus {
  readonly cellCommands: () => readonly (readonly Command[])[];
  readonly headCommands: (columnId: string) => readonly (readonly Command[])[];
  readonly pasteCommands: () => readonly (readonly Command[])[];
}

/** What can be done in a sheet: registered for the palette and the keys, and as the menus of cells and heads. */
export function useSheetCommands(sheet: Sheet): SheetMenus {
  const { table, viewing, grid, active, place, part, full, inDialog, find, filter } = sheet;
  const { ownCommands, noteOn } = sheet;
  const viewCommands = () => {
    const address = active();
    return address ? viewing.commands(address, filter) : [];
  };
  const noteCommand = () => {
    const address = active();
    return inDialog || !address ? null : noteOn(address);
  };
  const menuCommands = () => {
    const note = noteCommand();
    const own = note ? [...ownCommands(), note] : ownCommands();
    return [...(grid()?.menu() ?? []), ...(own.length > 0 ? [own] : []), viewCommands()];
  };
  const selectCommands = () => grid()?.selectMenu() ?? [];
  // A mouse and keys need no menu to select, and theirs is long enough.
  const cellCommands = () => (isTouch() ? [...menuCommands(), selectCommands()] : menuCommands());
  // A column that is a record has what is done to records, any other what is done by its values.
  const headCommands = (columnId: string) => {
    const isRecord = recordColumns(viewing.model).some(({ id }) => id === columnId);
    if (viewing.model.equals !== 'columns' || !isRecord) return [viewCommands()];
    const [clipboard = []] = grid()?.menu() ?? [];
    const records = grid()?.recordMenu() ?? [];
    return [clipboard, ...records, whole(table, viewing.view, viewing.set)];
  };
  // A spreadsheet pastes a sum or a product by the same key.
  const pasteCommands = () => [
    grid()?.pasteMenu() ?? [],
    ownCommands().filter(({ id }) => id === ADJUST),
  ];
  // The formula bar's key for it is drawn a frame later: of who types fast it would note on the cell before.
  useCommands(
    () => {
      const note = place === 'hidden' ? null : noteCommand();
      return note ? [findCommand(find), note] : [findCommand(find)];
    },
    { part },
  );
  // Of who is in no sheet.
  useCommands(() => (isLookedAt(part) ? [findCommand(find)] : []));
  useCommands(() => (place === 'window' ? [fullScreenCommand(full)] : []));
  // Their keys are the table's own, or events of the browser's.
  useCommands(
    () => (place === 'hidden' ? [] : [...menuCommands().flat(), ...selectCommands(), ...MOVES]),
    { listen: false },
  );
  return { cellCommands, headCommands, pasteCommands };
}
