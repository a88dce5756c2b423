import { comparables } from './fields.ts';
import { type Race, races } from './leads.ts';
import { type Rubric, rubrics, subscoreId } from './rubrics/index.ts';

/** What a cell of a row opens, if anything. */
export type Opens = 'market' | 'score';

/** A column that stands beneath another's row, where it is shorter named. */
export interface Part {
  readonly id: string;
  readonly label: string;
  readonly note?: string;
}

export interface Row {
  /** The column whose value is shown. */
  readonly id: string;
  readonly label: string;
  readonly opens?: Opens;
  /** What its value is read from. */
  readonly readOnly?: true;
  /** In what one option may lead the others. */
  readonly race?: Race;
  readonly parts: readonly Part[];
  /** Further columns that are seen in this row's cells. */
  readonly covers: readonly string[];
}

export interface RowSection {
  readonly title: string;
  readonly rows: readonly Row[];
}

function row(id: string, label: string, more: Partial<Row> = {}): Row {
  const race = races.find((one) => one.column === id);
  return { id, label, parts: [], covers: [], ...(race ? { race } : {}), ...more };
}

function market(id: string): Row {
  const found = comparables.find((one) => one.id === id);
  if (!found) throw new RangeError(`${id} is not compared with the market`);
  return row(id, found.field.label, {
    opens: 'market',
    parts: [
      { id: found.marketId, label: 'Valor de mercado' },
      { id: `variance.${id}.variation`, label: 'Variación frente al mercado' },
      { id: `variance.${id}.score`, label: 'Puntaje frente al mercado' },
    ],
    covers: [`variance.${id}.color`],
  });
}

function scoreRow(area: Rubric): Row {
  return row(`scores.${area.id}.score`, area.label, {
    opens: 'score',
    parts: area.criteria.map((criterion) => ({
      id: subscoreId(area, criterion),
      label: criterion.label,
      ...(criterion.description ? { note: criterion.description } : {}),
    })),
    covers: [area.id, `scores.${area.id}.color`, `scored.${area.id}`],
  });
}

const ASSET: Partial<Row> = {
  readOnly: true,
  parts: [
    { id: 'selectedCategory', label: 'Categoría' },
    { id: 'assetType', label: 'Tipo' },
  ],
};

export const sections: readonly RowSection[] = [
  {
    title: 'Información Básica',
    rows: [
      row('assetValue', 'Valor Activo'),
      row('assetType', 'Tipo de Activo', ASSET),
      row('investmentValue', 'Valor Inversión'),
      row('minExitTime', 'Tiempo Mínimo Estimado Salida (Años)'),
      row('hasDebt', '¿Tiene Deuda?'),
      row('debtCost', 'Costo Deuda'),
    ],
  },
  {
    title: 'Indicadores Core',
    rows: [
      market('capRatePercent'),
      row('capRateAmount', 'Cap rate $'),
      market('cashOnCashPercent'),
      row('cashOnCashAmount', 'Cash on cash $'),
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
      row('capRateLeverage', 'Palanca del cap rate'),
      row('debt', 'Deuda', { covers: ['debtSpread'] }),
      market('noi'),
    ],
  },
  { title: 'Análisis Cualitativo', rows: rubrics.map(scoreRow) },
];

export const rows: readonly Row[] = sections.flatMap((section) => section.rows);
