import { type Field, integer, money, number, percent, text, toggle } from '../../src/tool/index.ts';
import { MAX_SCORE, rubrics, subscoreId } from './rubrics/index.ts';
import { ranges } from '../_shared/index.ts';

const LARGEST = 1e15;
/** Nothing is assumed of an option that was just added. */
const EMPTY = { initial: null } as const;
const SIGNED_AMOUNT = { ...EMPTY, min: -LARGEST } as const;
const RATE = { ...EMPTY, min: -100, max: 1_000, step: 0.1 } as const;
const SHARE = { ...EMPTY, max: 100, step: 0.1 } as const;
const YEARS = { ...EMPTY, max: 100, step: 0.1, unit: 'años' } as const;
const SCORE = { ...EMPTY, min: 1, max: MAX_SCORE, range: ranges.score } as const;

/** A figure that can be held against the market's. */
export interface Comparable {
  readonly id: string;
  readonly marketId: string;
  readonly field: Field;
}

function comparable(id: string, field: Field): Comparable {
  return { id, marketId: `market${id.charAt(0).toUpperCase()}${id.slice(1)}`, field };
}

export const comparables: readonly Comparable[] = [
  comparable('capRatePercent', percent('Cap rate %', { ...RATE, range: ranges.capRate })),
  comparable('cashOnCashPercent', percent('Cash on cash %', { ...RATE, range: ranges.yield })),
  comparable('priYears', number('PRI (Años)', { ...YEARS, range: ranges.payback })),
  comparable('irrAnnual', percent('TIR E.A.', { ...RATE, range: ranges.yield })),
  comparable(
    'avgMonthlyRate',
    money('Tarifa promedio Mensual', { ...EMPTY, step: 0.1, range: ranges.rent }),
  ),
  comparable('avgOccupancy', percent('Ocupación Promedio', { ...SHARE, range: ranges.occupancy })),
  comparable('appreciation', percent('Valorización', { ...RATE, range: ranges.appreciation })),
  comparable('exitCapRate', percent('Cap rate de salida', { ...SHARE, range: ranges.exitCapRate })),
  comparable(
    'noi',
    money('Ingreso Neto Operativo (NOI)', {
      ...SIGNED_AMOUNT,
      step: 0.1,
      also: ['NOI', 'NOI anual'],
    }),
  ),
];

const comparableFields = comparables.flatMap(({ id, marketId, field }): [string, Field][] => [
  [id, field],
  [marketId, { ...field, label: `${field.label} del mercado` }],
]);

/** A score given as a whole counts only until one of the area's criteria is scored. */
const scoreFields = rubrics.flatMap((rubric): [string, Field][] => [
  [rubric.id, number(`${rubric.label}, puntaje directo`, { ...SCORE, hint: rubric.description })],
  ...rubric.criteria.map((criterion): [string, Field] => [
    subscoreId(rubric, criterion),
    integer(criterion.label, {
      ...SCORE,
      blank: 0,
      ...(criterion.description
        ? { help: { title: criterion.label, text: criterion.description } }
        : {}),
    }),
  ]),
]);

export const fields: Readonly<Record<string, Field>> = {
  name: text('Opción', { maxLength: 80 }),
  selectedCategory: text('Categoría'),
  assetType: text('Tipo de Activo'),
  assetValue: money('Valor Activo', EMPTY),
  investmentValue: money('Valor Inversión', EMPTY),
  minExitTime: number('Tiempo Mínimo Estimado Salida (Años)', {
    ...YEARS,
    range: ranges.payback,
    also: ['Salida', 'Salida (años)', 'Años de salida', 'Horizonte'],
  }),
  hasDebt: toggle('¿Tiene Deuda?'),
  debtCost: percent('Costo Deuda', {
    ...RATE,
    min: 0,
    unit: 'efectiva anual',
    range: ranges.interestRate,
  }),
  ...Object.fromEntries(comparableFields),
  ...Object.fromEntries(scoreFields),
};
