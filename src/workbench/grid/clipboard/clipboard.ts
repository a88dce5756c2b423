import { counted, listNames, readMonthYear } from '../../../tool/index.ts';
import { PASTE_VALUES } from '../actions/keys.ts';
import { pressesKeys } from '../../commands/keys.ts';
import { applyEdits } from '../editing/apply-edits.ts';
import { toast, type ToastLevel } from '../../../ui/index.ts';
import { type Block, readPasted, withOwnNumbers, withZeros } from './clipboard-block.ts';
import type { GridController } from '../controller.ts';
import type { CellEdit } from '../model.ts';
import { closedRows } from './closed-rows.ts';
import { type CopiedRange, copiedColumns, copyRange, EXACT_TYPE, linesOf } from './copy.ts';
import { applyMove, forgetCut, isCut, waitToMove } from './cut.ts';
import { fractionsIn } from './fractions.ts';
import { sizeName } from '../describe.ts';
import { planClear } from './fill.ts';
import { isMonthTable, isYearTable } from './month-table.ts';
import { blockPastTotals, foldedAmong, foldedYearIn } from './past-totals.ts';
import { type PastePlan, planPaste, planRows } from './paste.ts';
import { placedAt, type Placing } from './placed.ts';
import { putOn } from './put.ts';
import { type Across, besideName, columnAcross, leftAlong } from './column-across.ts';
import {
  askOfColumn,
  askOfFractions,
  askOfRows,
  askOfTitles,
  askOfUnit,
  askOfUnknown,
  listed,
} from './questions.ts';
import { sayPasted, unsayPasted } from './said.ts';
import { editsInFull, type Scale, SCALE_NAMES, scaleAbove } from './scales.ts';
import { type Stray, strayTitles } from './stray-titles.ts';
import { type Untitled, withoutTitles, withoutUnknown } from './titles.ts';
import { type Texts, textsOf } from './texts.ts';
import { unitDoubt } from './unit-doubt.ts';
import { type Point, type Rectangle, rectangleOf, spanOf } from '../selection/selection.ts';

const UNLIKE =
  'No se puede copiar: los rangos seleccionados deben tener las mismas filas o las mismas columnas.';

const RAN_DOWN = 'La fila se pegó hacia abajo: en esta tabla solo se escribe en una columna.';

const GROUPED_BY_COMMAS =
  'Los miles venían con coma y los decimales con punto: así se leyeron los números.';

const DASHES = 'Los guiones se leyeron como 0.';

/** Native copy, cut and paste events of the table; returns what undoes the listening. */
export function listenToClipboard(grid: GridController): () => void {
  const stop = new AbortController();
  const listen = (
    type: 'copy' | 'cut' | 'paste',
    act: (grid: GridController, data: DataTransfer) => unknown,
  ): void => {
    const onEvent = (event: ClipboardEvent): void => {
      const inEditor = event.target instanceof Element && event.target.closest('.dg-editor');
      if (inEditor || !event.clipboardData || !grid.span) return;
      event.preventDefault();
      act(grid, event.clipboardData);
    };
    grid.root.addEventListener(type, onEvent, { signal: stop.signal });
  };
  listen('copy', copy);
  listen('cut', cut);
  // A paste doesn't say by which keys it was made.
  let areValues = false;
  const onKeyDown = (event: KeyboardEvent): void => {
    areValues = pressesKeys(PASTE_VALUES, event);
  };
  grid.root.addEventListener('keydown', onKeyDown, { capture: true, signal: stop.signal });
  listen('paste', (_, data) => {
    paste(grid, data, areValues);
    areValues = false;
  });
  for (const event of ['focusin', 'mousedown'])
    grid.root.addEventListener(event, letGoOfText, { signal: stop.signal });
  return () => stop.abort();
}

/** Of a text that is marked elsewhere on the page the keys would copy that, and not the cells one has gone to. */
function letGoOfText({ target }: Event): void {
  if (target instanceof Element && target.closest('input, textarea, .dg-editor')) return;
  const marked = window.getSelection();
  if (marked?.isCollapsed === false) marked.removeAllRanges();
}

