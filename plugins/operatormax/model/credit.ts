import {
  type Formula,
  money,
  number,
  percent,
  type Table,
  toggle,
} from '../../../src/tool/index.ts';

/*
 * The loan: disbursed in one month, paid from the following period on, with an effective
 * annual rate. A loan without a term isn't configured yet, and counts as none.
 */

export const creditFormulas: Readonly<Record<string, Formula>> = {
  assetPurchaseValue: money('Valor de compra del activo', 'equityPayment + debtPayment'),
  disbursementOffset: number(
    'Meses del inicio al desembolso',
    '(disbursementYear - startYear) * 12 + disbursementMonth + 1 - startMonth',
  ),
  maxTermInMonths: number('Plazo máximo', 'projectionPeriod * 12 - disbursementOffset - 1', {
    unit: 'meses',
    help: {
      title: 'Plazo máximo',
      text: 'Los meses de la proyección después del desembolso: su mes no lleva cuota. Un crédito más largo se liquida en el último mes con el saldo que quede.',
    },
  }),
  // Said of the term as soon as it is typed, whether there is a debt yet or not.
  plazoExcedido: toggle('Plazo inválido', 'termInMonths > maxTermInMonths', { internal: true }),
  monthsPerPayment: number(
    'Meses entre cuotas',
    'paymentFrequency == "mensual" ? 1 : paymentFrequency == "trimestral" ? 3 : 6',
  ),
  periodicRatePct: percent(
    'Tasa por período',
    'periodicRate(interestRate / 100, 12 / monthsPerPayment) * 100',
    { decimals: 4 },
  ),
  creditAmount: money('Monto del crédito', 'termInMonths >= 1 ? debtPayment : 0'),
  // Rounding up would put the last payment past the term.
  numeroCuotas: number(
    'Número de cuotas',
    'creditAmount > 0 ? max(1, floor(termInMonths / monthsPerPayment)) : 0',
  ),
  paymentsWithin: number(
    'Cuotas dentro de la proyección',
    'min(numeroCuotas, floor(maxTermInMonths / monthsPerPayment))',
  ),
  balanceAtEnd: money(
    'Saldo por liquidar en el último mes',
    'paymentsWithin >= numeroCuotas ? 0 : paymentsWithin >= 1 ? index(credit.saldoPendiente, paymentsWithin) : maxTermInMonths >= 0 ? creditAmount : 0',
  ),
  cuotaFija: money(
    'Cuota',
    'creditType == "bullet" ? creditAmount * periodicRatePct / 100 : numeroCuotas > 0 ? pmt(periodicRatePct / 100, numeroCuotas, -creditAmount) : 0',
  ),
  totalIntereses: money('Total de intereses', 'sum(credit.intereses)', { goal: 'less' }),
  totalCapital: money('Total de capital', 'sum(credit.capital)'),
  totalPagado: money('Total pagado', 'sum(credit.cuotaMonto)'),
};

/** The schedule as agreed, a row for each payment, whatever part of it the projection reaches. */
export const creditTable: Table = {
  label: 'Tabla de amortización',
  rows: 'numeroCuotas',
  rowLabel: 'Cuota',
  collapsed: true,
  visible: 'numeroCuotas > 0',
  columns: {
    position: number('Mes de la proyección', 'disbursementOffset + 1 + row * monthsPerPayment', {
      decimals: 0,
    }),
    year: number('Año', 'startYear + floor((startMonth + position - 2) / 12)', { plain: true }),
    month: number('Mes', 'mod(startMonth + position - 2, 12) + 1', { decimals: 0 }),
    monthIndex: number('Fecha', 'year * 12 + month - 1', { month: true, internal: true }),
    cuotaMonto: money('Valor de la cuota', 'capital + intereses'),
    capital: money('Capital', 'prev(saldoPendiente, creditAmount) - saldoPendiente'),
    intereses: money('Intereses', 'prev(saldoPendiente, creditAmount) * periodicRatePct / 100'),
    saldoPendiente: money(
      'Saldo pendiente',
      'creditBalance(creditAmount, periodicRatePct / 100, numeroCuotas, creditType)',
    ),
    totalPagado: money('Total pagado', 'prev(totalPagado, 0) + cuotaMonto'),
  },
};

/** The loan in the months of the projection. */
export const debtColumns: Readonly<Record<string, Formula>> = {
  interesesDeuda: money('Intereses', 'sumif(credit.position, row, credit.intereses)'),
  capitalDeuda: money('Abono a capital', 'sumif(credit.position, row, credit.capital)'),
  liquidacionDeuda: money('Liquidación del saldo', 'row == rows ? balanceAtEnd : 0'),
  servicioDeuda: money('Financiación', 'interesesDeuda + capitalDeuda + liquidacionDeuda', {
    help: {
      title: 'Financiación',
      text: 'El servicio de la deuda: lo que se paga en el período por el crédito, entre intereses, abono a capital y, en el último mes, el saldo que quede.',
    },
  }),
  paymentsMade: number(
    'Cuotas pagadas',
    'min(numeroCuotas, floor((row - 1 - disbursementOffset) / monthsPerPayment))',
    { internal: true },
  ),
  saldoDeuda: money(
    'Saldo de la deuda',
    'row <= disbursementOffset or row == rows ? 0 : paymentsMade < 1 ? creditAmount : index(credit.saldoPendiente, paymentsMade)',
  ),
};
