import { wordsOf } from '../../../ui/fold.ts';

/** Words of the trade that mean the same in the head of a column, the first for all of them. */
const SAME = [
  'nombre name titulo title inmueble propiedad proyecto descripcion concepto property project',
  'precio valor value price costo cost avaluo monto importe amount',
  'renta canon arriendo arrendamiento alquiler rent rental',
  'area superficie metros m2 surface size',
  'ocupacion occupancy ocupado',
  'vacancia vacancy desocupacion',
  'tasa interes rate interest',
  'gastos gasto egresos egreso expenses expense',
  'ingresos ingreso income incomes revenue',
  'zona ubicacion ciudad barrio sector location city',
  'tipo type clase categoria category kind',
  'cantidad unidades quantity units numero number',
  'ano anos year years',
  'mes mensual meses month monthly',
  'anual annual yearly',
  'dias dia days day',
  'deuda credito prestamo debt loan',
  'cuota inicial enganche down payment',
  'plazo term duracion',
  'riesgo risk',
  'liquidez liquidity',
  'estado status state',
  'impacto impact',
  'probabilidad probability',
  'peso weight ponderacion',
  'puntaje score calificacion',
  'salario sueldo salary',
  'porcentaje percent percentage',
  'tir irr',
  'noi neto',
].map((line) => line.split(' '));

const MEANING = new Map(SAME.flatMap(([first = '', ...rest]) => rest.map((word) => [word, first])));

const EMPTY = new Set(
  'de del la el los las lo un una por para en al a y o con of the and in per to'.split(' '),
);

/** What a name says, word by word: 'Canon mensual (COP)' and 'monthlyRent' say the same. */
export function meaningOf(text: string): ReadonlySet<string> {
  const apart = text.replace(/\([^)]*\)/g, ' ').replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2');
  const words = wordsOf(apart).filter((word) => !EMPTY.has(word));
  return new Set(words.map((word) => MEANING.get(word) ?? word));
}

/** How much of all that two names say both say, from 0 to 1. */
export function likeness(some: ReadonlySet<string>, others: ReadonlySet<string>): number {
  const both = [...some].filter((word) => others.has(word)).length;
  const all = new Set([...some, ...others]).size;
  return all === 0 ? 0 : both / all;
}
