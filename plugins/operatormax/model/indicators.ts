import { type Formula, money, number, percent, text } from '../../../src/tool/index.ts';

/** By their names outside; in the order in which the page shows them. */
export const INDICATORS = [
  'capratePromedio',
  'valorizacionEA',
  'margenNOI',
  'margenNOILY',
  'valoracion',
  'tirAnual',
  'tir',
  'cashOnCashPromedio',
  'roi',
  'multiplier',
  'pri',
] as const;
export type Indicator = (typeof INDICATORS)[number];

const missing = 'No calculable';
/** Above 0 by more than the noise of what it is left of. */
const above = (left: string, size: string): string => `compare(${left}, 0, ${size}) > 0`;
const help = (title: string, body: string) => ({ missing, help: { title, text: body } });

export const totalFormulas: Readonly<Record<string, Formula>> = {
  totalIngresos: money('Total de ingresos', 'sum(months.ingresos)', { goal: 'more' }),
  totalEgresos: money('Total de egresos', 'sum(months.egresos)', { goal: 'less' }),
  totalUtilidadBruta: money('Total de utilidad bruta', 'sum(months.utilidadBruta)', {
    goal: 'more',
  }),
  totalFeeOperacion: money('Total de fee de operación', 'sum(months.feeOperacion)', {
    goal: 'less',
  }),
  totalUtilidadNetaOperativa: money(
    'Total de utilidad neta operativa',
    'sum(months.utilidadNetaOperativa)',
    { goal: 'more' },
  ),
  totalReservaReposicion: money('Total de reserva', 'sum(months.reservaReposicion)'),
  totalUtilidadNetaAjustada: money(
    'Total de utilidad neta ajustada',
    'sum(months.utilidadNetaAjustada)',
  ),
  totalVentaActivo: money('Total de venta del activo', 'sum(months.ventaActivo)'),
  totalFlujoCajaLibre: money('Total de flujo de caja libre', 'sum(months.flujoCajaLibre)', {
    goal: 'more',
  }),
  totalFlujoInversionista: money('Total del inversionista', 'sum(months.flujoInversionista)', {
    goal: 'more',
  }),
  flowSize: money('Tamaño de los flujos', 'totalIngresos + equityPayment', { internal: true }),
  // Before the rule that an indicator which isn't above 0 is 'No calculable'.
  averageCaprate: percent('Cap rate promedio, con su signo', 'average(months.caprate) * 12', {
    internal: true,
  }),
  averageCashOnCash: percent(
    'Cash on cash promedio, con su signo',
    'average(months.cashOnCash) * 12',
    { internal: true },
  ),
  averageMargin: percent(
    'Margen NOI, con su signo',
    'totalUtilidadNetaOperativa / totalIngresos * 100',
    { internal: true },
  ),
  lastYearMargin: percent('Margen NOI del último año, con su signo', 'last(years.margenNeto)', {
    internal: true,
  }),
  appreciation: percent(
    'Valorización E.A., con su signo',
    '((exitValue / assetPurchaseValue) ^ (1 / projectionPeriod) - 1) * 100',
    { internal: true },
  ),
  paybackMonth: number('Mes en que se recupera la inversión', 'xmatch(true, months.recuperado)', {
    missing,
  }),
};

