import { type FocusEvent, useCallback, useRef, useState } from 'react';
import type { Ref } from '../../engine/index.ts';
import { cx, DIALOG, lazyPart, PartBoundary, Skeleton } from '../../ui/index.ts';
import type { Command } from '../commands/registry.ts';
import {
  type CellAddress,
  type CellEdit,
  DataGrid,
  type GridModel,
  type GridSelection,
  lookOf,
  recordsIn,
  recordsShown,
  selectedCells,
  selectedPart,
  wholeHeight,
} from '../grid/index.ts';
import type { ImportTarget } from '../listImport/target.ts';
import { useForeignPaste } from '../listImport/dialog/useForeignPaste.tsx';
import { FormulaBar } from '../formula/FormulaBar.tsx';
import { useSelectedHere } from '../formula/useSelectedHere.ts';
import { useNoteDialog } from '../notes/index.ts';
import { leftBelow, useRoom } from '../layout/headInSight.ts';
import { coveredEdges } from '../layout/sticky.ts';
import { useDocumentView } from '../documents/useDocumentView.ts';
import { offerUndo } from '../session/offerUndo.ts';
import { redoThere, undoThere } from '../session/stepPlaces.ts';
import { useSession } from '../session/useSession.ts';
import { holdsFigure } from './sheet/adjust.ts';
import { explainedCell, shownCell } from './explained.ts';
import styles from './SheetGrid.module.css';
import { useCurrentSheet } from './sheet/currentSheet.ts';
import { adjustCommand } from './sheet/sheetCommands.ts';
import { marksOf, notedIn } from './sheet/marks.ts';
import { FindBar, type Search, type Terms } from './sheet/FindBar.tsx';
import { standsAtItsNames } from './sheet/standsAtItsNames.ts';
import { StatusBar } from './sheet/StatusBar.tsx';
import { useFollowed } from './sheet/useFollowed.ts';
import { useFound } from './sheet/useFound.ts';
import { useFullScreen } from './sheet/useFullScreen.ts';
import { useLater, useLatest } from './sheet/useLater.ts';
import { usePasteNowhere } from './sheet/usePasteNowhere.ts';
import { useSheetCommands } from './sheet/useSheetCommands.ts';
import { useSaying } from './sheet/useSaying.ts';
import { useStepPlaces } from './sheet/useStepPlaces.ts';
import { useTaken } from './sheet/useTaken.ts';
import type { Line } from './sheet/view/equals.ts';
import { FilteredTotals } from './sheet/view/FilteredTotals.tsx';
import { useSamePlace } from './sheet/view/useSamePlace.ts';
import { useSheetView } from './sheet/view/useSheetView.ts';
import { ViewBar } from './sheet/view/ViewBar.tsx';

const FilterDialog = lazyPart(
  async () => (await import('./sheet/view/FilterDialog.tsx')).FilterDialog,
);
const AdjustDialog = lazyPart(async () => (await import('./sheet/AdjustDialog.tsx')).AdjustDialog);
const CommandMenu = lazyPart(async () => (await import('../commands/CommandMenu.tsx')).CommandMenu);

interface Props {
  model: GridModel;
  /** What its scroll and widths are kept by, where another sheet shows the same table. */
  keptAs?: string;
  /** The cell of the model that an address shows; null for heads and buttons. */
  refAt: (address: CellAddress) => Ref | null;
  /** Where a ref of this table stands; null where it shows no such cell. */
  addressOf: (ref: Ref) => CellAddress | null;
  /** Opens the rows under which a ref of this table is folded. */
  unfold?: (ref: Ref) => void;
  /** Whether it shows a cell that isn't of its table. */
  holds?: (ref: Ref) => boolean;
  /** What the formula bar beside it `shows`, where that isn't all: nothing is marked for a cell that it leaves out. */
  explains?: (ref: Ref) => boolean;
  /** Takes what is pasted in a way of its own, and says that it did. */
  onForeign?: (rows: readonly (readonly string[])[]) => boolean;
  /** The list that it shows: takes a table that is pasted with heads of its own. */
  takes?: ImportTarget | null;
  /** `typed`: what was typed on the cell to open it; `order`: its records as they are shown, where it has such. */
  onOpen?: (address: CellAddress, typed: string | undefined, order: readonly number[]) => void;
  /** What can be done to selected cells of this table alone. */
  ownCommands?: (cells: readonly Ref[]) => readonly Command[];
  /** Told of the records of which a cell is selected, where the table has such. */
  onRecords?: (records: readonly number[]) => void;
  /** Told of the active cell, with a way back to it; and that there is none. */
  onActive?: (address: CellAddress | null, goBack: () => void) => void;
  /** Pixels, as far as the window has them. */
  maxHeight?: number;
  /** As high as the window has room for, where it has as many rows. */
  tall?: boolean;
}