/** The selected cells, several ranges as one; null, and said, where they make no rectangle together. */
export function copyOf(
  grid: GridController,
  heads = false,
  done: 'Copiado' | 'Cortado' = 'Copiado',
): CopiedRange | null {
  const lines = linesOf(grid.ranges);
  if (!lines) {
    grid.aside.announce(UNLIKE);
    toast.error(UNLIKE);
    return null;
  }
  forgetCut();
  grid.copied.put(grid.model, grid.columns, lines);
  const { length: width } = copiedColumns(grid.columns, lines.cols);
  grid.aside.announce(`${done}: ${sizeName(lines.rows.length, width)}`);
  return copyRange(grid.model, grid.columns, lines, heads);
}

/** The same, to be taken away from where it is once it is pasted, as in a spreadsheet. */
export function cutOf(grid: GridController): CopiedRange | null {
  const copied = copyOf(grid, false, 'Cortado');
  if (copied) waitToMove(grid, copied.exact);
  return copied;
}

function copy(grid: GridController, data: DataTransfer): void {
  const copied = copyOf(grid);
  if (copied) putOn(data, copied);
}

function cut(grid: GridController, data: DataTransfer): void {
  const copied = cutOf(grid);
  if (copied) putOn(data, copied);
}

export function clearSelected(grid: GridController): boolean {
  return applyEdits(grid, planClear(grid.model, grid.columns, grid.ranges), 'clear');
}

/** '12 celdas copiadas'. */
export function copiedCells(
  { columns, ranges }: GridController,
  done: 'copiada' | 'cortada',
): string {
  const { rows, cols } = linesOf(ranges) ?? { rows: [], cols: [] };
  const count = rows.length * copiedColumns(columns, cols).length;
  return counted(count, `celda ${done}`, `celdas ${done}s`);
}

function paste(grid: GridController, data: DataTransfer, isForCells: boolean): void {
  const exact = data.getData(EXACT_TYPE);
  const html = data.getData('text/html');
  const { block, isOwn } = readPasted({ exact, html, text: data.getData('text/plain') });
  pasteBlock(grid, block, isOwn, isForCells);
}

/**
 * Pastes at the selection, which becomes what was pasted upon; `isForCells`: whatever else the page would make of
 * a block that looks like that.
 */
export function pasteBlock(
  grid: GridController,
  block: Block,
  isOwn = false,
  isForCells = false,
): void {
  if (!grid.span) return;
  unsayPasted();
  const texts = plainTexts(block);
  const { model, columns } = grid;
  const target = besideName(model, columns, rectangleOf(grid.span), block);
  const grouped = withOwnNumbers(block);
  const own = model.inTime === true && !isOwn ? withZeros(grouped) : grouped;
  const untitled = withoutTitles(model, columns, target, own);
  const isTaken = grid.events.onForeign?.({
    rows: texts,
    isNamed: untitled.named !== undefined,
    isForCells,
    edits: () => editsAsItStands(grid, target, own),
    pasteOnCells: () => pasteBlock(grid, block, isOwn, true),
  });
  if (isTaken) return;
  if (!isOwn && areOfYears(grid, texts, untitled))
    return sayPasted('warning', `No se pegó nada: ${model.ofYears ?? ''}`);
  const notes = [
    ...(grouped === block ? [] : [GROUPED_BY_COMMAS]),
    ...(own === grouped ? [] : [DASHES]),
  ];
  const scale = isOwn ? 1 : scaleAbove(texts);
  const pasting = { grid, isOwn, isCut: isOwn && isCut(block), scale, notes };
  const placing = placingOf(pasting, target, own);
  if (placing) return concludePlaced(pasting, placing);
  const { titles, named } = untitled;
  const width = untitled.block[0]?.length ?? 0;
  const areMonths = titles.some((title) => readMonthYear(title) !== null);
  const folded = foldedAmong(model, columns, named?.left ?? target.left, width);
  // What the grid copied with its sums keeps its places.
  const keepsPlaces = areMonths || textsOf(untitled.block) === null;
  if (folded && !keepsPlaces) return sayPasted('warning', foldedText(folded.header));
  if (titles.length === 0) {
    const shut = isOwn ? undefined : foldedYearIn(model, columns, texts);
    if (shut) return sayPasted('warning', foldedText(shut.header));
    const stray = strayTitles(model, columns, target, own);
    // In their order its figures would go to other months and rows.
    if (!stray && !isOwn && model.inTime === true && isMonthTable(texts))
      return sayPasted('warning', UNLIKE_MONTHS);
    return stray ? pasteStray(pasting, target, own, stray) : pasteFigures(pasting, target, own);
  }
  const plan = named
    ? planRows(model, columns, named, untitled.block)
    : planPaste(model, columns, target, untitled.block);
  concludeUntitled(pasting, plan, untitled);
}

