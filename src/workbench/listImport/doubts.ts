import {
  type DecimalMark,
  doubtOf,
  type Field,
  kinds,
  plainNumber,
  withoutNoise,
  withOwnMarks,
} from '../../tool/index.ts';
import { wordsOf } from '../../ui/fold.ts';
import { inOurWords } from './choices.ts';
import type { Records } from './layout.ts';
import { isBlank } from './oneField.ts';
import {
  conversionsTo,
  cycleColumns,
  cyclesOf,
  periodsOf,
  saysPeriod,
  withPeriod,
} from './periods.ts';
import type { ImportTarget, Mapping, TargetColumn } from './target.ts';
import { likeness, meaningOf, meanings } from './words.ts';

/* Columns of a foreign table whose figures may be meant in several ways: nothing is taken before
   somebody said which. */

/** Stands for a value of which nobody has said what it is. */
export const UNSAID = 'por decir';

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
  const reading = { mapping, mark, target };
  return mapping.flatMap((id, at) => {
    const column = target.columns.find((one) => one.id === id);
    const texts = table.lines
      .filter(({ cells }) => !isBlank(cells[at]))
      .map(({ cells }) => withOwnMarks(cells[at]?.trim() ?? '', mark));
    if (!column || texts.length === 0) return [];
    const head = table.heads[at] ?? '';
    const doubt =
      column.field.kind === 'percent'
        ? (ofVacancy(head, column, texts) ??
          ofShares(head, texts) ??
          ofFewShares(column.field, texts))
        : saysPeriod(head)
          ? ofPeriods(table, head, column, reading)
          : (ofUnits(table, at, column, reading) ?? ofNights(table, at, column, reading));
    return doubt ? [{ column: at, ...doubt }] : [];
  });
}

type Asked = Omit<Doubt, 'column'>;

/** How the cells of a table are read. */
interface Reading {
  readonly mapping: Mapping;
  readonly mark: DecimalMark;
  readonly target: ImportTarget;
}

export const asItIs: Way['read'] = (text) => text;

/** What is vacant where it is asked how much is let: 5 % of the one are 95 % of the other. */
function ofVacancy(head: string, column: TargetColumn, texts: readonly string[]): Asked | null {
  const [said, own] = [head, column.label].map((name) => meanings(name));
  const [written] = texts;
  if (!said?.has('vacancia') || !own?.has('ocupacion') || written === undefined) return null;
  const share = (text: string): number | null =>
    numberIn(text) === null ? null : (fractionIn(text) ?? (numberIn(text) ?? 0) / 100);
  const lets = (text: string): string => {
    const vacant = share(text);
    return vacant === null ? text : `${plainNumber(withoutNoise((1 - vacant) * 100))} %`;
  };
  return {
    question: `«${head}» de ${written} es una ocupación de`,
    unanswered: `Falta decir cómo entra «${head}»`,
    ways: [
      { label: lets(written), read: lets },
      { label: 'Tal cual', read: asItIs },
    ],
  };
}

/**
 * Whether 0,72 is 72 %: where every number is at most 1, none has a percent sign, and one has decimals. Under
 * the head of a factor, whether 1,52 is 52 % on top of the whole.
 */
function ofShares(head: string, texts: readonly string[]): Asked | null {
  const shareIn = [fractionIn, ...(isFactor(head) ? [surplusIn] : [])].find((share) =>
    texts.every((text) => share(text) !== null),
  );
  const written = texts.find((text) => !Number.isInteger(shareIn?.(text)));
  if (shareIn === undefined || written === undefined) return null;
  return askedOf(written, shareIn);
}

/** From here on what others of a column usually are is far from a fraction. */
const FAR = 20;

/** The same of the few that are below 1 among others that are as high as these would be: '0,9' beside '95' and '88 %'. */
function ofFewShares(field: Field, texts: readonly string[]): Asked | null {
  const shares = texts.map(fractionIn);
  const others = texts
    .filter((_, at) => shares[at] === null)
    .flatMap((text) => numberIn(text) ?? [])
    .toSorted((some, other) => some - other);
  const usual = others[Math.floor(others.length / 2)] ?? 0;
  const at = shares.findIndex(
    (share) => share !== null && share * 100 * 2 > usual && doubtOf(field, share) !== undefined,
  );
  return usual < FAR || at < 0 ? null : askedOf(texts[at] ?? '', fractionIn);
}

function numberIn(text: string): number | null {
  const [number] = /\d+(,\d+)?/.exec(text) ?? [];
  return number === undefined ? null : Number(number.replace(',', '.'));
}

function askedOf(written: string, shareIn: ShareIn): Asked {
  const asPercent = (text: string): string => {
    const share = shareIn(text);
    return share === null ? text : `${plainNumber(withoutNoise(share * 100))} %`;
  };
  return {
    question: `${written} es`,
    unanswered: `Falta decir qué es ${written}`,
    ways: [
      { label: asPercent(written), read: asPercent },
      { label: `${written} %`, read: asItIs },
    ],
  };
}

type ShareIn = (text: string) => number | null;

const fractionIn: ShareIn = (text) =>
  /^-?(0?(,\d+)?|1(,0+)?)$/.test(text) && text !== '' ? Number(text.replace(',', '.')) : null;

