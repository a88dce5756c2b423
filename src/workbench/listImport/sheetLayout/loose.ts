import { perThousandIn } from '../../../tool/index.ts';
import { beginsAsFigure } from '../../grid/clipboard/texts.ts';
import { isYear } from '../../grid/clipboard/years.ts';
import { isAmountLike } from '../match/amount.ts';
import { areHeads } from '../match/content.ts';
import { saysOfRecord } from './describedRecords.ts';
import { nameScore, SURE } from '../match/heads.ts';
import {
  filledIn,
  firstFilledAt,
  firstText,
  isHeadLike,
  isNameLike,
  isOverNames,
  textAt,
  textsIn,
  until,
} from '../table/layout.ts';
import { periodsOf } from '../match/periods.ts';
import { MOST_OF_SHEET, type Rows, widthOf } from '../table/rows.ts';
import { isUnitOfMoney, scaleBeside, scaleOver } from '../match/scale.ts';
import { scaleOf } from '../../grid/clipboard/scales.ts';
import type { ImportTarget } from '../target.ts';
import { isOfList, isTitleOfList, isTotal, listOf, type Whose } from '../match/titles.ts';
import { meaningOf } from '../match/words.ts';
import { ofFirstYear } from './yearsInColumns.ts';

/* Records of a list among all else that a sheet has, without a title or heads that tell them apart: 'Energía |
   28.000.000' between 'Crédito | 6.400.000.000' and 'Plazo | 120'. They are known by what they are called. */

/** Whether a row is one of them, in a sheet that says it no other way. */
export function looseIn(rows: Rows, target: ImportTarget): (row: Rows[number]) => boolean {
  const isSheet = target.called !== undefined && rows.length <= MOST_OF_SHEET;
  if (!isSheet || rows.some((row, at) => isTold(row, nextFilled(rows, at), target)))
    return () => false;
  const own = ownRows(rows, target);
  return (row) => own.has(row);
}

/** The same of a sheet as it stands, which may have a column for each year. */
export function looseAmongYears(rows: Rows, target: ImportTarget): (row: Rows[number]) => boolean {
  const plain = ofFirstYear(rows, target);
  const isOwn = looseIn(plain, target);
  const own = new Set(rows.filter((_, at) => isOwn(plain[at] ?? [])));
  return (row) => own.has(row);
}

/** The same sheet with these rows alone, under a title of the list; any other sheet as it is. */
export function looseTitled(rows: Rows, target: ImportTarget): Rows {
  const areAlone = areAmountsAlone(rows, target);
  const isOwn = areAlone ? isFilled : looseIn(rows, target);
  const own = rows.filter(isOwn);
  const first = rows.findIndex(isOwn);
  if (own.length < LEAST_ROWS && !areAlone) return rows;
  // A table of nothing else keeps its heads.
  if (rows.some(isLineOfHeads) && others(rows, isOwn).length === 0) return rows;
  const empty = Array<string>(widthOf(rows)).fill('');
  const heads = rows.slice(0, first).findLast(saysOfAmounts);
  // What a sheet says of all its figures stays over those of the list.
  const said = SCALES[scaleOver(rows)];
  const title = heads
    ? heads.with(firstFilledAt(heads), target.label)
    : empty.with(0, said === undefined ? target.label : `${target.label} (${said})`);
  const ofAll = heads && said !== undefined ? empty.with(0, `Cifras en ${said}`) : empty;
  const before = Array.from({ length: Math.max(0, first - 1) }, (_, at) =>
    at === 0 ? ofAll : empty,
  );
  const after = Array.from({ length: rows.length - before.length - own.length - 1 }, () => empty);
  return [...before, title, ...own, ...after];
}

const SCALES: Readonly<Record<number, string>> = {
  1_000: 'miles',
  1_000_000: 'millones',
  1_000_000_000: 'miles de millones',
};

/** What other rows of such a sheet are called, which it leaves out; those that may be of the list come first. */
export function besideLoose(rows: Rows, target: ImportTarget): readonly string[] {
  const isOwn = looseIn(rows, target);
  if (rows.filter(isOwn).length < LEAST_ROWS) return [];
  const isOpen = (row: Rows[number]): boolean =>
    calledIn(row, target) === undefined && mayBeOfList(row, target);
  return others(rows, isOwn)
    .toSorted((one, other) => Number(isOpen(other)) - Number(isOpen(one)))
    .map(firstText);
}

/** Rows of names and figures that aren't the list's. */
const others = (rows: Rows, isOwn: (row: Rows[number]) => boolean): Rows =>
  rows.filter((row) => filledIn(row).length > 1 && !isOwn(row) && !isLineOfHeads(row));

