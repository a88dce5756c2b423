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
  loanTerm: {
    below: 5,
    above: 5,
    own: true,
    why: 'Los bancos ofrecen los créditos de vivienda de 5 en 5 años.',
  },
  loanMonths: {
    below: 12,
    above: 12,
    own: true,
    why: 'El plazo de un crédito se pacta por años enteros.',
  },
  holdingPeriod: {
    below: 2,
    above: 3,
    own: true,
    why: 'La venta se hace cuando el mercado lo permite: unos años antes, o más a menudo después.',
  },
  year: {
    below: 0,
    above: 1,
    own: true,
    why: 'Un proyecto empieza un año tarde más veces que temprano.',
  },
  delay: {
    below: 0,
    above: 3,
    own: true,
    why: 'Un desembolso se atrasa unos meses más veces de las que se adelanta.',
  },
  downPaymentShare: {
    below: 10,
    above: 10,
    own: true,
    why: 'Según el banco y la vivienda se financia entre el 70 % y el 90 % del valor.',
  },
  capRate: {
    below: 1,
    above: 1,
    own: true,
    why: 'El cap rate de inmuebles comparables difiere cerca de un punto.',
  },
  yield: {
    below: 2,
    above: 2,
    own: true,
    why: 'Lo que rinde un inmueble en un año se aleja unos 2 puntos de lo esperado.',
  },
  payback: {
    below: 1,
    above: 2,
    own: true,
    why: 'Recuperar la inversión, o salir de ella, toma más tiempo más veces que menos.',
  },
  daysOnMarket: {
    below: 25,
    above: 50,
    why: 'El tiempo para vender o arrendar cambia mucho de un trimestre a otro, y más veces se alarga.',
  },
  score: {
    below: 1,
    above: 1,
    own: true,
    why: 'Dos personas califican lo mismo con un punto de diferencia.',
  },
  weight: {
    below: 5,
    above: 5,
    own: true,
    why: 'El peso de un riesgo es un juicio: suele discutirse en pasos de 5 puntos.',
  },
  shares: {
    below: 0,
    above: 1,
    own: true,
    why: 'Las acciones son enteras: se piensa en una más.',
  },
  managementFee: {
    below: 2,
    above: 2,
    own: true,
    why: 'Lo que cobra un operador o administrador se negocia en unos 2 puntos.',
  },
  reserve: {
    below: 1,
    above: 2,
    own: true,
    why: 'Reponer muebles y equipos cuesta más de lo reservado más veces que menos.',
  },
  costShare: {
    below: 3,
    above: 5,
    own: true,
    why: 'Un costo que es parte de los ingresos se aleja varios puntos de lo presupuestado.',
  },
  benefits: {
    below: 2,
    above: 5,
    own: true,
    why: 'Las prestaciones dependen del tipo de contrato y de las horas extra.',
  },
  maintenanceRate: {
    below: 0.5,
    above: 1,
    own: true,
    why: 'El mantenimiento de un inmueble va de medio punto a dos de su precio al año.',
  },
  propertyTaxRate: {
    below: 0.2,
    above: 0.3,
    own: true,
    why: 'La tarifa predial depende del estrato y del avalúo: cambia en décimas de punto.',
  },
  insuranceRate: {
    below: 0.1,
    above: 0.1,
    own: true,
    why: 'Entre aseguradoras el seguro difiere cerca de una décima de punto.',
  },
  closingCosts: {
    below: 0.5,
    above: 0.5,
    own: true,
    why: 'Notaría, registro y beneficencia varían según el departamento en cerca de medio punto.',
  },
  notaryShare: {
    below: 0.2,
    above: 0.2,
    own: true,
    why: 'Las tarifas se fijan cada año y varían en décimas de punto.',
  },
  sharedCosts: {
    below: 50,
    above: 50,
    own: true,
    why: 'Quién paga se negocia: por mitades, o todo uno de los dos.',
  },
  hoursPerDay: {
    below: 2,
    above: 2,
    own: true,
    why: 'Un horario se ajusta en un par de horas según la demanda.',
  },
  daysPerMonth: {
    below: 4,
    above: 1,
    own: true,
    why: 'Sin domingos un mes tiene unos 26 días.',
  },
  rampUp: {
    below: 3,
    above: 6,
    own: true,
    why: 'Llegar a la ocupación estable toma más tiempo más veces que menos.',
  },
} satisfies Readonly<Record<string, Range>>;
