import { beginsAsFigure } from '../../grid/clipboard/texts.ts';
import { areHeads } from '../match/content.ts';
import { knownHeads } from '../match/heads.ts';
import {
  filledAt,
  filledIn,
  firstFilledAt,
  firstText,
  isHeadLike,
  isNameLike,
  textAt,
} from '../table/layout.ts';
import { periodsOf } from '../match/periods.ts';
import type { Rows } from '../table/rows.ts';
import { scaleOf } from '../../grid/clipboard/scales.ts';
import type { ImportTarget } from '../target.ts';
import { listOf } from '../match/titles.ts';
import { isPeriod } from '../records/unsaid.ts';
import { MOST_LABELS } from './recordsInColumns.ts';

/* Heads in two lines: groups over what they are of ('INVERSIÓN' over 'Adquisición' and 'Mejoras'), or names over their
   units ('Servicios' over '(COP/mes)'). */

/** The same sheet with such heads in one line, the other one left empty. */
export function withHeadsInOneLine(rows: Rows, target: ImportTarget): Rows {
  return rows.reduce<Rows>((sheet, _, at) => {
    const [over = [], under = []] = sheet.slice(at, at + 2);
    const isSaying = areOneHead(over, under) && recordAfter(sheet, at).length >= 2;
    if (!isSaying && !areGroups(sheet, at, target)) return sheet;
    return sheet.with(at, joined(over, under)).with(
      at + 1,
      under.map(() => ''),
    );
  }, rows);
}

const BRACKETS = /^\([^()]*\)$/;
/** '(COP)', 'm²' and '%' are no names. */
const SIGN = /^(\([^()]*\)|m2|m²|[%$#])$/iu;
const BRACKETED = /\([^()]*\)/;

/** Whether the lower line says more of columns of the upper one, and has no name of a record. */
function areOneHead(over: Rows[number], under: Rows[number]): boolean {
  if (filledIn(over).length < 3 || filledIn(under).length < 2 || !isHeadLike(over)) return false;
  const isSaying = filledIn(under).every(
    (text) => SIGN.test(text.trim()) || (isNameLike(text) && !isPeriod(text)),
  );
  return isSaying && firstFilledAt(under) > firstFilledAt(over);
}

/** A record below heads may be called as one of them by chance. */
const LEAST_LABELS = 2;

/** Titles may stand between heads and records: 'BOGOTÁ'. */
const MOST_BETWEEN = 3;

/** The columns of the figures of the first record below two lines. */
function recordAfter(rows: Rows, at: number): readonly number[] {
  const below = rows.slice(at + 2, at + 3 + MOST_BETWEEN).find((row) => filledIn(row).length > 2);
  return filledAt(below ?? []).filter((column) => beginsAsFigure(textAt(below, column)));
}

/** Whether lines and those below them begin with heads: records are columns then, and these no heads over others. */
function areLabelled(rows: Rows, at: number, target: ImportTarget): boolean {
  const labelsOf = (from: number, to: number): string[] => rows.slice(from, to).map(firstText);
  const [over = '', under = ''] = labelsOf(at, at + 2);
  const isKnown = (label: string): boolean => knownHeads([label], target) > 0;
  if (!isKnown(over) || !isKnown(under)) return false;
  const below = labelsOf(at + 2, at + 2 + MOST_LABELS);
  const about = below.filter((label) => target.newColumns?.knows(label)).length;
  return Math.max(knownHeads(below, target), about) >= LEAST_LABELS;
}

/**
 * Whether a line has groups of heads, 'INMUEBLE' and 'COMPRA', with a head of its own below each of them: that line
 * names columns that the list has, at least one where columns of figures have nothing over them. A record whose
 * figures aren't known yet, 'Lote | por definir', has none. 'Ciudad | Bello' over 'Tipo | Local' are of records in
 * columns.
 */
function areGroups(rows: Rows, at: number, target: ImportTarget): boolean {
  const [over = [], under = []] = rows.slice(at, at + 2);
  if (filledIn(over).length < 2 || !areTexts(over) || !areTexts(under)) return false;
  if (areLabelled(rows, at, target)) return false;
  const figures = recordAfter(rows, at);
  const isNamed = figures.every((column) => textAt(under, column) !== '');
  const isOpen = figures.some((column) => textAt(over, column) === '');
  const heads = figures.map((column) => textAt(under, column));
  const about = heads.filter((head) => target.newColumns?.knows(head)).length;
  const areKnown = knownHeads(heads, target) > 0 || about * 2 > heads.length;
  const isWhole = filledIn(under).length >= filledIn(over).length;
  const isOther = filledIn(over).some(
    (title) => listOf(title, target) === 'other' || scaleOf(title.replace(BRACKETED, '')) !== 1,
  );
  return (
    figures.length >= 2 &&
    isNamed &&
    isWhole &&
    !isOther &&
    ((isOpen && areKnown) || knownHeads(under, target) >= 2)
  );
}

const areTexts = (line: Rows[number]): boolean =>
  isHeadLike(line) && !filledIn(line).some(isPeriod);

function joined(over: Rows[number], under: Rows[number]): Rows[number] {
  const heads = filledAt(over);
  return over.map((head, column) => {
    const said = textAt(under, column);
    if (said === '') return head;
    if (BRACKETS.test(said)) return `${head.trim()} ${said}`;
    // 'compra' below 'Valor', 'mensual' below 'Canon', '% canon' below 'Comisión'.
    if (head.trim() !== '' && /^[\p{Ll}%$]/u.test(said)) return `${head.trim()} ${said}`;
    const group = textAt(over, heads.findLast((each) => each <= column) ?? column);
    // 'Valor' below 'COMPRA', and another one below 'SEGURO'.
    const isRepeated = under.some((text, each) => each !== column && text.trim() === said);
    return isRepeated && group !== '' ? `${said} ${group}` : ofGroup(said, group);
  });
}

/** 'Canon (año)' of 'Canon' below 'INGRESOS (año)', 'Total INVERSIÓN' of 'Total' below 'INVERSIÓN'. */
function ofGroup(said: string, group: string): string {
  const [brackets = ''] = BRACKETED.exec(group) ?? [];
  if (areHeads([said])) return `${said} ${group}`.trim();
  const isOfPeriod = periodsOf(said).size === 0 && periodsOf(brackets).size > 0;
  const isOfScale = scaleOf(said) === 1 && scaleOf(brackets) !== 1;
  return isOfPeriod || isOfScale ? `${said} ${brackets}` : said;
}