/** 'Concepto | Valor anual', 'Concepto | 2028'. */
function isLineOfHeads(row: Rows[number]): boolean {
  const [first = '', ...heads] = textsIn(row);
  if (!isOverNames(first) || heads.length === 0) return false;
  return isHeadLike(row) || heads.every((head) => isYear(head) || isNameLike(head));
}

/** Whether such a line says of amounts how often they are paid, or by what they are multiplied. */
const saysOfAmounts = (row: Rows[number]): boolean =>
  isLineOfHeads(row) && row.some((head) => periodsOf(head).size > 0 || scaleOf(head) !== 1);

/** Fewer rows may be called so by chance. */
const LEAST_ROWS = 2;

const nextFilled = (rows: Rows, at: number): Rows[number] =>
  rows.slice(at + 1).find((row) => filledIn(row).length > 0) ?? [];

/** Whether a line is a title of the list, or has heads over its rows that others don't have. */
function isTold(row: Rows[number], below: Rows[number], target: ImportTarget): boolean {
  const [name = '', second = ''] = textsIn(row);
  const isOwn = listOf(name, target) === 'own';
  if (second === '') return isOwn;
  // Merged downwards a title stands beside the first of its records.
  const isName = !beginsAsFigure(second) && !isUnitOfMoney(second);
  if (isName && isTitleOfList(name, target)) return true;
  // 'Tipo | Cuota fija' is of a loan.
  const isTable = textsIn(row).length > 2;
  const isOverRecord = (head: string, at: number): boolean =>
    isOver(head, textAt(below, at), target, isTable);
  return isHeadLike(row) && (isOwn || row.some(isOverRecord));
}

/** Whether a head is of a number or a share, or of a choice in a table, and such a text stands below it. */
const isOver = (
  head: string,
  below: string,
  { columns }: ImportTarget,
  isTable: boolean,
): boolean =>
  head.trim() !== '' &&
  below !== '' &&
  !areHeads([head]) &&
  columns.some(
    (column) =>
      KINDS[column.field.kind] === beginsAsFigure(below) &&
      (isTable || column.field.kind !== 'choice') &&
      nameScore(head, column) > SURE &&
      !(column.field.kind === 'money' && meaningOf(head).has('precio')),
  );

/** Whether figures are what those have. 'Costo' and 'Precio' are over anything. */
const KINDS: Readonly<Record<string, boolean>> = {
  number: true,
  percent: true,
  money: true,
  choice: false,
};

/** Which list each row is of by what it is called; what may be of either is of that around it, where that is one. */
function calledInTurn(lines: Rows, target: ImportTarget): readonly Whose[] {
  const isEither = (row: Rows[number]): boolean =>
    target.called?.either.test(firstText(row)) === true;
  const alone = lines.map((row) => calledIn(row, target));
  const sure = alone.map((whose, at) => (isEither(lines[at] ?? []) ? undefined : whose));
  return alone.map((whose, at) => {
    if (!isEither(lines[at] ?? [])) return whose;
    const [before, after] = [told(sure.slice(0, at).toReversed()), told(sure.slice(at + 1))];
    return before && after && before !== after ? whose : (before ?? after ?? whose);
  });
}

const told = (some: readonly Whose[]): Whose => some.find((one) => one !== undefined);

/** Which list a row is of by what it is called. */
function calledIn(row: Rows[number], target: ImportTarget): Whose {
  const { called } = target;
  const name = firstText(row);
  // 'Gerente | 1 | 6.500.000' has two.
  const figures = row.filter(beginsAsFigure).length;
  if (!called || figures === 0 || figures > 2) return undefined;
  if (called.other.test(name)) return 'other';
  // 'Operador del parqueadero' is of the operator, 'Mercadeo y ventas' of no sales.
  const [begun = ''] = name.split(/\s/);
  if (called.own.test(name) && listOf(begun, target) !== 'other') return 'own';
  if (listOf(name, target) === 'other') return undefined;
  return figures === 1 && saysOfRecord(row, target) ? 'own' : undefined;
}

/** Whether a row that nobody knows has an amount of money of each month or the like: 'Jardinería | 6.500.000 | COP/mes'. */
function mayBeOfList(row: Rows[number], target: ImportTarget): boolean {
  const { called, ofForm } = target;
  const [name = '', ...cells] = textsIn(row);
  if (listOf(name, target) === 'other' || called?.none.test(name) !== false) return false;
  const isPaidOften = cells.some((cell) => isUnitOfMoney(cell) && periodsOf(cell).size > 0);
  const figures = cells.filter(beginsAsFigure);
  const isOfForm = figures.some((figure) => !!ofForm?.(name, figure));
  return isPaidOften && figures.length === 1 && !isOfForm;
}

