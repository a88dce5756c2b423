import type { Table } from '../../src/tool/index.ts';
import { money, number } from '../../src/tool/index.ts';

/** The flows of months 1 to the sale; what is paid stands positive in its own column. */
export const monthly: Table = {
  label: 'Modelo mensual',
  rows: 'mesesEstimadosVenta',
  collapsed: true,
  note: 'Flujo neto = venta − cuota inicial − cuota del crédito − pago del saldo − costos − comisión. Positivo: entra dinero; negativo: sale.',
  columns: {
    mes: number('Mes', 'row'),
    abonoInicial: money('Cuota inicial', 'row <= plazoCuotaInicial ? cuotaInicialMensual : 0'),
    abonoCredito: money(
      'Cuota del crédito',
      'row > plazoCuotaInicial and row <= plazoCuotaInicial + cuotasDelCredito ? cuotaCredito : 0',
    ),
    // After the month's payment, and before the sale settles it.
    saldoCredito: money(
      'Saldo del crédito',
      'row >= plazoCuotaInicial and row <= plazoCuotaInicial + cuotasDelCredito ? pv(tasaMensual / 100, plazoCuotaInicial + cuotasDelCredito - row, -cuotaCredito) : 0',
    ),
    pagoSaldo: money('Pago del saldo', 'row == rows ? saldoCreditoVenta + saldoCompraVenta : 0'),
    costos: money('Costos', 'row == rows ? costosOperacion : 0'),
    pagoComision: money('Comisión', 'row == rows ? comision : 0'),
    venta: money('Venta', 'row == rows ? valorEstimadoVenta : 0'),
    flujoNeto: money(
      'Flujo neto',
      'venta - abonoInicial - abonoCredito - pagoSaldo - costos - pagoComision',
      { negativeIsFine: true },
    ),
    acumulado: money('Acumulado', 'prev(acumulado, mes0) + flujoNeto', { negativeIsFine: true }),
  },
};

/** Something is paid in month 0: all of the down payment without a term, or everything. */
export const HAS_MONTH_ZERO = '(plazoCuotaInicial == 0 or mesesEstimadosVenta == 0)';

/** The same flows with month 0 before them, where something is paid in it. */
export const monthsFromZero: Table = {
  label: 'Flujos desde el mes 0',
  rows: `${HAS_MONTH_ZERO} ? mesesEstimadosVenta + 1 : 0`,
  visible: HAS_MONTH_ZERO,
  collapsed: true,
  note: 'Sin plazo, la cuota inicial se paga toda en el mes 0; con 0 meses a la venta, todo ocurre en él. De estos flujos sale la TIR.',
  columns: {
    mes: number('Mes', 'row - 1'),
    flujo: money('Flujo neto', 'row == 1 ? mes0 : index(modelo.flujoNeto, row - 1)', {
      negativeIsFine: true,
    }),
  },
};
