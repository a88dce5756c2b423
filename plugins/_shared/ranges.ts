import type { Range } from '../../src/tool/contract/declaration.ts';

/*
 * How far the usual inputs of a property may well turn out from what was typed. They are where
 * what-if questions begin, not what holds for a certain property: anyone may type others. The ends
 * differ where being wrong to one side is more common than to the other.
 */
export const ranges = {
  price: {
    below: 10,
    above: 5,
    why: 'El precio se negocia: se cierra por debajo de lo pedido más veces que por encima.',
  },
  value: {
    below: 10,
    above: 10,
    why: 'Dos avalúos del mismo inmueble difieren a menudo en un 10 %.',
  },
  rent: {
    below: 10,
    above: 10,
    why: 'Inmuebles parecidos del mismo sector se arriendan con diferencias de un 10 %.',
  },
  expenses: {
    below: 5,
    above: 15,
    why: 'Los gastos quedan más veces cortos que largos en un presupuesto.',
  },
  salary: {
    below: 0,
    above: 10,
    why: 'Los salarios suben cada año y no bajan.',
  },
  interestRate: {
    below: 2,
    above: 2,
    own: true,
    why: 'Entre bancos, y de un año a otro, la tasa cambia unos 2 puntos.',
  },
  appreciation: {
    below: 3,
    above: 2,
    own: true,
    why: 'Según el ciclo del mercado la valorización anual cambia varios puntos.',
    distribution: 'pert',
  },
  inflation: {
    below: 2,
    above: 2,
    own: true,
    why: 'La inflación de un año se aleja unos 2 puntos de la que se esperaba.',
    distribution: 'pert',
  },
  occupancy: {
    below: 15,
    above: 5,
    own: true,
    why: 'A un inmueble le falta ocupación más veces de las que le sobra.',
  },
  vacancy: {
    below: 3,
    above: 8,
    own: true,
    why: 'Un mes vacío de más al año son 8 puntos de vacancia.',
  },
  margin: {
    below: 10,
    above: 5,
    own: true,
    why: 'Gastos que crecen más que los ingresos le quitan varios puntos al margen.',
  },
  exitCapRate: {
    below: 1,
    above: 2,
    own: true,
    why: 'Nadie sabe hoy cuánto se pedirá al vender: un inmueble usado suele valer menos.',
  },
  discountRate: {
    below: 2,
    above: 2,
    own: true,
    why: 'Lo que rinde una inversión comparable cambia con las tasas del mercado.',
  },
  sellingCosts: {
    below: 1,
    above: 1,
    own: true,
    why: 'Comisiones y gastos de cierre se pactan, y varían cerca de un punto.',
  },
  monthsToSale: {
    below: 6,
    above: 12,
    own: true,
    why: 'Una entrega o una venta se atrasa más veces de las que se adelanta.',
  },
  rampUp: {
    below: 3,
    above: 6,
    own: true,
    why: 'Llegar a la ocupación estable toma más tiempo más veces que menos.',
  },
} satisfies Readonly<Record<string, Range>>;
