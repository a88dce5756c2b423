import { type Formula, money, number, percent } from '../../../src/tool/index.ts';
import {
  ALL_INCOMES,
  ALL_ROOMS,
  EXPENSE_TYPES,
  type ExpenseType,
  INCOME_TYPES,
  type IncomeType,
  type Whole,
} from '../document/document.ts';
import { deviationColumn } from './actuals.ts';
import type { ExpenseStream, IncomeStream, Structure } from './structure.ts';

/** Subtotals by type, under which the streams stand. */
export const INCOME_GROUPS: Readonly<Record<IncomeType, { id: string; label: string }>> = {
  revpar: { id: 'ingresosRevpar', label: 'RevPAR' },
  parqueaderos: { id: 'ingresosParqueaderos', label: 'Parqueaderos' },
  alquileres: { id: 'ingresosAlquileres', label: 'Alquileres' },
  servicios: { id: 'ingresosServicios', label: 'Servicios' },
  dependientes: { id: 'ingresosDependientes', label: 'Dependientes' },
  'solo-ingresos': { id: 'ingresosUnicos', label: 'Solo Ingresos' },
};

/** The columns of the months that a share of several incomes together is of. */
const WHOLE_COLUMNS: Readonly<Record<Whole, string>> = {
  [ALL_INCOMES]: 'ingresos',
  [ALL_ROOMS]: INCOME_GROUPS.revpar.id,
};

/** The column of the months that a share is of; undefined for what is no share. */
export function baseColumn({ base, whole }: Pick<ExpenseStream, 'base' | 'whole'>) {
  if (whole !== undefined) return WHOLE_COLUMNS[whole];
  return base === undefined ? undefined : `${base}.flow`;
}

/** What a type of expense is called on its own. */
export const EXPENSE_LABELS: Readonly<Record<ExpenseType, string>> = {
  personal: 'Personal',
  fixed: 'Fijo',
  variable: 'Variable',
};

export const EXPENSE_GROUPS: Readonly<Record<ExpenseType, { id: string; label: string }>> = {
  personal: { id: 'egresosPersonal', label: 'Gastos de Personal' },
  fixed: { id: 'egresosFijos', label: 'Gastos Fijos' },
  variable: { id: 'egresosVariables', label: 'Gastos Variables' },
};

const sum = (ids: readonly string[]): string => (ids.length > 0 ? `sum(${ids.join(', ')})` : '0');

/** A subtotal for each type that the project uses. */
function subtotals<T extends string>(
  types: readonly T[],
  groups: Readonly<Record<T, { id: string; label: string }>>,
  streams: readonly (IncomeStream | ExpenseStream)[],
  sort: string,
): Record<string, Formula> {
  const columns: Record<string, Formula> = {};
  for (const type of types) {
    const own = streams.filter((stream) => stream.type === type);
    const { id, label } = groups[type];
    if (own.length === 0) continue;
    columns[id] = money(label, sum(own.map((stream) => `${stream.id}.flow`)), { sort });
  }
  return columns;
}

/** From the streams to the operator's result and the replacement reserve, month by month. */
export function operatingColumns(structure: Structure): Record<string, Formula> {
  const earned = subtotals(INCOME_TYPES, INCOME_GROUPS, structure.incomes, 'Tipo de ingreso');
  const spent = subtotals(EXPENSE_TYPES, EXPENSE_GROUPS, structure.expenses, 'Tipo de egreso');
  return {
    ...earned,
    ingresos: money('Ingresos Operativos', sum(Object.keys(earned))),
    ...spent,
    egresos: money('Egresos Operativos', sum(Object.keys(spent))),
    utilidadBruta: money('Utilidad Bruta Operativa', 'ingresos - egresos'),
    ...deviationColumn(structure),
    feePorcentaje: money(
      'Fee sobre la base',
      '(calculationBase == "ingresos-operativos" ? ingresos : utilidadBruta) * feePercentage / 100',
    ),
    feeMinimo: money(
      'Fee mínimo',
      'minimumFeeType == "percentage" ? ingresos * minimumFeeValue / 100 : minimumFeeValue * priceFactor',
    ),
    feeOperacion: money('Fee de Operación', 'max(feePorcentaje, feeMinimo)'),
    utilidadNetaOperativa: money('Utilidad Neta Operativa', 'utilidadBruta - feeOperacion'),
    reservaReposicion: money(
      'Reserva de Reposición',
      'ingresos * replacementReservePercentage / 100',
    ),
    utilidadNetaAjustada: money(
      'Utilidad Neta Ajustada',
      'utilidadNetaOperativa - reservaReposicion',
    ),
  };
}

/** What the sale brings: the last year's result at next year's prices, at the exit cap rate. */
export const exitFormulas: Readonly<Record<string, Formula>> = {
  lastYearNet: money(
    'Utilidad neta ajustada de los últimos 12 meses',
    'last(years.utilidadNetaAjustada)',
  ),
  exitInflation: percent('Inflación del último año', 'last(calendar.inflation)'),
  exitValue: money(
    'Valor de venta del activo',
    'exitCapRate > 0 ? max(0, lastYearNet * (1 + exitInflation / 100) / (exitCapRate / 100)) : 0',
    {
      help: {
        title: 'Valor de venta',
        text: 'La utilidad neta ajustada de los últimos 12 meses, llevada a los precios del año siguiente con la inflación del último año, y dividida por el cap rate de salida. Entra en el último mes; si la utilidad es negativa o no hay cap rate, es 0.',
      },
    },
  ),
};

/** The two flows at the bottom of the table: the project's, and what is left to the investor. */
export const cashColumns: Readonly<Record<string, Formula>> = {
  ventaActivo: money('Venta del Activo', 'row == rows ? exitValue : 0'),
  flujoCajaLibre: money('Flujo de Caja Libre', 'utilidadNetaAjustada + ventaActivo'),
  caprate: percent('Cap rate', 'utilidadNetaAjustada / assetPurchaseValue * 100'),
};

export const investorColumns: Readonly<Record<string, Formula>> = {
  aporteCapital: money('Aporte de capital', 'row == 1 ? -equityPayment : 0', {
    negativeIsFine: true,
  }),
  flujoInversionista: money(
    'Flujo del Inversionista',
    'aporteCapital + flujoCajaLibre - servicioDeuda',
  ),
  flujoAcumulado: money(
    'Flujo del inversionista acumulado',
    'prev(flujoAcumulado, 0) + flujoInversionista',
  ),
  recuperado: number('Inversión recuperada', 'compare(flujoAcumulado, 0, flowSize) >= 0', {
    internal: true,
  }),
  cashOnCash: percent(
    'Cash on cash',
    '(utilidadNetaAjustada - servicioDeuda) / equityPayment * 100',
    {
      help: {
        title: 'Cash on cash',
        text: 'Lo que queda después de la deuda, sin la venta, sobre el capital propio. Si el crédito pasa del proyecto, la liquidación de su saldo cuenta como deuda del último mes.',
      },
    },
  ),
};
