import { fold } from '../../../ui/fold.ts';
import { SAYING } from '../sheetLayout/messageLines.ts';
import { filledIn, isNameLike } from '../table/layout.ts';
import type { Rows } from '../table/rows.ts';
import { dividedLine } from './dashes.ts';
import { isDivided } from './divided.ts';
import { byGaps } from './gaps.ts';
import { AMOUNT, type Labelled, labelledIn } from './labelled.ts';
import { withoutLead, withoutLeads } from './leads.ts';
import { byPipes, bySemicolons, cellsOf, plain } from './separators.ts';

/* Rows whose cells say what they are: 'Apto 301 - Canon 2.900.000 - Administración: 410.000'. */

const SPLITS = [
  byPipes,
  bySemicolons,
  (lines: readonly string[]): Rows => lines.map(dividedLine),
  byGaps,
  byColon,
];

/** 'Apto 402: canon 2.350.000, administración 385.000'. */
function byColon(lines: readonly string[]): Rows {
  return lines.map((line) => {
    const [, name = '', rest = ''] = /^([^:]+):\s+(\p{L}.*)$/u.exec(line) ?? [];
    const cells = cellsOf(rest.replace(/\.\s*$/, '').split(/[,;]\s+(?:y\s+)?/u));
    return name !== '' && cells.some((cell) => labelledIn(cell)) ? [name.trim(), ...cells] : [line];
  });
}

/** What stands over the names, which say of themselves nothing. */
const NAMES = 'Concepto';

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
    [NAMES, ...[...heads.values()].map(({ head }) => head)],
    ...withoutLeads(placed.map((row, at) => row ?? [lines[first + at] ?? ''])),
  ];
}

/** The labels that most of the rows have. */
function commonLabels(labelled: Rows): ReadonlySet<string> {
  const labels = labelled.map(keysIn);
  const times = (label: string): number => labels.filter((row) => row.includes(label)).length;
  return new Set(labels.flat().filter((label) => times(label) * 2 > labelled.length));
}

/** Of nothing but small numbers, 'Alcobas 3', no list is made. */
const hasAmount = (row: Rows[number], common: ReadonlySet<string>): boolean =>
  row
    .slice(1)
    .some((cell) => common.has(keyOf(cell)) && SAYING.test(labelledIn(cell)?.figure ?? ''));

/** As it is compared; the empty text where a cell says nothing of a figure. */
const keyOf = (cell: string): string => labelledIn(cell)?.key ?? '';

const keysIn = (row: Rows[number]): string[] => row.slice(1).flatMap((cell) => keyOf(cell) || []);

const isLabelled = (row: Rows[number]): boolean => {
  const [name = ''] = row;
  return isNameLike(withoutLead(name)) && !AMOUNT.test(name) && keysIn(row).length > 0;
};

/** A name may have a dash: it ends where the first cell begins that most rows have. */
const endOfName = (row: Rows[number], common: ReadonlySet<string>): number =>
  row.findIndex((cell, at) => at > 0 && common.has(keyOf(cell)));

type Heads = ReadonlyMap<string, Labelled>;

/** What stands behind the names, by how it is compared: that of the fullest row first. */
function headsIn(labelled: Rows, common: ReadonlySet<string>): Heads {
  const fullest = labelled.toSorted((one, other) => other.length - one.length);
  const cells = fullest.flatMap((row) => row.slice(Math.max(1, endOfName(row, common))));
  return new Map(cells.flatMap((cell) => labelledIn(cell) ?? []).map((one) => [one.key, one]));
}

/** A row with its figures under their heads, one that says none of them where it stands; null where one has no head. */
function rowUnder(heads: Heads, row: Rows[number], common: ReadonlySet<string>): string[] | null {
  const end = Math.max(1, endOfName(row, common));
  const name = row.slice(0, end).join(' - ');
  const cells = row.slice(end);
  const said = cells.map((cell) => saidIn(cell, heads));
  const isWhole = cells.length === heads.size;
  const texts = [...heads.keys()].map((key, at) => {
    const own = said.find((one) => one?.key === key);
    return own?.text ?? (isWhole && !said[at] ? (cells[at] ?? '') : '');
  });
  const [filled, taken] = [filledIn(cells).length, filledIn(texts).length];
  return filled > 0 && taken === filled && !AMOUNT.test(name) ? [name, ...texts] : null;
}

/** Under which head a cell goes and what it says of it, a figure or 'incluida'; null where it names none. */
function saidIn(cell: string, heads: Heads): { key: string; text: string } | null {
  const own = labelledIn(cell);
  if (own) return { key: own.key, text: own.figure };
  const named = [...heads.values()].find(({ label }) => fold(cell).startsWith(`${fold(label)} `));
  return named ? { key: named.key, text: cell.slice(named.label.length).trim() } : null;
}
