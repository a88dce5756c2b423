import { idOf, isBeyondCount } from '../match/amount.ts';
import { areHeads } from '../match/content.ts';
import { figureAt } from '../records/downwards.ts';
import { nameScore, SURE } from '../match/heads.ts';
import { bareName, inRows, nameOf, type RecordBelow, type ValueBelow } from './inRows.ts';
import { filledIn, firstText, textsIn, until } from '../table/layout.ts';
import { saysPeriod } from '../match/periods.ts';
import { MOST_OF_SHEET, type Rows } from '../table/rows.ts';
import { isUnitOfMoney } from '../match/scale.ts';
import type { ImportTarget, TargetColumn } from '../target.ts';
import { listOf } from '../match/titles.ts';
import { meaningOf } from '../match/words.ts';

/* Records that are said in rows of their own, each with its name: 'Suite - número | 4' and 'Suite - ADR | 1.450.000',
   or 'Domos | 8 | und.' and 'Tarifa domo | 520.000'. */

/** What one row says of a record, or of all that it says nothing else of. */
interface Said extends ValueBelow {
  readonly at: number;
  readonly id: string;
  /** Of which record; null for all. */
  readonly name: string | null;
}

/** The same sheet with each such record in one row, under heads in the place of the title of their block. */
export const withDescribedRecords = (rows: Rows, target: ImportTarget): Rows =>
  withRecords(rows, target, (said, title) => {
    const records = recordsIn(said, target);
    // Beside a car park what no name stands before is of the rooms.
    const areRoomsApart =
      records.length > 0 && !records.some(({ name }) => isOfRooms(name, target));
    const rooms = said.filter(({ name }) => name === null);
    return areRoomsApart ? [...recordOfAll(rooms, title, target), ...records] : records;
  });

/** The same with a single record of which all rows of a block say something: 'Llaves | 110' and 'ADR | 395.000'. */
export const withRecordOfAll = (rows: Rows, target: ImportTarget): Rows =>
  withRecords(rows, target, (said, title) =>
    said.some(({ name }) => name !== null) ? [] : recordOfAll(said, title, target),
  );

function recordOfAll(
  said: readonly Said[],
  title: string,
  target: ImportTarget,
): readonly RecordBelow[] {
  const values = ofAll(said);
  const [first] = [...values.values()].toSorted((one, other) => one.at - other.at);
  if (!first || values.size < 2 || !values.has(idOf(target.amount ?? '', target))) return [];
  return [{ at: first.at, name: nameOf(firstText(first.row), title), values }];
}

function withRecords(
  rows: Rows,
  target: ImportTarget,
  recordsOf: (said: readonly Said[], title: string) => readonly RecordBelow[],
): Rows {
  if (target.amount === undefined || rows.length > MOST_OF_SHEET) return rows;
  return rows.reduce<Rows>((sheet, row, at) => {
    const [title = '', ...more] = textsIn(row);
    // 'INGRESOS | Valor | Unidad' is a title over anything.
    const isTitle = more.length === 0 || areHeads(more);
    if (!isTitle || listOf(title, target) !== 'own') return sheet;
    const records = recordsOf(saidUnder(sheet, at, target), title);
    if (records.length === 0) return sheet;
    return inRows(sheet, { head: at, records }, target);
  }, rows);
}

function saidUnder(rows: Rows, title: number, target: ImportTarget): readonly Said[] {
  const below = rows.slice(title + 1);
  return until(below, (row) => filledIn(row).length < 2).flatMap((row, at) => {
    const line = title + 1 + at;
    return saidIn(row, line, target) ?? countBare(row, line, target) ?? [];
  });
}

/** What is said of all records, the first of each: later ones are of other years. */
const ofAll = (said: readonly Said[]): ReadonlyMap<string, Said> =>
  new Map(said.toReversed().flatMap((one) => (one.name === null ? [[one.id, one] as const] : [])));

