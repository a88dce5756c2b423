import { beginsAsFigure } from '../../grid/clipboard/texts.ts';
import { idOf } from '../match/amount.ts';
import { areHeads } from '../match/content.ts';
import { guessMapping } from '../match/guess.ts';
import { knownHeads } from '../match/heads.ts';
import {
  filledAt,
  filledIn,
  firstFilledAt,
  firstText,
  isHeadLike,
  isNameLike,
  textAt,
  titleOver,
  until,
} from '../table/layout.ts';
import { MOST_OF_SHEET, padded, type Rows, widthOf } from '../table/rows.ts';
import type { ImportTarget } from '../target.ts';
import { isTitleOfList, listOf } from '../match/titles.ts';
import { isPeriod } from '../records/unsaid.ts';
import { periodsOf, saysPeriod } from '../match/periods.ts';

/* Records that a block of a sheet has in columns: 'Concepto | Suite | Doble' over 'Habitaciones | 6 | 14' and
   'ADR | 620.000 | 410.000'. */

interface Found {
  /** The line behind the last of the block. */
  readonly end: number;
  readonly lines: readonly (readonly string[])[];
  readonly from: Omit<ColumnBlock, 'at'>;
}

/** Where records are columns of a sheet. */
export interface ColumnBlock {
  /** The line of their heads, once they are rows. */
  readonly at: number;
  /** The column of the sheet in which their labels are. */
  readonly labelled: number;
  /** That of each record. */
  readonly columns: readonly number[];
  /** The rows of their names and of each label. */
  readonly rows: readonly number[];
}

/** The same sheet with each of these records in a row, below a row of heads, and where they were. */
export function turnedBlocks(
  rows: Rows,
  target: ImportTarget,
): { readonly rows: Rows; readonly blocks: readonly ColumnBlock[] } {
  const isList = target.amount !== undefined || target.newColumns !== undefined;
  if (!isList || rows.length > MOST_OF_SHEET) return { rows, blocks: [] };
  for (const at of rows.keys()) {
    const block = blockAt(rows, at, target);
    if (!block) continue;
    // What stands below keeps its line where the records need no more of them.
    const free = Math.max(0, block.end - at - block.lines.length);
    const empty = Array.from({ length: free }, () => []);
    const above = [...rows.slice(0, at), ...block.lines, ...empty];
    const after = turnedBlocks(rows.slice(block.end), target);
    const others = after.blocks.map((other) => ({
      ...other,
      at: other.at + above.length,
      rows: other.rows.map((row) => row + block.end),
    }));
    return {
      rows: padded([...above, ...after.rows], widthOf(rows)),
      blocks: [{ ...block.from, at }, ...others],
    };
  }
  return { rows, blocks: [] };
}

function blockAt(rows: Rows, at: number, target: ImportTarget): Found | null {
  const names = rows[at] ?? [];
  if (filledIn(names).length < 2 || !filledIn(names).every(isNameLike)) return null;
  const lines = linesBelow(rows, at, target);
  const labelled = firstFilledAt(lines[0] ?? []);
  const below = until(lines, (row) => filledIn(row).length > 0 && firstFilledAt(row) !== labelled);
  const blockRows = below.flatMap((row, place) =>
    filledIn(row).length > 1 ? [at + 1 + place] : [],
  );
  const block = blockRows.map((row) => rows[row] ?? []);
  const beside = filledAt(names).filter((column) => column > labelled);
  const unit = beside.find((column) => UNIT.test(textAt(names, column))) ?? -1;
  const named = beside.filter((column) => column !== unit && !areHeads([textAt(names, column)]));
  const heads = named.map((column) => textAt(names, column));
  if (block.length < 2 || block.length > MOST_LABELS) return null;
  if (named.length < 2 || heads.some(isPeriod)) return null;
  const unlettered = heads.filter((head) => !LETTERED.test(head));
  if (knownHeads(unlettered, target) > 0 || !isOpen(rows, at, labelled, target)) return null;
  const labels = blockRows.map((row) => {
    const label = textAt(rows[row], labelled);
    const beside = unit < 0 ? '' : textAt(rows[row], unit);
    const said = beside === '' && !saysPeriod(label) ? oftenOver(rows, at, row) : beside;
    return said === '' ? label : `${label} (${said})`;
  });
  const columns = named.filter((column) =>
    block.some((row) => beginsAsFigure(textAt(row, column))),
  );
  const records = columns.map((column) => [names, ...block].map((row) => textAt(row, column)));
  if (records.length < 2 || !areOfList(labels, records, target)) return null;
  const table = [[headOf(rows, at, labelled, target), ...labels], ...records];
  const indented = table.map((line) => [...Array<string>(labelled).fill(''), ...line]);
  const from = { labelled, columns, rows: [at, ...blockRows] };
  return { end: at + 1 + below.length, lines: indented, from };
}

