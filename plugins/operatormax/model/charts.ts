import type { Chart, Formula } from '../../../src/tool/index.ts';
import { EXPENSE_GROUPS, INCOME_GROUPS } from './flows.ts';

/** The charts of a project; composition by type, of the types that it has. */
export function charts(months: Readonly<Record<string, Formula>>): Chart[] {
  const used = (groups: Readonly<Record<string, { id: string }>>) =>
    Object.values(groups)
      .filter(({ id }) => id in months)
      .map(({ id }) => ({ column: id }));
  const composition = (id: string, label: string, series: Chart['series']): Chart[] =>
    series.length > 0
      ? [{ id, label, type: 'bar', source: 'years', xLabel: 'Año', series, stacked: true }]
      : [];
  return [
    {
      id: 'flujos',
      label: 'Flujo del proyecto y del inversionista',
      type: 'line',
      source: 'months',
      x: 'monthIndex',
      series: [{ column: 'flujoCajaLibre' }, { column: 'flujoInversionista' }],
    },
    {
      // Without equity and sale, beside which a month's operation can't be seen.
      id: 'operacion',
      label: 'Operación y servicio de la deuda',
      type: 'line',
      source: 'months',
      x: 'monthIndex',
      series: [
        { column: 'ingresos' },
        { column: 'egresos' },
        { column: 'utilidadNetaAjustada' },
        { column: 'servicioDeuda' },
      ],
    },
    {
      id: 'acumulado',
      label: 'Flujo acumulado del inversionista',
      type: 'area',
      source: 'months',
      x: 'monthIndex',
      series: [{ column: 'flujoAcumulado' }],
    },
    ...composition('ingresos', 'Composición de los ingresos', used(INCOME_GROUPS)),
    ...composition('egresos', 'Composición de los egresos', used(EXPENSE_GROUPS)),
    {
      id: 'deuda',
      label: 'Saldo de la deuda',
      type: 'area',
      source: 'months',
      x: 'monthIndex',
      series: [{ column: 'saldoDeuda' }],
      visible: 'numeroCuotas > 0',
    },
  ];
}
