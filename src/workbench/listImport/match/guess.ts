import type { Field } from '../../../tool/index.ts';
import { areOptions, areRunning, areWords, isOption, mayBeNames } from './content.ts';
import { fits, isOneOf, isOtherUnit, isOwnHead, type Match } from './fits.ts';
import { LEAST, nameScore, SURE } from './heads.ts';
import type { Records } from '../table/layout.ts';
import { isBlank, recordLines, rivalsOf } from './oneField.ts';
import { IN_BRACKETS } from './periods.ts';
import { isUnitOfMoney } from './scale.ts';
import { type ImportTarget, partOf, type TargetColumn, wholeOf } from '../target.ts';
import { isTitleOf } from './titles.ts';
import { meaningOf } from './words.ts';

const SAMPLES = 50;

type Samples = readonly (readonly string[])[];

/**
 * Which column is which, by names first, then by what is in them. Others may be one that is known already
 * by their names alone, and only of records that don't have it.
 */
export function guessMapping(table: Records, target: ImportTarget): string[] {
  const { columns } = target;
  if (target.layout) return mappingOfOwn(table.heads, columns);
  const mapping = table.heads.map(() => '');
  const samples = samplesOf(table, target);
  const matches = matchesOf(table.heads.map(counting(samples)), samples, target);
  const taken = new Set<string>();
  const assign = (at: number, id: string): void => {
    mapping[at] = id;
    taken.add(id);
  };
  const asGood = (match: Match): readonly Match[] =>
    matches.filter((other) => isAsGood(other, match) && !taken.has(other.column.id));
  const isOpen = ({ at, column }: Match): boolean => mapping[at] === '' && !taken.has(column.id);
  const isLesser = ({ at, score }: Match): boolean =>
    matches.some((other) => other.at === at && other.score > score && isOpen(other));
  // A head that may as well be another column is left to the person, and is nothing that is less like it,
  for (const match of matches) {
    if (isOpen(match) && asGood(match).length === 0 && !isLesser(match))
      assign(match.at, match.column.id);
  }
  // and so is a part of what the table doesn't speak of,
  for (const at of withoutAmount(table.heads, mapping, target)) {
    taken.delete(mapping[at] ?? '');
    mapping[at] = '';
  }
  // unless it is a part of one thing alone of which the table has another.
  for (const match of matches.filter(({ column }) => partOf(column.label) !== null)) {
    if (!isOpen(match)) continue;
    const brought = new Set(
      columns.flatMap(({ id, label }) => (taken.has(id) ? wholeOf(label) : [])),
    );
    const [one, another] = [match, ...asGood(match)].filter(({ column }) =>
      brought.has(wholeOf(column.label)),
    );
    if (one && !another) assign(one.at, one.column.id);
  }
  for (const [at, id] of byContent(table, samples, mapping, target, taken)) assign(at, id);
  const named = typesThatName(samples, mapping, target, taken);
  if (named >= 0 && target.name !== undefined) assign(named, target.name);
  for (const { at, column, score } of matches) {
    if (mapping[at] !== '' || score <= SURE || samples[at]?.length === 0) continue;
    // What no column is yet was left to the person above.
    if (!taken.has(column.id)) continue;
    if (rivalsOf(at, column.id, table, mapping, target).length === 0) mapping[at] = column.id;
  }
  return mapping;
}

/**
 * A file of the tool itself has each column by its very name, those of one name in their order, and what is worked
 * out beside them.
 */
function mappingOfOwn(heads: readonly string[], columns: ImportTarget['columns']): string[] {
  const taken = new Set<string>();
  return heads.map((head) => {
    const own = isResult(head, heads)
      ? undefined
      : columns.find((column) => !taken.has(column.id) && isNamedExactly(head, column));
    if (own) taken.add(own.id);
    return own?.id ?? '';
  });
}

/**
 * Columns that are parts of something by the name of the part alone, without the amount of that, in a table with
 * other amounts: beside a price 'Área' is the property's, not that of premises which the table doesn't speak of.
 * Where there is nothing else that it may be a part of, it is.
 */
function withoutAmount(
  heads: readonly string[],
  mapping: readonly string[],
  { columns }: ImportTarget,
): readonly number[] {
  const isAmount = ({ field }: TargetColumn): boolean => field.kind === 'money';
  const products = productsIn(columns);
  const brought = columns.filter(({ id }) => mapping.includes(id));
  if (products.size < 2 || !brought.some(isAmount)) return [];
  const paid = new Set(brought.filter(isAmount).map(({ label }) => wholeOf(label)));
  return heads.flatMap((head, at) => {
    const { label = '' } = brought.find(({ id }) => id === mapping[at]) ?? {};
    const whole = wholeOf(label);
    const said = meaningOf(head);
    const isNamed = [...meaningOf(whole)].some((word) => said.has(word));
    return products.has(whole) && !paid.has(whole) && !isNamed ? [at] : [];
  });
}

