import { money, number, percent, text, toggle } from '../../src/tool/index.ts';

export const BAD_RATE = 'La tasa debe ser un número positivo';
export const BAD_PERIODS = 'El número de períodos debe ser un número positivo';
export const NO_RATE = 'No convergió el cálculo de la tasa';
export const NO_PERIODS = 'No convergió el cálculo de periodos';

/** A condition: this is the value that is calculated. */
export const solving = (mode: string): string => `calculationMode == "${mode}"`;
/** A condition: this is a value that the person gives. */
export const given = (mode: string): string => `calculationMode != "${mode}"`;

/** Each frequency as the specification names it, as a person reads it, and its periods a year. */
export const FREQUENCIES: readonly (readonly [value: string, label: string, periods: number])[] = [
  ['Annually', 'Anual (1)', 1],
  ['Semiannually', 'Semestral (2)', 2],
  ['Quarterly', 'Trimestral (4)', 4],
  ['Bi-Monthly', 'Bimestral (6)', 6],
  ['Monthly', 'Mensual (12)', 12],
  ['Semimonthly', 'Quincenal, dos al mes (24)', 24],
  ['Bi-Weekly', 'Catorcenal, cada dos semanas (26)', 26],
  ['Weekly', 'Semanal (52)', 52],
  ['Daily', 'Diaria (365)', 365],
  ['No Compound', 'Sin capitalización (1)', 1],
];
const FREQUENCY = FREQUENCIES.filter(([, , periods]) => periods > 1)
  .map(([value, , periods]) => `compounding == "${value}" ? ${periods} : `)
  .join('')
  .concat('1');

export const SIGNS = {
  title: 'Signos',
  text: 'Como en Excel, el signo dice hacia dónde va el dinero: lo que recibes es positivo y lo que pagas es negativo.\n\nSi prestas o inviertes 170 millones, el valor presente es -170.000.000; las cuotas que luego recibes y el valor que recuperas al final son positivos. Si en cambio tomas un crédito, el valor presente es positivo y las cuotas son negativas.\n\nPara que haya tasa o número de períodos, tiene que haber dinero que se paga y dinero que se recibe.',
};

/** The five unknowns, the five values that hold together, what is wrong, and equivalent rates. */
export const formulas = {
  timing: number('Pago anticipado (1) o vencido (0)', 'paymentTiming == "begin" ? 1 : 0', {
    internal: true,
  }),
  'valid.rate': percent('Tasa', 'rate', { applies: 'rate > 0', internal: true }),
  'valid.periods': number('Número de períodos', 'periods', {
    applies: 'periods > 0',
    internal: true,
  }),

  'solved.presentValue': money(
    'Valor presente',
    'pv(valid.rate / 100, valid.periods, payment, futureValue, timing)',
    { applies: solving('presentValue'), negativeIsFine: true, help: SIGNS },
  ),
  'solved.futureValue': money(
    'Valor futuro',
    'fv(valid.rate / 100, valid.periods, payment, presentValue, timing)',
    { applies: solving('futureValue'), negativeIsFine: true, help: SIGNS },
  ),
  'solved.payment': money(
    'Pago',
    'pmt(valid.rate / 100, valid.periods, presentValue, futureValue, timing)',
    { applies: solving('payment'), unit: 'COP por período', negativeIsFine: true, help: SIGNS },
  ),
  'solved.periods': number(
    'Número de períodos',
    'nper(valid.rate / 100, payment, presentValue, futureValue, timing)',
    { applies: solving('periods') },
  ),
  // The rate nearest 5 %, where two fit.
  'solved.rate': percent(
    'Tasa',
    'rate(valid.periods, payment, presentValue, futureValue, timing, 0.05) * 100',
    { applies: solving('rate'), unit: 'por período', decimals: 4 },
  ),
  solution: number(
    'Solución',
    `${solving('presentValue')} ? solved.presentValue : ${solving('futureValue')} ? solved.futureValue : ${solving('payment')} ? solved.payment : ${solving('periods')} ? solved.periods : solved.rate`,
  ),

  'values.presentValue': money(
    'Valor presente, dado o calculado',
    `${solving('presentValue')} ? solved.presentValue : presentValue`,
    { negativeIsFine: true, internal: true },
  ),
  'values.futureValue': money(
    'Valor futuro, dado o calculado',
    `${solving('futureValue')} ? solved.futureValue : futureValue`,
    { negativeIsFine: true, internal: true },
  ),
  'values.payment': money(
    'Pago, dado o calculado',
    `${solving('payment')} ? solved.payment : payment`,
    { negativeIsFine: true, internal: true },
  ),
  'values.periods': number(
    'Número de períodos, dado o calculado',
    `${solving('periods')} ? solved.periods : valid.periods`,
    { internal: true },
  ),
  'values.rate': percent(
    'Tasa, dada o calculada',
    `${solving('rate')} ? solved.rate : valid.rate`,
    { decimals: 4, internal: true },
  ),

  complete: toggle(
    'Los otros cuatro valores están completos',
    ['presentValue', 'futureValue', 'payment', 'periods', 'rate']
      .map((id) => `(${solving(id)} or isnumber(${id}))`)
      .join(' and '),
    { internal: true },
  ),
  badRate: toggle('Tasa no positiva', `${given('rate')} and isnumber(rate) and rate <= 0`, {
    internal: true,
  }),
  badPeriods: toggle(
    'Número de períodos no positivo',
    `${given('periods')} and isnumber(periods) and periods <= 0`,
    { internal: true },
  ),
  unsolved: toggle(
    'Sin solución',
    'complete and not badRate and not badPeriods and not isnumber(solution)',
    { internal: true },
  ),
  success: text(
    'Mensaje de éxito',
    `${solving('presentValue')} ? "Valor Presente calculado correctamente" : ${solving('futureValue')} ? "Valor Futuro calculado correctamente" : ${solving('payment')} ? "Pago calculado correctamente" : ${solving('periods')} ? "Número de períodos calculado correctamente" : "Tasa calculada correctamente"`,
    { internal: true },
  ),
  failure: text(
    'Mensaje de error',
    `${solving('rate')} ? "${NO_RATE}" : ${solving('periods')} ? "${NO_PERIODS}" : "El resultado es demasiado grande para calcularlo"`,
    { internal: true },
  ),
  message: text(
    'Mensaje',
    `badRate ? "${BAD_RATE}" : badPeriods ? "${BAD_PERIODS}" : not complete ? "Completa los otros cuatro valores" : unsolved ? failure : success`,
  ),

  frequency: number('Períodos por año', FREQUENCY),
  nominalRate: percent('Tasa nominal anual equivalente', 'values.rate * frequency', {
    unit: 'nominal anual',
  }),
  effectiveRate: percent(
    'Tasa efectiva anual equivalente',
    '((1 + values.rate / 100) ^ frequency - 1) * 100',
    { unit: 'E.A.' },
  ),
  tableFinalSettlement: money('Liquidación del valor futuro', 'values.futureValue', {
    applies: 'isnumber(solution) and values.periods > 0',
    negativeIsFine: true,
    hint: 'Se liquida en la última fila de la tabla, cuyo saldo queda en 0',
  }),
  tableMessage: text('Mensaje de la tabla', '"Tabla de amortización generada correctamente"', {
    applies: 'isnumber(solution) and values.periods > 0',
  }),
};