/** Null where a cell of it would fall on one that isn't typed, also where it says the same. */
function editsAsItStands(
  { model, columns }: GridController,
  target: Rectangle,
  block: Block,
): readonly CellEdit[] | null {
  const { edits, refused } = planPaste(model, columns, target, block);
  return refused.length === 0 && edits.length >= block.flat().length ? edits : null;
}

const plainTexts = (block: Block): Texts =>
  block.map((row) => row.map((cell) => (typeof cell === 'string' ? cell : cell.text)));

/** Whether no cell takes texts, as figures of years: by their heads, or since the columns are years. */
function areOfYears(
  { model, columns }: GridController,
  texts: Texts,
  { titles }: Untitled,
): boolean {
  if (model.ofYears === undefined) return false;
  const hasYears = columns.some(
    ({ header, pinned, total }) => !pinned && !total && readMonthYear(header) === null,
  );
  return hasYears || (titles.length === 0 && isYearTable(texts));
}

/** What the table itself says of where a block goes; what the grid copied keeps its places beside the rows' own names. */
function placingOf(
  { grid: { model, columns }, isOwn, isCut: moves }: Pasting,
  { top, left }: Rectangle,
  block: Block,
): Placing | null {
  const column = columns[left];
  if (!column || moves) return null;
  const heads = model.heads?.(plainTexts(block), { row: top, columnId: column.id });
  if (heads) {
    const { edits, target, said } = heads;
    const text = typeof said === 'string' ? said : leftOut({ block, titles: [said.without] });
    return { plan: { edits, refused: [], target }, said: text, isPart: false };
  }
  if (!model.placed || (isOwn && column.pinned)) return null;
  const placed = model.placed(plainTexts(block), column.id);
  return placed && placedAt(model, columns, top, placed);
}

function concludePlaced(pasting: Pasting, { plan, said, isPart }: Placing): void {
  const level = isPart ? 'warning' : 'info';
  if (!plan) return sayPasted('warning', said);
  conclude({ ...pasting, notes: [...pasting.notes, said] }, plan, { level });
}

interface Pasting {
  readonly grid: GridController;
  readonly isOwn: boolean;
  /** Whether it leaves its place for the one where it is pasted. */
  readonly isCut: boolean;
  /** By what its amounts are multiplied, as a line over them says. */
  readonly scale: Scale;
  /** What there is to say of it. */
  readonly notes: readonly string[];
}