/** What has an amount that another number multiplies. */
function productsIn(columns: ImportTarget['columns']): ReadonlySet<string> {
  const wholesWith = (...kinds: readonly string[]): ReadonlySet<string> =>
    new Set(
      columns.flatMap(({ label, field }) => (kinds.includes(field.kind) ? wholeOf(label) : [])),
    );
  const multiplied = wholesWith('number', 'percent');
  return new Set([...wholesWith('money')].filter((whole) => whole !== '' && multiplied.has(whole)));
}

/** '#' or 'No.' over what is counted is how many there are, and over the numbers of the lines nothing. */
const counting =
  (samples: Samples) =>
  (head: string, at: number): string => {
    if (!/^(#|n\.?\s?[°ºo]s?\.?|n\.|nro\.?|n[uú]m(\.|ero)?)$/iu.test(head.trim())) return head;
    const texts = samples[at] ?? [];
    // Behind a name '1, 4, 5' are people rather than lines of which some are gone.
    const areLines = areRunning(texts) && (at === 0 || Number(texts.at(-1)) === texts.length);
    return areLines ? '' : 'Cantidad';
  };

/** The first texts of each column. Totals tell nothing of them. */
function samplesOf(table: Records, target: ImportTarget): Samples {
  const none = table.heads.map(() => '');
  const lines = recordLines(table, none, target).slice(0, SAMPLES);
  return table.heads.map((_, column) =>
    lines.map(({ cells }) => cells[column]?.trim() ?? '').filter((cell) => !isBlank(cell)),
  );
}

/**
 * The best first; what brings nothing takes no column from what does, unless it has its very name. Of names
 * that are sure the fuller one, which says whose it is: 'Plazo del crédito' before 'Plazo'.
 */
function matchesOf(
  heads: readonly string[],
  samples: Samples,
  { columns, name, label, recast }: ImportTarget,
): readonly Match[] {
  const isFilled = ({ at }: Match): number => Number(samples[at]?.length !== 0);
  // 'HABITACIONES' over the names of rooms leaves their number to 'Cant.'.
  const saysWords = ({ at, column }: Match): number => {
    const texts = samples[at] ?? [];
    return Number(texts.length > 0 && areWords(texts, column.field));
  };
  const words = heads.map((head) => meaningOf(head).size);
  const sureWords = ({ at, score }: Match): number => (score > SURE ? (words[at] ?? 0) : 0);
  // The title of a sheet whose records are columns, 'PROPIEDADES', isn't over their names.
  const all = heads.flatMap((head, at) =>
    isResult(head, heads) || (isTitleOf(head, label) && samples[at]?.length === 0)
      ? []
      : columns.map((column) => ({ at, head, column, score: nameScore(head, column) })),
  );
  // 'Deuda | 60%' is the debt in another unit, and nothing that is less like it.
  const least = heads.map(() => LEAST);
  for (const match of all) {
    const { at, score } = match;
    if (score > SURE && isOtherUnit(match, samples[at] ?? [], recast))
      least[at] = Math.max(least[at] ?? LEAST, score);
  }
  const fitting = all.filter(
    (match) =>
      match.score >= (least[match.at] ?? LEAST) &&
      fits(match, samples[match.at] ?? [], { name, recast }),
  );
  const count = (at: number): number => samples[at]?.length ?? 0;
  const most = Math.max(0, ...heads.map((_, at) => count(at)));
  const areTogether = (one: number, other: number): boolean => count(one) + count(other) > most;
  // Beside 'Salario' a 'Costo mes' is what that comes to, however sure its name.
  const isOfExact = ({ at, column, score }: Match): boolean =>
    column.field.kind === 'money' &&
    score < 1 &&
    fitting.some(
      (other) =>
        other.column === column &&
        other.score === 1 &&
        areTogether(other.at, at) &&
        ![...meaningOf(other.head)].some((word) => meaningOf(heads[at] ?? '').has(word)),
    );
  // 'Vr. compra unit.' beside 'Vr. compra total' is the price of one of several, unless the list asks for that.
  const isOfOne = ({ at, head, column, score }: Match): boolean =>
    column.field.kind === 'money' &&
    score < 1 &&
    OF_ONE.test(head) &&
    fitting.some((other) => other.column === column && other.at !== at && !OF_ONE.test(other.head));
  return fitting
    .filter((match) => !isOfExact(match) && !isOfOne(match))
    .toSorted(
      (a, b) =>
        Number(isOwnHead(b)) - Number(isOwnHead(a)) ||
        isFilled(b) - isFilled(a) ||
        saysWords(a) - saysWords(b) ||
        sureWords(b) - sureWords(a) ||
        b.score - a.score ||
        isText(a) - isText(b),
    );
}

const isNamedExactly = (head: string, { label, also = [] }: TargetColumn): boolean =>
  isOneOf(head, [label, ...also.filter((one) => partOf(one) !== null)]);

/** 'Arriendo (COP)' of our own tables is what 'Arriendo · Tarifa mensual (COP)' comes to. */
function isResult(head: string, heads: readonly string[]): boolean {
  const name = head.replace(IN_BRACKETS, '').trim();
  return name !== head.trim() && heads.some((other) => other.startsWith(`${name} · `));
}

const OF_ONE = /(?<!\p{L})unit(\.|ari[oa])/iu;

/** A text takes anything: what else a column may be as well is likelier. */
const isText = ({ column }: Match): number => Number(column.field.kind === 'text');

const isAsGood = (other: Match, match: Match): boolean =>
  other.at === match.at &&
  other.score === match.score &&
  other.column.id !== match.column.id &&
  isText(other) === isText(match) &&
  saysWhole(other) >= saysWhole(match);

/** 'Canon mensual' may be the rate of any income, and is that of the one called 'Canon'. */
function saysWhole({ head, column }: Match): number {
  const said = meaningOf(head);
  return Number([...meaningOf(wholeOf(column.label))].some((word) => said.has(word)));
}

/** Under 'Tipo' stand names where there are no others: few of them are options. */
function typesThatName(
  samples: Samples,
  mapping: readonly string[],
  { columns, name }: ImportTarget,
  taken: ReadonlySet<string>,
): number {
  if (name === undefined || taken.has(name)) return -1;
  return samples.findIndex((texts, at) => {
    const field = columns.find(({ id }) => id === mapping[at])?.field;
    if (field?.kind !== 'choice' || !mayBeNames(texts)) return false;
    const options = texts.filter((text) => areOptions([text], field));
    return options.length * 2 < texts.length;
  });
}

/** Over the names of people and remarks, which no record is called by. */
const OF_OTHERS =
  /^\s*(nombre (del|de la) )?(arrendatari|inquilin|tenant|propietari|titular|asesor|contacto|responsable|observ|nota|coment|fuente)/iu;

/** What only the content tells: the options of a choice, and texts that name the records. */
function* byContent(
  { heads }: Records,
  samples: Samples,
  mapping: readonly string[],
  target: ImportTarget,
  taken: ReadonlySet<string>,
): Generator<[number, string]> {
  const { columns, name, label, called } = target;
  // 'OTROS INGRESOS | Valor mensual', 'Parqueaderos | Cupos': the title of a list, or what its records are, stands over
  // their names.
  const isOwnTitle = (head = ''): boolean =>
    isTitleOf(head, label) || (called !== undefined && called.own.test(head));
  const choices = columns.filter(({ id, field }) => field.kind === 'choice' && !taken.has(id));
  const hasNames = name === undefined || taken.has(name);
  // 'Apto Laureles' and 'Bodega Itagüí' say what they are, and are names where nothing else is.
  const areNamesOf = (texts: readonly string[], field: Field): boolean =>
    !hasNames && mayBeNames(texts) && !texts.some((text) => isOption(text, field));
  const used = new Set<string>();
  for (const [at, texts] of samples.entries()) {
    const [only, another] = choices.filter(
      ({ id, field }) => !used.has(id) && areOptions(texts, field) && !areNamesOf(texts, field),
    );
    // '$/mes' is what amounts are in, and no choice of a list.
    const isOption = texts.length > 1 && !texts.every(isUnitOfMoney);
    if (mapping[at] !== '' || !isOption || !only || another) continue;
    used.add(only.id);
    yield [at, only.id];
  }
  if (hasNames) return;
  // Without a head a column is nothing else, whatever there is of it.
  const least = (at: number): number => (heads[at] === '' || isOwnTitle(heads[at]) ? 1 : 2);
  // Beside names under 'Tipo' what few records have is what one of them says besides, '% de habitaciones'.
  const types = samples[typesThatName(samples, mapping, target, taken)]?.length ?? 0;
  const places = samples.flatMap((texts, at) =>
    texts.length >= Math.max(least(at), types / 2) &&
    mayBeNames(texts) &&
    !OF_OTHERS.test(heads[at] ?? '')
      ? [at]
      : [],
  );
  const texts = new Set(columns.flatMap(({ id, field }) => (field.kind === 'text' ? id : [])));
  // A record has a name before it has any other text, as a description.
  const named =
    places.find((at) => mapping[at] === '') ?? places.find((at) => texts.has(mapping[at] ?? ''));
  if (named !== undefined) yield [named, name];
}
