import { choice, date, defineTool, integer, money, number, percent } from '../../src/tool/index.ts';
import { ranges } from '../_shared/index.ts';

export default defineTool({
  id: 'credit',
  version: 1,
  title: 'Tabla de Amortización',
  description:
    'Cuotas, intereses y saldo de un crédito con tasa efectiva anual, en cuotas iguales o con el capital al final.',
  category: 'Financiamiento',
  path: '/tools/credit',
  listed: 'none',
  keywords: ['crédito', 'amortización', 'cuota', 'bullet'],

  inputs: {
    monto: money('Monto del crédito', { initial: 500_000_000, max: 1e13 }),
    creditType: choice('Tipo de crédito', [
      { value: 'cuota', label: 'Cuota fija' },
      { value: 'bullet', label: 'Bullet' },
    ]),
    paymentFrequency: choice('Frecuencia de pago', [
      { value: 'mensual', label: 'Mensual' },
      { value: 'trimestral', label: 'Trimestral' },
      { value: 'semestral', label: 'Semestral' },
    ]),
    interestRate: percent('Tasa de interés', {
      initial: 12,
      unit: 'efectiva anual',
      help: {
        title: 'Tasa efectiva anual',
        text: 'La tasa de cada período es (1 + tasa)^(1 ÷ períodos por año) − 1: con 12 % efectivo anual, 0,9489 % al mes. Una tasa nominal de 12 % mes vencido es más cara: 1 % al mes.',
      },
      range: ranges.interestRate,
    }),
    termInMonths: integer('Plazo', {
      initial: 47,
      min: 1,
      max: 600,
      unit: 'meses',
      range: ranges.loanMonths,
      hint: 'El mes del desembolso no lleva cuota',
    }),
    fechaDesembolso: date('Fecha de desembolso', { initial: '2028-01-01' }),
  },

  formulas: {
    monthsPerPeriod: number(
      'Meses entre cuotas',
      'paymentFrequency == "mensual" ? 1 : paymentFrequency == "trimestral" ? 3 : 6',
      { internal: true },
    ),
    periodicRatePct: percent(
      'Tasa por período',
      'periodicRate(interestRate / 100, 12 / monthsPerPeriod) * 100',
      { decimals: 4 },
    ),
    // Rounding up would put the last payment past the term.
    numeroCuotas: number('Número de cuotas', 'max(1, floor(termInMonths / monthsPerPeriod))'),
    'resumen.cuotaFija': money(
      'Cuota',
      'creditType == "bullet" ? monto * periodicRatePct / 100 : pmt(periodicRatePct / 100, numeroCuotas, -monto)',
      {
        help: {
          title: 'Cuota',
          text: 'Con cuota fija, lo que se paga cada período. En un crédito bullet, los intereses de cada período; la última cuota lleva además todo el capital.',
        },
        goal: 'less',
      },
    ),
    'resumen.totalIntereses': money('Total de intereses', 'sum(tablaAmortizacion.intereses)', {
      goal: 'less',
    }),
    'resumen.totalCapital': money('Total de capital', 'sum(tablaAmortizacion.capital)'),
    'resumen.totalPagado': money('Total pagado', 'sum(tablaAmortizacion.cuotaMonto)', {
      goal: 'less',
    }),
  },

  tables: {
    tablaAmortizacion: {
      label: 'Tabla de amortización',
      rows: 'numeroCuotas',
      columns: {
        cuota: number('Cuota', 'row'),
        fecha: date('Fecha', 'edate(fechaDesembolso, row * monthsPerPeriod)'),
        cuotaMonto: money('Valor de la cuota', 'capital + intereses'),
        capital: money('Capital', 'prev(saldoPendiente, monto) - saldoPendiente'),
        intereses: money('Intereses', 'prev(saldoPendiente, monto) * periodicRatePct / 100'),
        saldoPendiente: money(
          'Saldo pendiente',
          'creditBalance(monto, periodicRatePct / 100, numeroCuotas, creditType)',
        ),
        totalPagado: money('Total pagado', 'prev(totalPagado, 0) + cuotaMonto'),
      },
    },
  },

  charts: [
    {
      id: 'cuotas',
      label: 'Capital e intereses de cada cuota',
      type: 'bar',
      source: 'tablaAmortizacion',
      x: 'fecha',
      series: [{ column: 'capital' }, { column: 'intereses' }],
      stacked: true,
    },
  ],

  advice: [
    {
      id: 'plazo',
      level: 'info',
      when: 'mod(termInMonths, monthsPerPeriod) != 0',
      message:
        'El plazo no da un número entero de períodos: el crédito termina antes (número de cuotas: {numeroCuotas}).',
      notice: true,
    },
  ],

  figures: ['resumen.cuotaFija', 'resumen.totalIntereses'],
  results: [
    {
      title: 'Crédito',
      items: ['periodicRatePct', 'numeroCuotas', 'resumen.totalCapital', 'resumen.totalPagado'],
    },
  ],
});
