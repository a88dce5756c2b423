import { fold, wordsOf } from '../../../ui/fold.ts';

/** Words of the trade that mean the same in the head of a column, the first for all of them. */
const SAME = [
  'nombre name titulo title inmueble propiedad proyecto descripcion concepto detalle property project',
  'precio valor vr vlr value price costo cost avaluo monto importe amount',
  'renta canon arriendo arrendamiento alquiler rent rental alquileres arriendos rents rentals',
  'area superficie metros m2 surface size',
  'ocupacion occupancy ocupado ocup occ utilizacion',
  'vacancia vacancy vac vacante desocupacion',
  'tasa interes rate interest',
  // A cost is a price; 'Costos' are what is spent.
  'gastos gasto gtos gto egresos egreso expenses expense costos costs opex',
  'ingresos ingreso income incomes revenue',
  'zona ubicacion ciudad barrio sector location city',
  'tipo type clase categoria clasificacion grupo category kind',
  // What is counted, and how many there are.
  'unidad unit medida',
  'cantidad cant unidades unds uds unid quantity qty units numero number nro',
  'ano anos year years',
  'quincenal quincena quincenas fortnightly',
  'mes mensual meses mensualidad month monthly',
  'bimestral bimestre bimonthly',
  'anual anualidad anualizado anualizada annual yearly',
  'trimestral trimestre quarterly',
  'semestral semestre semiannual',
  'dias dia days day diario diaria daily',
  'noche noches night nights',
  'horas hora hours hour',
  'deuda credito prestamo financiacion financiamiento debt loan',
  'cuota inicial enganche down payment',
  'plazo term duracion',
  'riesgo risk',
  'liquidez liquidity',
  'estado status state',
  'impacto impact',
  'probabilidad probability',
  'peso weight ponderacion',
  'puntaje score calificacion',
  'habitaciones habitacion habs hab rooms room',
  'salario sueldo salary',
  'personas persona headcount hc fte people',
  'personal nomina staff payroll personnel',
  'prestaciones prestacional benefits beneficios',
  'ciclo frecuencia periodicidad frequency cycle billing',
  'base vinculado asociado relacionado ligado linked related',
  // An installment that stays the same is French amortization.
  'fijo fijos fija fijas fixed constante frances francesa french',
  'variable variables',
  'estabilizacion estabilizar stabilization stabilisation maduracion rampa ramp',
  'ajuste adjustment adicional incremento spread puntos',
  'parqueaderos parqueadero parqueo parqueos garaje garajes parking',
  'servicios servicio services service',
  'revpar hotel hoteles hotelero hotelera hoteleria hospedaje alojamiento lodging',
  'dependientes dependiente dependent',
  'administracion admon adm admin administration',
  'porcentaje percent percentage',
  'participaciones participacion shares',
  'caja efectivo',
  'tir irr',
  'noi neto',
  'alimentos alimento food',
  'bebidas bebida beverage beverages',
].map((line) => line.split(' '));

/** The same for a word and its plural: 'seguro' and 'seguros', 'valor' and 'valores', 'rate' and 'rates'. */
const stem = (word: string): string => word.replace(/s$/, '').replace(/(?<=[^aeiou])e$/, '');

const MEANING = new Map(SAME.flatMap((line) => line.map((word) => [word, line[0] ?? word])));
const STEMMED = new Map([...MEANING].map(([word, first]) => [stem(word), first]));

const meaning = (word: string): string =>
  MEANING.get(word) ?? STEMMED.get(stem(word)) ?? stem(word);

/** What a total may be of, besides. */
const WHOLES =
  'general operativos operating netos portafolio portfolio cartera consolidado activos';
const TRADE = new Set([...SAME.flat(), ...WHOLES.split(' ')].map(stem));

const EMPTY = new Set(
  'de del la el los las lo un una por para en sobre s al a y o con of the and in per to promedio average avg cop vencido vencida'.split(
    ' ',
  ),
);

/** What a name says, word by word: 'Canon mensual (COP)' and 'monthlyRent' say the same. */
export function meaningOf(text: string): ReadonlySet<string> {
  const apart = text.replace(/\([^)]*\)/g, ' ').replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2');
  return meanings(apart);
}

