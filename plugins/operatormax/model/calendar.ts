import {
  type Formula,
  type List,
  number,
  percent,
  type Table,
  toggle,
} from '../../../src/tool/index.ts';
import { inflationField } from '../document/fields.ts';

/** Inflation by calendar year, from the first one of the project on. */
export const inflationList: List = {
  label: 'Inflación por año',
  singular: 'Año',
  fields: { percent: inflationField },
  formulas: { year: number('Año', 'startYear + row - 1', { plain: true }) },
  initial: [],
  name: 'percent',
  rowName: 'year',
};

export const averageInflation: Formula = percent(
  'Inflación promedio',
  'average(inflationByYear.percent)',
  {
    help: {
      title: 'Inflación promedio',
      text: 'El promedio simple de los años de la proyección; un año sin dato cuenta como 0 %.',
    },
  },
);

/**
 * Prices by calendar year. They rise every January by the inflation of the year before; the
 * first year has the prices as typed. `adjusted` are the streams that add points of their own.
 */
export function calendarTable(adjusted: readonly { id: string; name: string }[]): Table {
  return {
    label: 'Años calendario',
    rows: '(startMonth - 1) / 12 + projectionPeriod',
    rowLabel: 'Año',
    rowHead: 'year',
    collapsed: true,
    columns: {
      year: number('Año calendario', 'startYear + row - 1', { plain: true }),
      inflation: percent('Inflación del año', 'index(inflationByYear.percent, row)'),
      factor: number(
        'Factor de precios',
        'row == 1 ? 1 : prev(factor) * (1 + prev(inflation) / 100)',
        {
          decimals: 4,
        },
      ),
      ...Object.fromEntries(
        adjusted.map(({ id, name }): [string, Formula] => [
          `${id}.growth`,
          number(
            `Factor de precios · ${name}`,
            'row == 1 ? 1 : prev(growth) * (1 + (prev(inflation) + ipcAdjustment) / 100)',
            { scope: id, decimals: 4 },
          ),
        ]),
      ),
    },
  };
}

/** What each month of the projection is, and the prices of its year. */
export const monthColumns: Readonly<Record<string, Formula>> = {
  monthIndex: number('Meses desde enero del año 0', 'startYear * 12 + startMonth + row - 2', {
    month: true,
    internal: true,
  }),
  year: number('Año', 'floor(monthIndex / 12)', { plain: true }),
  month: number('Mes', 'mod(monthIndex, 12) + 1', { decimals: 0 }),
  projectYear: number('Año del proyecto', 'ceil(row / 12)', { decimals: 0 }),
  calendarYear: number('Año calendario, desde 1', 'year - startYear + 1', { internal: true }),
  quarterly: toggle('Mes de pago trimestral', 'mod(month, 3) == 1', { internal: true }),
  semiannual: toggle('Mes de pago semestral', 'mod(month, 6) == 0', { internal: true }),
  yearly: toggle('Mes de pago anual', 'month == 1', { internal: true }),
  priceFactor: number('Factor de precios', 'index(calendar.factor, calendarYear)', {
    decimals: 4,
  }),
};
