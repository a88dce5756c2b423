/** The workbench: shows any tool from its declaration. Views and pages of tools are made of these. */
export {
  downloadJson,
  downloadRows,
  downloadTable,
  downloadText,
  loadReader,
} from './exchange/onDemand.ts';
export { fileName } from './exchange/fileName.ts';
export { anchorId } from './anchors.ts';
export { change, counted, type ImportChange, importChanges } from './exchange/importChanges.ts';
export { type CsvValue, localDecimalMark } from './exchange/csv.ts';
export type {
  CellAddress,
  CellEdit,
  EditOutcome,
  GridCell,
  GridColumn,
  GridModel,
  RefusedEdit,
} from './grid/index.ts';
export { carryExpressions } from './expressions.ts';
export { useHeadInSight } from './headInSight.ts';
export { affixes, isSigned } from './inputs/affixes.ts';
export { HelpIcon, InputEditor } from './inputs/InputEditor.tsx';
export { regroup } from './inputs/regroup.ts';
export { TextEditor } from './inputs/TextEditor.tsx';
export { editorOf } from './models/listGrid.ts';
export { computedCell, inputCell, ROW_HEAD } from './models/readings.ts';
export { takeEdits } from './models/takeEdits.ts';
export { tableGrid } from './models/tableGrid.ts';
export { type TurnedGrid, turnedGrid, type TurnedRow } from './models/turnedGrid.ts';
export { offerUndo } from './offerUndo.ts';
export { Announcer } from './page/Announcer.tsx';
export { CardsPage } from './page/CardsPage.tsx';
export { ChartBlock } from './page/ChartBlock.tsx';
export { DraftScope } from './page/DraftScope.tsx';
export { FaultList, FaultsDialog } from './page/FaultsDialog.tsx';
export { ImportDialog } from './page/ImportDialog.tsx';
export { FigureButton, FigureLabel } from './page/FigureButton.tsx';
export { Figures } from './page/Figures.tsx';
export { FormulaBar } from './page/FormulaBar.tsx';
export { KeepingNotice } from './page/KeepingNotice.tsx';
export { ListBlock } from './page/ListBlock.tsx';
export { Notices, Recommendations } from './page/Notices.tsx';
export { Pending } from './page/Pending.tsx';
export { Results } from './page/Results.tsx';
export { useRevealer } from './page/reveal.ts';
export { Selections } from './page/Selections.tsx';
export { SessionScope } from './page/SessionScope.tsx';
export { SubmitPanel } from './page/SubmitPanel.tsx';
export { SheetGrid } from './page/SheetGrid.tsx';
export { ToolBody } from './page/ToolBody.tsx';
export { ToolExcerpt } from './page/ToolExcerpt.tsx';
export { ToolPage } from './page/ToolPage.tsx';
export { ExportMenu, ImportButtons, Toolbar, UndoButtons } from './page/Toolbar.tsx';
export { WhenSeen } from './page/WhenSeen.tsx';
export { readTyped } from './readTyped.ts';
export { Session } from './session.ts';
export { Keeper, type Keeping, type SetAside } from './storage/keeper.ts';
export { removeKeys } from './storage/keys.ts';
export { type Owner, ownedKey, useOwner } from './storage/owner.ts';
export type { StoredRecord } from '../../schemas/stored.ts';
export { LIST_VERSION, listOf, newRecord, readRecords } from './storage/records.ts';
export { type Found, Store, type Written } from './storage/store.ts';
export { stickyPart } from './sticky.ts';
export { useSession } from './useSession.ts';
