import { type List, number } from '../../tool/index.ts';
import { isTotal } from '../grid/clipboard/named-rows.ts';
import type { PlacedBlock } from '../grid/index.ts';
import { listTarget } from './fieldsTarget.ts';
import { guessMapping } from './match/guess.ts';
import { likeness, meaningOf } from './match/words.ts';
import { headScore } from './records/parts.ts';
import {
  filledIn,
  firstText,
  guessLayout,
  type Records,
  recordsOf,
  textAt,
  turnedOver,
} from './table/layout.ts';
import { notesIn } from './table/notes.ts';
import type { Rows } from './table/rows.ts';
import type { ImportTarget } from './target.ts';

/* Blocks of elsewhere for a list whose rows are there for good, each known by its number: its years. */

type Line = Records['lines'][number];

/** Lines of a block by what their rows are called. */
interface Read {
  readonly columnIds: readonly string[];
  readonly lines: readonly Line[];
  /** Of each line; −1 where the block says of none which row it is. */
  readonly labelAt: number;
  /** Where its figures are, a column for each of the ids. */
  readonly places: readonly number[];
  readonly left: readonly string[];
}

/**
 * How what is pasted upon a column lies on the rows of a list: by heads of its columns, wherever one is, or by names of
 * rows that are a column more than there is room for. Null for anything else. `head`: the column that names rows.
 */
export function onFixedRows(
  id: string,
  list: List,
  head: string,
): (rows: Rows, columnId: string) => PlacedBlock | null {
  const { rowLabel = '' } = list;
  const target = targetOf(id, list, head);
  return (rows, columnId) => {
    const headed = underHeads(rows, target, rowLabel);
    const read = headed ?? besideNames(rows, target, columnId, rowLabel);
    return read && { ...placed(read, rowLabel), rowLabel, hasHeads: headed !== null };
  };
}

/** The list with its numbers as a column, which is told from the others by its head. */
function targetOf(id: string, list: List, head: string): ImportTarget {
  const target = listTarget(id, list);
  const label = list.rowLabel ?? '';
  const numbers = { id: head, label, field: number(label, { initial: 1 }) };
  return { ...target, columns: [numbers, ...target.columns] };
}

function underHeads(rows: Rows, target: ImportTarget, rowLabel: string): Read | null {
  const table = { name: '', rows };
  const layout = guessLayout(table, (lines, at) => headScore(lines, at, target));
  const records = recordsOf(table, layout);
  const mapping = guessMapping(records, target);
  const [numbers, ...fields] = target.columns.map(({ id }) => id);
  const columnIds = fields.filter((id) => mapping.includes(id));
  const places = columnIds.map((id) => mapping.indexOf(id));
  const { lines, left } = withoutAsides(records.lines);
  if (columnIds.length === 0 || lines.length === 0) return null;
  const named = mapping.indexOf(numbers ?? '');
  const first = Math.min(...places);
  const areNumbers = (column: number): boolean =>
    areInSequence(lines.map(({ cells }) => numberOf(textAt(cells, column), rowLabel)));
  const labelAt =
    named >= 0 ? named : records.heads.slice(0, first).findIndex((_, at) => areNumbers(at));
  const others = records.heads.filter((text, at) => {
    const isTaken = at === labelAt || places.includes(at);
    return text !== '' && !isTaken && lines.some(({ cells }) => textAt(cells, at) !== '');
  });
  const over = (layout.turned ? turnedOver(rows) : rows).slice(0, layout.head);
  return {
    columnIds,
    lines,
    labelAt,
    places,
    left: [...over.map(firstText).filter((text) => text !== ''), ...others, ...left],
  };
}

