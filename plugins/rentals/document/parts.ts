import {
  type Field,
  choice,
  integer,
  money,
  number,
  percent,
  text,
  type Option,
} from '../../../src/tool/index.ts';
import type { ExpenseType, IncomeType, StreamType } from './types.ts';
import { ranges } from '../../_shared/index.ts';

/** How much time a value of a stream covers: twelve months, one, or what its base covers. */
export type Period = 'anual' | 'mensual' | 'base';

/** What is typed for each project of a stream, and the formula that the specification gives. */
export interface TypeSpec {
  /** As the person chooses it. */
  readonly label: string;
  readonly hint: string;
  readonly parts: Readonly<Record<string, Field>>;
  /** Of the value, in the names of the parts; streams that follow others have none of their own. */
  readonly formula?: string;
  readonly period: Period;
  /** Parts that the value is a product of: it comes to nothing while one of them is empty. */
  readonly factors?: readonly string[];
  /** Parts that count only while another one has this value. */
  readonly only?: Readonly<Record<string, { readonly part: string; readonly is: string }>>;
}

/** A part that counts as zero until it is typed. */
const empty = { initial: null, blank: 0 } as const;
// More than the whole of another income is unusual, but no mistake.
const share = { ...empty, max: 1_000 } as const;

const ipcAdjustment = percent('Ajuste sobre el IPC', {
  fractions: true,
  initial: null,
  min: -100,
  notComputed: true,
  hint: 'Se guarda con el proyecto; no entra en la fórmula',
});

/** What an empty cell counts as when a daily car park says nothing else. */
const HOURS_PER_DAY = 12;
const DAYS_PER_MONTH = 30;

export const INCOMES: Readonly<Record<IncomeType, TypeSpec>> = {
  revpar: {
    label: 'RevPAR',
    hint: 'Tarifa mensual × ocupación × unidades × 12',
    parts: {
      tarifa: money('Tarifa mensual', { ...empty, range: ranges.rent }),
      ocupacion: percent('Ocupación', { ...empty, range: ranges.occupancy }),
      numeroUnidades: number('Número de unidades', empty),
    },
    formula: 'tarifa * ocupacion / 100 * numeroUnidades * 12',
    factors: ['tarifa', 'ocupacion', 'numeroUnidades'],
    period: 'anual',
  },
  parking: {
    label: 'Parqueaderos',
    hint: 'Espacios × ocupación × tarifa mensual, o por hora × horas × días',
    parts: {
      billingType: choice('Cobro', [
        { value: 'monthly', label: 'Mensual' },
        { value: 'daily', label: 'Diario' },
      ]),
      numberOfSpaces: number('Espacios', empty),
      occupancy: percent('Ocupación', { ...empty, range: ranges.occupancy }),
      monthlyRate: money('Tarifa mensual', { ...empty, range: ranges.rent }),
      hourlyRate: money('Tarifa por hora', { ...empty, range: ranges.rent }),
      operationalHoursPerDay: number('Horas por día', {
        initial: null,
        blank: HOURS_PER_DAY,
        max: 24,
        hint: `${HOURS_PER_DAY} si queda vacío`,
        range: ranges.hoursPerDay,
      }),
      daysPerMonth: number('Días por mes', {
        initial: null,
        blank: DAYS_PER_MONTH,
        max: 31,
        hint: `${DAYS_PER_MONTH} si queda vacío`,
        range: ranges.daysPerMonth,
      }),
    },
    formula:
      'billingType == "daily"' +
      ' ? numberOfSpaces * occupancy / 100 * hourlyRate * operationalHoursPerDay * daysPerMonth' +
      ' : numberOfSpaces * occupancy / 100 * monthlyRate',
    factors: ['numberOfSpaces', 'occupancy', 'monthlyRate', 'hourlyRate'],
    period: 'mensual',
    only: {
      monthlyRate: { part: 'billingType', is: 'monthly' },
      hourlyRate: { part: 'billingType', is: 'daily' },
      operationalHoursPerDay: { part: 'billingType', is: 'daily' },
      daysPerMonth: { part: 'billingType', is: 'daily' },
    },
  },
  rental: {
    label: 'Alquileres',
    hint: 'Metros cuadrados × precio por m² × ocupación',
    parts: {
      squareMeters: number('Área', { ...empty, unit: 'm²' }),
      pricePerSquareMeter: money('Precio por m²', { ...empty, range: ranges.rent }),
      occupancy: percent('Ocupación', { ...empty, range: ranges.occupancy }),
      ipcAdjustment,
    },
    formula: 'squareMeters * pricePerSquareMeter * occupancy / 100',
    factors: ['squareMeters', 'pricePerSquareMeter', 'occupancy'],
    period: 'mensual',
  },
  servicios: {
    label: 'Servicios',
    hint: 'Tarifa × cantidad mensual',
    parts: {
      rate: money('Tarifa', { ...empty, range: ranges.rent }),
      unitType: text('Se cobra', {
        initial: 'por unidad',
        optional: true,
        notComputed: true,
        hint: 'Por persona, por m² o por unidad; no entra en la fórmula',
      }),
      monthlyQuantity: number('Cantidad mensual', empty),
    },
    formula: 'rate * monthlyQuantity',
    factors: ['rate', 'monthlyQuantity'],
    period: 'mensual',
  },
  dependientes: {
    label: 'Dependientes',
    hint: 'Porcentaje de otro ingreso',
    parts: { percentage: percent('Porcentaje', share) },
    period: 'base',
  },
  direct: {
    label: 'Solo Ingresos',
    hint: 'Suma de los ingresos que se escriben, al año',
    parts: {},
    period: 'anual',
  },
};

