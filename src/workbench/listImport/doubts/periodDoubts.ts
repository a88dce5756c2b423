import { type Field, kinds, plainNumber, withOwnMarks } from '../../../tool/index.ts';
import { inOurWords } from '../match/choices.ts';
import { type Asked, asItIs, type Doubt, type Reading, type Way } from './doubt.ts';
import type { Records } from '../table/layout.ts';
import { isBlank } from '../match/oneField.ts';
import {
  conversionsTo,
  cycleColumns,
  cyclesOf,
  ofOnePeriod,
  periodBehind,
  periodOf,
  periodsOf,
  saysPeriod,
  SOLD,
  withPeriod,
} from '../match/periods.ts';
import type { ImportTarget, Mapping, TargetColumn } from '../target.ts';
import { likeness, meaningOf } from '../match/words.ts';

/* What amounts of another period may come to. */

/**
 * By what amounts of another period are multiplied: 30 nights are a month, or the twelfth part of 365. A
 * record that is paid each month, as its own cell or its kind says, has no rate of a night.
 */
export function ofPeriods(
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
 * several periods it is asked about the one that has most ways; the others have one. What a head says of them all,
 * 'Valor mensual', only a column of how often each is paid contradicts.
 */
export function ofUnits(
  table: Records,
  at: number,
  column: TargetColumn,
  { mapping, target }: Reading,
): Asked | null {
  const { heads, lines } = table;
  const isSaid = saysPeriod(heads[at] ?? '');
  const units = unitsBeside(table, at, column, mapping);
  if (units === null) return null;
  const named = isSaid ? -1 : mapping.indexOf(target.name ?? '');
  const figures = mapping.flatMap((id, place) => {
    const field = target.columns.find((one) => one.id === id)?.field;
    return field && place !== at && kinds[field.kind].type === 'number' ? [place] : [];
  });
  const isAlone = (cells: readonly string[]): boolean =>
    figures.every((place) => isBlank(cells[place]));
  const unitOf = (cells: readonly string[]): string => {
    const said = units
      .map((place) => cells[place]?.trim() ?? '')
      .filter((unit) => unit !== '' && isUnitLike(unit));
    // What is asked of each night that was sold is of no day: how many there are nobody says.
    if (said.some((unit) => SOLD.test(unit)) && isAlone(cells)) return '';
    // 'ADR' says more than the 'COP' beside it; 'Eventos (anual)' says it where nothing else does.
    return said.find(saysPeriod) ?? periodBehind(cells[named] ?? '') ?? said[0] ?? '';
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

/** The columns that say of what period an amount is; null where its head says another one than is asked for. */
function unitsBeside(
  table: Records,
  at: number,
  column: TargetColumn,
  mapping: Mapping,
): readonly number[] | null {
  const head = table.heads[at] ?? '';
  if (!saysPeriod(head)) return unitsIn(table, mapping);
  if (!ofOnePeriod(head, periodOf(column))) return null;
  return table.heads.flatMap((one, place) =>
    !mapping[place] && isCalled(one, CYCLE) ? [place] : [],
  );
}

/** The columns that only say of what periods amounts are, where these come in by that. */
export function readAsPeriods(
  table: Records,
  mapping: Mapping,
  ways: ReadonlyMap<number, Way['read']>,
  { columns }: ImportTarget,
): ReadonlySet<number> {
  const units = mapping.flatMap((id, at) => {
    const column = columns.find((one) => one.id === id);
    const isRead = column?.field.kind === 'money' && ways.get(at) !== asItIs;
    return (isRead && unitsBeside(table, at, column, mapping)) || [];
  });
  const saysNoMore = (at: number): boolean =>
    table.lines.every(({ cells }) => {
      const text = cells[at]?.trim() ?? '';
      return text === '' || (isUnitLike(text) && saysPeriod(text));
    });
  return new Set(units.filter((at) => !mapping[at] && saysNoMore(at)));
}

/** The columns of such units: called so, or of no column of the list and of nothing else. */
function unitsIn({ heads, lines }: Records, mapping: Mapping): readonly number[] {
  return heads.flatMap((head, at) => {
    const texts = lines.flatMap(({ cells }) => (isBlank(cells[at]) ? [] : (cells[at] ?? '')));
    // An amount among them makes the others no less of a month or a year.
    const saying = texts.filter((text) => isUnitLike(text) && saysPeriod(text)).length;
    const isOfUnits = !mapping[at] && saying > 0 && saying * 2 >= texts.length;
    return isCalled(head, UNIT) || isOfUnits ? [at] : [];
  });
}

const isUnitLike = (text: string): boolean =>
  !/\d/.test(text) && (text.split(/\s+/).length <= MOST_WORDS || RATE.test(text));

/** More are a remark: 'se paga cada año en enero'. */
const MOST_WORDS = 3;
/** Of records written downwards it is the name of the rate: 'Tarifa promedio por noche'. */
const RATE = /^\s*(tarifas?|precios?|adr|valor|canon|renta)(?!\p{L})/iu;

/** The same where nothing says it, and amounts of some records are usual for a night. */
export function ofNights(
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
    !units.some((unit) => isUnitLike(cells[unit] ?? '') && saysPeriod(cells[unit] ?? '')) &&
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

const [MONTH, YEAR] = ['Al mes', 'Al año'];

/**
 * Of the columns `begun` for heads without a period, whether they are of a month or of a year: nobody has chosen that
 * by choosing the column.
 */
export function periodsUnsaid(
  { heads }: Records,
  mapping: Mapping,
  { columns }: ImportTarget,
  begun: ReadonlySet<number>,
  created: readonly (readonly TargetColumn[])[],
): readonly Doubt[] {
  return [...begun].flatMap((at): Doubt[] => {
    const column = columns.find(({ id }) => id === mapping[at]);
    const head = heads[at] ?? '';
    if (column?.field.kind !== 'money' || saysPeriod(head)) return [];
    const { field } = column;
    const ways = [MONTH, YEAR].map((label) => {
      const [by] = conversionsTo(column, label);
      if (by === undefined) return { label, read: asItIs };
      // Kept as it is said, it is the same again where the sheet comes in once more.
      const own = created[at]?.find((one) => isOfPeriod(one, column, label));
      return own
        ? { label, read: asItIs, becomes: own.id }
        : {
            label: `${label} (${signOf(by)})`,
            read: (text: string) => multiplied(text, by, field),
          };
    });
    return [
      {
        column: at,
        question: `«${head}»: ¿al mes o al año?`,
        unanswered: `Falta decir si «${head}» es al mes o al año`,
        ways,
      },
    ];
  });
}

const isOfPeriod = (one: TargetColumn, column: TargetColumn, label: string): boolean =>
  column.inPeriods !== undefined &&
  one.inPeriods === column.inPeriods &&
  ofOnePeriod(label, one.per ?? '');

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
        label: labels.before + signOf(conversion),
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

/** '× 365/12' of '*365/12', '÷ 12' of '/12'. */
const signOf = (conversion: string): string => conversion.replace('*', '× ').replace(/^\//, '÷ ');

/** As arithmetic, by which one sees later where the amount came from; what is no number stays as it is. */
function multiplied(text: string, by: string, field: Field): string {
  const read = kinds[field.kind].parse(text, field);
  if ('error' in read || typeof read.value !== 'number') return text;
  const amount = read.expression?.startsWith('=')
    ? `(${read.expression.slice(1)})`
    : plainNumber(read.value);
  return `=${amount}${by}`;
}