/** With titles that name nothing here: asks whether those that are known lead to their rows. */
function pasteStray(pasting: Pasting, { top }: Rectangle, block: Block, stray: Stray): void {
  const { grid } = pasting;
  const { model, columns } = grid;
  const { titles, areElsewhere, figures, left } = stray;
  const at = { top, left, bottom: top, right: left };
  const inPlace = () => pasteFigures(pasting, at, figures);
  // Of a column with its head one thing is asked, and of the two what isn't clear of its figures.
  const isColumn = block.every(({ length }) => length === 1);
  if (isColumn && areAskedOf(pasting, at, figures)) {
    const told = leftOut({ block: figures, titles });
    return pasteFigures({ ...pasting, notes: [...pasting.notes, told] }, at, figures);
  }
  const known = areElsewhere ? null : withoutUnknown(model, columns, at, block, titles);
  const plan = known?.named && planRows(model, columns, known.named, known.block);
  if (!known || !plan || plan.edits.length === 0) return askOfTitles(grid, stray, inPlace);
  const { edits } = planPaste(model, columns, at, figures);
  // In their order figures of known names would fall on the rows of others, unless these stand so here.
  const isInOrder = plan.edits.every(({ row, columnId, text }) =>
    edits.some((edit) => edit.row === row && edit.columnId === columnId && edit.text === text),
  );
  askOfUnknown(grid, titles, plan, {
    known: () => concludeUntitled(pasting, plan, known),
    ...(isInOrder ? { inPlace } : {}),
  });
}

/** Tells what was left out. */
function concludeUntitled(pasting: Pasting, plan: PastePlan, untitled: Untitled): void {
  const said = plan.edits.length > 0 ? [leftOut(untitled)] : [];
  const first = { row: plan.target.top, col: plan.target.left };
  conclude({ ...pasting, notes: [...pasting.notes, ...said] }, plan, {
    level: untitled.unknown ? 'warning' : 'info',
    ...(untitled.elsewhere ? { revealed: first } : {}),
  });
}

const foldedText = (year: string): string =>
  `No se pegó nada: los meses de «${year}» están plegados. Despliégalos y pega otra vez.`;

const UNLIKE_MONTHS =
  'No se pegó nada: es una tabla de meses, y sus filas o sus meses no son los de aquí. Copia los nombres de las filas con sus meses encima, o solo las cifras.';

/** They have to be found again, to be pasted by hand. */
const MOST_UNKNOWN = 8;

const passedText = (sums: readonly string[]): string =>
  sums.length === 1
    ? `Se saltó ${listed(sums)}, que es la suma de su año: las cifras van de mes en mes.`
    : `Se saltaron ${listed(sums)}, que son sumas de su año: las cifras van de mes en mes.`;

/** Without titles: as they stand in the block, unless that isn't clear. */
function pasteFigures(asked: Pasting, target: Rectangle, given: Block): void {
  const { grid, isOwn } = asked;
  const { model, columns } = grid;
  const { texts: block, passed } = blockPastTotals(model, columns, target, given);
  const pasting =
    passed.length > 0 ? { ...asked, notes: [...asked.notes, passedText(passed)] } : asked;
  const plan = planPaste(model, columns, target, block);
  const down = (): void => {
    const closed = isOwn ? null : closedRows(model, columns, target, block, plan);
    if (!closed) return conclude(pasting, plan);
    askOfRows(grid, closed, {
      skip: () => conclude(pasting, closed.skipping),
      inPlace: () => conclude(pasting, plan),
    });
  };
  const across = acrossOf(pasting, target, block);
  if (!across) return down();
  const notes = [...pasting.notes, ...leftAlong(across)];
  const along = () => conclude({ ...pasting, notes }, across.plan);
  askOfColumn(grid, target, plan, across, { along, down });
}

/** How a column of elsewhere goes along the row where one is, where that is as likely. */
function acrossOf({ grid, isOwn }: Pasting, target: Rectangle, block: Block): Across | null {
  const { model, columns } = grid;
  return isOwn ? null : columnAcross(model, columns, target, block);
}

/** Whether it isn't clear where or how figures go that have no titles. */
function areAskedOf(pasting: Pasting, target: Rectangle, block: Block): boolean {
  const { model, columns } = pasting.grid;
  const plan = planPaste(model, columns, target, block);
  return (
    acrossOf(pasting, target, block) !== null ||
    closedRows(model, columns, target, block, plan) !== null ||
    fractionsIn(model, plan.edits) !== null ||
    (pasting.scale === 1 && unitDoubt(model, plan.edits) !== null)
  );
}