/** Of those that have an amount and something else. */
function recordsIn(said: readonly Said[], target: ImportTarget): readonly RecordBelow[] {
  const paid = idOf(target.amount ?? '', target);
  return grouped(said).flatMap((ones) => {
    const counted = ones.flatMap((one) => countIn(one, target) ?? countOf(one, said, target) ?? []);
    const values = new Map([...counted, ...ones].map((one) => [one.id, one]));
    const [first] = ones;
    if (!first || values.size < 2 || !values.has(paid)) return [];
    const [name = ''] = (counted.length > 0 ? counted : ones)
      .map((one) => bareName((one.name ?? '').replace(COUNTED, '')))
      .toSorted((a, b) => b.length - a.length);
    const shared = isOfRooms(name, target) ? ofAll(said) : [];
    return [{ at: first.at, name, values: new Map([...shared, ...values]) }];
  });
}

/** The occupancy of the rooms isn't that of a car park. */
const isOfRooms = (name: string, { name: columnId = '', isByMonth }: ImportTarget): boolean =>
  isByMonth?.([{ columnId, text: name }]) !== true;

/** 'Apartaestudios (32)' says how many there are. */
function countIn(said: Said, target: ImportTarget): Said | null {
  const [whole = '', text = ''] = /\s*\((\d{1,4})\)\s*$/.exec(said.name ?? '') ?? [];
  const column = text === '' ? undefined : columnOf(COUNT, target);
  if (!column || said.name === null) return null;
  return { ...said, id: column.id, name: said.name.slice(0, -whole.length), text, head: COUNT };
}

/** 'Habitaciones | 24' says how many there are of 'ADR habitación'. */
function countOf({ name }: Said, all: readonly Said[], target: ImportTarget): Said | undefined {
  const words = wordsOf(name ?? '');
  const found = all.find((one) => {
    const label = firstText(one.row);
    const isCount = one.name === null && one.id === countedIn(label, target);
    return isCount && areSame(wordsOf(label), words);
  });
  return found && { ...found, name: firstText(found.row) };
}