/** Those of the block. In a sheet of nothing else titles may part them, and an empty line between two blocks. */
function linesBelow(rows: Rows, at: number, target: ImportTarget): Rows {
  const lines = rows.slice(at + 1);
  if (target.amount !== undefined) return until(lines, (row) => filledIn(row).length < 2);
  const isEmpty = (row: Rows[number] = []): boolean => filledIn(row).length === 0;
  const end = lines.findIndex((row, place) => {
    const next = lines[place + 1];
    return isEmpty(row) && (isEmpty(next) || isHeadLike(next ?? []));
  });
  return end < 0 ? lines : lines.slice(0, end);
}

/** No list has columns for more of them. */
export const MOST_LABELS = 60;

/** 'Apto A' is one of several, whatever 'Apto' is a head of. */
const LETTERED = /\s\p{Lu}$/u;

const UNIT =
  /^(unidad(es)?|und?\.?|u\.?\s?m\.?|medida|periodicidad|frecuencia|per[ií]odo|ciclo(\s+de\s+pago)?)$/iu;

const OFTEN: Readonly<Record<string, string>> = {
  month: 'mensual',
  quarter: 'trimestral',
  half: 'semestral',
  year: 'anual',
};

/** How often the title of a part of the block says that it is paid, 'EGRESOS ANUALES'; the empty text for nothing. */
function oftenOver(rows: Rows, begin: number, at: number): string {
  const title = rows.slice(begin + 1, at).findLast((row) => filledIn(row).length === 1);
  const [period = '', another] = title ? periodsOf(firstText(title)) : [];
  return another === undefined ? (OFTEN[period] ?? '') : '';
}

/** Whether no title says that it is another list's. */
function isOpen(rows: Rows, at: number, labelled: number, target: ImportTarget): boolean {
  const own = textAt(rows[at], labelled);
  const titles = [own, titleOver(rows, at)].filter((title) => title !== '');
  return titles.every((title) => listOf(title, target) !== 'other');
}

/** Whether most of the labels are columns of the list, its amount one of them, or what it can get columns for. */
function areOfList(labels: readonly string[], records: Rows, target: ImportTarget): boolean {
  const { newColumns } = target;
  if (newColumns) {
    const about = labels.filter((label) => newColumns.knows(label)).length;
    return about >= LEAST_ABOUT && about * 2 >= labels.length;
  }
  const lines = records.map(([, ...cells], at) => ({ cells, at }));
  const known = guessMapping({ heads: labels, lines }, target).filter((id) => id !== '');
  return (
    known.length >= 2 &&
    known.length * 2 >= labels.length &&
    known.includes(idOf(target.amount ?? '', target))
  );
}

const LEAST_ABOUT = 4;

/** Over their names: without a title above them heads say themselves whose they are. */
function headOf(rows: Rows, at: number, labelled: number, target: ImportTarget): string {
  const own = textAt(rows[at], labelled);
  const isFree = titleOver(rows, at) === '';
  if (own !== '' && (isFree || !isTitleOfList(own, target))) return own;
  return isFree ? target.label : 'Concepto';
}
