import { foldedWords } from '../../ui/fold.ts';
import { type Field, kinds, withOwnMarks } from '../../tool/index.ts';
import { readTyped } from '../session/readTyped.ts';
import { inOurWords } from './choices.ts';
import type { Records } from './layout.ts';
import { isBlank, recordLines, rivalsOf } from './oneField.ts';
import type { ImportTarget, TargetColumn } from './target.ts';
import {
  conversionsTo,
  likenessButPeriod,
  ofOnePeriod,
  ofOtherPeriods,
  saysPeriod,
  withPeriod,
} from './periods.ts';
import { isPerArea, likeness, meaningOf } from './words.ts';

/** By its name alone a column is known from here on; a lesser likeness has to fit the content too. */
const SURE = 0.9;
const LEAST = 0.45;
/** At most, by words that mean the same; less where the period is another. */
const ALIKE = 0.95;
const CONVERTED = 0.92;
/** 'Tarifa' of 'Tarifa mensual': less than what is sure. */
const OF_NO_PERIOD = 0.9;
/** Of the cells of a column, so many must be readable. */
const READABLE = 0.6;
const SAMPLES = 50;
const FIGURE = /^(COP|[-\s$])*\d[\d.,]*(COP|[\s$%])*$/;
/** A room or a flat may be called so. */
const DOOR = /^\d{3,5}$/;
const AMOUNT = /^[-(]?\s*(COP\s*)?\$/i;
/** 'No. de habitaciones', '# camas' and 'Cant. de celdas' are as many as 'Habitaciones', 'Camas' and 'Celdas'. */
const COUNT_OF =
  /^\s*(#|n[.°º]|n[oº]s?\b[.°º]?|(nro|n[uú]m|n[uú]mero|cant|cantidad)\b\.?)\s*(de\s+)?(?=\p{L})/iu;

/** How well a head names a column: 1 by its label, its id or another name of it. */
function nameScore(head: string, column: TargetColumn): number {
  const { id, label, also = [], field } = column;
  const names = [label, ...also];
  // '% base' is never the base itself.
  const noNumber = field.kind === 'text' || field.kind === 'choice';
  const spelled = head.replace(/^\s*%/, 'porcentaje ');
  const said = noNumber ? spelled : head;
  const counted = noNumber ? said : head.replace(COUNT_OF, '');
  const sayings = new Set([said, counted].map(foldedWords));
  if ([id, ...names].some((name) => sayings.has(foldedWords(name)))) return 1;
  // What a square metre costs isn't how many there are.
  if (field.kind !== 'money' && isPerArea(head) && !names.some(isPerArea)) return 0;
  const likest = Math.max(...names.map((name) => likenessButPeriod(head, name)));
  // An amount of another period isn't the one that is asked for, unless it can be made that.
  const asked = withPeriod(column);
  if (ofOtherPeriods(head, asked)) {
    if (conversionsTo(column, head).length === 0) return 0;
    return CONVERTED * likest;
  }
  // '% del ingreso' may be a percentage, and '% de ocupación' the occupancy.
  const meanings = [said, spelled, counted].map(meaningOf);
  const scores = names.flatMap((name) =>
    meanings.map((meaning) => likeness(meaning, meaningOf(name))),
  );
  const alike = ALIKE * Math.max(...scores, ofOnePeriod(head, asked) ? likest : 0);
  return Math.max(alike, saysPeriod(head) ? 0 : OF_NO_PERIOD * likest);
}

/** How many heads of a line are known by their names: see `guessLayout`. */
export function knownHeads(heads: readonly string[], { columns }: ImportTarget): number {
  const named = heads.flatMap((head) =>
    columns.filter((column) => head.trim() !== '' && nameScore(head, column) > SURE).slice(0, 1),
  );
  return new Set(named).size;
}

/**
 * Which column is which, by names first, then by what is in them. Others may be one that is known already
 * by their names alone, and only of records that don't have it.
 */
export function guessMapping(table: Records, target: ImportTarget): string[] {
  const { heads } = table;
  const mapping = heads.map(() => '');
  // Totals tell nothing of their columns.
  const lines = recordLines(table, mapping, target);
  const samplesOf = (column: number): string[] =>
    lines
      .slice(0, SAMPLES)
      .map(({ cells }) => cells[column]?.trim() ?? '')
      .filter((cell) => !isBlank(cell));
  const samples = heads.map((_, column) => samplesOf(column));
  const isFilled = (at: number): number => Number(samples[at]?.length !== 0);
  const scored = heads.flatMap((head, at) =>
    target.columns.map((column) => ({ at, column, score: nameScore(head, column) })),
  );
  const best = scored
    .filter(({ score }) => score >= LEAST)
    .filter(({ at, column }) => column.field.kind !== 'text' || !areFigures(samples[at] ?? []))
    .filter(({ at, column }) => column.field.kind === 'money' || !areAmounts(samples[at] ?? []))
    .filter(({ at, column, score }) => score > SURE || isReadable(samples[at] ?? [], column))
    // What brings nothing takes no column from what does.
    .toSorted(
      (a, b) => isFilled(b.at) - isFilled(a.at) || b.score - a.score || isText(a) - isText(b),
    );
  const taken = new Set<string>();
  const assign = (at: number, id: string): void => {
    mapping[at] = id;
    taken.add(id);
  };
  for (const { at, column, score } of best) {
    if (mapping[at] !== '' || taken.has(column.id)) continue;
    // A head that may as well be another column is left to the person.
    const isUnsure = best.some(
      (other) =>
        other.at === at &&
        other.score === score &&
        other.column.id !== column.id &&
        isText(other) === isText({ column }) &&
        !taken.has(other.column.id),
    );
    if (!isUnsure) assign(at, column.id);
  }
  for (const [at, id] of byContent(table, samples, mapping, target, taken)) assign(at, id);
  for (const { at, column, score } of best) {
    if (mapping[at] !== '' || score <= SURE || isFilled(at) === 0) continue;
    // What no column is yet was left to the person above.
    if (!taken.has(column.id)) continue;
    if (rivalsOf(at, column.id, table, mapping, target).length === 0) mapping[at] = column.id;
  }
  return mapping;
}

/** A text takes anything: what else a column may be as well is likelier. */
const isText = ({ column }: { column: TargetColumn }): number =>
  Number(column.field.kind === 'text');

/** What no text is, though its field would take it: amounts, counts, the numbers of the lines. */
const areFigures = (samples: readonly string[]): boolean =>
  samples.every((text) => FIGURE.test(text)) && samples.some((text) => !DOOR.test(text));

/** With the sign of a currency, as nothing but money has. */
const areAmounts = (samples: readonly string[]): boolean =>
  samples.length > 0 && samples.every((text) => AMOUNT.test(text));

function isReadable(samples: readonly string[], { field }: TargetColumn): boolean {
  const read = samples.filter((text) => isRead(text, field));
  return read.length >= samples.length * READABLE;
}

/** Whichever decimal mark it has: that is told apart later. */
export function isRead(text: string, field: Field): boolean {
  return [text, withOwnMarks(text, '.'), inOurWords(text, field)].some(
    (one) => !('error' in readTyped(field, one)),
  );
}

/** What only the content tells: the options of a choice, in whatever words, and texts that name the records. */
function* byContent(
  { heads }: Records,
  samples: readonly (readonly string[])[],
  mapping: readonly string[],
  { columns, name }: ImportTarget,
  taken: ReadonlySet<string>,
): Generator<[number, string]> {
  const free = (at: number, least = 2): boolean =>
    mapping[at] === '' && (samples[at]?.length ?? 0) >= least;
  const choices = columns.filter(({ id, field }) => field.kind === 'choice' && !taken.has(id));
  const isOfText = (id?: string): boolean =>
    columns.some((column) => column.id === id && column.field.kind === 'text');
  const used = new Set<string>();
  for (const [at, texts] of samples.entries()) {
    const fitting = choices.filter(
      ({ id, field }) =>
        !used.has(id) &&
        texts.every((text) => !('error' in kinds.choice.parse(inOurWords(text, field), field))),
    );
    const [only, another] = fitting;
    if (!free(at) || !only || another) continue;
    used.add(only.id);
    yield [at, only.id];
  }
  if (name === undefined || taken.has(name)) return;
  const isNaming = (at: number): boolean => {
    const texts = samples[at] ?? [];
    return (
      new Set(texts).size === texts.length &&
      texts.every((text) => /\p{L}{2}/u.test(text) && !/\d{3}/.test(text))
    );
  };
  const places = samples.map((_, at) => at).filter(isNaming);
  // Without a head a column is nothing else, whatever there is of it.
  const named = places.find((at) => free(at, heads[at] === '' ? 1 : 2));
  // A record has a name before it has any other text, as a description.
  const text = places.find((at) => isOfText(mapping[at]));
  if (named !== undefined) yield [named, name];
  else if (text !== undefined) yield [text, name];
}