/** What an investor and a bank look at besides. */
export const investorFormulas: Readonly<Record<string, Formula>> = {
  vpn: money(
    'VPN',
    'npv((1 + tasaOportunidad / 100) ^ (1 / 12) - 1, months.flujoInversionista) * (1 + tasaOportunidad / 100) ^ (1 / 12)',
    {
      applies: 'equityPayment > 0',
      ...help(
        'Valor presente neto',
        'Lo que valen los flujos del inversionista a la tasa de oportunidad, en el primer mes, en que pone su capital: los mismos de la TIR. Por encima de 0 rinden más que esa tasa.',
      ),
      goal: 'more',
    },
  ),
  primerAnoConCuotas: number('Primer año con cuotas', 'xmatch(true, years.llevaCuotas)', {
    internal: true,
    missing,
  }),
  coberturaMinima: number('DSCR mínimo', 'min(years.coberturaOPrimera)', {
    decimals: 2,
    unit: 'x',
    missing: '—',
    applies: 'creditAmount > 0',
    help: {
      title: 'Cobertura mínima de la deuda',
      text: 'La menor de las coberturas de los años que llevan cuotas: la que mira un banco. Cada una es la utilidad neta operativa del año sobre sus intereses y abonos. Por debajo de 1 el negocio no alcanza a pagar su crédito ese año.',
    },
    goal: 'more',
  }),
};

export const indicatorFormulas: Readonly<Record<Indicator, Formula>> = {
  capratePromedio: percent('Cap rate promedio', 'averageCaprate', {
    applies: above('totalUtilidadNetaAjustada', 'totalIngresos'),
    ...help(
      'Cap rate promedio',
      'El promedio de la utilidad neta ajustada de cada mes sobre el valor de compra (capital propio más deuda), por 12.',
    ),
    goal: 'more',
  }),
  valorizacionEA: percent('Valorización E.A.', 'appreciation', {
    applies: 'compare(exitValue, assetPurchaseValue, assetPurchaseValue) > 0',
    ...help(
      'Valorización E.A.',
      'La tasa anual que lleva del valor de compra al valor de venta en los años de la proyección.',
    ),
    goal: 'more',
  }),
  margenNOI: percent('Margen NOI', 'averageMargin', {
    applies: above('averageMargin', '100'),
    ...help(
      'Margen NOI',
      'La utilidad neta operativa de toda la proyección sobre sus ingresos, antes de la reserva de reposición.',
    ),
    goal: 'more',
  }),
  margenNOILY: percent('Margen NOI (LY)', 'lastYearMargin', {
    applies: above('lastYearMargin', '100'),
    ...help('Margen NOI (LY)', 'El margen NOI de los últimos 12 meses.'),
    goal: 'more',
  }),
  valoracion: money(
    'Valoración',
    'npv((1 + tasaOportunidad / 100) ^ (1 / 12) - 1, months.flujoCajaLibre)',
    {
      ...help(
        'Valoración',
        'El valor presente del flujo de caja libre a la tasa de oportunidad: lo que vale el activo para quien exige esa tasa. El primer mes se descuenta un mes; la compra no entra.',
      ),
      goal: 'more',
    },
  ),
  tirAnual: percent('TIR E.A.', '((1 + tir / 100) ^ 12 - 1) * 100', {
    ...help('TIR E.A.', 'La tasa interna de retorno mensual, llevada a efectiva anual.'),
    goal: 'more',
  }),
  tir: percent('TIR mensual', 'irr(months.flujoInversionista, 0.01) * 100', {
    decimals: 4,
    // Noise of either sign is no change of sign.
    applies: `equityPayment > 0 and ${above('max(months.flujoInversionista)', 'flowSize')} and ${above('-min(months.flujoInversionista)', 'flowSize')}`,
    ...help(
      'TIR mensual',
      'La tasa a la que los flujos del inversionista valen cero: el capital propio en el primer mes, el flujo de caja libre y el servicio de la deuda. Si hay varias, la más cercana a 1 % mensual.',
    ),
    goal: 'more',
  }),
  cashOnCashPromedio: percent('Cash on cash promedio', 'averageCashOnCash', {
    applies: above('totalUtilidadNetaAjustada - sum(months.servicioDeuda)', 'totalIngresos'),
    ...help(
      'Cash on cash promedio',
      'El promedio de lo que queda cada mes después de la deuda, sin la venta, sobre el capital propio, por 12. Si el crédito pasa del proyecto, la liquidación de su saldo cuenta como deuda del último mes.',
    ),
    goal: 'more',
  }),
  roi: percent('ROI', 'totalFlujoInversionista / equityPayment * 100', {
    ...help(
      'ROI',
      'La ganancia de toda la proyección sobre el capital propio: no es una tasa anual.',
    ),
    goal: 'more',
  }),
  multiplier: number('Multiplicador', '(totalFlujoInversionista + equityPayment) / equityPayment', {
    decimals: 2,
    unit: 'x',
    ...help('Multiplicador', 'Cuántas veces vuelve el capital propio: 1 más el ROI.'),
    goal: 'more',
  }),
  pri: number(
    'PRI',
    'paybackMonth - index(months.flujoAcumulado, paybackMonth) / (index(months.flujoInversionista, paybackMonth) - index(months.aporteCapital, paybackMonth))',
    {
      decimals: 1,
      unit: 'meses',
      applies: 'equityPayment > 0',
      ...help(
        'PRI',
        'Los meses, con fracción, hasta que los flujos devuelven el capital propio; la venta cuenta.',
      ),
      goal: 'less',
    },
  ),
};