const COUNT = 'Cantidad';
/** Behind the name of what is counted. */
const COUNTED = /\s*\((unidades|unids?\.?|und?s?\.?|n[uú]mero|cantidad|#|m²|m2)\)\s*$/iu;

/** Those of one record each: of the same words, or of which one has all words of the other, or one alone has some. */
function grouped(said: readonly Said[]): readonly (readonly Said[])[] {
  const groups: Said[][] = [];
  for (const one of said) {
    if (one.name === null) continue;
    const words = wordsOf(one.name);
    const open = groups.filter((group) => !group.some(({ id }) => id === one.id));
    const having = (is: (other: ReadonlySet<string>) => boolean) =>
      open.filter((group) => group.some(({ name }) => is(wordsOf(name ?? ''))));
    const [group, another] =
      [
        having((other) => areSame(words, other)),
        having((other) => isWithin(words, other)),
        having((other) => [...other].some((word) => words.has(word) && !KINDS.has(word))),
      ].find((some) => some.length > 0) ?? [];
    if (group && !another) group.push(one);
    else groups.push([one]);
  }
  return groups;
}

/** 'Tarifa cama / noche' is of the beds, not of a night. */
const wordsOf = (name: string): ReadonlySet<string> =>
  new Set([...meaningOf(name)].filter((word) => !saysPeriod(word)));

/** By these alone no two names are alike: 'Canon por cama en doble' is of what is double. */
const KINDS = new Set(['habitaciones', 'cama', 'cantidad', 'apto', 'apartamento', 'en']);

const isWithin = (some: ReadonlySet<string>, others: ReadonlySet<string>): boolean => {
  const [less, more] = some.size < others.size ? [some, others] : [others, some];
  return less.size > 0 && [...less].every((word) => more.has(word));
};

const areSame = (some: ReadonlySet<string>, others: ReadonlySet<string>): boolean =>
  some.size === others.size && isWithin(some, others);

const PARTED = /\s+[-–—]\s+|\s*[:·]\s*/u;
/** So many words at the most are a head at the beginning of a row: 'Tarifa promedio por noche'. */
const MOST_WORDS = 4;

/** Whether a row says how many there are in a list, or a share of it: 'Ocupación', 'Suite - número'. */
export function saysOfRecord(row: Rows[number], target: ImportTarget): boolean {
  const { id, head = '' } = saidIn(row, 0, target) ?? {};
  // By a unit beside it a row may be of anything, 'Lote | 1 | und.', and so by a sign: '% equity'.
  const isNamed = /\p{L}/u.test(head) && firstText(row).includes(head);
  return isNamed && id !== undefined && id !== idOf(target.amount ?? '', target);
}

/** What a row says, by a head in its name, or by a unit of what is counted beside its figure. */
export function saidIn(row: Rows[number], at: number, target: ImportTarget): Said | null {
  const label = firstText(row);
  const text = row[figureAt(row)] ?? '';
  if (text === '') return null;
  const [one = '', other, another] = label.split(PARTED);
  if (other !== undefined && another === undefined) {
    for (const [name, head] of [
      [one, other],
      [other, one],
    ] as const) {
      const id = columnOf(head, target)?.id ?? beginning(head, target)?.column.id;
      if (id !== undefined) return { at, id, name, text, head, row };
    }
  }
  const unit = textsIn(row).find((cell) => cell !== label && cell !== text) ?? '';
  const isMoney = isUnitOfMoney(unit);
  const begun = beginning(label, target);
  // 'Apartamentos | 430.000 | COP/noche' is no number of them.
  const isNoCount = isMoney || text.includes('%') || isBeyondCount(text);
  if (begun && !(isNoCount && begun.column.field.kind === 'number')) {
    const { column, head, rest } = begun;
    if (rest === '')
      return { at, id: column.id, name: null, text, head: headOf(label, column), row };
    // 'Camas en dormitorio | 64' is the name of what is counted.
    const isCounted = column.field.kind === 'number' && !meaningOf(head).has('cantidad');
    return { at, id: column.id, name: isCounted ? label : rest, text, head, row };
  }
  // '25 | % habitaciones' is a share of them.
  const counted = unit.includes('%') ? undefined : countedIn(unit, target);
  const id = isMoney ? idOf(target.amount ?? '', target) : counted;
  return id === undefined ? null : { at, id, name: label, text, head: unit, row };
}

/** 'Cabañas | 6' may be how many there are. */
function countBare(row: Rows[number], at: number, target: ImportTarget): Said | null {
  const [name = '', text = '', ...more] = textsIn(row);
  const id = countedIn(COUNT, target);
  if (id === undefined || more.length > 0 || !/^\d{1,3}$/.test(text)) return null;
  return { at, id, name, text, head: COUNT, row };
}

/** What the sheet calls a column, where that is known by it. */
const headOf = (label: string, column: TargetColumn): string =>
  nameScore(label, column) > SURE ? label : column.label;

/** The column of what is counted in such a unit: 'camas', 'und.'. */
function countedIn(unit: string, target: ImportTarget): string | undefined {
  const column = columnOf(unit, target);
  return column?.field.kind === 'number' ? column.id : undefined;
}

/** The head that a name begins with, and what remains of it as a name; that is empty for a period or a year. */
function beginning(
  label: string,
  target: ImportTarget,
): { readonly column: TargetColumn; readonly head: string; readonly rest: string } | null {
  const words = label.split(/\s+/);
  for (let count = Math.min(MOST_WORDS, words.length); count > 0; count--) {
    const head = words.slice(0, count).join(' ');
    const column = columnOf(head, target);
    const rest = words.slice(count).join(' ').replace(OF, '');
    if (column) return { column, head, rest: isName(rest) ? rest : '' };
  }
  return null;
}

const OF = /^(de(l| la| los| las)?|por)\s+/iu;
const WHEN =
  /(?<!\p{L})(a[nñ]os?|primer|segund|tercer|cuart|quint|estabiliz|adelante|siguientes|inicial|promedio|media|base|total|anual|mensual)\p{L}*/giu;

/** Whether anything is left that isn't a period, a year or a number: 'domo estándar', but not 'año 1 en adelante'. */
const isName = (rest: string): boolean =>
  [...meaningOf(rest.replace(WHEN, ' '))].some(
    (word) => /\p{L}{3}/u.test(word) && !saysPeriod(word),
  );

/** What has a figure and is called so, whatever of. */
function columnOf(head: string, { columns }: ImportTarget): TargetColumn | undefined {
  return columns.find(
    (column) =>
      ['number', 'money', 'percent'].includes(column.field.kind) && nameScore(head, column) > SURE,
  );
}
