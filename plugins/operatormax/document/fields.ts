import { choice, type Field, integer, money, number, percent } from '../../../src/tool/index.ts';
import { BILLING_CYCLES, type ProjectData } from './document.ts';
import { ranges } from '../../_shared/index.ts';

/*
 * What a person types into a project, with its bounds: the same ones in forms and grids, on
 * import and on the command line. `initial` is what a member that is missing counts as.
 */

/** Bounds of calendar years: wide, so that projects of other years stay readable. */
const YEARS = { min: 1900, max: 2200, plain: true };

type Fields = Readonly<Record<string, Field>>;

export const dateFields = {
  startMonth: integer('Mes de inicio', { initial: 1, min: 1, max: 12, january: 1 }),
  startYear: integer('Año de inicio', { initial: 2028, ...YEARS, range: ranges.year }),
  projectionPeriod: integer('Período de proyección', {
    initial: 5,
    min: 1,
    max: 10,
    unit: 'años',
  }),
} satisfies Fields;

export const inflationField = percent('Inflación', {
  initial: null,
  optional: true,
  blank: 0,
  range: ranges.inflation,
});

export const projectFields = {
  replacementReservePercentage: percent('Reserva de reposición', {
    unit: 'de los ingresos operativos',
    range: ranges.reserve,
  }),
  tasaOportunidad: percent('Tasa de oportunidad', {
    initial: 12,
    step: 0.1,
    unit: 'efectiva anual',
    otherwise: 0,
    help: {
      title: 'Tasa de oportunidad',
      text: 'Lo que rinde una inversión comparable: con ella se traen a hoy los flujos de la valoración. Lo que no es un número cuenta como 0.',
    },
    range: ranges.discountRate,
  }),
} satisfies Fields;

export const operatorFields = {
  calculationBase: choice('Base de cálculo', [
    { value: 'ingresos-operativos', label: 'Ingresos operativos' },
    { value: 'utilidad-bruta-operativa', label: 'Utilidad bruta operativa' },
  ]),
  feePercentage: percent('Fee del operador', { unit: 'de la base', range: ranges.managementFee }),
  minimumFeeType: choice('Tipo de fee mínimo', [
    { value: 'percentage', label: 'Porcentaje de los ingresos' },
    { value: 'amount', label: 'Valor mensual' },
  ]),
  minimumFeeValue: number('Fee mínimo'),
} satisfies Fields;

/** What the minimum is in, by its type; its bounds stay, so that a change of type refuses no value. */
export function minimumFeeField(type: ProjectData['operatorConfig']['minimumFeeType']): Field {
  const { minimumFeeValue } = operatorFields;
  return type === 'amount'
    ? { ...minimumFeeValue, kind: 'money', unit: 'COP al mes', hint: 'A precios del primer año' }
    : { ...minimumFeeValue, kind: 'percent', unit: 'de los ingresos operativos' };
}

export const financialFields = {
  creditType: choice('Tipo de crédito', [
    { value: 'cuota', label: 'Cuota fija', also: ['Fija', 'Constante', 'Francés', 'Francesa'] },
    { value: 'bullet', label: 'Bullet', also: ['Al vencimiento', 'Al final'] },
  ]),
  paymentFrequency: choice('Frecuencia de pago', [
    { value: 'mensual', label: 'Mensual', also: ['Mensuales', 'Mes'] },
    { value: 'trimestral', label: 'Trimestral', also: ['Trimestrales', 'Trimestre'] },
    { value: 'semestral', label: 'Semestral', also: ['Semestrales', 'Semestre'] },
  ]),
  interestRate: percent('Tasa de interés', { unit: 'efectiva anual', range: ranges.interestRate }),
  disbursementMonth: integer('Mes de desembolso', {
    min: 0,
    max: 11,
    january: 0,
    hint: 'Enero es 0',
    range: ranges.delay,
  }),
  disbursementYear: integer('Año de desembolso', { initial: 2028, ...YEARS, range: ranges.year }),
  termInMonths: integer('Plazo', {
    max: 1_200,
    unit: 'meses',
    range: ranges.loanMonths,
    hint: 'El mes del desembolso no lleva cuota',
  }),
  equityPayment: money('Capital propio'),
  debtPayment: money('Deuda'),
  exitCapRate: percent('Cap rate de salida', { range: ranges.exitCapRate }),
} satisfies Fields;

