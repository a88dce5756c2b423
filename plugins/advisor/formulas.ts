import { choice, type Formula, money, number, percent, text } from '../../src/tool/index.ts';
import { type Comparable, comparables } from './fields.ts';
import { MAX_SCORE, type Rubric, rubrics, subscoreId } from './rubrics/index.ts';

type Formulas = [string, Formula][];

const LEVERAGE_HELP = {
  title: 'Palanca del cap rate',
  text: 'Cuánto supera el cap rate de compra al de salida, como porcentaje del de salida. Positiva: se compra más barato (con más renta por peso) de lo que se supone vender. Negativa: la salida supone un precio más alto por la misma renta.',
};

const DEBT_HELP = {
  title: 'Deuda',
  text: 'Compara el cap rate con el costo efectivo anual de la deuda. Palanca positiva: el activo renta más de lo que cuesta el crédito, y endeudarse sube el retorno del capital propio. Palanca negativa: cada peso prestado lo baja.',
};

const derived: Formulas = [
  ['capRateAmount', money('Cap rate $', 'assetValue * capRatePercent / 100')],
  ['cashOnCashAmount', money('Cash on cash $', 'investmentValue * cashOnCashPercent / 100')],
  [
    'capRateLeverage',
    percent('Palanca del cap rate', '(capRatePercent - exitCapRate) / exitCapRate * 100', {
      help: LEVERAGE_HELP,
    }),
  ],
  [
    'debtSpread',
    percent('Cap rate menos costo de la deuda', 'capRatePercent - debtCost', {
      internal: true,
    }),
  ],
  [
    'debt',
    text(
      'Deuda',
      'not hasDebt ? "Sin deuda" : compare(debtSpread, 0) > 0 ? "Palanca positiva" : compare(debtSpread, 0) < 0 ? "Palanca negativa" : "Palanca neutra"',
      { help: DEBT_HELP },
    ),
  ],
];

/** The widest distance from the market, in percent, that still earns each score. */
const BANDS = [
  [5, 5],
  [10, 4],
  [20, 3],
  [30, 2],
] as const;

function variance({ id, marketId, field: { label } }: Comparable): Formulas {
  const prefix = `variance.${id}`;
  const upTo = (most: number) => `compare(abs(${prefix}.variation), ${most}) <= 0`;
  const bands = BANDS.map(([most, score]) => `${upTo(most)} ? ${score} : `).join('');
  return [
    [
      `${prefix}.variation`,
      percent(
        `${label}: variación frente al mercado`,
        `(${id} - ${marketId}) / abs(${marketId}) * 100`,
        {
          missing: NO_DATA,
          negativeIsFine: true,
        },
      ),
    ],
    [
      `${prefix}.score`,
      number(`${label}: puntaje frente al mercado`, `${bands}1`, {
        missing: NO_DATA,
        unit: `de ${MAX_SCORE}`,
      }),
    ],
    [
      `${prefix}.color`,
      choice(`${label}: color frente al mercado`, COLORS, levelColor(`${prefix}.score`), {
        missing: NO_DATA,
      }),
    ],
  ];
}

const NO_DATA = 'Sin dato';

/** By the names that results have for them, in the words that people read. */
export const COLOR_NAMES: Readonly<Record<string, string>> = {
  green: 'verde',
  lightgreen: 'verde claro',
  amber: 'ámbar',
  orange: 'naranja',
  red: 'rojo',
};

const COLORS = Object.entries(COLOR_NAMES).map(([value, label]) => ({ value, label }));

/** The colours of a whole score, from 5 down to 1. */
function levelColor(score: string): string {
  return `${score} == 5 ? "green" : ${score} == 4 ? "lightgreen" : ${score} == 3 ? "amber" : ${score} == 2 ? "orange" : "red"`;
}

/** The average of the criteria that have a score; the area's own score while there are none. */
function score(rubric: Rubric): Formulas {
  const prefix = `scores.${rubric.id}`;
  const criteria = rubric.criteria.map((criterion) => subscoreId(rubric, criterion));
  const scored = criteria.map((id) => `(${id} > 0)`).join(' + ');
  return [
    [
      `scored.${rubric.id}`,
      number(`${rubric.label}: criterios calificados`, scored, { internal: true }),
    ],
    [
      `${prefix}.score`,
      number(
        rubric.label,
        `scored.${rubric.id} > 0 ? (${criteria.join(' + ')}) / scored.${rubric.id} : ${rubric.id}`,
        { decimals: 1, unit: `de ${MAX_SCORE}`, missing: NO_DATA },
      ),
    ],
    [
      `${prefix}.color`,
      choice(
        `${rubric.label}: color`,
        COLORS,
        `compare(${prefix}.score, 4) >= 0 ? "green" : compare(${prefix}.score, 3) >= 0 ? "amber" : "red"`,
        { missing: NO_DATA },
      ),
    ],
  ];
}

/** What is computed for each option by itself. */
export const formulas: Readonly<Record<string, Formula>> = Object.fromEntries([
  ...derived,
  ...comparables.flatMap(variance),
  ...rubrics.flatMap(score),
]);
