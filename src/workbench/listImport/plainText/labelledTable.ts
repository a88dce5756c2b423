import { fold, foldedWords } from '../../../ui/fold.ts';
import { SAYING } from '../sheetLayout/messageLines.ts';
import { filledIn, isNameLike } from '../table/layout.ts';
import type { Rows } from '../table/rows.ts';
import { dividedLine } from './dashes.ts';
import { isDivided } from './divided.ts';
import { byGaps } from './gaps.ts';
import { withoutLead, withoutLeads } from './leads.ts';
import { byPipes, bySemicolons, plain } from './separators.ts';

/* Rows whose cells say what they are: 'Apto 301 - Canon 2.900.000 - Administración: 410.000'. */

const SPLITS = [
  byPipes,
  bySemicolons,
  (lines: readonly string[]): Rows => lines.map(dividedLine),
  byGaps,
];

/** What stands over the names, which say of themselves nothing. */
const NAMES = 'Concepto';

const LABELLED =
  /^(?<label>\p{L}[^\d$:=]*?)(?:\s*[:=]\s*|\s+|(?=\$))(?<figure>(?:COP\s*)?\$?\s*-?\d.*)$/iu;
/** 'Torre 2' goes with the name that it stands behind. */
const PLACE =
  /^(torre|bloque|interior|int|etapa|manzana|mz|piso|nivel|apto|apartamento|casa|local|oficina|bodega|lote|km|calle|cl|carrera|cra|kr|avenida|av)(?!\p{L})/iu;
/** In a name it would be one that goes unread. */
const AMOUNT = /[$%]|\d[.,]\d{3}(?!\d)|\d\s*(mil|millones)(?!\p{L})/iu;

/** The table of such rows under heads, and what stands over it in a cell a line; null where most are none. */
export function labelledTable(lines: readonly string[]): Rows | null {
  for (const split of SPLITS) {
    const table = underLabels(split(lines.map(plain)), lines);
    if (table) return table;
  }
  return null;
}

function underLabels(rows: Rows, lines: readonly string[]): Rows | null {
  const labelled = rows.filter(isLabelled);
  const first = rows.findIndex(isLabelled);
  const hasOwnHeads = rows[first - 1]?.length === rows[first]?.length;
  const common = commonLabels(labelled);
  if (hasOwnHeads || !labelled.some((row) => hasAmount(row, common))) return null;
  const heads = headsIn(labelled, common);
  const below = rows.slice(first);
  const placed = below.map((row) => rowUnder(heads, row, common));
  const found = placed.filter((row) => row !== null).length;
  if (found < 2 || found * 2 <= below.filter(isDivided).length) return null;
  return [
    ...lines.slice(0, first).map((line) => [line]),
    [NAMES, ...heads.values()],
    ...withoutLeads(placed.map((row, at) => row ?? [lines[first + at] ?? ''])),
  ];
}

/** The labels that most of the rows have. */
function commonLabels(labelled: Rows): ReadonlySet<string> {
  const labels = labelled.map(labelsIn);
  const times = (label: string): number => labels.filter((row) => row.includes(label)).length;
  return new Set(labels.flat().filter((label) => times(label) * 2 > labelled.length));
}

/** Of nothing but small numbers, 'Alcobas 3', no list is made. */
const hasAmount = (row: Rows[number], common: ReadonlySet<string>): boolean =>
  row
    .slice(1)
    .some((cell) => common.has(labelOf(cell)) && SAYING.test(partsOf(cell)?.figure ?? ''));

const partsOf = (cell: string): { label: string; figure: string } | null => {
  const { label, figure } = LABELLED.exec(cell)?.groups ?? {};
  return label === undefined || figure === undefined || PLACE.test(label)
    ? null
    : { label, figure };
};

/** As it is compared; the empty text where a cell has none. */
const labelOf = (cell: string): string => foldedWords(partsOf(cell)?.label ?? '');

const labelsIn = (row: Rows[number]): string[] =>
  row.slice(1).flatMap((cell) => labelOf(cell) || []);

const isLabelled = (row: Rows[number]): boolean => {
  const [name = ''] = row;
  return isNameLike(withoutLead(name)) && !AMOUNT.test(name) && labelsIn(row).length > 0;
};

/** A name may have a dash: it ends where the first cell begins that most rows have. */
const endOfName = (row: Rows[number], common: ReadonlySet<string>): number =>
  row.findIndex((cell, at) => at > 0 && common.has(labelOf(cell)));

type Heads = ReadonlyMap<string, string>;

/** The labels behind the names as they are written, by how they are compared: those of the fullest row first. */
function headsIn(labelled: Rows, common: ReadonlySet<string>): Heads {
  const fullest = labelled.toSorted((one, other) => other.length - one.length);
  const cells = fullest.flatMap((row) => row.slice(Math.max(1, endOfName(row, common))));
  const parts = cells.flatMap((cell) => partsOf(cell) ?? []);
  return new Map(parts.map(({ label }) => [foldedWords(label), label]));
}

/** A row with its figures under their heads, one that says none of them where it stands; null where one has no head. */
function rowUnder(heads: Heads, row: Rows[number], common: ReadonlySet<string>): string[] | null {
  const end = Math.max(1, endOfName(row, common));
  const name = row.slice(0, end).join(' - ');
  const cells = row.slice(end);
  const said = cells.map((cell) => saidIn(cell, heads));
  const isWhole = cells.length === heads.size;
  const texts = [...heads.keys()].map((label, at) => {
    const own = said.find((one) => one?.label === label);
    return own?.text ?? (isWhole && !said[at] ? (cells[at] ?? '') : '');
  });
  const [filled, taken] = [filledIn(cells).length, filledIn(texts).length];
  return filled > 0 && taken === filled && !AMOUNT.test(name) ? [name, ...texts] : null;
}

/** Under which head a cell goes and what it says of it, a figure or 'incluida'; null where it names none. */
function saidIn(cell: string, heads: Heads): { label: string; text: string } | null {
  const own = partsOf(cell);
  if (own) return { label: labelOf(cell), text: own.figure };
  const [label, head = ''] = [...heads].find(([key]) => fold(cell).startsWith(`${key} `)) ?? [];
  return label === undefined ? null : { label, text: cell.slice(head.length).trim() };
}
