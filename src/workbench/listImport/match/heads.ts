import { asksForRate, withoutWay } from '../../../tool/index.ts';
import { foldedWords } from '../../../ui/fold.ts';
import {
  conversionsTo,
  IN_BRACKETS,
  isOfOtherPeriod,
  likenessButPeriod,
  ofOnePeriod,
  periodOf,
  saysPeriod,
} from './periods.ts';
import { type ImportTarget, partOf, type TargetColumn } from '../target.ts';
import { isPerArea, likeness, meaningOf } from './words.ts';

/** By its name alone a column is known from here on; a lesser likeness has to fit the content too. */
export const SURE = 0.9;
export const LEAST = 0.45;
/** At most, by words that mean the same; less where the period is another. */
const ALIKE = 0.95;
const CONVERTED = 0.92;
/** 'Canon m²' of 'Precio por m²'. */
const PER_AREA = 0.6;
/** 'Ocupación' of 'Local comercial · Ocupación', however much is said of what it is a part of. */
const PART = 0.65;
/** 'Tarifa' of 'Tarifa mensual': less than what is sure. */
const OF_NO_PERIOD = 0.9;
/** 'No. de habitaciones', '# camas' and 'Cant. de celdas' are as many as 'Habitaciones', 'Camas' and 'Celdas'. */
const COUNT_OF =
  /^\s*(#|n[.°º]|n[oº]s?\b[.°º]?|(nro|n[uú]m|n[uú]mero|cant|cantidad)\b\.?)\s*(de\s+)?(?=\p{L})/iu;

/** 'Deuda ($ millones)' is more surely the debt than 'Financiación ($ millones)'. */
const WITH_UNIT = 0.98;

/** 'Ocup. Año 1' and 'Occ Y1' are of a year: a head that says none goes first. */
const OF_YEAR =
  /(?<!\p{L})(a[nñ]o|year|y)\s*\d{1,2}\s*\+?(?!\d)|\d\s*(er|do|to|[º°])\.?\s*a[nñ]o\s*\+?/giu;
const OF_A_YEAR = 0.97;

/** 'Plazo (excede la proyección)': more words than a unit has. */
const REMARK = /\([^)\s]+(\s+[^)\s]+){2,}\)/gu;

/** A large table asks for the same again and again: as heads of rows and of columns, and for each layout. */
const scores = new WeakMap<TargetColumn, Map<string, number>>();
/** Of so many heads: those of one table and more. */
const MOST_KNOWN = 5_000;

/** How well a head names a column: 1 by its label, its id or another name of it. */
export function nameScore(head: string, column: TargetColumn): number {
  // Most cells of a large table are figures, which no column is called by.
  if (!/[\p{L}#%$]/u.test(head)) return Number(head.trim() !== '' && head.trim() === column.label);
  const known = scores.get(column) ?? new Map<string, number>();
  scores.set(column, known);
  const score = known.get(head) ?? scoreOf(head, column);
  if (known.size === MOST_KNOWN) known.clear();
  known.set(head, score);
  return score;
}

function scoreOf(head: string, column: TargetColumn): number {
  const part = partOf(column.label);
  // What 'Tasa efectiva anual' says besides is of its figures.
  const named = asksForRate(column.field) ? withoutWay(head) : head;
  const score = Math.max(scoreAs(head, column), named === head ? 0 : scoreAs(named, column));
  if (part === null) return score;
  return Math.max(score, PART * scoreAs(head, { ...column, label: part, also: [] }));
}

function scoreAs(head: string, column: TargetColumn): number {
  const { id, label, also = [], field, never, exactly } = column;
  if (never?.test(head.replace(REMARK, ''))) return 0;
  const undated = head.replace(OF_YEAR, ' ').trim();
  if (undated !== head.trim() && /\p{L}{2}/u.test(undated))
    return OF_A_YEAR * scoreAs(undated, column);
  const names = [label, ...also];
  // '% base' is never the base itself.
  const noNumber = field.kind === 'text' || field.kind === 'choice';
  const spelled = head.replace(/^\s*%/, 'porcentaje ');
  const said = noNumber ? spelled : head;
  const counted = noNumber ? said : head.replace(COUNT_OF, '');
  const sayings = new Set([said, counted].map(foldedWords));
  // What a square metre costs isn't how many there are, though '$/m²' has no other word.
  if (field.kind !== 'money' && isPerArea(head) && !names.some(isPerArea)) return 0;
  const isCalled = (spellings: ReadonlySet<string>): boolean =>
    [id, ...names].some((name) => spellings.has(foldedWords(name)));
  if (isCalled(sayings)) return 1;
  if (field.kind === 'text' && isEither(said, (name) => isCalled(new Set([foldedWords(name)]))))
    return WITH_UNIT;
  const bare = said.replace(IN_BRACKETS, '');
  if (bare !== said && !saysPeriod(head) && isCalled(new Set([foldedWords(bare)])))
    return WITH_UNIT;
  if (exactly?.test(foldedWords(bare))) return ALIKE;
  const likest = Math.max(...names.map((name) => likenessButPeriod(head, name)));
  const perArea = isPerArea(head) && names.some(isPerArea) ? PER_AREA : 0;
  // An amount of another period isn't the one that is asked for, unless it can be made that.
  if (isOfOtherPeriod(head, column)) {
    if (conversionsTo(column, head).length === 0) return 0;
    return Math.max(CONVERTED * likest, perArea);
  }
  // '% del ingreso' may be a percentage, and '% de ocupación' the occupancy.
  const meanings = [said, spelled, counted].map(meaningOf);
  const scores = names.flatMap((name) =>
    meanings.map((meaning) => likeness(meaning, meaningOf(name))),
  );
  const alike = ALIKE * Math.max(...scores, ofOnePeriod(head, periodOf(column)) ? likest : 0);
  if (perArea > 0) return Math.max(alike, perArea);
  return Math.max(alike, saysPeriod(head) ? 0 : OF_NO_PERIOD * likest);
}

/** 'Dirección / nombre', each of which names the column. */
function isEither(head: string, isName: (text: string) => boolean): boolean {
  const names = head.split('/');
  return names.length > 1 && names.every((name) => name.trim() !== '' && isName(name));
}

/** How many heads of a line are known by their names: see `guessLayout`. */
export function knownHeads(heads: readonly string[], { columns }: ImportTarget): number {
  const named = heads.flatMap((head) =>
    columns.filter((column) => head.trim() !== '' && nameScore(head, column) > SURE).slice(0, 1),
  );
  return new Set(named).size;
}

/**
 * How many heads may be names of columns, or of what the list can get columns for. Of names of records many are
 * alike what names a record: 'Apto 302' and 'Local 5' count as one.
 */
export function likelyHeads(heads: readonly string[], target: ImportTarget): number {
  const { columns, newColumns, name } = target;
  const filled = heads.filter((head) => head.trim() !== '');
  const isAlike = (head: string, ids: readonly TargetColumn[]): boolean =>
    ids.some((column) => nameScore(head, column) >= LEAST);
  const others = columns.filter(({ id }) => id !== name);
  const likely = filled.filter((head) => isAlike(head, others) || newColumns?.knows(head));
  const isNamed = filled.some((head) => !likely.includes(head) && isAlike(head, columns));
  return likely.length + Number(isNamed);
}
