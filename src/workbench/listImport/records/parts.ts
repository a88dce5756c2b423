import { beginsAsFigure } from '../../grid/clipboard/texts.ts';
import { namesList } from '../match/aside.ts';
import { blocksBeside } from '../table/blocks.ts';
import { endOfBlock, isRecordDownwards } from './downwards.ts';
import { knownHeads, likelyHeads, nameScore, SURE } from '../match/heads.ts';
import {
  isNameLike,
  filledIn,
  firstText,
  headLines,
  isApart,
  isHeadLike,
  type Layout,
  type Part,
  type Records,
  recordsOf,
  lastTitleOver,
  titleOver,
  turnedOver,
} from '../table/layout.ts';
import { type Scale } from '../../grid/clipboard/scales.ts';
import { ownRecords } from './ownRecords.ts';
import { withoutRemarks } from './remarks.ts';
import { hasFigures } from '../plainText/columns.ts';
import { type Rows, trimmed } from '../table/rows.ts';
import { scaleBelow, scaleOver } from '../match/scale.ts';
import { scaleOf } from '../../grid/clipboard/scales.ts';
import type { ImportTarget } from '../target.ts';
import type { ForeignTable } from '../table/tables.ts';
import {
  headsOther,
  isTitleOfList,
  isTotal,
  listOf,
  standsOverFigure,
  type Whose,
} from '../match/titles.ts';
import {
  areHeadsOfOther,
  areOwnHeads,
  beginOf,
  isBelowOther,
  mayBeOwnTable,
  ownTitle,
} from './tableTitles.ts';
import { isPeriod } from './unsaid.ts';

/* A sheet of assumptions may hold several lists, one under the other: each under its title, perhaps with
   heads of its own. */

/** At least so much is what stands under the list's own title. */
const OWN = 100;
/** What stands under the list's own title goes before all else, and what is another's comes last. */
export function weighed(known: number, whose: Whose): number {
  if (whose === 'other') return 0;
  return known > 0 && whose === 'own' ? known + OWN : known;
}

/** Whether a line has heads of records in rows for sure: beneath the list's title, or beside that and over figures. */
export const headsList = (lines: Rows, at: number, target: ImportTarget): boolean =>
  isTitledHead(lines, at, target) && !isRecordDownwards(lines, at, target);

/** The same, whichever way the records are written. */
export function isTitledHead(lines: Rows, at: number, target: ImportTarget): boolean {
  const line = lines[at] ?? [];
  const isTitled = isTitleOfList(firstText(line), target);
  return (
    headScore(lines, at, target) >= OWN ||
    (isTitled && isHeadLike(line) && standsOverFigure(line, recordBelow(lines, at), target))
  );
}

/** The first line below that is no title: '6.1 Personal' may stand between heads and records. */
const recordBelow = (lines: Rows, at: number): readonly string[] =>
  lines.slice(at + 1, at + 3).find((line) => filledIn(line).length > 1) ?? [];

/** What an untitled table below another list's weighs: less than any other one of the list. */
const BELOW_OTHER = 0.5;

