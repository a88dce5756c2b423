import type {
  Advice,
  Chart,
  InputSection,
  List,
  ResultSection,
  Table,
} from '../../src/tool/contract/declaration.ts';
import { integer, money, number, percent } from '../../src/tool/contract/fields.ts';
import { colivingHelp as help } from './coliving-help.ts';
import { ranges } from './ranges.ts';

/*
 * The analysis of a coliving or multifamily project over ten years, which two tools share: what
 * it yields to an investor with some of its shares, and what leaving in each year would give.
 */

const YEARS = 10;
/** How far the payback is looked for; beyond the last year its occupancy and margin stay. */
const HORIZON = 20;

const FIRST_YEARS = [
  { ocupacion: 50, margenNetoOperativo: 40 },
  { ocupacion: 60, margenNetoOperativo: 50 },
  { ocupacion: 80, margenNetoOperativo: 60 },
];
const STABLE = { ocupacion: 90, margenNetoOperativo: 65 };

const inputs = {
  totalAcciones: number('Total de acciones', {
    initial: 1,
    hint: 'Del proyecto completo',
    range: ranges.shares,
  }),
  tusAcciones: number('Tus acciones', { initial: 1, range: ranges.shares }),
  tarifa: money('Tarifa mensual por unidad', {
    initial: 4_500_000,
    hint: 'La del primer año; después crece con la inflación',
    range: ranges.rent,
  }),
  cantidadUnidades: integer('Cantidad de unidades', { initial: 84, min: 1 }),
  inflacionPromedio: percent('Inflación promedio', {
    initial: 6,
    unit: 'anual',
    range: ranges.inflation,
  }),
  capRateSalida: percent('Cap rate de salida', {
    initial: 9,
    help: help.exitCapRate,
    range: ranges.exitCapRate,
  }),
  inversion: money('Inversión', { initial: 27_000_000, hint: 'Lo que pones por tus acciones' }),
};

const sections: readonly InputSection[] = [
  { title: 'Participación', inputs: ['totalAcciones', 'tusAcciones', 'inversion'] },
  { title: 'Proyecto', inputs: ['tarifa', 'cantidadUnidades'] },
  { title: 'Supuestos', inputs: ['inflacionPromedio', 'capRateSalida'] },
];

const years: List = {
  label: 'Ocupación y margen por año',
  singular: 'Año',
  rowLabel: 'Año',
  minRecords: YEARS,
  maxRecords: YEARS,
  fields: {
    ocupacion: percent('Ocupación', { initial: STABLE.ocupacion, range: ranges.occupancy }),
    margenNetoOperativo: percent('Margen neto operativo', {
      initial: STABLE.margenNetoOperativo,
      unit: 'de los ingresos',
      also: ['Margen', 'Margen operativo', 'Margen NOI'],
      range: ranges.margin,
    }),
  },
  initial: Array.from({ length: YEARS }, (_, year) => FIRST_YEARS[year] ?? STABLE),
};

const formulas = {
  participacion: percent(
    'Participación',
    'totalAcciones > 0 ? tusAcciones / totalAcciones * 100 : 0',
    { decimals: 3, hint: 'Tus acciones ÷ total de acciones' },
  ),
  tir: percent('TIR', 'irr(flows.flujo, 0.1) * 100', {
    unit: 'anual',
    help: help.irr,
    goal: 'more',
  }),
  yocPromedio: percent('Yield on cost promedio', 'average(yearlyResults.yocPromedio)', {
    unit: 'anual',
    target: 'capRateSalida',
    help: help.yieldOnCost,
    goal: 'more',
  }),
  pri: number('Recuperación de la inversión (PRI)', 'small(projection.recuperacion, 1)', {
    decimals: 2,
    unit: 'años',
    missing: 'N/A',
    help: help.payback,
    goal: 'less',
  }),
};

/** What every year yields; all other tables read it. */
const projection: Table = {
  label: 'Recuperación de la inversión',
  rows: String(HORIZON),
  collapsed: true,
  note: 'Después del año 10, la tarifa sigue creciendo con la inflación; la ocupación y el margen quedan como en el año 10. La venta no cuenta.',
  columns: {
    year: number('Año', 'row'),
    ocupada: percent('Ocupación', `index(years.ocupacion, min(row, ${YEARS}))`),
    margen: percent(
      'Margen neto operativo',
      `index(years.margenNetoOperativo, min(row, ${YEARS}))`,
    ),
    precio: money('Tarifa mensual', 'tarifa * (1 + inflacionPromedio / 100) ^ (row - 1)'),
    renta: money(
      'Renta',
      'precio * 12 * cantidadUnidades * ocupada / 100 * margen / 100 * participacion / 100',
    ),
    acumulado: money('Renta acumulada', 'prev(acumulado, 0) + renta'),
    // In the year in which it is recovered, and in no other.
    recuperacion: number('Año de recuperación', 'row - (acumulado - inversion) / renta', {
      unit: 'años',
      applies:
        'compare(acumulado, inversion, inversion) >= 0 and compare(acumulado - renta, inversion, inversion) < 0',
    }),
  },
};

