import {
  type DecimalMark,
  type Field,
  kinds,
  plainNumber,
  withoutNoise,
  withOwnMarks,
} from '../../tool/index.ts';
import { inOurWords } from './choices.ts';
import type { Records } from './layout.ts';
import { isBlank } from './oneField.ts';
import { conversionsTo, periodsOf, saysPeriod, withPeriod } from './periods.ts';
import type { ImportTarget, Mapping, TargetColumn } from './target.ts';
import { likeness, meaningOf } from './words.ts';

/* Columns of a foreign table whose figures may be meant in several ways: nothing is taken before
   somebody said which. */

/** A column of which nobody but the person knows how it is meant. */
export interface Doubt {
  readonly column: number;
  readonly question: string;
  /** That it isn't answered yet. */
  readonly unanswered: string;
  readonly ways: readonly Way[];
}

export interface Way {
  readonly label: string;
  /** A text of the column as it is typed into the list; `cells` are those of its record. */
  readonly read: (text: string, cells: readonly string[]) => string;
}

export function doubtsOf(
  table: Records,
  mapping: Mapping,
  mark: DecimalMark,
  target: ImportTarget,
): Doubt[] {
  return mapping.flatMap((id, at) => {
    const column = target.columns.find((one) => one.id === id);
    const texts = table.lines
      .filter(({ cells }) => !isBlank(cells[at]))
      .map(({ cells }) => withOwnMarks(cells[at]?.trim() ?? '', mark));
    if (!column || texts.length === 0) return [];
    const head = table.heads[at] ?? '';
    const doubt =
      column.field.kind === 'percent'
        ? (ofShares(texts) ?? ofFactors(head, texts))
        : saysPeriod(head)
          ? ofPeriods(table, head, column)
          : (ofUnits(table, at, column) ?? ofNights(table, at, column, { mapping, mark, target }));
    return doubt ? [{ column: at, ...doubt }] : [];
  });
}

type Asked = Omit<Doubt, 'column'>;

export const asItIs: Way['read'] = (text) => text;

/** Whether 0,72 is 72 %: where every number is at most 1, none has a percent sign, and one has decimals. */
function ofShares(texts: readonly string[]): Asked | null {
  const written = texts.find((text) => !Number.isInteger(fractionIn(text)));
  if (written === undefined || texts.some((text) => fractionIn(text) === null)) return null;
  return asPercentOr(written, asPercent);
}

const asPercentOr = (written: string, read: (text: string) => string): Asked => ({
  question: `${written} es`,
  unanswered: `Falta decir qué es ${written}`,
  ways: [
    { label: read(written), read },
    { label: `${written} %`, read: asItIs },
  ],
});

/** What multiplies a whole: with it, or by the part that comes on top of it. */
const FACTOR = /factor|multiplicador|coeficiente|prestacion/i;

/** Whether 1,52 is 52 % on top of a whole: of a factor, where every number is one from 1 to 2 and one has decimals. */
function ofFactors(head: string, texts: readonly string[]): Asked | null {
  const written = texts.find((text) => !Number.isInteger(factorIn(text)));
  if (!FACTOR.test(head) || written === undefined) return null;
  if (texts.some((text) => factorIn(text) === null)) return null;
  return asPercentOr(written, onTop);
}

/** 52 % of 1,52; what has no salary on top, 0, stays so. */
function onTop(text: string): string {
  const value = factorIn(text);
  return value ? `${plainNumber(withoutNoise((value - 1) * 100))} %` : text;
}

const factorIn = (text: string): number | null =>
  /^(0|[12])(,0*)?$|^1,\d+$/.test(text) ? Number(text.replace(',', '.')) : null;

/** A fraction as the percentage that it is. */
function asPercent(text: string): string {
  const value = fractionIn(text);
  return value === null ? text : `${plainNumber(withoutNoise(value * 100))} %`;
}

const fractionIn = (text: string): number | null =>
  /^-?(0?(,\d+)?|1(,0+)?)$/.test(text) && text !== '' ? Number(text.replace(',', '.')) : null;

/**
 * By what amounts of another period are multiplied: 30 nights are a month, or the twelfth part of 365. A
 * record that is paid each month, as its own cell says, has no rate of a night.
 */