/** How well a line heads the list: by the heads that are known, and by the title that it stands under. */
export function headScore(lines: Rows, at: number, target: ImportTarget): number {
  const line = lines[at] ?? [];
  if (isTitles(line, target)) return 0;
  const isBeside = titlesOver(lines, at, target) !== undefined;
  const whose = isBeside ? 'own' : listOf(ownTitle(lines, at, target), target);
  // Where a column holds heads of several blocks one below the other, their figures stand among them.
  const among = line.filter((text) => beginsAsFigure(text) && !isPeriod(text)).length;
  const heads = Math.max(0, knownHeads(line, target) - among);
  const periods = isBeforePeriods(line, target) ? line.filter(isPeriod).length : 0;
  const known = Math.max(heads, periods);
  const isHead = isHeadLike(line) || hasPeriods(line);
  if (whose === undefined) {
    const [first = ''] = filledIn(line).filter((text) => !OF_NUMBERS.test(text));
    if (headsOther(first, target) || areHeadsOfOther(line, target)) return 0;
    if (isBelowOther(lines, at, target)) return Math.min(known, BELOW_OTHER);
    // Of lines with as many heads that are known: as a title 'Ingresos' would weigh more than all of them.
    const isNamed =
      known > 0 && isHead && (namesList(first, target.label) || headsNames(line, target));
    // A record, 'Nómina | 42.000.000 | COP/mes', isn't its own head.
    const likely = isHead ? Math.min(0.4, likelyHeads(line, target) / 20) : 0;
    return known + (isNamed ? 0.5 : 0) + likely;
  }
  // Right under a title a record heads nothing, nor do names of records that are columns.
  const isOfRows = isHead && !areRecordsBeside(lines, at, target);
  return whose === 'own' && !isOfRows ? known : weighed(known, whose);
}

/** Whether a head is the very one of what records are called by, though another stands before it: 'Arrendatario | Inmueble'. */
function headsNames(line: readonly string[], { columns, name }: ImportTarget): boolean {
  const named = columns.find(({ id }) => id === name);
  return named !== undefined && line.some((head) => nameScore(head, named) === 1);
}

/** Whether what stands below is called as the list's columns, and the line by names of records: 'Concepto | Norte | Sur'. */
function areRecordsBeside(lines: Rows, at: number, target: ImportTarget): boolean {
  const labels = lines.slice(at + 1, endOfBlock(lines, at)).map(firstText);
  return knownHeads(labels, target) > Math.max(1, knownHeads(lines[at] ?? [], target));
}