interface Outcome {
  readonly level?: ToastLevel;
  /** What comes into sight. */
  readonly revealed?: Point;
}

const inFullText = (scale: Exclude<Scale, 1>): string =>
  `Por lo que dice tu hoja, las cifras están en ${SCALE_NAMES[scale]}: entraron multiplicadas por ${scale.toLocaleString('es-CO')}.`;

/** Pastes as planned, once it is clear in which unit. */
function conclude(pasting: Pasting, plan: PastePlan, outcome: Outcome = {}): void {
  const { grid, isOwn, scale } = pasting;
  const full = editsInFull(grid.model, plan.edits, scale);
  if (full && scale !== 1) {
    const notes = [...pasting.notes, inFullText(scale)];
    return concludeShares({ ...pasting, notes }, { ...plan, edits: full }, outcome);
  }
  const doubt = isOwn ? null : unitDoubt(grid.model, plan.edits);
  if (!doubt) return concludeShares(pasting, plan, outcome);
  const edits = plan.edits.map((edit) => ({ ...edit, isUnscaled: true }));
  askOfUnit(grid, doubt, {
    inPesos: () => put(pasting, { ...plan, edits }, outcome),
    inUnit: () => put(pasting, plan, outcome),
  });
}

/** The same, once it is clear whether percentages are parts of one. */
function concludeShares(pasting: Pasting, plan: PastePlan, outcome: Outcome): void {
  const { grid, isOwn } = pasting;
  const fractions = isOwn ? null : fractionsIn(grid.model, plan.edits);
  if (!fractions) return put(pasting, plan, outcome);
  const { example, edits } = fractions;
  const first = edits[plan.edits.findIndex(({ text }) => text.trim() === example)]?.text ?? '';
  askOfFractions(grid, [`${first} %`, `${example} %`], {
    asPart: () => put(pasting, { ...plan, edits }, outcome),
    asIs: () => put(pasting, plan, outcome),
  });
}

function put({ grid, isCut: moves, notes }: Pasting, plan: PastePlan, outcome: Outcome): void {
  grid.selecting.select(spanOf(plan.target), outcome.revealed);
  grid.focusActive();
  const said = plan.ranDown ? [...notes, RAN_DOWN] : notes;
  if (said.length > 0) sayPasted(outcome.level ?? 'info', said.join(' '));
  // One stays at what was pasted: what there is to say of it is said now.
  const done = moves
    ? applyMove(grid, plan, (stayed) => sayPasted('info', [...said, stayed].join(' ')))
    : applyEdits(grid, plan, 'paste');
  if (done) grid.selecting.noteActive();
}

function leftOut({ titles, named, elsewhere, totals, unknown, planned, year }: Untitled): string {
  const rows = named?.rows ?? [];
  const isApart = rows.some((row, at) => at > 0 && row !== (rows[at - 1] ?? 0) + 1);
  const without = titles.length === 1 ? 'sin su título' : 'sin sus títulos';
  const byName = titles.length === 1 ? 'en la fila de su nombre' : 'en las filas de sus nombres';
  const where = isApart || elsewhere ? byName : without;
  const how =
    elsewhere && titles.some((title) => readMonthYear(title) !== null)
      ? 'en los meses y las filas de sus títulos'
      : where;
  const are = totals?.length === 1 ? 'es un total' : 'son totales';
  return [
    `Se pegaron las cifras ${how}: ${listed(titles)}`,
    ...(totals ? [`Sin ${listed(totals)}, que ${are}`] : []),
    ...(unknown
      ? [`No se pegaron las de ${listNames(unknown, MOST_UNKNOWN)}: aquí nada se llama así`]
      : []),
    ...(planned ? [`De tu informe entra lo real, sin ${listNames(planned, MOST_UNKNOWN)}`] : []),
    ...(year === undefined ? [] : [`Los meses no dicen su año: son de ${year}, el de tu celda`]),
  ]
    .map((sentence) => (sentence.endsWith('…') ? sentence : `${sentence}.`))
    .join(' ');
}
