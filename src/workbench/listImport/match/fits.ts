import { money } from '../../../tool/index.ts';
import { timeUnder } from '../../session/timeTyped.ts';
import {
  areAmounts,
  areDifferent,
  areFigures,
  areHeads,
  areOptions,
  areReadable,
  areWords,
} from './content.ts';
import { SURE } from './heads.ts';
import { IN_BRACKETS } from './periods.ts';
import { areRatings } from './ratings.ts';
import { type ImportTarget, partOf, type TargetColumn } from '../target.ts';
import { isPerArea } from './words.ts';

/** That a column of a table may be one of the list. */
export interface Match {
  readonly at: number;
  readonly head: string;
  readonly column: TargetColumn;
  readonly score: number;
}

/** Whether the texts of a column may be what its head says. */
export function fits(
  match: Match,
  texts: readonly string[],
  { name, recast }: Pick<ImportTarget, 'name' | 'recast'>,
): boolean {
  const { head, column, score } = match;
  const { id, field } = column;
  if (isOwnHead(match)) return true;
  if (isOtherUnit(match, texts, recast)) return false;
  // Only a list that reads them so takes amounts for shares, too.
  if (field.kind === 'percent' && MONEY.test(head) && !recast) return false;
  if (isAmountOfShare(match, texts) && score < LEAST_OF_SHARE) return false;
  if (isMoreThanWhole(match, texts) || isPriceOfArea(match, texts)) return false;
  if (id === name && UNIT.test(head)) return false;
  const isRated = areRatings(head, texts, field) && score > SURE;
  if (field.kind === 'choice' && areFigures(texts) && !areOptions(texts, field)) return isRated;
  if (id !== name && areHeads(texts)) return false;
  if (field.kind === 'text' && (areFigures(texts) || areAmounts(texts))) return false;
  if (field.kind !== 'money' && !column.takesAmounts && areAmounts(texts)) return false;
  if (score > SURE) return score === 1 || !areWords(texts, field);
  // 'Tipo de inmueble' is no name of its own.
  const inUnit = texts.map((text) => timeUnder(head, field, text));
  const isReadable =
    areReadable(inUnit, field) || (column.takesAmounts === true && areReadable(texts, AMOUNT));
  return isReadable && (id !== name || areDifferent(texts));
}

/** Whether what asks for an amount gets a share; only a list that reads them so takes shares for amounts. */
export const isOtherUnit = (
  { head, column }: Match,
  texts: readonly string[],
  recast: ImportTarget['recast'],
): boolean =>
  column.field.kind === 'money' &&
  !recast &&
  !column.takesShares &&
  (PERCENT.test(head) || areShares(texts));

/** 'Parqueo · Tarifa por hora (COP)' of a sheet of ours is that, empty or not. */
export const isOwnHead = ({ column, head }: Match): boolean =>
  partOf(head) !== null && isOneOf(head, [column.label]);

/** Whether a head is one of some labels, its unit left aside. */
export const isOneOf = (head: string, labels: readonly string[]): boolean =>
  [head, head.replace(IN_BRACKETS, '')].some((one) => labels.includes(one.trim()));

/** What a head says of the unit of its figures, as '(% EA)' and '(COP MM)'; '(45 %)' is a part of a whole. */
const PERCENT = /\([^)\d]*%[^)]*\)\s*$/u;
const MONEY = /\([^)]*(COP|\$|MM|millones|pesos)[^)]*\)\s*$/u;
/** Over units, which are no names. */
const UNIT = /^\s*(unidad(es)?|und?s?\.?|medida|u\.?\s?m\.?)\s*$/iu;

const AMOUNT = money('');

const areShares = (texts: readonly string[]): boolean =>
  texts.length > 0 && texts.every((text) => text.includes('%'));

/** An amount may be of what is a share today: 'Fee mínimo mensual (COP)'. */
const LEAST_OF_SHARE = 0.6;

const isAmountOfShare = ({ head, column }: Match, texts: readonly string[]): boolean =>
  asksForShare(column) && (MONEY.test(head) || areNoShares(texts));

const asksForShare = ({ field, takesAmounts = false }: TargetColumn): boolean =>
  field.kind === 'percent' && !takesAmounts;

/** More than the whole, with no sign that they are shares. */
const areNoShares = (texts: readonly string[]): boolean =>
  texts.length > 0 && texts.every((text) => /^\D*(\d[.,]?){4}/.test(text) && !text.includes('%'));

const WHOLE = 100;
/** '2.300' and '186,000,000'; '13,185' may have decimals. */
const THOUSANDS = /^\D*([1-9]\d{0,2}(\.\d{3})+|[1-9]\d{0,2}(,\d{3}){2,}|[1-9]\d{3,}([.,]\d+)?)\s*$/;

/** A share that can't be more than the whole is no amount, whatever it is called: 'FF&E | 2.300' among what is built. */
const isMoreThanWhole = ({ column }: Match, texts: readonly string[]): boolean =>
  asksForShare(column) &&
  (column.field.max ?? Infinity) <= WHOLE &&
  texts.length > 0 &&
  texts.every((text) => THOUSANDS.test(text));

/** A square metre that costs a million or more is bought, and not let by the month. */
const isPriceOfArea = ({ column }: Match, texts: readonly string[]): boolean =>
  column.per !== undefined &&
  isPerArea(column.label) &&
  texts.length > 0 &&
  texts.every((text) => MILLION.test(text));
const MILLION = /^\D*([1-9]\d{0,2}([.,]\d{3}){2,}|[1-9]\d{6,})/;