interface OpenMenu {
  readonly of: 'cells' | 'head' | 'paste';
  readonly at: DOMRect;
  readonly commands: readonly (readonly Command[])[];
}

const MAX_HEIGHT = 480;

/** A grid tied to the session: its selection is the formula bar's, its undo the document's. */
export function SheetGrid(props: Props) {
  const { model: table, unfold, onOpen, maxHeight, tall = false } = props;
  const session = useSession();
  const selectedHere = useSelectedHere(session, props.explains);
  const { kept, keep } = useDocumentView(`table.${props.keptAs ?? table.id}`);
  const viewing = useSheetView(table, session);
  const { model } = viewing;
  const shownModel = useLatest(model);
  const wholeModel = useLatest(table.folding?.whole ?? table);
  const refAt = (address: CellAddress) => props.refAt(viewing.inside(address));
  const [selection, setSelection] = useState<GridSelection | null>(null);
  const latest = useRef(selection);
  const [box, setBox] = useState<HTMLDivElement | null>(null);
  const part = useRef<HTMLDivElement>(null);
  const hold = useCallback((element: HTMLDivElement | null) => {
    part.current = element;
    setBox(element);
  }, []);
  const [frame, setFrame] = useState<HTMLDivElement | null>(null);
  const room = useRoom(tall ? frame : null);
  const height = tall ? room : Math.min(maxHeight ?? MAX_HEIGHT, room);
  const inDialog = Boolean(box?.closest(DIALOG));
  const [place, makeCurrent] = useCurrentSheet(part, inDialog);
  const [search, setSearch] = useState<Search | null>(null);
  const [terms, setTerms] = useState<Terms>({ text: '', by: '' });
  const [filtering, setFiltering] = useState<Line | null>(null);
  const [adjusting, setAdjusting] = useState<readonly CellAddress[]>([]);
  const [menu, setMenu] = useState<OpenMenu | null>(null);

  const notes = useNoteDialog();
  const { attach, grid, ledTo } = useFollowed(
    table.id,
    viewing,
    props.addressOf,
    unfold,
    props.holds,
  );
  useSamePlace(viewing, selection, grid);
  const showTaken = useTaken(model, () => latest.current?.active, grid);
  const pasted = useForeignPaste(props.takes ?? null, showTaken);
  usePasteNowhere(shownModel, !inDialog && !session.isReadOnly);
  const showFound = useFound(model, grid);
  const { step, stay } = useStepPlaces(
    session,
    shownModel,
    wholeModel,
    grid,
    useCallback(() => latest.current, []),
    box,
  );
  const goIn = useCallback(() => grid()?.focus(), [grid]);
  const { id: tableId } = table;
  const { holds } = props;
  const shows = useCallback(
    (ref: Ref) => ref.table === tableId || holds?.(ref) === true,
    [tableId, holds],
  );
  const fullBar = useRef<HTMLDivElement>(null);
  const full = useFullScreen(inDialog ? null : box, fullBar, goIn, shows);
  const below =
    tall && !full.on ? leftBelow(wholeHeight(model), height, coveredEdges().floating) : undefined;

  const say = useSaying(session, tableId);
  const explain = (next: GridSelection | null) => {
    if (ledTo(next?.active) && session.selected) return;
    const ref = explainedCell(session.selected, next, refAt);
    say(ref, ref || !next ? null : shownCell(shownModel, next.active));
  };
  const tell = useLater(session, () => {
    const next = latest.current;
    setSelection(next);
    explain(next);
    props.onActive?.(next && viewing.inside(next.active), () => grid()?.focus());
    props.onRecords?.(next ? recordsIn(model, next) : []);
  });
  const onSelectionChange = (next: GridSelection | null) => {
    latest.current = next;
    if (next && part.current?.contains(document.activeElement)) stay(next.active);
    tell();
  };
  const fieldAt = (address: CellAddress) => {
    const ref = refAt(address);
    return ref ? session.calculation.field(ref) : undefined;
  };
  const cellsUnder = (edits: readonly CellEdit[] | null) =>
    edits?.map((edit) => ({ ...edit, field: fieldAt(edit) })) ?? null;
  const find = () =>
    // What is found is selected itself: a cell alone isn't where one wants to look.
    setSearch((before) => ({
      selected: selectedPart(model, latest.current) ?? before?.selected ?? null,
    }));
  const stopFinding = (last: Terms) => {
    setTerms(last);
    setSearch(null);
    grid()?.focus();
  };
  const ownCommands = () => {
    if (!latest.current || session.isReadOnly) return [];
    const cells = selectedCells(model, latest.current);
    const isFigure = holdsFigure(model);
    const adjust = adjustCommand(() => setAdjusting(cells.filter(isFigure)));
    const own = props.ownCommands?.(cells.flatMap((address) => refAt(address) ?? [])) ?? [];
    return cells.some(isFigure) ? [adjust, ...own] : own;
  };
  const { cellCommands, headCommands, pasteCommands } = useSheetCommands({
    table,
    viewing,
    grid,
    active: () => latest.current?.active,
    place,
    part,
    full,
    inDialog,
    find,
    filter: setFiltering,
    ownCommands,
    noteOn: (address) => notes.command(refAt(address)),
  });
  const onFocus = ({ target }: FocusEvent) => {
    makeCurrent();
    // Coming back to the same cell from elsewhere changes no selection.
    if (!latest.current) return;
    tell();
    if (part.current?.contains(target)) stay(latest.current.active);
  };
  return (
    <div ref={hold} className={cx(styles.sheet, full.on && styles.full)} onFocus={onFocus}>
      {full.on && (
        // Only the table tells of its active cell: what is followed in the formula stays selected.
        <div ref={fullBar} onFocus={(event) => event.stopPropagation()}>
          <FormulaBar shows={props.explains} />
        </div>
      )}
      {search && (
        <FindBar
          model={model}
          search={search}
          terms={terms}
          inPage={!full.on && !inDialog}
          revision={session.revision()}
          onShow={showFound}
          onReplaced={(message) => offerUndo(session, message)}
          onClose={stopFinding}
        />
      )}
      <ViewBar viewing={viewing} table={table} onDone={() => grid()?.focus()} />
      <FilteredTotals table={table} view={viewing.view} />
      <div ref={setFrame} className={styles.frame} style={{ marginBottom: below }}>
        <PartBoundary
          what="la tabla"
          waiting={<Skeleton shape="block" height={Math.min(wholeHeight(model), height)} />}
        >
          <DataGrid
            ref={attach}
            model={model}
            revision={session.revision()}
            marks={marksOf(session, selectedHere, refAt)}
            noted={notedIn(session, refAt)}
            maxHeight={height}
            fill={full.on}
            look={lookOf(kept)}
            onLook={keep}
            subscribe={session.subscribe}
            ahead={session.ahead}
            onSelectionChange={onSelectionChange}
            onMenu={(at, columnId) =>
              setMenu(
                columnId === undefined
                  ? { of: 'cells', at, commands: cellCommands() }
                  : { of: 'head', at, commands: headCommands(columnId) },
              )
            }
            onPasteMenu={(at) => setMenu({ of: 'paste', at, commands: pasteCommands() })}
            onForeign={({ rows, isNamed, isForCells, edits, pasteOnCells }) =>
              props.onForeign?.(rows) ||
              (!isForCells &&
                pasted.onForeign(rows, !isNamed && !standsAtItsNames(model, latest.current, rows), {
                  cells: () => cellsUnder(edits()),
                  paste: pasteOnCells,
                }))
            }
            onEscape={() => {
              if (full.on) full.set(false);
              return full.on;
            }}
            step={step}
            onUndo={() => undoThere(session, true)}
            onRedo={() => redoThere(session, true)}
            {...(onOpen
              ? {
                  onOpen: (address, typed) => {
                    stay(address);
                    onOpen(viewing.inside(address), typed, recordsShown(model));
                  },
                }
              : {})}
          />
        </PartBoundary>
      </div>
      <StatusBar
        model={model}
        selection={selection}
        place={full.on ? 'below' : place}
        full={inDialog ? undefined : full}
      />
      {filtering !== null && (
        <PartBoundary what="el filtro" waiting={null}>
          <FilterDialog
            table={table}
            line={filtering}
            viewing={viewing}
            onClose={() => setFiltering(null)}
          />
        </PartBoundary>
      )}
      {adjusting.length > 0 && (
        <PartBoundary what="el ajuste" waiting={null}>
          <AdjustDialog model={model} cells={adjusting} onClose={() => setAdjusting([])} />
        </PartBoundary>
      )}
      {notes.dialog}
      {pasted.dialog}
      {menu && (
        <PartBoundary what="el menú" waiting={null}>
          <CommandMenu
            key={menu.of}
            at={menu.at}
            commands={menu.commands}
            onClose={() => setMenu(null)}
          />
        </PartBoundary>
      )}
    </div>
  );
}