function ofPeriods({ heads }: Records, head: string, column: TargetColumn): Asked | null {
  const conversions = conversionsTo(column, head);
  if (conversions.length === 0) return null;
  const often = heads.findIndex((one) => isCalled(one, UNIT) || isCalled(one, CYCLE));
  const isMonthly = (cells: readonly string[]): boolean =>
    periodsOf(head).has('day') && periodsOf(cells[often] ?? '').has('month');
  return asked(head, column, conversions, (cells) => (isMonthly(cells) ? [] : conversions));
}

/**
 * The same where each record says beside its amount what it is of: 'hab/noche' under 'Unidad'. Where there are
 * several periods it is asked about the one that has most ways; the others have one.
 */
function ofUnits({ heads, lines }: Records, at: number, column: TargetColumn): Asked | null {
  const units = heads.findIndex((head) => isCalled(head, UNIT));
  const unitOf = (cells: readonly string[]): string => cells[units]?.trim() ?? '';
  const said = lines
    .filter(({ cells }) => !isBlank(cells[at]))
    .map(({ cells }) => unitOf(cells))
    .filter((unit) => conversionsTo(column, unit).length > 0);
  const [most = []] = said
    .map((unit) => conversionsTo(column, unit))
    .toSorted((a, b) => b.length - a.length);
  const names = [...new Set(said)].join('», «');
  return said.length > 0
    ? asked(names, column, most, (cells) => conversionsTo(column, unitOf(cells)))
    : null;
}

/** The same where nothing says it, and amounts of some records are usual for a night. */
function ofNights(
  { heads, lines }: Records,
  at: number,
  column: TargetColumn,
  { mapping, mark, target }: { mapping: Mapping; mark: DecimalMark; target: ImportTarget },
): Asked | null {
  const conversions = conversionsTo(column, NIGHT);
  const { mayBeOfNight } = target;
  if (!mayBeOfNight || conversions.length === 0) return null;
  const isUsual = (cells: readonly string[]): boolean =>
    !isBlank(cells[at]) && mayBeOfNight(column.id, typedOf(cells, mapping, mark, target));
  if (!lines.some(({ cells }) => isUsual(cells))) return null;
  const head = heads[at] ?? '';
  return {
    ...asked(head, column, conversions, (cells) => (isUsual(cells) ? conversions : []), {
      before: 'Noche ',
      asItIs: 'Al mes',
    }),
    question: `«${head}»: ¿de una noche o de un mes?`,
  };
}

/** The cells of a record as they are typed here. */
const typedOf = (
  cells: readonly string[],
  mapping: Mapping,
  mark: DecimalMark,
  { columns }: ImportTarget,
) =>
  mapping.flatMap((columnId, at) => {
    const field = columns.find(({ id }) => id === columnId)?.field;
    if (!field || isBlank(cells[at])) return [];
    return [{ columnId, text: inOurWords(withOwnMarks(cells[at]?.trim() ?? '', mark), field) }];
  });

/** `conversionsOf` says those of a record, which may have the one that was chosen, another or none. */
function asked(
  said: string,
  column: TargetColumn,
  conversions: readonly string[],
  conversionsOf: (cells: readonly string[]) => readonly string[],
  labels = { before: '', asItIs: 'Tal cual' },
): Asked {
  return {
    question: `De «${said}» a «${withPeriod(column)}»`,
    unanswered: `Falta decir cómo entra «${said}»`,
    ways: [
      ...conversions.map((conversion) => ({
        label: labels.before + conversion.replace('*', '× ').replace(/^\//, '÷ '),
        read: (text: string, cells: readonly string[]) => {
          const own = conversionsOf(cells);
          const by = own.includes(conversion) ? conversion : own[0];
          return by === undefined ? text : multiplied(text, by, column.field);
        },
      })),
      { label: labels.asItIs, read: asItIs },
    ],
  };
}

const [UNIT, CYCLE] = ['Unidad', 'Frecuencia'];
const NIGHT = 'Tarifa por noche';

const isCalled = (head: string, name: string): boolean =>
  likeness(meaningOf(head), meaningOf(name)) === 1;

/** As arithmetic, by which one sees later where the amount came from; what is no number stays as it is. */
function multiplied(text: string, by: string, field: Field): string {
  const read = kinds[field.kind].parse(text, field);
  if ('error' in read || typeof read.value !== 'number') return text;
  const amount = read.expression?.startsWith('=')
    ? `(${read.expression.slice(1)})`
    : plainNumber(read.value);
  return `=${amount}${by}`;
}