const occupancy = percent('Ocupación', { range: ranges.occupancy });
const ipcAdjustment = percent('Ajuste sobre el IPC', {
  unit: 'al año',
  fractions: true,
  hint: 'Puntos que se suman a la inflación cada enero',
});

export const revparFields = {
  tarifa: money('Tarifa mensual por unidad', { range: ranges.rent }),
  ocupacionObjetivo: percent('Ocupación objetivo', { range: ranges.occupancy }),
  periodoEstabilizacion: integer('Período de estabilización', {
    initial: 1,
    min: 1,
    max: 36,
    unit: 'meses',
    range: ranges.rampUp,
  }),
  numeroUnidades: integer('Número de unidades', { max: 1_000 }),
} satisfies Fields;

export const parkingFields = {
  numberOfSpaces: number('Número de parqueaderos', { max: 1_000_000 }),
  occupancy,
  monthlyRate: money('Tarifa mensual', { range: ranges.rent }),
  hourlyRate: money('Tarifa por hora', { range: ranges.rent }),
  operatingHoursPerDay: number('Horas de operación al día', { initial: 12, min: 1, max: 24 }),
  daysPerMonth: number('Días de operación al mes', { initial: 30, min: 1, max: 31 }),
} satisfies Fields;

export const rentalFields = {
  squareMeters: number('Área', { max: 1e9, unit: 'm²' }),
  pricePerSquareMeter: money('Precio mensual por m²', { range: ranges.rent }),
  ipcAdjustment: { ...ipcAdjustment, max: 10 },
  occupancy,
} satisfies Fields;

export const serviceFields = {
  rate: money('Tarifa', { range: ranges.rent }),
  monthlyQuantity: number('Cantidad mensual', { max: 1e9 }),
} satisfies Fields;

export const dependentFields = {
  percentage: percent('Porcentaje del ingreso base'),
} satisfies Fields;

export const entryFields = {
  month: integer('Mes', { initial: 1, min: 1, max: 12, january: 1 }),
  year: integer('Año', { initial: 2028, min: 1, max: 9_999, plain: true }),
  value: money('Valor'),
} satisfies Fields;

/** A month of a stream that was typed over; a refund is negative. */
export const overrideFields = {
  year: { ...entryFields.year, isPlace: true },
  month: { ...entryFields.month, isPlace: true },
  value: money('Dato real', { initial: null, min: -1e15 }),
} satisfies Fields;

export const personalFields = {
  baseSalary: money('Salario mensual', { step: 1_000, range: ranges.salary }),
  personasPorCargo: number('Personas en el cargo', { initial: 1, max: 100_000 }),
  prestacionesSociales: percent('Prestaciones sociales', { step: 0.1, unit: 'del salario' }),
  ipcAdjustment,
} satisfies Fields;

export const fixedFields = {
  amount: money('Valor de cada pago', { range: ranges.expenses }),
  ipcAdjustment,
} satisfies Fields;

export const variableFields = {
  relationPercentage: percent('Porcentaje del ingreso'),
} satisfies Fields;

export const billingTypeField = choice('Forma de cobro', [
  { value: 'monthly', label: 'Por mes' },
  { value: 'hourly', label: 'Por hora' },
]);

export const billingCycleField = choice('Ciclo de facturación', [
  { value: BILLING_CYCLES[0], label: 'Mensual' },
  { value: BILLING_CYCLES[1], label: 'Trimestral (enero, abril, julio y octubre)' },
  { value: BILLING_CYCLES[2], label: 'Semestral (junio y diciembre)' },
  { value: BILLING_CYCLES[3], label: 'Anual (enero)' },
  { value: BILLING_CYCLES[4], label: 'Manual' },
]);