/** What a factor adds to the whole; below 1 it is the share itself, as in rows that were written otherwise. */
const surplusIn: ShareIn = (text) => {
  if (!/^([01](,\d+)?|,\d+|2(,0+)?)$/.test(text)) return null;
  const factor = Number(text.replace(',', '.'));
  return factor < 1 ? factor : factor - 1;
};

/** Social charges are written as 52 % of a salary or as 1,52 times it. */
const FACTORS = new Set(
  'factor factores multiplicador multiplicadores multiplier prestacional prestaciones'.split(' '),
);

/** 'Factor prestacional'; 'Factor (%)' says that its numbers are percentages. */
const isFactor = (head: string): boolean =>
  !/%|porcent|percent/i.test(head) && wordsOf(head).some((word) => FACTORS.has(word));

/**
 * By what amounts of another period are multiplied: 30 nights are a month, or the twelfth part of 365. A
 * record that is paid each month, as its own cell or its kind says, has no rate of a night.
 */
function ofPeriods(
  table: Records,
  head: string,
  column: TargetColumn,
  reading: Reading,
): Asked | null {
  const conversions = conversionsTo(column, head);
  if (conversions.length === 0) return null;
  const often = table.heads.findIndex((one) => isCalled(one, CYCLE));
  const units = [...unitsIn(table, reading.mapping), often];
  const { isByMonth } = reading.target;
  // What says in a column of its own how often it is paid is divided by nothing.
  const cycles = cycleColumns(reading.target);
  const cycle = reading.mapping.findIndex((id) => cycles.includes(id));
  const isCycled = (cells: readonly string[]): boolean => cycle >= 0 && !isBlank(cells[cycle]);
  if (table.lines.every(({ cells }) => isCycled(cells))) return null;
  const isMonthly = (cells: readonly string[]): boolean =>
    periodsOf(head).has('day') &&
    (units.some((at) => periodsOf(cells[at] ?? '').has('month')) ||
      isByMonth?.(typedOf(cells, reading)) === true);
  return asked(head, column, conversions, (cells) =>
    isMonthly(cells) || isCycled(cells) ? [] : conversions,
  );
}

/**
 * The same where each record says beside its amount what it is of: 'hab/noche' under 'Unidad'. Where there are
 * several periods it is asked about the one that has most ways; the others have one.
 */
function ofUnits(
  table: Records,
  at: number,
  column: TargetColumn,
  { mapping, target }: Reading,
): Asked | null {
  const { lines } = table;
  const units = unitsIn(table, mapping);
  const unitOf = (cells: readonly string[]): string => {
    const said = units.map((place) => cells[place]?.trim() ?? '').filter((unit) => unit !== '');
    // 'ADR' says more than the 'COP' beside it.
    return said.find(saysPeriod) ?? said[0] ?? '';
  };
  // 'COP/año' is the cycle of a cost, not another amount.
  const cycles = cyclesOf(target);
  const conversionsOf = (unit: string): readonly string[] =>
    [...periodsOf(unit)].some((one) => cycles.has(one)) ? [] : conversionsTo(column, unit);
  const said = lines
    .filter(({ cells }) => !isBlank(cells[at]))
    .map(({ cells }) => unitOf(cells))
    .filter((unit) => conversionsOf(unit).length > 0);
  const [most = []] = said.map(conversionsOf).toSorted((a, b) => b.length - a.length);
  const names = [...new Set(said)].join('», «');
  return said.length > 0
    ? asked(names, column, most, (cells) => conversionsOf(unitOf(cells)))
    : null;
}

/** The columns of such units: called so, or of no column of the list and of nothing else. */
function unitsIn({ heads, lines }: Records, mapping: Mapping): readonly number[] {
  return heads.flatMap((head, at) => {
    const texts = lines.flatMap(({ cells }) => (isBlank(cells[at]) ? [] : (cells[at] ?? '')));
    const areUnits = texts.every(
      (text) => !/\d/.test(text) && text.split(/\s+/).length <= MOST_WORDS,
    );
    const saying = texts.filter(saysPeriod).length;
    const isOfUnits = !mapping[at] && areUnits && saying > 0 && saying * 2 >= texts.length;
    return isCalled(head, UNIT) || isOfUnits ? [at] : [];
  });
}

/** More are a remark: 'se paga cada año en enero'. */
const MOST_WORDS = 3;

/** The same where nothing says it, and amounts of some records are usual for a night. */
function ofNights(
  table: Records,
  at: number,
  column: TargetColumn,
  reading: Reading,
): Asked | null {
  const conversions = conversionsTo(column, NIGHT);
  const { mayBeOfNight } = reading.target;
  if (!mayBeOfNight || conversions.length === 0) return null;
  const { heads, lines } = table;
  const units = unitsIn(table, reading.mapping);
  const isUsual = (cells: readonly string[]): boolean =>
    !isBlank(cells[at]) &&
    !units.some((unit) => saysPeriod(cells[unit] ?? '')) &&
    mayBeOfNight(column.id, typedOf(cells, reading));
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
const typedOf = (cells: readonly string[], { mapping, mark, target }: Reading) =>
  mapping.flatMap((columnId, at) => {
    const field = target.columns.find(({ id }) => id === columnId)?.field;
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
