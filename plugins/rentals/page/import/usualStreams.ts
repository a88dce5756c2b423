import {
  areOfTimes,
  type Mapping,
  periodsOf,
  type TargetColumn,
} from '../../../../src/workbench/index.ts';
import { isLetPrice, isOccupancy } from './occupancy.ts';
import { AREA, OCCUPANCY, RENTS, wantedIn } from './newKinds.ts';

/* Which columns of a pasted table surely are an income or an expense that the sheet hasn't yet. */

interface Usual {
  /** Heads that mean it. */
  readonly head: RegExp;
  /** What it is created as, the likeliest first. */
  readonly kinds: readonly string[];
  /** Whether a head that is called so says that it is an amount. */
  readonly isMeant?: (head: string) => boolean;
}

/** What a property brings is one amount: of several heads nobody knows which counts. */
const RENT: Usual = {
  head: new RegExp(
    `^(?!.*(parqueadero|garaje|cuarto|dep[oó]sito|antena|valla|publicidad))(${RENTS}|ingresos?\\s+(por\\s+)?(arriendo|arrendamiento|alquiler|canon))(?!\\p{L})`,
    'iu',
  ),
  kinds: ['rent', 'income', 'area'],
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

const EXPENSES: readonly Usual[] = [
  {
    head: /^(cuota\s+(de\s+)?)?(admin|adm|adm[oó]n|administraci[oó]n)(?!\p{L})/iu,
    kinds: ['month', 'year', 'share'],
  },
  { head: /^(impuesto\s+)?predial(?!\p{L})/iu, kinds: ['year', 'quarter', 'half', 'month'] },
  { head: /^(seguros?|p[oó]lizas?)(?!\p{L})/iu, kinds: ['year', 'quarter', 'half', 'month'] },
  {
    head: /^(mantenimiento|reparaciones|servicios p[uú]blicos|vigilancia|aseo)(?!\p{L})/iu,
    kinds: ['month', 'year', 'share'],
  },
  { head: /^(%\s*(de\s+)?)?comisi[oó]n(es)?(?!\p{L})/iu, kinds: ['rentshare', 'share'] },
];

const kindOf = ({ id }: TargetColumn): string => wantedIn(id).key;

/** The mapping with them, where a table says each once and the list has nothing for it. */
export function withUsual(
  heads: readonly string[],
  mapping: Mapping,
  created: readonly (readonly TargetColumn[])[],
): Mapping {
  const found = [RENT, ...OTHER_INCOMES, ...EXPENSES].flatMap(
    ({ head, kinds, isMeant = () => true }) => {
      const says = (text: string): boolean => head.test(text.trim()) && isMeant(text.trim());
      const places = heads.flatMap((text, place) => (says(text) ? [place] : []));
      const [at] = places;
      // Of 'Canon actual' and 'Canon 2027' it is asked which one.
      const said = places.map((place) => heads[place] ?? '');
      const isOne = places.length === 1 || areOfTimes(said);
      if (at === undefined || !isOne || places.some((place) => mapping[place] !== '')) return [];
      const columns = created[at] ?? [];
      const column = kinds.flatMap((kind) => columns.find((one) => kindOf(one) === kind) ?? [])[0];
      return column ? [{ at, id: column.id, kind: kindOf(column) }] : [];
    },
  );
  const rent = found.find(({ kind }) => RENT.kinds.includes(kind) && kind !== 'income');
  const factor = rent?.kind === 'area' ? AREA : OCCUPANCY;
  const of = new Map(found.map(({ at, id }) => [at, id]));
  // One income of the sheet alone has an occupancy of its own.
  const isOfSeveral = rent !== undefined || mapping.filter(isLetPrice).length > 1;
  const isFactor = (at: number): boolean => (created[at] ?? []).some(({ id }) => id === factor);
  const isLeft = (id: string): boolean =>
    id === '' || (factor === OCCUPANCY && isOccupancy(id) && mapping.some(isLetPrice));
  const factors = mapping.flatMap((id, at) =>
    isOfSeveral && isLeft(id) && isFactor(at) ? [at] : [],
  );
  const [only, other] = factors;
  if (only !== undefined && other === undefined) of.set(only, factor);
  return mapping.map((id, at) => of.get(at) ?? id);
}