/** From the column where one is on, or from the first beside the names of the rows. */
function besideNames(
  rows: Rows,
  { columns: [numbers, ...fields], most }: ImportTarget,
  columnId: string,
  rowLabel: string,
): Read | null {
  const ids = fields.map(({ id }) => id);
  const columnIds = columnId === numbers?.id ? ids : ids.slice(ids.indexOf(columnId));
  if ((rows[0]?.length ?? 0) !== columnIds.length + 1) return null;
  const all = rows
    .map((cells, at) => ({ cells, at }))
    .filter(({ cells }) => filledIn(cells).length > 0);
  const { lines, left } = withoutAsides(all);
  const isTitle = ({ cells }: Line): boolean =>
    filledIn(cells).length === 1 && numberOf(firstText(cells), rowLabel) === null;
  const told = lines.filter((line) => !isTitle(line));
  const numbered = told.map(({ cells }) => numberOf(textAt(cells, 0), rowLabel));
  const [first] = numbered;
  const isRow = first !== undefined && first !== null && (first <= most || first >= LEAST_DATE);
  if (told.length < LEAST_ROWS || !isRow || !areInSequence(numbered)) return null;
  return {
    columnIds,
    lines: told,
    labelAt: 0,
    places: columnIds.map((_, at) => at + 1),
    left: [...lines.filter(isTitle).map(({ cells }) => firstText(cells)), ...left],
  };
}

/** A single number beside figures may be one of them. */
const LEAST_ROWS = 2;

/**
 * Without totals and notes. By what they are called alone: of occupancies the third is the sum of the two before it by
 * chance.
 */
function withoutAsides(all: readonly Line[]): { lines: readonly Line[]; left: readonly string[] } {
  const notes = notesIn(all);
  const isAside = (line: Line): boolean => notes.has(line) || isTotal(firstText(line.cells));
  return {
    lines: all.filter((line) => !isAside(line)),
    left: all.filter(isAside).map(({ cells }) => firstText(cells)),
  };
}

function placed(
  { columnIds, lines, labelAt, places, left }: Read,
  rowLabel: string,
): Omit<PlacedBlock, 'rowLabel' | 'hasHeads'> {
  const numbers = lines.map(({ cells }) => numberOf(textAt(cells, labelAt), rowLabel));
  const figures = ({ cells }: Line) => places.map((at) => textAt(cells, at));
  if (numbers.every((number) => number === null)) {
    const unread = lines.map(({ cells }) => textAt(cells, labelAt)).find((text) => text !== '');
    const unnamed = { columnIds, left, lines: lines.map((line) => ({ cells: figures(line) })) };
    return unread === undefined ? unnamed : { ...unnamed, unread };
  }
  // Years of the calendar count from the first, also where not all of them are there.
  const [first = null] = numbers;
  const isDated = first !== null && first >= LEAST_DATE && areInOrder(numbers);
  const since = isDated ? first - 1 : 0;
  const named = lines.flatMap((line, at) => {
    const number = numbers[at] ?? null;
    return number === null ? [] : [{ name: String(number - since), cells: figures(line) }];
  });
  const unnamed = lines.filter((_, at) => numbers[at] === null);
  return {
    columnIds,
    lines: named,
    left: [...left, ...unnamed.map(({ cells }) => firstText(cells))],
    ...(isDated ? { first: String(first) } : {}),
  };
}

/** A year, and no number of a row. */
const LEAST_DATE = 1900;

/** Of '3', 'Año 3', '2028' and 'Año 3 (2028)'; null for any other text. */
function numberOf(text: string, rowLabel: string): number | null {
  const [, name = '', digits = ''] =
    /^(\p{L}*)\s*(\d+)[.º°]?(?:\s*[-–:/,(]\s*(?:19|20)\d\d\s*\)?)?$/u.exec(text) ?? [];
  const isOfRow = name === '' || likeness(meaningOf(name), meaningOf(rowLabel)) === 1;
  return isOfRow && digits !== '' ? Number(digits) : null;
}

/** Each after the one before, though some may be left out. */
const areInOrder = (numbers: readonly (number | null)[]): boolean =>
  numbers.every((number, at) => number !== null && (at === 0 || number > (numbers[at - 1] ?? 0)));

/** One after the other, from any on. */
const areInSequence = (numbers: readonly (number | null)[]): boolean =>
  numbers.length > 0 &&
  numbers.every((number, at) => number !== null && number === (numbers[0] ?? 0) + at);
