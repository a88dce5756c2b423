import {
  type Mapping,
  type NewColumns,
  periodsOf,
  type TargetColumn,
  timeless,
} from '../../../../src/workbench/index.ts';
import { isLetPrice, isOccupancy } from './occupancy.ts';
import type { Side } from '../../document/types.ts';
import {
  AREA,
  COST,
  isPerUnit,
  KINDS,
  nameOf,
  OCCUPANCY,
  RENTS,
  UNITS,
  unsigned,
  wantedIn,
} from './newKinds.ts';

/* Which columns of a pasted table surely are an income or an expense that the sheet hasn't yet. */

interface Usual {
  /** Heads that mean it, without their sign and what only says that they are amounts. */
  readonly head: RegExp;
  /** What it is created as, the likeliest first. */
  readonly kinds: readonly string[];
  /** Whether a head that is called so says that it is an amount. */
  readonly isMeant?: (head: string) => boolean;
  /** Whether several heads of it say the same amount in other ways, and the likeliest is enough. */
  readonly isOneAmount?: true;
}

/** Of a rent are those for a night or a unit; 'Tarifa predial' is of a tax. */
const RATE = 'tarifas?|adr';
const isOfRent = (head: string): boolean =>
  !new RegExp(`^(${RATE})`, 'iu').test(head) ||
  ((periodsOf(head).has('day') || isPerUnit(head)) && !COST.test(head));

/** What a property brings is one amount, however many columns have it: of a month, per m², of a year. */
const RENT: Usual = {
  head: new RegExp(
    `^(?!.*(parqueadero|garaje|cuarto|dep[oó]sito|antena|valla|publicidad))(${RENTS}|${RATE}|ingresos?\\s+(por\\s+)?(arriendo|arrendamiento|alquiler|canon))(?!\\p{L})`,
    'iu',
  ),
  kinds: ['rent', 'area', 'income'],
  isMeant: isOfRent,
  isOneAmount: true,
};

const PAID = '(ingresos?|canon|arriendos?|renta|alquiler)\\s+((por|del?)\\s+)?';
const BEGINS_PAID = new RegExp(`^${PAID}`, 'iu');

/** What else is let or comes in; a bare 'Parqueaderos' may as well be how many there are. */
const OTHER_INCOMES: readonly Usual[] = [
  'parqueaderos?|garajes?',
  'cuartos?\\s+[uú]til(es)?|dep[oó]sitos?',
  'antenas?|vallas?|publicidad',
  'otros\\s+ingresos',
].map((names) => ({
  head: new RegExp(`^(${PAID})?(${names})(?!\\p{L})`, 'iu'),
  kinds: ['rent', 'income'],
  isMeant: (head: string) => periodsOf(head).size > 0 || BEGINS_PAID.test(head),
}));

const SHARES = ['rentshare', 'share'];
const MONTHLY = ['month', 'quarter', 'half', 'year', ...SHARES];
const YEARLY = ['year', 'quarter', 'half', 'month'];
/** What is owed is paid once, and a commission of a sale too. */
const ONCE = /mora(?!\p{L})|pendiente|adeud|vencid|atrasad|venta|compra|cierre/iu;

const EXPENSES: readonly Usual[] = (
  [
    ['(cuota\\s+(de\\s+)?)?(admin|adm|adm[oó]n|administraci[oó]n)', MONTHLY],
    ['(impuesto\\s+)?predial', YEARLY],
    ['seguros?|p[oó]lizas?', YEARLY],
    ['mantenimiento|reparaciones|servicios p[uú]blicos|vigilancia|aseo', MONTHLY],
    ['(%\\s*(de\\s+)?)?comisi[oó]n(es)?', [...SHARES, ...MONTHLY]],
  ] as const
).map(([names, kinds]) => ({
  head: new RegExp(`^((gastos?|costos?|pagos?)\\s+(del?\\s+)?)?(${names})(?!\\p{L})`, 'iu'),
  kinds,
  isMeant: (head: string) => !ONCE.test(head),
}));

/** All that comes in, or goes out: one of its side only where a table doesn't say what that is made of. */
const SUMS: readonly Usual[] = [
  ['ingresos?', ['rent', 'income']] as const,
  ['gastos?|egresos?|costos?', MONTHLY] as const,
].map(([names, kinds]) => ({
  head: new RegExp(`^(total(es)?\\s+(de\\s+)?)?(${names})(?!\\p{L})`, 'iu'),
  kinds,
  isMeant: (head: string) => periodsOf(head).size > 0 && ALL_OF_SIDE.test(nameOf(head)),
}));
const ALL_OF_SIDE =
  /^(total(es)?\s+(de\s+)?)?\p{L}+(\s+(brut|total|operativ|operacional)(o|e)?s?)*$/iu;

/** 'Canon' of 'Vr. canon' and 'Valor del canon'. */
const bare = (head: string): string =>
  unsigned(head).replace(/^(valor|vr|vlr|monto)\b[\s.]*(del?\s+|la\s+)*(?=\p{L})/iu, '');

const kindOf = ({ id }: TargetColumn): string => wantedIn(id).key;

/** A column that may begin as something usual, the more likely the lower its rank. */
interface Candidate {
  readonly at: number;
  readonly id: string;
  readonly kind: string;
  readonly rank: number;
}

function candidateAt(
  at: number,
  head: string,
  columns: readonly TargetColumn[],
  { kinds }: Usual,
): readonly Candidate[] {
  const column = kinds.flatMap((kind) => columns.find((one) => kindOf(one) === kind) ?? [])[0];
  if (!column) return [];
  const kind = kindOf(column);
  // What says its period goes before what only may be of it.
  const rank = kinds.indexOf(kind) * 2 + (periodsOf(head).size > 0 ? 0 : 1);
  return [{ at, id: column.id, kind, rank }];
}

