import { choice, defineTool, money, number, percent } from '../../src/tool/index.ts';
import {
  BAD_PERIODS,
  BAD_RATE,
  FREQUENCIES,
  formulas,
  given,
  NO_PERIODS,
  NO_RATE,
  SIGNS,
  solving,
} from './formulas.ts';

const NEGATIVE = -1e15;
// As many periods as a table has rows: 30 years of days are 10,950.
const MOST_PERIODS = 20_000;

export default defineTool({
  id: 'vdt-analysis',
  version: 1,
  title: 'Análisis de Valor del Dinero en el Tiempo',
  description:
    'Valor presente, valor futuro, pago, tasa o número de períodos: da cuatro y calcula el quinto, con la tabla período a período.',
  category: 'Análisis Financiero',
  path: '/tools/vdt-analysis',
  listed: 'card',
  keywords: [
    'VDT',
    'valor presente',
    'valor futuro',
    'anualidad',
    'tasa',
    'períodos',
    'pago',
    'préstamo',
    'crédito',
    'leasing',
    'cuota',
    'interés',
    'ahorro',
    'excel',
    'conversión de tasas',
    'efectiva anual',
  ],

  view: () => import('./view.tsx'),

  inputs: {
    calculationMode: choice(
      'Qué quieres calcular',
      [
        { value: 'presentValue', label: 'Valor presente' },
        { value: 'futureValue', label: 'Valor futuro' },
        { value: 'payment', label: 'Pago' },
        { value: 'periods', label: 'Número de períodos' },
        { value: 'rate', label: 'Tasa' },
      ],
      { initial: 'payment' },
    ),
    presentValue: money('Valor presente', {
      initial: -170_000_000,
      min: NEGATIVE,
      optional: true,
      visible: given('presentValue'),
      hint: 'Positivo si lo recibes, negativo si lo pagas',
      help: SIGNS,
    }),
    futureValue: money('Valor futuro', {
      initial: 20_000_000,
      min: NEGATIVE,
      optional: true,
      visible: given('futureValue'),
      hint: 'Lo que se recibe (+) o se paga (-) al terminar',
      help: SIGNS,
    }),
    payment: money('Pago', {
      min: NEGATIVE,
      optional: true,
      visible: given('payment'),
      unit: 'COP por período',
      hint: 'Positivo si lo recibes, negativo si lo pagas',
      help: SIGNS,
    }),
    // A rate or term of 0 or less is answered by a message, and only where it is not the unknown:
    // that is why the bounds let it pass.
    rate: percent('Tasa', {
      initial: 10,
      min: -100,
      max: 1_000,
      optional: true,
      visible: given('rate'),
      unit: 'por período',
      help: {
        title: 'Tasa por período',
        text: 'Es la tasa de un período, el mismo con el que se hacen los pagos: con pagos mensuales, la tasa mensual. Se usa tal cual, sin dividirla. Si la tuya es de un año, escríbela con su sigla («12 % E.A.») y el campo dice cuánto es en un período.\n\nLa capitalización solo sirve para mostrar a qué tasa nominal y a qué tasa efectiva anual (E.A.) equivale: nominal = tasa × períodos por año; E.A. = (1 + tasa)^períodos por año - 1.',
      },
    }),
    periods: number('Número de períodos', {
      initial: 240,
      min: -MOST_PERIODS,
      max: MOST_PERIODS,
      step: 1,
      optional: true,
      visible: given('periods'),
      hint: 'Con pagos mensuales, 240 son 20 años',
    }),
    paymentTiming: choice('Momento del pago', [
      { value: 'end', label: 'Al final del período (vencido)' },
      { value: 'begin', label: 'Al inicio del período (anticipado)' },
    ]),
    compounding: choice(
      'Capitalización',
      FREQUENCIES.map(([value, label]) => ({ value, label })),
      { initial: 'Monthly', hint: 'Períodos en un año: solo para las tasas equivalentes' },
    ),
  },

  formulas,

  tables: {
    table: {
      label: 'Tabla de amortización',
      rows: 'isnumber(solution) ? values.periods : 0',
      columns: {
        period: number('Período', 'row'),
        presentValue: money('Valor Presente', 'prev(futureValue, values.presentValue)', {
          negativeIsFine: true,
        }),
        // A part of a period at the end is paid with what settles the balance when it is over.
        payment: money(
          'Pago',
          'compare(row, values.periods) <= 0 ? values.payment : timing == 1 ? -presentValue - values.futureValue / (1 + values.rate / 100) : -presentValue * (1 + values.rate / 100) - values.futureValue',
          { negativeIsFine: true },
        ),
        // What the payments and the future value still to come are worth. Row by row from the
        // present value, an error would grow by the rate: 8.6e9 times in 240 rows at 10 %. With a
        // rate below 0 it is the other way round, so there the payments made are what counts.
        futureValue: money(
          'Valor Futuro',
          'row == rows ? 0 : values.rate < 0 ? -fv(values.rate / 100, row, values.payment, values.presentValue, timing) : pv(values.rate / 100, values.periods - row, values.payment, values.futureValue, timing)',
          { negativeIsFine: true },
        ),
      },
      note: 'Cada fila abre con el saldo de la anterior y lleva el signo del valor presente. Con pago vencido, saldo = (valor presente × (1 + tasa)) + pago; con pago anticipado, saldo = (valor presente + pago) × (1 + tasa). En la última fila se liquida el valor futuro y el saldo queda en 0; si el número de períodos tiene decimales, su pago es el que falta para lograrlo.',
    },
    growth: {
      label: 'Del valor presente al valor futuro',
      rows: 'isnumber(solution) and values.periods > 0 ? values.periods + 1 : 0',
      internal: true,
      columns: {
        period: number('Período', 'min(row - 1, values.periods)'),
        // Signs say who pays: what is put in today is negative and comes back positive. Drawn, both
        // are amounts, so that what grows rises and ends at the future value.
        side: number(
          'Signo',
          'values.presentValue > 0 or values.presentValue == 0 and values.futureValue < 0 ? -1 : 1',
        ),
        // From the side that is known without error, as in the table.
        value: money(
          'Valor',
          'side * (values.rate < 0 ? fv(values.rate / 100, period, values.payment, values.presentValue, timing) : -pv(values.rate / 100, values.periods - period, values.payment, values.futureValue, timing))',
        ),
      },
    },
  },

  charts: [
    {
      id: 'growth',
      label: 'Del valor presente al valor futuro',
      type: 'area',
      source: 'growth',
      x: 'period',
      series: [{ column: 'value' }],
    },
  ],

  advice: [
    { id: 'badRate', level: 'danger', when: 'badRate', message: BAD_RATE, notice: true },
    {
      id: 'badPeriods',
      level: 'danger',
      when: 'not badRate and badPeriods',
      message: BAD_PERIODS,
      notice: true,
    },
    {
      id: 'noRate',
      level: 'danger',
      when: `unsolved and ${solving('rate')}`,
      message: `${NO_RATE}. Revisa los signos: tiene que haber dinero que se paga y dinero que se recibe.`,
      notice: true,
    },
    {
      id: 'noPeriods',
      level: 'danger',
      when: `unsolved and ${solving('periods')}`,
      message: `${NO_PERIODS}. Revisa los signos y que el pago supere los intereses del período.`,
      notice: true,
    },
    {
      id: 'pastPeriods',
      level: 'warning',
      when: 'solved.periods <= 0',
      message:
        'El número de períodos no es positivo: con esos signos, los valores solo cuadran hacia el pasado. No hay tabla.',
      notice: true,
    },
    {
      id: 'longTable',
      level: 'warning',
      when: `solved.periods > ${MOST_PERIODS}`,
      message: 'La tabla se corta en 20.000 períodos.',
      notice: true,
    },
  ],

  sections: [
    { title: 'Cálculo', inputs: ['calculationMode', 'paymentTiming'] },
    { title: 'Valores', inputs: ['presentValue', 'futureValue', 'payment', 'rate', 'periods'] },
    { title: 'Tasas equivalentes', inputs: ['compounding'] },
  ],
  figures: [
    'solved.presentValue',
    'solved.futureValue',
    'solved.payment',
    'solved.periods',
    'solved.rate',
    'effectiveRate',
  ],
  results: [
    { title: 'Tasas equivalentes', items: ['frequency', 'nominalRate'] },
    { title: 'Tabla', items: ['tableFinalSettlement'] },
  ],
});
