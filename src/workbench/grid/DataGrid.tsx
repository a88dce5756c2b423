import './grid.css';
import './editing/editors.css';
import {
  ClientSideRowModelModule,
  type GridOptions,
  type Module,
  RenderApiModule,
  RowStyleModule,
  ScrollApiModule,
} from 'ag-grid-community';
import { AgGridReact } from 'ag-grid-react';
import {
  type ReactNode,
  type Ref,
  type RefObject,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { Command } from '../commands/registry.ts';
import { onCovered } from '../layout/sticky.ts';
import { useNarrow } from '../layout/useNarrow.ts';
import { menuOf, pasteMenuOf, recordMenuOf, selectMenuOf } from './actions/actions.ts';
import type { RowHandle } from './view/cell-view.ts';
import { listenToClipboard } from './clipboard/clipboard.ts';
import { GridController } from './controller.ts';
import type { GridEvents } from './events.ts';
import type { GridLook } from './look.ts';
import { listenToKeys } from './keyboard.ts';
import type { CellAddress, GridModel, GridSelection } from './model.ts';
import { listenToPointer } from './pointer.ts';
import { listenToRestingMouse } from './resting-mouse.ts';
import { ROW_BUFFER } from './view/late-scroll.ts';
import { isStacked, rowHeight, scrollbarWidth, wholeHeight } from './view/size.ts';

export interface DataGridHandle {
  /** Scrolls to a cell, selects it and focuses it; ignores an address that is not there. */
  select(address: CellAddress): void;
  /** The same without the focus. */
  show(address: CellAddress): void;
  /** Selects several cells; the focus stays where it is. */
  extend(selection: GridSelection): void;
  focus(): void;
  /** Selects a cell, or what is selected anyway, and focuses it with nothing said beside it. */
  settle(address?: CellAddress): void;
  /** The page scrolls until the selected cell is clear of what covers the window, wherever the focus is. */
  stay(): void;
  /** What can be done to the selected cells, in the parts of a menu. */
  menu(): readonly (readonly Command[])[];
  /** What selects more than a cell. */
  selectMenu(): readonly Command[];
  /** The ways to paste, by themselves. */
  pasteMenu(): readonly Command[];
  /** The part of the menu about whole records. */
  recordMenu(): readonly (readonly Command[])[];
}

export interface DataGridProps extends GridEvents {
  readonly model: GridModel;
  /** A new number says that values changed. */
  readonly revision: number;
  /** As `onSelectionChange` gave it, or another to go there; left out, the grid keeps its own. */
  readonly selection?: GridSelection | null;
  /** Tells of values that changed ahead of the page, which gives a new `revision` after that. */
  readonly subscribe?: (listener: () => void) => () => void;
  /** Pixels; a shorter table takes the height of its rows. */
  readonly maxHeight?: number;
  /** Takes the height of its container instead. */
  readonly fill?: boolean;
  /** How it was left; counts when it opens. */
  readonly look?: GridLook;
  readonly ref?: Ref<DataGridHandle | null>;
}

const MODULES: Module[] = [
  ClientSideRowModelModule,
  RenderApiModule,
  RowStyleModule,
  ScrollApiModule,
];
const DEFAULT_MAX_HEIGHT = 560;

const HELP =
  'Flechas para moverse, F2 para editar, Mayúsculas y flechas para seleccionar. ' +
  'Mayúsculas y F10 para el menú, F1 para las teclas. ' +
  'Escape y después Tabulador, o F6, para salir de la tabla.';

/** A spreadsheet over a `GridModel`: the one table component of all tools. */
export function DataGrid(props: DataGridProps): ReactNode {
  useNarrow();
  const { look, onLook, onSelectionChange, ...rest } = props;
  const left = useRef<LeftTable>({ look, selection: null, hadFocus: false });
  // Rows of another height are another table: a phone that is turned builds it anew, as it was left.
  return (
    <Grid
      key={String(isStacked(props.model))}
      {...rest}
      left={left}
      onLook={(next) => {
        left.current.look = next;
        onLook?.(next);
      }}
      onSelectionChange={(next) => {
        left.current.selection = next;
        onSelectionChange?.(next);
      }}
    />
  );
}

/** What a table that is built anew begins with. */
interface LeftTable {
  look: GridLook | undefined;
  selection: GridSelection | null;
  hadFocus: boolean;
}

interface GridProps extends Omit<DataGridProps, 'look'> {
  readonly left: RefObject<LeftTable>;
}

function Grid(props: GridProps): ReactNode {
  const { model, revision, selection, subscribe, left, ref, ...rest } = props;
  const { fill = false, maxHeight = DEFAULT_MAX_HEIGHT, ...events } = rest;
  const { marks, noted } = events;
  const firstModel = useRef(model);
  const root = useRef<HTMLDivElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const status = useRef<HTMLDivElement>(null);
  const [controller, setController] = useState<GridController | null>(null);

  useLayoutEffect(() => {
    if (!root.current || !layer.current || !status.current) return undefined;
    const before = left.current;
    const parts = { root: root.current, layer: layer.current, status: status.current };
    const grid = new GridController(
      firstModel.current,
      parts,
      rowHeight(firstModel.current),
      before.look,
    );
    const stops = [
      listenToRestingMouse(parts.root),
      listenToKeys(grid),
      listenToPointer(grid),
      listenToClipboard(grid),
      onCovered(grid.selecting.stayInSight),
      keepTypedInSight(grid),
    ];
    const observer = new ResizeObserver(([entry]) => grid.resize(entry?.contentRect.width ?? 0));
    grid.resize(parts.root.clientWidth);
    observer.observe(parts.root);
    if (before.selection) grid.selecting.adopt(before.selection);
    if (before.hadFocus) grid.focus.take();
    setController(grid);
    return () => {
      before.hadFocus = grid.focus.isInside;
      observer.disconnect();
      for (const stop of stops) stop();
      grid.disconnect();
    };
  }, [left]);

  useLayoutEffect(() => {
    controller?.listen(events);
  });
  useLayoutEffect(() => controller?.sync(model), [controller, model, revision, marks, noted]);
  useLayoutEffect(() => {
    if (!controller || !subscribe) return undefined;
    return subscribe(() => controller.sync(controller.model));
  }, [controller, subscribe]);
  useLayoutEffect(() => {
    if (selection !== undefined) controller?.selecting.adopt(selection);
  }, [controller, selection]);
  useImperativeHandle<DataGridHandle | null, DataGridHandle | null>(
    ref,
    // Nothing to hold on to until the table stands: a cell selected before would be lost.
    () =>
      controller && {
        select: (address) => controller.selecting.visit(address),
        show: (address) => controller.selecting.show(address),
        extend: (selection) => controller.selecting.adopt(selection),
        focus: () => controller.selecting.enter(),
        settle: (address) => controller.selecting.settle(address),
        stay: () => controller.selecting.keepInSight(),
        menu: () => menuOf(controller),
        selectMenu: () => selectMenuOf(controller),
        pasteMenu: () => pasteMenuOf(controller),
        recordMenu: () => recordMenuOf(controller),
      },
    [controller],
  );

  const whole = wholeHeight(model);
  const short = !fill && whole <= maxHeight;
  return (
    <div
      ref={root}
      className={short ? 'dg dg-short' : 'dg'}
      // What is below must not move while the table is being built.
      style={short ? { minHeight: whole } : { height: fill ? '100%' : maxHeight }}
      tabIndex={-1}
    >
      {controller && <Table controller={controller} short={short} />}
      <p id={`${model.id}-ayuda`} hidden>
        {HELP}
      </p>
      <div ref={status} className="dg-status" role="status" />
      <div ref={layer} />
    </div>
  );
}

/** A phone's keyboard takes of the window: the cell that is typed into stays clear of it. */
function keepTypedInSight({ editing, selecting }: GridController): () => void {
  // What covers the window's edges is measured anew by then.
  const stay = () => requestAnimationFrame(() => editing.open && selecting.keepInSight());
  window.addEventListener('resize', stay);
  return () => window.removeEventListener('resize', stay);
}

/** AG Grid gets its options once; later changes go through its API. */
function Table({ controller, short }: { controller: GridController; short: boolean }): ReactNode {
  const [options] = useState(() => gridOptions(controller, short));
  useLayoutEffect(() => controller.table.setShort(short), [controller, short]);
  return <AgGridReact<RowHandle> modules={MODULES} gridOptions={options} />;
}

function gridOptions(controller: GridController, short: boolean): GridOptions<RowHandle> {
  return {
    theme: 'legacy',
    rowData: [],
    columnDefs: [],
    defaultColDef: {
      sortable: false,
      resizable: true,
      suppressMovable: true,
      suppressKeyboardEvent: () => true,
    },
    getRowId: ({ data }) => data.id,
    rowClassRules: {
      'dg-group': ({ data }) => data?.kind === 'group',
      'dg-total': ({ data }) => data?.kind === 'total',
      'dg-separator': ({ data }) => data?.kind === 'separator',
    },
    rowHeight: controller.rowHeight,
    headerHeight: controller.headerHeight,
    domLayout: short ? 'autoHeight' : 'normal',
    suppressHeaderFocus: true,
    suppressRowHoverHighlight: true,
    suppressColumnMoveAnimation: true,
    suppressNoRowsOverlay: true,
    animateRows: false,
    suppressRowTransform: true,
    // Within the frame of the scroll itself: in frames of its own AG Grid takes up to 60 ms at a time.
    suppressAnimationFrame: true,
    rowBuffer: ROW_BUFFER,
    scrollbarWidth: scrollbarWidth(),
    focusGridInnerElement: () => controller.selecting.enter(),
    onGridReady: ({ api }) => controller.connect(api),
    onColumnResized: ({ source, finished, column }) => {
      if (source !== 'uiColumnResized') return;
      controller.table.unframe();
      if (finished && column)
        controller.looks.noteWidth(column.getColId(), column.getActualWidth());
    },
    onVirtualColumnsChanged: () => controller.selecting.light(),
    onFirstDataRendered: () => controller.scrollBack(),
    onBodyScrollEnd: ({ top, left }) => controller.looks.noteScroll(top, left),
  };
}
