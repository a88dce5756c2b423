/** The workbench: shows any tool from its declaration. Views and pages of tools are made of these. */
export {
  downloadJson,
  downloadRows,
  downloadTable,
  downloadText,
  loadBookReader,
  loadReader,
} from './onDemand.ts';
export type { Command } from './commands/registry.ts';
export { useCommands } from './commands/useCommands.ts';
export { tellUnread } from './grid/clipboard/unread.ts';
export { fileName } from './exchange/fileName.ts';
export { anchorId } from './layout/anchors.ts';
export {
  change,
  namesCounted,
  type ImportChange,
  importChanges,
} from './exchange/importChanges.ts';
export { takeSame } from './exchange/sameImport.ts';
export type { CsvValue } from './exchange/csv.ts';
export { caseStudies, studyChanges, useCaseStudies } from './exchange/useCaseStudies.ts';
export { usePasteInputs } from './inputImport/usePasteInputs.tsx';
export type { Elsewhere } from './inputImport/elsewhere.ts';
export type { Implied } from './inputImport/implied.ts';
export type { Rows } from './listImport/table/rows.ts';
export { pastedCells, pastedRows } from './listImport/table/pasted.ts';
export { PasteButton } from './listImport/dialog/PasteButton.tsx';
export {
  cellOf,
  type ForeignCell,
  type ForeignRecord,
  type ImportTarget,
  type Mapping,
  type NewColumns,
  type PlacedEdit,
  type Recast,
  type TargetColumn,
  wholeOf,
} from './listImport/target.ts';
export { fieldsTarget, isAsBegun, listTarget } from './listImport/fieldsTarget.ts';
export { inOurWords } from './listImport/match/choices.ts';
export {
  IN_BRACKETS,
  periodsOf,
  PROJECTED_YEAR,
  SOLD,
  withoutPeriod,
} from './listImport/match/periods.ts';
export { looseAmongYears } from './listImport/sheetLayout/loose.ts';
export { timeless } from './listImport/doubts/whichColumn.ts';
export { isUnitOfMoney } from './listImport/match/scale.ts';
export { isOfRemarks } from './listImport/records/remarkNotes.ts';
export { useListImport } from './listImport/dialog/useListImport.tsx';
export { returningAmong } from './listImport/returning.ts';
export { useTableWithoutCells } from './listImport/dialog/useTableOnPage.ts';
export { isPerArea, meaningOf } from './listImport/match/words.ts';
export type {
  CellAddress,
  CellEdit,
  EditOutcome,
  GridCell,
  GridColumn,
  GridModel,
  GridRecords,
  RefusedEdit,
} from './grid/index.ts';
export { loadGrid, movedTo } from './grid/index.ts';
export { changeText, editText, type EditVerb } from './session/change.ts';
export { carryExpressions, keepExpressions } from './session/expressions.ts';
export { affixes, isSigned } from './inputs/affixes.ts';
export { focusNextEditor, goesOnByEnter, goesOnByTouch } from './inputs/focusNextEditor.ts';
export { HelpIcon, InputEditor } from './inputs/InputEditor.tsx';
export { regroupAs } from './session/regroup.ts';
export { TypedInto } from './inputs/TypedInto.tsx';
export { UnitKeys } from './inputs/UnitKeys.tsx';
export { useGroupedTyping } from './inputs/useGroupedTyping.ts';
export { TextEditor } from './inputs/TextEditor.tsx';
export { editorOf } from './blocks/list/listGrid.ts';
export { computedCell, inputCell, ROW_HEAD } from './blocks/cells/readings.ts';
export { listRecords } from './blocks/list/listRecords.ts';
export { recordAt, recordColumns } from './blocks/list/listColumns.ts';
export { takeEdits } from './blocks/cells/takeEdits.ts';
export { textEditor } from './blocks/cells/textEditor.ts';
export { tableGrid } from './blocks/table/tableGrid.ts';
export { type TransposedGrid, transposedGrid } from './blocks/table/transposedGrid.ts';
export { withForms } from './blocks/table/withForms.ts';
export type { TransposedRow, TurnedColumn } from './blocks/table/transposedLayout.ts';
export {
  type FoldedRow,
  opened,
  parentsOf,
  remembered,
  rowsInSight,
  toggled,
} from './blocks/table/folding.ts';
export { byUndoKey } from './session/undoKey.ts';
export { keepOffer, offerUndo, removedText } from './session/offerUndo.ts';
export { AnalysisButton } from './page/AnalysisScope.tsx';
export { Announcer } from './page/Announcer.tsx';
export { CardsPage } from './page/CardsPage.tsx';
export { ChartBlock } from './blocks/chart/ChartBlock.tsx';
export { ChartWhenSeen } from './blocks/chart/ChartWhenSeen.tsx';
export { DraftScope } from './page/DraftScope.tsx';
export { FaultList, FaultsDialog } from './page/FaultsDialog.tsx';
export { ImportDialog } from './page/ImportDialog.tsx';
export { FigureButton, FigureLabel } from './blocks/FigureButton.tsx';
export { Figures } from './blocks/figures/Figures.tsx';
export { backTo, goBack, useBack } from './formula/useBack.ts';
export { FormulaBar } from './formula/FormulaBar.tsx';
export { KeepingNotice } from './page/KeepingNotice.tsx';
export { OpenedRecord } from './blocks/list/OpenedRecord.tsx';
export { orderIn, RecordWalk } from './blocks/list/RecordWalk.tsx';
export { useSameField } from './blocks/list/useSameField.ts';
export { useWholeCells } from './blocks/figures/useWholeCells.ts';
export { useNarrow } from './layout/useNarrow.ts';
export { ListBlock } from './blocks/list/ListBlock.tsx';
export { Notices, Recommendations } from './blocks/figures/Notices.tsx';
export { Pending, PendingOf } from './page/Pending.tsx';
export { Results } from './blocks/figures/Results.tsx';
export { useRevealer } from './layout/reveal.ts';
export { useGoTo } from './layout/useGoTo.ts';
export { Rankings } from './blocks/figures/Rankings.tsx';
export { SessionScope } from './page/SessionScope.tsx';
export { SubmitPanel } from './page/SubmitPanel.tsx';
export { SheetGrid } from './blocks/SheetGrid.tsx';
export { useFixedBySort } from './blocks/sheet/view/useFixedBySort.ts';
export { useRecordsShown } from './blocks/sheet/view/useRecordsShown.ts';
export { ToolBody } from './page/ToolBody.tsx';
export { type ExcerptQuestion, ToolExcerpt } from './page/ToolExcerpt.tsx';
export { ToolPage } from './page/ToolPage.tsx';
export { ExportMenu, ImportButtons, Toolbar, UndoButtons } from './page/Toolbar.tsx';
export { type PrintedTables, PrintedTablesContext } from './report/printedTables.ts';
export { readTyped } from './session/readTyped.ts';
export { type BesideModel, explainRefused } from './session/refused.ts';
export type { Typed } from './session/readTyped.ts';
export { sameRef } from './session/sameRef.ts';
export { Session } from './session/session.ts';
export { DocumentSync, type Keeping, type SetAside } from './documents/document-sync.ts';
export { CaseWorkspace, type OpenCase, type Opening } from './documents/cases/case-workspace.ts';
export { CaseBar } from './documents/cases/CaseBar.tsx';
export { useOpened } from './documents/cases/useOpened.ts';
export { CASE_PARAM, caseAddress, COMPARE_PARAM } from './documents/cases/address.ts';
export { LinkSign } from './documents/links/LinkSign.tsx';
export { type Shelf, ShelfContext } from './documents/links/shelf.ts';
export { CasesContext, useCases } from './documents/cases/context.ts';
export { removeKeys } from './documents/keys.ts';
export { type Owner, ownedKey, useOwner } from './documents/owner.ts';
export type { StoredRecord } from '../../schemas/stored.ts';
export { LIST_VERSION, listOf, newRecord, readRecords } from './documents/records.ts';
export { DocumentStore, type Found, priorOf, type Written } from './documents/document-store.ts';
export { stickyPart } from './layout/sticky.ts';
export { focusCaseName } from './documents/cases/focusCaseName.ts';
export { isText, useDocumentView, useViewChoice, useViewSet } from './documents/useDocumentView.ts';
export { useSession } from './session/useSession.ts';
export { workIn } from './session/stepPlaces.ts';
export { useDraftSession } from './page/useDraftSession.ts';
export { useKeptCells } from './page/useKeptCells.ts';
export { useKeptDraft, withKept } from './page/useKeptDraft.ts';
export { useStateOf } from './page/useStateOf.ts';
export { focusRefused } from './inputs/focusRefused.ts';
export { takeCells } from './session/takeCells.ts';
export { useKept } from './documents/useKept.ts';
export { useKeptForm } from './documents/useKeptForm.tsx';
