import {
  type Elsewhere,
  type Implied,
  looseAmongYears,
  type Rows,
} from '../../../src/workbench/index.ts';
import { dateFields, financialFields, operatorFields, projectFields } from '../document/fields.ts';
import type { ProjectData } from '../document/document.ts';
import { TARGETS } from './assumptions/pasted/streamTarget.ts';
import { INFLATION } from './config/inflationByYear.ts';
import { type StreamsOf, TAB_OF, TABS } from './sections.ts';

// The disbursement follows the project's beginning.
const { disbursementMonth: _, disbursementYear: __, ...financing } = financialFields;

/** The inputs of a project that its forms ask for: a sheet of assumptions may bring them. */
export const PASTED_INPUTS = Object.keys({
  ...dateFields,
  ...projectFields,
  ...operatorFields,
  ...financing,
});

/** What sheets of assumptions call them besides. */
export const ALSO_CALLED: Readonly<Record<string, readonly string[]>> = {
  startMonth: [
    'Mes inicial',
    'Mes de start date',
    'Mes de arranque',
    'Mes de inicio de operación',
    'Mes de apertura',
  ],
  startYear: [
    'Año inicial',
    'Año de start date',
    'Año de arranque',
    'Año de inicio de operación',
    'Año de apertura',
  ],
  projectionPeriod: [
    'Horizonte',
    'Horizonte de proyección',
    'Horizonte del proyecto',
    'Años de proyección',
    'Años de evaluación',
    'Años de operación',
    'Años de análisis',
    'Años a proyectar',
    'Años proyectados',
    'Vida del modelo',
    'Vida del proyecto',
    'Horizonte de evaluación',
    'Plazo del proyecto',
    'Plazo de proyección',
    'Plazo de análisis',
    'Plazo de evaluación',
    'Plazo de inversión',
    'Plazo de la inversión',
    'Plazo total',
    'Período de análisis',
    'Período de evaluación',
    'Período de tenencia',
    'Projection (years)',
    'Holding period',
    'Hold period',
    'Hold',
    'Tenencia',
  ],
  replacementReservePercentage: [
    'Reserva de CAPEX',
    'Reserva FF&E',
    'FF&E',
    'Capex',
    'Capex de reposición',
    'Fondo de reposición',
    'Reposición de activos',
    'Reserva de activos',
    'FF&E reserve',
  ],
  tasaOportunidad: [
    'Tasa de descuento',
    'Costo de oportunidad',
    'TIO',
    'WACC',
    'Tasa mínima de retorno',
    'TIR objetivo',
    'Costo de capital',
    'Costo del capital propio',
    'Tasa requerida',
    'Tasa de retorno requerida',
    'Discount rate',
    'Descuento',
    'Rentabilidad esperada',
  ],
  feePercentage: [
    'Fee',
    'Fee de operación',
    'Fee de administración',
    'Fee sobre ingresos',
    'Honorarios del operador',
    'Honorarios de operación',
    'Honorarios operador',
    'Honorarios op.',
    'Honorarios de administración',
    'Fee op.',
    'Comisión de operación',
    'Operador',
    'Operador hotelero',
    'Operator fee',
    'Comisión del operador',
    'Management fee',
    'Base management fee',
    'Fee base',
    'Fee básico',
    'Honorario base',
    'Honorarios base',
    'Honorario básico',
  ],
  minimumFeeValue: [
    'Honorario mínimo',
    'Honorarios mínimos',
    'Comisión mínima',
    'Fee mínimo garantizado',
    'Mínimo garantizado',
    'Fee mínimo del operador',
    'Honorario mínimo del operador',
    'Honorarios mínimos del operador',
    'Comisión mínima del operador',
    'Mínimo del operador',
  ],
  interestRate: ['Tasa', 'Tasa del crédito', 'Tasa de la deuda', 'Interés', 'Tasa EA'],
  creditType: ['Sistema de amortización', 'Tipo de amortización', 'Tipo de cuota', 'Amortización'],
  paymentFrequency: ['Período de pago', 'Periodicidad de cuotas', 'Pago', 'Pagos', 'Cuotas'],
  termInMonths: ['Tenor', 'Loan term', 'Plazo del crédito', 'Plazo de la deuda', 'Plazo deuda'],
  equityPayment: [
    'Equity',
    'Capital',
    'Aporte de capital',
    'Recursos propios',
    'Patrimonio',
    'Aportes de los socios',
    'Recursos de inversionistas',
    'Aporte de inversionistas',
    'Capital de socios',
    'Aporte de socios',
    'Capital de inversionistas',
  ],
  debtPayment: [
    'Monto del crédito',
    'Valor del crédito',
    'Monto de la deuda',
    'Valor de la deuda',
    'Leasing',
    'Deuda bancaria',
    'Crédito bancario',
    'Préstamo bancario',
    'Valor solicitado',
    'Monto solicitado',
    'Leasing financiero',
  ],
  exitCapRate: [
    'Cap de salida',
    'Valor de salida (cap rate)',
    'Exit cap rate',
    'Cap rate terminal',
    'Cap rate de venta',
  ],
};

