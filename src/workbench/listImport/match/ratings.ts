import {
  type DecimalMark,
  type Field,
  kinds,
  plainNumber,
  withOwnMarks,
} from '../../../tool/index.ts';
import { foldedWords } from '../../../ui/fold.ts';
import type { Records } from '../table/layout.ts';
import type { ImportTarget, Mapping } from '../target.ts';
import { isBlank, recordLines } from './oneField.ts';

/* Ratings on another scale than the list's: those of a matrix of 5 × 5 where it asks for 1 to 10, or 4 of 5 where it
   asks for 'Alta'. */

interface Scale {
  readonly from: number;
  readonly to: number;
}

/** A way in which the ratings of a column may be meant. */
interface RatedOn {
  /** 'De 1 a 25 (20 es 8,13)'. */
  readonly label: string;
  /** A sentence that says how they come in. */
  readonly told: string;
  readonly read: (text: string) => string;
}

/** A column of ratings on another scale than the list's. */
export interface Rated {
  readonly at: number;
  /** The only one, where the table says which it is. */
  readonly ways: readonly RatedOn[];
  readonly isSaid: boolean;
  /** Whether they may as well be on the list's own scale. */
  readonly mayBeOwn: Scale | null;
}

/** A column of the table with its numbers, one for each record; null where it has none. */
interface Numbers {
  readonly at: number;
  readonly head: string;
  readonly numbers: readonly (number | null)[];
}

/** Fewer are of a scale, or a product, by chance. */
const LEAST_RATINGS = 3;
const LEAST_PRODUCTS = 2;
/** The scales that are told in three levels. */
const TOPS_OF_LEVELS = [3, 5];
/** What ratings beyond the list's scale may be of, and those of a matrix of 3 × 3 or 5 × 5. */
const LARGE = [25, 100];
const OF_MATRIX = [9, 25];

