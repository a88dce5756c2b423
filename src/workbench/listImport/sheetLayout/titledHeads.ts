import { beginsAsFigure } from '../../grid/clipboard/texts.ts';
import {
  filledIn,
  firstFilledAt,
  headLines,
  isHeadLike,
  textAt,
  textsIn,
  until,
} from '../table/layout.ts';
import { isAmountLike } from '../match/amount.ts';
import { nameScore, SURE } from '../match/heads.ts';
import { endOfBlock, figureAt, isRecordDownwards } from '../records/downwards.ts';
import { headsList, isTitledHead } from '../records/parts.ts';
import { unnumbered } from '../table/numbering.ts';
import type { Rows } from '../table/rows.ts';
import type { ImportTarget } from '../target.ts';
import { periodSaid } from './titledPeriods.ts';
import { isTitleOf, listOf } from '../match/titles.ts';

/** Heads of so many columns aren't those of names with one amount each. */
const MANY = 4;

/**
 * A sheet with heads in the place of a title of the list that has names and amounts right below it, and no heads:
 * 'GASTOS (COP/año)' over 'Predial | 412.000.000'. What it says in brackets or of a period is of the amounts.
 * Where a title of the list has heads the sheet stays as it is, but below heads of more columns.
 */
export function withTitledHeads(rows: Rows, target: ImportTarget): Rows {
  const { amount, label } = target;
  if (amount === undefined) return rows;
  const sure = headLines(rows).filter((at) => headsList(rows, at, target));
  const titles = rows.flatMap((row, at) => {
    const [title = '', ...more] = textsIn(row);
    const isTitle =
      more.length === 0 &&
      (isTitleOf(title, label) || (!beginsAsFigure(title) && listOf(title, target) === 'own'));
    return isTitle && (figuredBelow(rows, at) || headsBefore(rows, at)) ? [at] : [];
  });
  const taken = titles.filter((at, place) => {
    const over = rows[sure.findLast((head) => head < at) ?? -1];
    return over ? filledIn(over).length >= MANY : place === 0;
  });
  return taken.reduce((sheet, at) => {
    const [title = ''] = textsIn(sheet[at] ?? []);
    const again = headsBefore(sheet, at);
    if (again) {
      const heads = withAmountOf(again, blockUnder(sheet, at), target);
      return sheet.with(at, heads.with(firstFilledAt(sheet[at + 1] ?? []), unnumbered(title)));
    }
    const period = periodSaid(sheet[at] ?? [], target);
    const [said = period ? `(${period})` : ''] = /\([^)]*\)/.exec(title) ?? [];
    return headed(sheet, at, `${amount} ${said}`.trim(), label);
  }, rows);
}

/** The first row of a block with one figure: one of people may say how many, and what each gets. */
const figuredBelow = (rows: Rows, at: number): Rows[number] | undefined =>
  blockUnder(rows, at).find((row) => figureAt(row) > 0);

/** The rows below a title, up to another one or to heads. */
const blockUnder = (rows: Rows, at: number): Rows =>
  until(rows.slice(at + 1), (row) => filledIn(row).length < 2 || isHeadLike(row));

/** The heads of a block above that stand over all figures of the one below a title: 'Concepto | Mensual | Anual'. */
function headsBefore(rows: Rows, at: number): Rows[number] | undefined {
  const figured = blockUnder(rows, at).flatMap((row) =>
    row.flatMap((cell, column) => (beginsAsFigure(cell) ? [column] : [])),
  );
  const heads = rows.slice(0, at).findLast(isHeadLike);
  const isOver = figured.every((column) => textAt(heads, column) !== '');
  return heads && isOver && new Set(figured).size > 1 ? heads : undefined;
}

/**
 * Heads of another list with that of the amounts where they have none for them: 'Tarifa' over what rooms cost stands
 * over salaries as well.
 */
function withAmountOf(heads: Rows[number], block: Rows, { amount = '', columns }: ImportTarget) {
  const amounts = heads.flatMap((_, column) =>
    block.some((row) => isAmountLike(textAt(row, column))) ? [column] : [],
  );
  const [only, another] = amounts;
  const isKnown = (column: number): boolean =>
    columns.some(
      (one) => one.field.kind === 'money' && nameScore(textAt(heads, column), one) > SURE,
    );
  return only === undefined || another !== undefined || isKnown(only)
    ? heads
    : heads.with(only, amount);
}

function headed(rows: Rows, at: number, amount: string, list: string): Rows {
  const below = figuredBelow(rows, at) ?? [];
  const named = firstFilledAt(below);
  const isFree = at > 0 && filledIn(rows[at - 1] ?? []).length === 0;
  const heads = below.map((_, column) => {
    // Without a title over them heads say themselves whose they are.
    if (column === named) return isFree ? 'Concepto' : list;
    return column === figureAt(below) ? amount : '';
  });
  const titled = isFree ? rows.with(at - 1, rows[at] ?? []) : rows;
  return titled.with(at, heads);
}

/** Of a sheet whose block of the list is one record written downwards that block alone; any other sheet as it is. */
export function recordDownwards(rows: Rows, target: ImportTarget): Rows {
  const head = headLines(rows).find(
    (at) => isTitledHead(rows, at, target) && isRecordDownwards(rows, at, target),
  );
  if (head === undefined) return rows;
  const end = endOfBlock(rows, head);
  return rows.map((row, at) => (at >= head && at < end ? row : row.map(() => '')));
}