const yearlyResults: Table = {
  label: 'Resultados por año',
  rows: String(YEARS),
  note: 'Renta = tarifa × 12 × unidades × ocupación × margen × participación. Valor del activo: el de tus acciones, renta ÷ cap rate de salida. Yield on cost = renta ÷ inversión: verde desde el cap rate de salida, rojo por debajo.',
  columns: {
    year: number('Año', 'row'),
    ocupacion: percent('Ocupación', 'index(projection.ocupada, row)'),
    margenNetoOperativo: percent('Margen neto operativo', 'index(projection.margen, row)'),
    tarifa: money('Tarifa mensual', 'index(projection.precio, row)'),
    renta: money('Renta anual', 'index(projection.renta, row)'),
    rentaMensual: money('Renta mensual', 'renta / 12'),
    valorActivo: money('Valor del activo', 'renta / (capRateSalida / 100)'),
    yocPromedio: percent('Yield on cost', 'renta / inversion * 100', { target: 'capRateSalida' }),
    capRate: percent('Cap rate de salida', 'capRateSalida', { internal: true }),
  },
};

const flows: Table = {
  label: 'Flujo de caja',
  rows: String(YEARS + 1),
  note: 'El año 0 es la inversión. En el año 10 se suma la venta: de la columna «Flujo» sale la TIR.',
  columns: {
    year: number('Año', 'row - 1'),
    operacion: money(
      'Inversión y renta',
      'row == 1 ? 0 - inversion : index(projection.renta, row - 1)',
      { negativeIsFine: true },
    ),
    venta: money('Venta', 'row == rows ? last(exitSimulations.valorSalida) : 0'),
    flujo: money('Flujo', 'operacion + venta', { negativeIsFine: true }),
    acumulado: money('Acumulado', 'prev(acumulado, 0) + flujo', { negativeIsFine: true }),
  },
};

const exitSimulations: Table = {
  label: 'Simulación de salida por año de venta',
  rows: String(YEARS),
  note: 'Si vendes al final de cada año: las rentas hasta ese año y la venta, que es el valor del activo con la renta del año siguiente (valor × (1 + inflación)).',
  columns: {
    year: number('Año de venta', 'row'),
    valorSalida: money(
      'Valor de salida',
      'index(yearlyResults.valorActivo, row) * (1 + inflacionPromedio / 100)',
    ),
    tir: percent('TIR', 'irrExit(flows.operacion, row, valorSalida, 0.1) * 100', { unit: 'anual' }),
  },
};

const charts: readonly Chart[] = [
  {
    id: 'yieldOnCost',
    label: 'Yield on cost y cap rate de salida',
    type: 'line',
    source: 'yearlyResults',
    x: 'year',
    xLabel: 'Año',
    series: [{ column: 'yocPromedio' }, { column: 'capRate' }],
  },
  {
    id: 'exitIrr',
    label: 'TIR según el año de venta',
    type: 'bar',
    source: 'exitSimulations',
    x: 'year',
    xLabel: 'Año de venta',
    series: [{ column: 'tir' }],
  },
];

const advice: readonly Advice[] = [
  {
    id: 'tooManyShares',
    level: 'warning',
    when: 'tusAcciones > totalAcciones',
    message:
      'Tus acciones son más que el total ({totalAcciones}): la participación es {participacion}.',
    notice: true,
  },
];

const results: readonly ResultSection[] = [
  { title: 'Resumen', items: ['participacion', 'tir', 'yocPromedio', 'pri'] },
];

/** All that the analysis declares; a tool may add to each member. */
export const coliving = {
  inputs,
  sections,
  lists: { years },
  formulas,
  tables: { yearlyResults, flows, exitSimulations, projection },
  charts,
  advice,
  figures: ['tir', 'yocPromedio', 'pri', 'participacion'],
  results,
  outputs: { cashFlow: 'flows.flujo' },
} as const;
