import { comparables } from './fields.ts';
import { type Race, races } from './leads.ts';
import { type Rubric, rubrics, subscoreId } from './rubrics/index.ts';

/** How the cells of a row are operated. */
export type RowKind = 'inline' | 'toggle' | 'read-only' | 'market' | 'score';

export interface Row {
  /** The column whose value is shown. */
  readonly id: string;
  readonly label: string;
  readonly kind: RowKind;
  /** In what one option may lead the others. */
  readonly race?: Race;
  /** Further columns that are seen in this row's cells or in what they open. */
  readonly covers: readonly string[];
}

export interface RowSection {
  readonly title: string;
  readonly rows: readonly Row[];
}

const raceOf = (column: string): { race?: Race } => {
  const race = races.find((one) => one.column === column);
  return race ? { race } : {};
};

function row(id: string, label: string, kind: RowKind, covers: readonly string[] = []): Row {
  return { id, label, kind, covers, ...raceOf(id) };
}

function market(id: string): Row {
  const found = comparables.find((one) => one.id === id);
  if (!found) throw new RangeError(`${id} is not compared with the market`);
  const parts = ['variation', 'score', 'color'].map((part) => `variance.${id}.${part}`);
  return row(id, found.field.label, 'market', [found.marketId, ...parts]);
}

function scoreRow(area: Rubric): Row {
  const criteria = area.criteria.map((criterion) => subscoreId(area, criterion));
  return row(`scores.${area.id}.score`, area.label, 'score', [
    area.id,
    `scores.${area.id}.color`,
    `scored.${area.id}`,
    ...criteria,
  ]);
}

export const NAME_ROW: Row = row('name', 'Nombre', 'inline');

export const sections: readonly RowSection[] = [
  {
    title: 'Información Básica',
    rows: [
      row('assetValue', 'Valor Activo', 'inline'),
      row('assetType', 'Tipo de Activo', 'read-only', ['selectedCategory']),
      row('investmentValue', 'Valor Inversión', 'inline'),
      row('minExitTime', 'Tiempo Mínimo Estimado Salida (Años)', 'inline'),
      row('hasDebt', '¿Tiene Deuda?', 'toggle'),
      row('debtCost', 'Costo Deuda', 'inline'),
    ],
  },
  {
    title: 'Indicadores Core',
    rows: [
      market('capRatePercent'),
      row('capRateAmount', 'Cap rate $', 'read-only'),
      market('cashOnCashPercent'),
      row('cashOnCashAmount', 'Cash on cash $', 'read-only'),
      market('priYears'),
      market('irrAnnual'),
    ],
  },
  {
    title: 'Validación Ingresos',
    rows: [
      market('avgMonthlyRate'),
      market('avgOccupancy'),
      market('appreciation'),
      market('exitCapRate'),
      row('capRateLeverage', 'Palanca del cap rate', 'read-only'),
      row('debt', 'Deuda', 'read-only', ['debtSpread']),
      market('noi'),
    ],
  },
  { title: 'Análisis Cualitativo', rows: rubrics.map(scoreRow) },
];

export const rows: readonly Row[] = sections.flatMap((section) => section.rows);