const sideOf = ({ kind }: Candidate): Side | undefined => KINDS[kind]?.side;

/** Whether a column is a part of an income or expense of the sheet. */
const isOfStream = (id: string): boolean => id.includes('.') && !/^(operador|reserva)\./.test(id);

/** Those of the lowest rank. */
const likeliest = (all: readonly Candidate[]): readonly Candidate[] => {
  const least = Math.min(...all.map(({ rank }) => rank));
  return all.filter(({ rank }) => rank === least);
};

type Table = Parameters<NewColumns['usual']>[0];
type Created = readonly (readonly TargetColumn[])[];

/** The mapping with them, where the list has nothing for them yet. */
export function withUsual(table: Table, mapping: Mapping, created: Created): Mapping {
  const { heads } = table;
  const foundOf = (usual: Usual): readonly Candidate[] =>
    amountsOf(usual, table).flatMap((places) =>
      places.some((place) => mapping[place] !== '')
        ? []
        : likeliest(candidatesOf(usual, places, heads, created)).slice(0, 1),
    );
  const parts = [RENT, ...OTHER_INCOMES, ...EXPENSES].flatMap(foundOf);
  const sides = new Set(parts.map(sideOf));
  const sums = mapping.some(isOfStream)
    ? []
    : SUMS.flatMap(foundOf).filter((one) => !sides.has(sideOf(one)));
  const found = [...parts, ...sums];
  const rent = found.find(({ kind }) => RENT.kinds.includes(kind) && kind !== 'income');
  const of = new Map(found.map(({ at, id }) => [at, id]));
  const isOfUnits = rent?.kind === 'rent' && isPerUnit(heads[rent.at] ?? '');
  const kind = isOfUnits ? 'units' : rent?.kind;
  for (const [factor, at] of factorsOf(kind, mapping, created)) of.set(at, factor);
  return mapping.map((id, at) => of.get(at) ?? id);
}

/** Where heads say it. */
function placesOf({ head, isMeant = () => true }: Usual, heads: readonly string[]): number[] {
  const says = (text: string): boolean => head.test(text) && isMeant(text);
  return heads.flatMap((text, place) => (says(bare(text)) ? [place] : []));
}

/**
 * The same for each of its amounts: 'Predial mensual' and 'Predial anual' are one, 'Aseo' and 'Vigilancia' are not. Of
 * 'Canon actual' and 'Canon 2027' it is asked which one.
 */
function amountsOf(usual: Usual, table: Table): readonly (readonly number[])[] {
  const { heads } = table;
  const places = placesOf(usual, heads);
  if (usual.isOneAmount) return apartByNight(places, table);
  const nameAt = (place: number): string => timeless(nameOf(bare(heads[place] ?? '')));
  const names = new Set(places.map(nameAt));
  return [...names].map((name) => places.filter((place) => nameAt(place) === name));
}

/** What some are let for by the night is another income than what the others are by the month, where none has both. */
function apartByNight(
  places: readonly number[],
  { heads, lines }: Table,
): readonly (readonly number[])[] {
  const isOfNight = (place: number): boolean => periodsOf(heads[place] ?? '').has('day');
  const nights = places.filter(isOfNight);
  const others = places.filter((place) => !isOfNight(place));
  const hasSome = (cells: readonly string[], some: readonly number[]): boolean =>
    some.some((place) => /[1-9]/.test(cells[place] ?? ''));
  const areApart =
    nights.length > 0 &&
    others.length > 0 &&
    !lines.some(({ cells }) => hasSome(cells, nights) && hasSome(cells, others));
  return areApart ? [others, nights] : [places];
}

const candidatesOf = (
  usual: Usual,
  places: readonly number[],
  heads: readonly string[],
  created: Created,
): readonly Candidate[] =>
  places.flatMap((at) => candidateAt(at, heads[at] ?? '', created[at] ?? [], usual));

/** What multiplies a rent by the square metre, or of each of several units, besides its occupancy. */
const OF_KIND: Readonly<Record<string, readonly string[]>> = { area: [AREA], units: [UNITS] };

/** The columns that multiply what a table brings, with what each is. */
function factorsOf(
  rent: string | undefined,
  mapping: Mapping,
  created: Created,
): readonly (readonly [factor: string, at: number])[] {
  // One income of the sheet alone has an occupancy of its own.
  if (rent === undefined && mapping.filter(isLetPrice).length <= 1) return [];
  const isLeft = (id: string, factor: string): boolean =>
    id === '' || (factor === OCCUPANCY && isOccupancy(id) && mapping.some(isLetPrice));
  return [...(OF_KIND[rent ?? ''] ?? []), OCCUPANCY].flatMap((factor) => {
    const places = mapping.flatMap((id, at) =>
      isLeft(id, factor) && (created[at] ?? []).some((column) => column.id === factor) ? [at] : [],
    );
    const [only, other] = places;
    return only !== undefined && other === undefined ? [[factor, only] as const] : [];
  });
}

/** Other columns that as well may be the rent that one begins as: which of them it is nobody else knows. */
export function rivalRents(
  heads: readonly string[],
  mapping: Mapping,
  created: Created,
  at: number,
): readonly number[] {
  const { key } = wantedIn(mapping[at] ?? '');
  const all = candidatesOf(RENT, placesOf(RENT, heads), heads, created);
  const own = all.find((one) => one.at === at && RENT.kinds.includes(key));
  return all.flatMap((one) => (one.at !== at && one.rank === own?.rank ? [one.at] : []));
}