export const EXPENSES: Readonly<Record<ExpenseType, TypeSpec>> = {
  personal: {
    label: 'Personal',
    hint: 'Salario × (1 + prestaciones) × personas',
    parts: {
      cargo: text('Cargo', { optional: true, notComputed: true }),
      personasPorCargo: number('Personas por cargo', { ...empty, initial: 1 }),
      salarioMensual: money('Salario mensual', { ...empty, range: ranges.salary }),
      prestacionesSociales: percent('Prestaciones sociales', {
        ...empty,
        max: 1_000,
        range: ranges.benefits,
      }),
      ipcAdjustment,
    },
    formula: 'salarioMensual * (1 + prestacionesSociales / 100) * personasPorCargo',
    factors: ['salarioMensual', 'personasPorCargo'],
    period: 'mensual',
  },
  fixed: {
    label: 'Fijo',
    hint: 'Monto × veces al año',
    parts: {
      amount: money('Monto', { ...empty, range: ranges.expenses }),
      billingCycle: choice('Ciclo de pago', [
        { value: 'mensual', label: 'Mensual' },
        { value: 'trimestral', label: 'Trimestral' },
        { value: 'semestral', label: 'Semestral' },
        { value: 'anual', label: 'Anual' },
      ]),
    },
    formula:
      'amount * (billingCycle == "mensual" ? 12 : billingCycle == "trimestral" ? 4 : billingCycle == "semestral" ? 2 : 1)',
    period: 'anual',
  },
  variable: {
    label: 'Variable',
    hint: 'Porcentaje de un ingreso o de todos',
    parts: { relationPercentage: percent('Porcentaje', { ...share, range: ranges.costShare }) },
    period: 'base',
  },
};

const SPECS: Readonly<Record<StreamType, TypeSpec>> = { ...INCOMES, ...EXPENSES };

export function specOf(type: StreamType): TypeSpec {
  return SPECS[type];
}

/** The operator's fee and the reserve: parts of a project, not of a stream. */
export const FEE_BASES: readonly Option[] = [
  { value: '', label: 'Sin base' },
  { value: 'utilidad-bruta-operativa', label: 'Utilidad bruta operativa' },
  { value: 'ingresos-operativos', label: 'Ingresos operativos' },
];

export const FEE = {
  'operador.baseCalculo': choice('Tarifa Operador · Base de cálculo', FEE_BASES),
  'operador.porcentaje': percent('Tarifa Operador · Porcentaje', {
    ...empty,
    step: 0.1,
    range: ranges.managementFee,
  }),
} as const;

export const RESERVE = {
  'reserva.percentage': percent('Reservas · Porcentaje', {
    ...empty,
    step: 0.1,
    range: ranges.reserve,
  }),
} as const;

/** What is typed for a project besides its streams. */
export const PROJECT = {
  name: text('Nombre', { initial: 'Proyecto' }),
  // By these a portfolio is filtered and sorted.
  city: text('Ciudad', {
    initial: '',
    notComputed: true,
    also: ['Municipio', 'Ubicación', 'Zona', 'Barrio', 'Sector', 'Localidad'],
  }),
  propertyType: text('Tipo de inmueble', {
    initial: '',
    notComputed: true,
    also: ['Tipo', 'Tipo de propiedad', 'Clase', 'Clase de inmueble', 'Uso', 'Tipología'],
  }),
  year: integer('Año', { initial: 2029, min: 1900, max: 2200, plain: true, range: ranges.year }),
  participations: number('Participaciones', { initial: 1, notComputed: true }),
  assetCost: money('Costo del activo', { initial: 0, optional: true, range: ranges.price }),
  valorInversion: money('Valor de la inversión', { initial: null, optional: true }),
  cashIncome: money('Ingreso en caja', { initial: null, optional: true }),
} as const;