/** What the whole costs is neither debt nor equity. */
const PRICE = /precio|compra|adquisici|inmueble|avalúo/i;
/** Commissions of sales are no operator's, nor is what the manager of the asset gets. */
const COMMISSION =
  /^comisi[oó]n(es)?\s*(\(|$|(de|por|a|en)\s+(?!operador|operaci|administ|gesti|hotel))|^comisiones|asset|estructuraci/i;

/** When something else is over, or figures were taken. */
const END = /(?<!\p{L})(fin|final|t[eé]rmino|terminaci[oó]n|cierre|corte|entrega)(?!\p{L})/iu;

/** What sheets call otherwise that sounds like them. */
export const NEVER_CALLED: Readonly<Record<string, RegExp>> = {
  startMonth: END,
  startYear: END,
  termInMonths:
    /gracia|construc|obra|an[aá]lisis|inversi[oó]n|total|proyec|preoper|contrato|arriendo|entrega|estabiliz|ventas?/i,
  interestRate:
    /impuesto|tribut|ocupaci|vacancia|crecim|valoriz|inflaci|cambio|descuento|oportunidad|retorno|capitaliz|salida|comisi|discount|growth|exit|occupancy/i,
  debtPayment: PRICE,
  equityPayment: new RegExp(`${PRICE.source}|trabajo|gracia|abono`, 'i'),
  minimumFeeValue: COMMISSION,
  feePercentage: COMMISSION,
};

const GROSS = /(?<!\p{L})(GOP|UBO|utilidad (operativa )?bruta)(?!\p{L})/iu;
const INCOME = /(?<!\p{L})(ingresos?|ventas|revenues?)(?!\p{L})/iu;

/** 'Cuota fija trimestral', 'Trimestral, al vencimiento': each of two choices may say the other. */
const OF_LOAN = [
  ['creditType', 'paymentFrequency', 'mensual', /mensual|(?<!\p{L})mes(?!\p{L})/iu],
  ['creditType', 'paymentFrequency', 'trimestral', /trimestr/i],
  ['creditType', 'paymentFrequency', 'semestral', /semestr/i],
  ['paymentFrequency', 'creditType', 'cuota', /fij[ao]|constante|franc[eé]s/i],
  ['paymentFrequency', 'creditType', 'bullet', /bullet|al (vencimiento|final)/i],
] as const;

/** What rows say of another input: of a loan's, and of a fee's '10 | % GOP', '15.000.000 | COP'. */
export const IMPLIED: readonly Implied[] = [
  ...OF_LOAN.map(
    ([of, id, value, name]): Implied => ({
      of,
      id,
      value,
      says: ({ text, beside }) => name.test(`${text} ${beside}`),
    }),
  ),
  {
    of: 'feePercentage',
    says: ({ label, text, beside }) => GROSS.test(`${label} ${text} ${beside}`),
    id: 'calculationBase',
    value: 'utilidad-bruta-operativa',
  },
  {
    of: 'feePercentage',
    says: ({ label, text, beside }) => INCOME.test(`${label} ${text} ${beside}`),
    id: 'calculationBase',
    value: 'ingresos-operativos',
  },
  {
    of: 'minimumFeeValue',
    says: ({ text, beside }) =>
      !`${text} ${beside}`.includes('%') && /(\d[.,]?){5}|COP|mill/i.test(`${text} ${beside}`),
    id: 'minimumFeeType',
    value: 'amount',
  },
];

/** What the row of the fee may say besides. */
export const MINIMUM = { of: 'feePercentage', id: 'minimumFeeValue' };

/** What is worked out of the whole and its share where a sheet has neither. */
export const FINANCING = { debt: 'debtPayment', equity: 'equityPayment' };

/** What a sheet with a column for each year says by those; a project that has nothing to project yet takes it. */
export const projectionOf = ({ createdIncomes, createdExpenses }: ProjectData) => ({
  month: 'startMonth',
  year: 'startYear',
  years: 'projectionPeriod',
  isOpen: () => createdIncomes.length + createdExpenses.length === 0,
});

interface Ways {
  /** The tab where one is. */
  readonly active: string;
  readonly project: ProjectData;
  readonly toInflation: () => void;
  /** Opens the paste of a list with a sheet. */
  readonly toList: (of: StreamsOf, rows: Rows) => void;
}

/** What a sheet of assumptions has besides, and the place that takes it. */
export function pastedElsewhere({
  active,
  project,
  toInflation,
  toList,
}: Ways): readonly Elsewhere[] {
  const streams = { incomes: project.createdIncomes, expenses: project.createdExpenses };
  const list = (of: StreamsOf, here: string) => {
    const id = TAB_OF[of];
    return {
      names: streams[of].map(({ name }) => name),
      place: TABS.find((one) => one.id === id)?.label ?? id,
      ...(id === active ? { here } : {}),
      loose: (rows: Rows) => looseAmongYears(rows, TARGETS[of]),
      go: (rows: Rows) => toList(of, rows),
    };
  };
  return [
    {
      ...list('incomes', 'los ingresos'),
      titles: ['Ingresos', 'Ventas', 'Habitaciones', 'Rent roll', 'Arrendamientos', 'Arriendos'],
    },
    {
      ...list('expenses', 'los egresos'),
      titles: [
        'Egresos',
        'Gastos',
        'Costos',
        'Opex',
        'Nómina',
        'Personal',
        'Planta de personal',
        'Impuestos',
      ],
    },
    {
      // A table of the tab of dates, to which one is led from that tab too.
      place: 'Inflación por año',
      note: 'Se escribe o se pega año por año, en su tabla de la pestaña Fechas.',
      titles: ['Inflación', 'IPC', 'CPI'],
      rows: INFLATION,
      go: toInflation,
    },
  ];
}