const NO_PURCHASE = 'Faltan el capital propio y la deuda: no hay valor de compra.';
const NO_EQUITY = 'Falta el capital propio.';

/** Says why an indicator has no value: the first condition that holds, or that it isn't above 0. */
function reason(
  indicator: Indicator,
  conditions: readonly (readonly [string, string])[],
  otherwise: string,
): [string, Formula] {
  const expression = conditions.reduceRight(
    (rest, [condition, why]) => `${condition} ? "${why}" : ${rest}`,
    `"${otherwise}"`,
  );
  const label = `${indicatorFormulas[indicator].label}: motivo`;
  const whole = `isnumber(${indicator}) == 1 ? "" : ${expression}`;
  return [`reasons.${indicator}`, text(label, whole, { internal: true })];
}

/** Why an indicator can't be computed; the empty text where it can. */
export const reasonFormulas: Readonly<Record<string, Formula>> = Object.fromEntries([
  reason(
    'capratePromedio',
    [['assetPurchaseValue == 0', NO_PURCHASE]],
    'La utilidad neta ajustada de la proyección no es positiva.',
  ),
  reason(
    'valorizacionEA',
    [
      ['assetPurchaseValue == 0', NO_PURCHASE],
      ['exitCapRate == 0', 'Falta el cap rate de salida: no hay valor de venta.'],
    ],
    'El valor de venta no supera el de compra.',
  ),
  reason(
    'margenNOI',
    [['totalIngresos == 0', 'No hay ingresos en la proyección.']],
    'La utilidad neta operativa de la proyección no es positiva.',
  ),
  reason(
    'margenNOILY',
    [['last(years.ingresos) == 0', 'No hay ingresos en los últimos 12 meses.']],
    'La utilidad neta operativa de los últimos 12 meses no es positiva.',
  ),
  reason('valoracion', [], 'El flujo de caja no tiene un valor con estos datos.'),
  reason(
    'tirAnual',
    [['equityPayment == 0', NO_EQUITY]],
    'Los flujos del inversionista no cambian de signo: ninguna tasa los iguala.',
  ),
  reason(
    'tir',
    [['equityPayment == 0', NO_EQUITY]],
    'Los flujos del inversionista no cambian de signo: ninguna tasa los iguala.',
  ),
  reason(
    'cashOnCashPromedio',
    [['equityPayment == 0', NO_EQUITY]],
    'Lo que queda después de la deuda no es positivo.',
  ),
  reason('roi', [['equityPayment == 0', NO_EQUITY]], 'El flujo no tiene un valor con estos datos.'),
  reason(
    'multiplier',
    [['equityPayment == 0', NO_EQUITY]],
    'El flujo no tiene un valor con estos datos.',
  ),
  reason(
    'pri',
    [['equityPayment == 0', NO_EQUITY]],
    'Los flujos de la proyección no devuelven el capital propio.',
  ),
]);