/** '(1-5)', 'de 1 a 5', 'escala 1 – 25'. */
const SAID =
  /(?:\(|(?<!\p{L})(?:de|escala)\s)\s*(?:de\s+)?([01])\s*(?:[-–—]|a|al)\s*(\d{1,3})(?!\d)/iu;

const scaleSaid = (text: string): Scale | null => {
  const [, from, to] = SAID.exec(text) ?? [];
  return from === undefined || to === undefined ? null : { from: Number(from), to: Number(to) };
};

/** The options of a choice that says how high something is, the lowest first; none of any other. */
function levelsOf({ kind, options = [] }: Field): readonly string[] {
  const labels = options.map(({ label }) => label);
  const stems = labels.map((label) => foldedWords(label).replace(/[oa]$/, ''));
  return kind === 'choice' && stems.join(' ') === 'baj medi alt' ? labels : [];
}

const isRating = (number: number, top: number): boolean =>
  Number.isInteger(number) && number >= 1 && number <= top;

/** Whether texts under a head rate from 1 to 5, or to 3, what the list says in words. */
export const areRatings = (head: string, texts: readonly string[], field: Field): boolean =>
  levelsOf(field).length > 0 &&
  TOPS_OF_LEVELS.includes(scaleSaid(head)?.to ?? 5) &&
  texts.length > 0 &&
  texts.every((text) => /^[1-5]$/.test(text));

/** The columns of ratings that are on another scale than the list's. */
export function ratedIn(
  table: Records,
  mapping: Mapping,
  mark: DecimalMark,
  target: ImportTarget,
): readonly Rated[] {
  // A file of the tool itself has its ratings as the tool has them.
  if (target.layout) return [];
  const fields = mapping.map((id) => target.columns.find((column) => column.id === id)?.field);
  if (!fields.some((field) => field && (levelsOf(field).length > 0 || ownScale(field)))) return [];
  const lines = recordLines(table, mapping, target);
  const columns = table.heads.flatMap((head, at): Numbers[] => {
    const numbers = lines.map(({ cells }) => numberIn(cells[at], mark));
    return numbers.some(Number.isNaN) ? [] : [{ at, head, numbers }];
  });
  const levels = columns.filter(({ at }) => fields[at] && levelsOf(fields[at]).length > 0);
  return columns.flatMap((column): Rated[] => {
    const field = fields[column.at];
    if (!field || ratingsOf(column).length === 0) return [];
    const rated =
      levelsOf(field).length > 0
        ? inLevels(column, field, levels)
        : inNumbers(column, field, columns);
    return rated ? [rated] : [];
  });
}

/** Null of nothing, not a number of what is none. */
function numberIn(cell: string | undefined, mark: DecimalMark): number | null {
  if (isBlank(cell)) return null;
  const text = withOwnMarks(cell?.trim() ?? '', mark);
  return /^\d{1,3}(,\d+)?$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN;
}

const ratingsOf = ({ numbers }: Numbers): readonly number[] =>
  numbers.filter((number) => number !== null);

const greatestOf = (columns: readonly Numbers[]): number => Math.max(...columns.flatMap(ratingsOf));

/** The highest rating that columns of one kind may have, as a head says or what is in them; null where nothing does. */
function topOf({ head }: Numbers, alike: readonly Numbers[]): number | null {
  const greatest = greatestOf(alike);
  // All of 1 to 3 may be calm ones of 1 to 5.
  return scaleSaid(head)?.to ?? (greatest > 5 ? 10 : greatest > 3 ? 5 : null);
}

function inLevels(column: Numbers, field: Field, alike: readonly Numbers[]): Rated | null {
  const levels = levelsOf(field);
  const top = topOf(column, alike);
  const tops = top === null ? TOPS_OF_LEVELS : TOPS_OF_LEVELS.filter((one) => one === top);
  if (!ratingsOf(column).every((rating) => tops.some((one) => isRating(rating, one)))) return null;
  const example = greatestOf([column]);
  const ways = tops.map((one): RatedOn => {
    const levelAt = (rating: number): string => levels[levelIn(rating, one)] ?? '';
    const said = levels.map((level, at) => `${listed(one, at)} como ${level}`);
    return {
      label: `De 1 a ${one} (${example} es ${levelAt(example)})`,
      told: `«${column.head}» va de 1 a ${one}: entran ${new Intl.ListFormat('es-CO').format(said)}.`,
      read: (text) => (isRating(Number(text), one) ? levelAt(Number(text)) : text),
    };
  });
  return { at: column.at, ways, isSaid: top !== null, mayBeOwn: null };
}

/** The lowest of three levels is that of 1 and 2 of 5, and the middle one that of 3. */
const levelIn = (rating: number, top: number): number =>
  top === 3 ? rating - 1 : Math.sign(rating - 3) + 1;

/** '1 y 2': the ratings that are a level. */
const listed = (top: number, level: number): string =>
  Array.from({ length: top }, (_, at) => at + 1)
    .filter((rating) => levelIn(rating, top) === level)
    .join(' y ');

/** The scale of a field that has one. */
const ownScale = ({ kind, unit }: Field): Scale | null =>
  kind === 'number' && unit !== undefined ? scaleSaid(unit) : null;

function inNumbers(column: Numbers, field: Field, columns: readonly Numbers[]): Rated | null {
  const own = ownScale(field);
  if (!own) return null;
  const { scales, isSaid, why = '' } = scalesOf(column, own, columns);
  const ratings = ratingsOf(column);
  const other = scales.filter(
    ({ from, to }) =>
      (from !== own.from || to !== own.to) &&
      ratings.every((rating) => rating >= from && rating <= to),
  );
  if (other.length === 0) return null;
  const ways = other.map((scale): RatedOn => {
    const { from, to } = scale;
    const read = (text: string): string => converted(text, scale, own);
    const comesTo = (rating: number): string =>
      `${plainNumber(rating)} es ${paintedAs(read(plainNumber(rating)), field)}`;
    // The ends say the rule, and one between them what it does.
    const example = ratings.find((rating) => rating > from && rating < to) ?? to;
    const said = [...new Set([from, example, to])].map(comesTo);
    return {
      label: `${named(scale)} (${comesTo(example)})`,
      told: `«${column.head}» va de ${from} a ${to}${why} y entra de ${own.from} a ${own.to}, en proporción: ${new Intl.ListFormat('es-CO').format(said)}.`,
      read,
    };
  });
  const mayBeOwn = ratings.every((rating) => rating >= own.from && rating <= own.to) ? own : null;
  return { at: column.at, ways, isSaid, mayBeOwn };
}

export const named = ({ from, to }: Scale): string => `De ${from} a ${to}`;

/** The scales that ratings may be of; one that `isSaid` by the table, with what says so. */
function scalesOf(
  column: Numbers,
  own: Scale,
  columns: readonly Numbers[],
): { readonly scales: readonly Scale[]; readonly isSaid: boolean; readonly why?: string } {
  const said = scaleSaid(column.head);
  if (said) return { scales: [said], isSaid: true };
  const upTo = (tops: readonly number[]): Scale[] => tops.map((to) => ({ from: 1, to }));
  const factors = factorsOf(column, columns);
  if (factors) {
    const [one, other] = factors.map((factor) => topOf(factor, factors));
    if (!one || !other) return { scales: upTo(OF_MATRIX), isSaid: false };
    const why = ` (${factors.map(({ head }) => `«${head}»`).join(' × ')})`;
    return { scales: upTo([one * other]), isSaid: true, why };
  }
  const greatest = greatestOf([column]);
  if (greatest > own.to) return { scales: upTo(LARGE), isSaid: false };
  const ratings = ratingsOf(column);
  const areOfFive =
    ratings.length >= LEAST_RATINGS && greatest > 3 && ratings.every((one) => isRating(one, 5));
  return { scales: areOfFive ? upTo([5]) : [], isSaid: false };
}

/** The two columns of ratings whose product a column is, and not one of them by chance. */
function factorsOf(
  column: Numbers,
  columns: readonly Numbers[],
): readonly [Numbers, Numbers] | null {
  const { numbers } = column;
  if (ratingsOf(column).length < LEAST_PRODUCTS) return null;
  const isSame = (numbersOf: (at: number) => number | null): boolean =>
    numbers.every((number, at) => number === null || number === numbersOf(at));
  const factors = columns.filter(
    (other) =>
      other.at !== column.at &&
      ratingsOf(other).every((one) => isRating(one, 10)) &&
      !isSame((at) => other.numbers[at] ?? null),
  );
  for (const [at, one] of factors.entries()) {
    const other = factors
      .slice(at + 1)
      .find(({ numbers: others }) => isSame((row) => (one.numbers[row] ?? 0) * (others[row] ?? 0)));
    if (other) return [one, other];
  }
  return null;
}

/** As arithmetic, by which one sees later where the rating came from: the ends of one scale are those of the other. */
function converted(text: string, { from, to }: Scale, own: Scale): string {
  const rating = Number(text.replace(',', '.'));
  if (Number.isNaN(rating)) return text;
  return `=${own.from}+(${plainNumber(rating)}-${from})*${own.to - own.from}/${to - from}`;
}

function paintedAs(text: string, field: Field): string {
  const read = kinds[field.kind].parse(text, field);
  return 'error' in read ? text : kinds[field.kind].format(read.value, field);
}
