import { axis, defineTool, integer, money, number, percent } from '../../src/tool/index.ts';
import { help } from './help.ts';
import { inputs } from './inputs.ts';
import { HAS_MONTH_ZERO, monthly, monthsFromZero } from './monthly.ts';

export default defineTool({
  id: 'speculator-analysis',
  version: 1,
  title: 'Comprador Sobre Planos',
  description:
    'El Especulador: TIR y utilidad de comprar sobre planos y vender en el mes que elijas, por cesión o por escritura, con o sin crédito.',
  category: 'Análisis Financiero',
  path: '/tools/speculator-analysis',
  listed: 'more',
  keywords: [
    'especulador',
    'sobre planos',
    'preventa',
    'cesión',
    'fiducia',
    'TIR',
    'valorización',
    'proyecto nuevo',
    'constructora',
    'cuota inicial',
    'comprar y vender',
    'flipping',
  ],

  inputs,

  axes: {
    saleTerms: axis(
      'Meses a la venta',
      integer('Meses a la venta', { initial: 36, min: 1, max: 99, unit: 'meses' }),
      [24, 36, 48, 60],
    ),
    appreciations: axis(
      'Valorización anual',
      percent('Valorización anual', { initial: 8, unit: 'efectiva anual' }),
      [4, 6, 8, 10, 12],
    ),
  },

  formulas: {
    cuotaFinal: percent('Cuota final', '100 - cuotaInicial', { unit: 'del valor' }),
    valorCuotaInicial: money('Cuota inicial', 'valorTotal * cuotaInicial / 100'),
    cuotaInicialMensual: money(
      'Cuota inicial por mes',
      'plazoCuotaInicial > 0 ? valorCuotaInicial / plazoCuotaInicial : 0',
    ),
    valorCuotaFinal: money('Saldo a la entrega', 'valorTotal * cuotaFinal / 100'),
    valorEstimadoVenta: money(
      'Valor estimado de venta',
      'round(valorTotal * (1 + valorizacionAnual / 100) ^ (mesesEstimadosVenta / 12))',
      { help: help.saleValue, goal: 'more' },
    ),

    // No loan is drawn for a sale within the down payment's term, nor for no time at all.
    cuotasDelCredito: number(
      'Número de cuotas del crédito',
      'creditoActivo and mesesEstimadosVenta > plazoCuotaInicial ? plazoCreditoAnos * 12 : 0',
      { internal: true },
    ),
    tasaMensual: percent(
      'Tasa mensual del crédito',
      'periodicRate(tasaCreditoEA / 100, 12) * 100',
      { decimals: 4, internal: true },
    ),
    cuotaCredito: money(
      'Cuota mensual del crédito',
      'cuotasDelCredito > 0 ? pmt(tasaMensual / 100, cuotasDelCredito, -valorCuotaFinal) : 0',
      { help: help.loan, goal: 'less' },
    ),
    saldoCreditoVenta: money(
      'Saldo del crédito al vender',
      'cuotasDelCredito > 0 ? pv(tasaMensual / 100, max(plazoCuotaInicial + cuotasDelCredito - mesesEstimadosVenta, 0), -cuotaCredito) : 0',
      { goal: 'less' },
    ),
    // Anyone who sells before the end of the down payment still owes the rest of it.
    saldoCompraVenta: money(
      'Saldo de la compra al vender',
      'cuotasDelCredito > 0 ? 0 : valorCuotaFinal + cuotaInicialMensual * max(plazoCuotaInicial - mesesEstimadosVenta, 0)',
    ),
    costosOperacion: money(
      'Costos de la operación',
      'tipoOperacion == "cesion" ? valorFiducia : valorEstimadoVenta * gastosEscrituacionVenta / 100 + (tipoOperacion == "dobleEscrituracion" ? valorTotal * gastosEscrituacionCompra / 100 : 0)',
      { help: help.operation, goal: 'less' },
    ),
    comision: money(
      'Comisión de venta',
      'comisionVentaActiva ? valorEstimadoVenta * comisionVenta / 100 : 0',
      { goal: 'less' },
    ),
    // A sale at once leaves no month in which anything else could be paid.
    mes0: money(
      'Flujo del mes 0',
      'mesesEstimadosVenta == 0 ? valorEstimadoVenta - valorTotal - costosOperacion - comision : plazoCuotaInicial == 0 ? 0 - valorCuotaInicial : 0',
      { negativeIsFine: true, help: help.monthZero },
    ),
    tirMensual: percent(
      'TIR mensual',
      `(${HAS_MONTH_ZERO} ? irr(flujosTir.flujo, 0.01) : irr(modelo.flujoNeto, 0.01)) * 100`,
      { decimals: 4, help: help.irr, goal: 'more' },
    ),
    tirAnual: percent('TIR E.A.', 'round(((1 + tirMensual / 100) ^ 12 - 1) * 100, 2)', {
      unit: 'efectiva anual',
      help: help.irr,
      goal: 'more',
    }),
    utilidadTotal: money(
      'Utilidad total',
      'mesesEstimadosVenta > 0 ? last(modelo.acumulado) : mes0',
      { help: help.profit, goal: 'more' },
    ),
  },

  tables: { modelo: monthly, flujosTir: monthsFromZero },

  matrices: {
    matrizTir: {
      label: 'Sensibilidad de la TIR E.A.',
      output: 'tirAnual',
      rows: { input: 'mesesEstimadosVenta', axis: 'saleTerms' },
      columns: { input: 'valorizacionAnual', axis: 'appreciations' },
      action: 'Calcular Matriz',
      help: help.matrix,
    },
  },

  outputs: { flujos: 'modelo.flujoNeto' },

  charts: [
    {
      id: 'flujo',
      label: 'Flujo neto por mes',
      type: 'bar',
      source: 'modelo',
      x: 'mes',
      xLabel: 'Mes',
      months: true,
      series: [{ column: 'flujoNeto' }, { column: 'acumulado', type: 'line' }],
    },
  ],

  advice: [
    {
      id: 'sinMeses',
      level: 'warning',
      when: 'mesesEstimadosVenta == 0',
      message:
        'Con 0 meses a la venta todo ocurre en el mes 0: se paga el valor total y se vende el mismo día, así que no hay TIR.',
      notice: true,
    },
    {
      id: 'ventaTemprana',
      level: 'warning',
      when: 'mesesEstimadosVenta > 0 and mesesEstimadosVenta < plazoCuotaInicial',
      message:
        'La venta es antes de terminar la cuota inicial: en el mes de la venta se paga todo lo que falta, {saldoCompraVenta}.',
      notice: true,
    },
    {
      id: 'cesionConCredito',
      level: 'warning',
      when: 'tipoOperacion == "cesion" and cuotasDelCredito > 0',
      message:
        'Una cesión se hace antes de escriturar, y aquí el crédito ya se desembolsó. Se calcula como está escrito; si hubo escritura, elige escrituración o doble escrituración.',
      notice: true,
    },
    {
      id: 'sinDesembolso',
      level: 'info',
      when: 'creditoActivo and mesesEstimadosVenta > 0 and cuotasDelCredito == 0',
      message:
        'El crédito no se desembolsa: empieza el mes después de la cuota inicial y necesita un plazo. El saldo se paga al vender.',
      notice: true,
    },
    {
      id: 'sinCredito',
      level: 'info',
      when: 'not creditoActivo',
      message: 'Sin Crédito: el saldo de la compra se paga en el mes de la venta.',
      notice: true,
    },
    {
      id: 'sinComision',
      level: 'info',
      when: 'not comisionVentaActiva',
      message: 'Sin Comisión: la venta no paga comisión.',
      notice: true,
    },
  ],

  sections: [
    { title: 'Compra', inputs: ['valorTotal', 'cuotaInicial', 'plazoCuotaInicial'] },
    {
      title: 'Venta',
      inputs: [
        'mesesEstimadosVenta',
        'valorizacionAnual',
        'tipoOperacion',
        'comisionVentaActiva',
        'comisionVenta',
      ],
    },
    {
      title: 'Costos de escrituración',
      inputs: ['gastosEscrituacionCompra', 'gastosEscrituacionVenta'],
    },
    { title: 'Cesión', inputs: ['valorFiducia'] },
    { title: 'Financiación', inputs: ['creditoActivo', 'tasaCreditoEA', 'plazoCreditoAnos'] },
  ],
  figures: ['tirAnual', 'utilidadTotal', 'valorEstimadoVenta'],
  results: [
    {
      title: 'Compra',
      items: ['cuotaFinal', 'valorCuotaInicial', 'cuotaInicialMensual', 'valorCuotaFinal', 'mes0'],
    },
    { title: 'Venta', items: ['comision', 'costosOperacion', 'saldoCompraVenta', 'tirMensual'] },
    { title: 'Financiación', items: ['cuotaCredito', 'saldoCreditoVenta'] },
  ],
});