/** Whether a sheet has nothing but the list: most rows are called as its records, and each of the others may be one. */
function isListAlone(rows: Rows, lines: Rows, target: ImportTarget): boolean {
  const records = lines.filter((row) => !isLineOfHeads(row) && !isTotal(firstText(row)));
  const called = calledInTurn(records, target);
  const others = records.filter((_, at) => called[at] !== 'own');
  const isShortened = isScaled(rows);
  return (
    others.length * 2 <= records.length &&
    others.every((row) => isPlainAmount(row, isShortened, target))
  );
}

/** In millions an amount has few digits. */
const isScaled = (rows: Rows): boolean =>
  rows.some((row) =>
    filledIn(row).some((text) => scaleOf(text) !== 1 || (scaleBeside([text]) ?? 1) !== 1),
  );

/**
 * Whether there is nothing but names with an amount each, 'Telefonía | 1.200.000', which whoever pastes it into a list
 * means for that, whatever they are called.
 */
function areAmountsAlone(rows: Rows, target: ImportTarget): boolean {
  const lines = rows.filter(isFilled);
  if (target.called === undefined || lines.length === 0 || rows.length > MOST_OF_SHEET)
    return false;
  const isShortened = isScaled(rows);
  return lines.every(
    (row) => isNameLike(firstText(row)) && isPlainAmount(row, isShortened, target),
  );
}

const isFilled = (row: Rows[number]): boolean => filledIn(row).length > 0;

/** A name that says nothing else, with one amount of money or a tax by the thousand. */
function isPlainAmount(row: Rows[number], isShortened: boolean, target: ImportTarget): boolean {
  const { called, ofForm } = target;
  const [name = '', ...cells] = textsIn(row);
  const [figure, another] = cells.filter(beginsAsFigure);
  if (figure === undefined || another !== undefined) return false;
  const isShort = !isAmountLike(figure) && perThousandIn(figure) === null;
  if (isShort && (!isShortened || figure.includes('%'))) return false;
  const isOther = called?.other.test(name) && !called.either.test(name);
  const isForeign = isOther || called?.none.test(name) || ofForm?.(name, figure);
  return !isForeign && listOf(name, target) !== 'other';
}

/** The rows right under a title of another list, whatever they are called: 'Rooms' of 'OPERATING EXPENSES'. */
function titledOther(rows: Rows, target: ImportTarget): ReadonlySet<Rows[number]> {
  let isOther = false;
  return new Set(
    rows.filter((row) => {
      const [name = '', ...more] = textsIn(row);
      if (more.length === 0) isOther = listOf(name, target) === 'other' && isOfList(name, target);
      return isOther && more.length > 0;
    }),
  );
}

/** The rows of the list: by what they are called, and those between two of them that may be of it. */
function ownRows(rows: Rows, target: ImportTarget): ReadonlySet<Rows[number]> {
  const lines = rows.filter((row) => filledIn(row).length > 1);
  const titled = titledOther(rows, target);
  const called = calledInTurn(lines, target);
  const whose = lines.map((row, at) => (titled.has(row) ? 'other' : called[at]));
  // Among costs alone 'Jardinería | 850.000' is one as well.
  if (isListAlone(rows, lines, target)) return new Set(lines.filter((row) => !isLineOfHeads(row)));
  const isBetween = (at: number, [first, last]: Span = [0, lines.length]): boolean =>
    told(whose.slice(first, at).toReversed()) === 'own' &&
    told(whose.slice(at + 1, last)) === 'own';
  const isShortened = isScaled(rows);
  return new Set(
    lines.filter((row, at) => {
      if (whose[at] !== undefined) return whose[at] === 'own';
      // Within a block of them an amount of whatever is one as well.
      const isWithin =
        isPlainAmount(row, isShortened, target) && isBetween(at, blockAround(rows, lines, at));
      return isWithin || (mayBeOfList(row, target) && isBetween(at));
    }),
  );
}

type Span = readonly [first: number, end: number];

/** The first of some lines that stands in one block with another, and the one after its last. */
function blockAround(rows: Rows, lines: Rows, at: number): Span {
  const place = rows.indexOf(lines[at] ?? []);
  const isEnd = (row: Rows[number]): boolean => filledIn(row).length < 2;
  const before = until(rows.slice(0, place).toReversed(), isEnd).length;
  const after = until(rows.slice(place + 1), isEnd).length;
  return [at - before, at + after + 1];
}