/** Each head is held against each name of each column: what these mean is asked for again and again. */
const known = new Map<string, ReadonlySet<string>>();
const MOST_KNOWN = 5_000;

/** The same with what stands in brackets. */
export function meanings(text: string): ReadonlySet<string> {
  const before = known.get(text);
  if (before) return before;
  if (known.size === MOST_KNOWN) known.clear();
  const found = meaningsIn(text);
  known.set(text, found);
  return found;
}

function meaningsIn(text: string): ReadonlySet<string> {
  const whole = text
    .replace(/\bsemi[- ]annual/gi, 'semiannual')
    .replace(/\bramp[- ]?up\b/gi, 'ramp')
    .replace(/\bco ?c\b/gi, 'cash on cash')
    .replace(/\brev ?par\b/gi, 'revpar')
    // What the tax office thinks that a property is worth is no price.
    .replace(/\baval[uú]o catastral\b/gi, 'catastral')
    .replace(/\b([af] ?& ?b|a ?y ?b)\b/gi, 'alimentos bebidas')
    // The average daily rate of a hotel.
    .replace(/\badr\b/gi, 'tarifa noche')
    .replace(/(\p{L}{3,})\./gu, (_, begun: string) => `${unabridged(begun)} `);
  const words = wordsOf(whole).filter((word) => !EMPTY.has(word));
  return new Set(words.map(meaning));
}

/** 'Cant.' is 'cantidad': what all words of the trade mean that begin so. */
function unabridged(begun: string): string {
  const [word = begun] = wordsOf(begun);
  if (MEANING.has(word)) return word;
  const whole = [...MEANING.keys()].filter((each) => each.startsWith(word));
  const meant = new Set(whole.map((each) => MEANING.get(each)));
  return meant.size === 1 ? (whole[0] ?? begun) : begun;
}

const PER_AREA =
  /((^|[^a-z])(por|x|per|cada)\s*|(\$|cop)\s*\/\s*|(precio|valor|vr|costo|canon|renta|arriendo|tarifa)\s*\/?\s*)(m2|mt2|mts2|mts?\b|metros?|sqm)/;

/** Whether a name is of something for each square metre: 'Canon x m²'. */
export const isPerArea = (name: string): boolean => PER_AREA.test(fold(name));

/** Whether a text is made of words of the trade alone. */
export const isOfTheTrade = (text: string): boolean =>
  wordsOf(text).every((word) => EMPTY.has(word) || TRADE.has(stem(word)));

/** How much of all that two names say both say, from 0 to 1. */
export function likeness(some: ReadonlySet<string>, others: ReadonlySet<string>): number {
  const both = [...some].filter((word) => others.has(word)).length;
  const all = new Set([...some, ...others]).size;
  return all === 0 ? 0 : both / all;
}

/** What a list or a choice is of: it tells none of its kinds from another. */
const KINDLESS = new Set([
  'gastos',
  'ingresos',
  'precio',
  'tipo',
  'cuota',
  'amortizacion',
  'sistema',
]);

/**
 * The one of some labels that says what a text says, in whatever words: 'Staff' and 'Gastos de personal'
 * of 'Personal' and 'Fijo'.
 */
export function sameAs(text: string, labels: readonly string[]): string | null {
  const [said, ...meant] = [text, ...labels].map(meaningOf);
  return (
    only(labels, said, meant) ??
    only(labels, told(said), meant.map(told)) ??
    only(labels, letRooms(said), meant)
  );
}

/** Rooms, over a column their number, are as a kind of income what a hotel lets. */
const letRooms = (said: ReadonlySet<string> = new Set()): ReadonlySet<string> =>
  new Set([...told(said)].map((word) => (word === 'habitaciones' ? 'revpar' : word)));

/** What remains of a name without what the list is of; nothing may. */
const told = (said: ReadonlySet<string> = new Set()): ReadonlySet<string> =>
  new Set([...said].filter((word) => !KINDLESS.has(word)));

function only(
  labels: readonly string[],
  said: ReadonlySet<string> = new Set(),
  meant: readonly ReadonlySet<string>[],
): string | null {
  const same = labels.filter((_, at) => likeness(said, meant[at] ?? new Set()) === 1);
  return same.length === 1 ? (same[0] ?? null) : null;
}