/** Over the numbers of records: 'No.'. */
const OF_NUMBERS = /^\s*(n[o.°º]*|nro\.?|n[uú]m(ero)?\.?|#|[ií]tem)\s*$/iu;

/** Titles of lists side by side, each over heads of its own: 'INGRESOS', and 'EGRESOS' some columns on. */
function isTitles(line: readonly string[], target: ImportTarget): boolean {
  // '% de ingresos' only speaks of them.
  const lists = filledIn(line).map((text) =>
    text.includes('%') ? undefined : listOf(text, target),
  );
  return lists.includes('own') && lists.includes('other') && !lists.includes(undefined);
}

/** Where such titles are right over a line. */
function titlesOver(lines: Rows, at: number, target: ImportTarget): number | undefined {
  const over = lastFilled(lines.slice(0, Math.max(0, at)));
  return over >= 0 && isTitles(lines[over] ?? [], target) ? over : undefined;
}

/** Whether lines without heads may be records: a name each, and figures behind it. Others of one cell say something of them. */
export function areRecords(pasted: Rows): boolean {
  const rows = trimmed(pasted).filter(
    (row) => filledIn(row).length > 1 || isNameLike(firstText(row)),
  );
  const areNamed = rows.every(([name = '', ...more]) => isNameLike(name) && more.length > 0);
  return rows.length > 1 && areNamed && hasFigures(rows);
}

/** Whether rows are a table with heads of its own, of which the list has some, perhaps under a title. */
export function hasHeads(rows: Rows, target: ImportTarget): boolean {
  return headLines(rows).some((at) => {
    const line = rows[at] ?? [];
    const isLast = !rows.slice(at + 1).some((next) => filledIn(next).length > 0);
    if (isLast) return false;
    const isHead =
      isHeadLike(line) && (headsRows(rows, at, target) || isTitledHead(rows, at, target));
    return isHead || isBeforePeriods(line, target);
  });
}

/** Whether records lie side by side, and labels beside them are of what the list hasn't yet. */
export function bringsNewInColumns(rows: Rows, target: ImportTarget): boolean {
  const labels = rows.map(firstText);
  const isNew = (label: string): boolean =>
    target.newColumns?.knows(label) === true && knownHeads([label], target) === 0;
  return labels.some(isNew) && hasHeads(turnedOver(rows), target);
}

/** '101' and 'T2-304'. */
const NUMBER_OF_UNIT = /^[\p{L}\d]{0,3}-?\d{1,5}\p{L}?$/u;

/** By two heads that are known, or by a likely one over rows that have each a name and figures of their own. */
function headsRows(rows: Rows, at: number, target: ImportTarget): boolean {
  const heads = rows[at] ?? [];
  if (knownHeads(heads, target) > 1) return true;
  if (likelyHeads(heads, target) === 0) return false;
  // What else a sheet has below is no record of theirs, whatever it is called.
  const below = rows
    .slice(at + 1, endOfBlock(rows, at))
    .filter((line) => filledIn(line).length > 1 && !isTotal(firstText(line)));
  // Names of the list's own columns are those of a sheet whose records lie side by side.
  const isName = (text = ''): boolean =>
    /^[^\p{L}\d]*\p{L}{2}/u.test(text) && !beginsAsFigure(text) && knownHeads([text], target) === 0;
  const nameColumn = target.columns.find(({ id }) => id === target.name);
  // 'Apto' over '101' and '102' names them as well.
  const isOverNumbers = (head: string, column: number): boolean => {
    const numbers = below.map((line) => line[column]?.trim() ?? '');
    const areNumbers = numbers.every((text) => NUMBER_OF_UNIT.test(text));
    const areDistinct = new Set(numbers).size === numbers.length;
    return (
      nameColumn !== undefined && nameScore(head, nameColumn) > SURE && areNumbers && areDistinct
    );
  };
  const isNamed = heads.some(
    (head, column) => below.every((line) => isName(line[column])) || isOverNumbers(head, column),
  );
  const [first] = below;
  // Over one record a head has to stand over a figure of it: two rows of texts may be cells as well.
  const isEnough = below.length > 1 || (!!first && standsOverFigure(heads, first, target));
  return isEnough && isNamed && below.every((line) => line.some(beginsAsFigure));
}

/**
 * 'Concepto' or nothing before months or years, perhaps with their total, which the list has no columns for:
 * cell by cell they'd replace its values.
 */
function isBeforePeriods(line: readonly string[], target: ImportTarget): boolean {
  if (target.inTime === undefined || !hasPeriods(line)) return false;
  const names = filledIn(line).filter((head) => !isPeriod(head));
  // 'Ocupación', '65%' and 'Ene 2027' are one column of two tables, one below the other.
  if (names.some(beginsAsFigure)) return false;
  return line[0]?.trim() === '' || knownHeads(names, target) > 0;
}

const hasPeriods = (line: readonly string[]): boolean => line.filter(isPeriod).length > 1;

/** With what the sheet said over all of it, before it was laid out as the list reads it. */
type ScaledTable = ForeignTable & { readonly scale?: Scale };

/** The list's own records, without what stands beside or below under the titles or heads of others. */
export function recordsFor(table: ScaledTable, layout: Layout, target: ImportTarget): Records {
  const all = { ...recordsOf(table, layout), scale: scaleFor(table, layout, target) };
  if (layout.turned) return ownRecords(withoutRemarks(all, target), target);
  const { parts: after = [], ...records } = recordsUnder(table, layout, all, target);
  const parts = [...tablesOver(table.rows, layout.head, target), ...after];
  const known = [...records.lines, ...parts].map(({ at }) => at);
  const blocks = blocksBeside(table.rows, new Set([layout.head, ...known]));
  const lines = records.lines.map((line) => ({
    ...line,
    title: lastTitleOver(table.rows, line.at),
  }));
  return { ...records, lines, parts, ...(blocks.length > 0 ? { blocks } : {}) };
}

/** By what the sheet says over the records, or below all figures, that their amounts are multiplied. */
function scaleFor(
  { rows, scale = 1 }: ScaledTable,
  { head, turned }: Layout,
  target: ImportTarget,
): Scale {
  // Records that are columns begin in the first row of several cells.
  const first = turned ? rows.findIndex((row) => filledIn(row).length > 1) : head;
  const line = rows[first] ?? [];
  // 'Gastos (COP MM)' may stand over its block, or at the left of its heads or names.
  const [title, name] = [titleOver(rows, first), firstText(line)];
  const isBeside = turned ? isHeadLike(line) : listOf(name, target) === 'own';
  const ofBlock = scaleOf(scaleOf(title) === 1 && isBeside ? name : title);
  const scales = [ofBlock, scaleOver(rows.slice(0, Math.max(0, first))), scaleBelow(rows), scale];
  return scales.find((one) => one !== 1) ?? 1;
}

/** Tables over the heads that are read, each with heads of its own, of which the list has some. */
function tablesOver(rows: Rows, head: number, target: ImportTarget): Part[] {
  return headLines(rows)
    .filter((at) => at < head && isHeadLike(rows[at] ?? []) && headScore(rows, at, target) > 0)
    .filter((at) => !isBelowOther(rows, at, target))
    .filter((at) => {
      const [line = [], below = []] = rows.slice(at, at + 2);
      const isHead = isApart(rows, at) && standsOverFigure(line, below, target);
      return filledIn(below).length > 0 && (knownHeads(line, target) >= 2 || isHead);
    })
    .map((at) => {
      const from = beginOf(rows, at, target);
      return { at: from, text: firstText(rows[from] ?? []), apart: true };
    });
}

/** The lines of the heads of tables that may be of the list as well. What else a sheet holds is known by its title. */
export function headsApart(
  rows: Rows,
  { parts = [] }: Records,
  target: ImportTarget,
): readonly number[] {
  const heads = headLines(rows).filter((at) => isHeadLike(rows[at] ?? []));
  return parts
    .filter(({ apart }) => apart)
    .flatMap((part) => heads.find((at) => at >= part.at) ?? [])
    .filter((head) => mayBeOwnTable(rows, head, target));
}

/** The layout with which a sheet begins: that of the first table that is the list's for sure. */
export function fromFirstTable(table: ForeignTable, layout: Layout, target: ImportTarget): Layout {
  if (layout.turned || !target.others?.length) return layout;
  const { rows } = table;
  const first = headsApart(rows, recordsFor(table, layout, target), target).find((head) => {
    const isTitled = listOf(titleOver(rows, head), target) === 'own';
    return head < layout.head && (isTitled || areOwnHeads(rows[head] ?? [], target));
  });
  return first === undefined ? layout : { ...layout, head: first };
}

const lastFilled = (lines: Rows): number =>
  lines.findLastIndex((line) => filledIn(line).length > 0);

function recordsUnder(
  table: ForeignTable,
  layout: Layout,
  records: Records,
  target: ImportTarget,
): Records {
  const at = titlesOver(table.rows, layout.head, target);
  if (at === undefined) return ownRecords(records, target);
  const titles = table.rows[at] ?? [];
  const isOwn = titles.map((_, column) => {
    const title = titles.slice(0, column + 1).findLast((text) => text.trim() !== '') ?? '';
    return listOf(title, target) !== 'other';
  });
  const own = (cells: readonly string[]): string[] =>
    cells.map((text, column) => (isOwn[column] === false ? '' : text));
  const lines = records.lines
    .map((line) => ({ ...line, cells: own(line.cells) }))
    .filter(({ cells }) => filledIn(cells).length > 0);
  const { parts = [], ...rest } = ownRecords(
    { ...records, heads: own(records.heads), lines },
    target,
  );
  const others = filledIn(titles.map((text, column) => (isOwn[column] ? '' : text)));
  return { ...rest, parts: [...others.map((text) => ({ at, text: text.trim() })), ...parts] };
}
