import { randomNumbers } from './random.ts';

export type Numbers = Record<string, number>;

/** A stream as the benchmark builds it; `base` is the position of the income that it follows. */
export interface Stream {
  readonly type: StreamType;
  readonly data: Numbers;
  readonly base: number;
  /** Of a fixed expense, the calendar months in which it is paid. */
  readonly billed: ReadonlySet<number>;
  readonly entries: { month: number; year: number; value: number }[];
}

const INCOMES = [
  'revpar',
  'parking',
  'rental',
  'services',
  'revpar',
  'rental',
  'services',
  'parking',
  'dependent',
  'lumps',
] as const;
const EXPENSES = ['personal', 'fixed', 'personal', 'fixed', 'variable'] as const;
export type StreamType = (typeof INCOMES)[number] | (typeof EXPENSES)[number];

export const STREAMS_EACH = 200;
export const YEARS = 10;
export const START_MONTH = 4;
export const START_YEAR = 2028;

const CYCLES = {
  mensual: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  trimestral: [1, 4, 7, 10],
  semestral: [6, 12],
  anual: [1],
} as const;
type Cycle = keyof typeof CYCLES;
const CYCLE_NAMES = Object.keys(CYCLES) as Cycle[];

const cycleOf = (position: number): Cycle => CYCLE_NAMES[(position >> 1) % 4] as Cycle;

/** 200 incomes and 200 expenses of all types, over ten years. */
export function streams(): { incomes: Stream[]; expenses: Stream[] } {
  const random = randomNumbers(11);
  const between = (from: number, to: number): number => from + random() * (to - from);
  const whole = (from: number, to: number): number => Math.floor(between(from, to + 1));
  const dataOf: Readonly<Record<StreamType, () => Numbers>> = {
    revpar: () => ({
      tarifa: between(1e6, 3e6),
      ocupacionObjetivo: between(60, 95),
      periodoEstabilizacion: whole(1, 36),
      numeroUnidades: whole(1, 60),
    }),
    parking: () => ({
      numberOfSpaces: whole(1, 90),
      occupancy: between(40, 95),
      monthlyRate: between(1e5, 4e5),
    }),
    rental: () => ({
      squareMeters: between(20, 400),
      pricePerSquareMeter: between(3e4, 9e4),
      ipcAdjustment: between(0, 2),
      occupancy: between(70, 100),
    }),
    services: () => ({ rate: between(1e4, 9e4), monthlyQuantity: whole(1, 200) }),
    dependent: () => ({ percentage: between(1, 10) }),
    lumps: () => ({}),
    personal: () => ({
      baseSalary: between(1.5e6, 6e6),
      personasPorCargo: whole(1, 5),
      prestacionesSociales: between(20, 55),
      ipcAdjustment: between(0, 2),
    }),
    fixed: () => ({ amount: between(1e5, 8e6), ipcAdjustment: between(0, 2) }),
    variable: () => ({ relationPercentage: between(1, 8) }),
  };
  const entries = (): Stream['entries'] =>
    Array.from({ length: 4 }, () => ({
      month: whole(1, 12),
      year: whole(START_YEAR, START_YEAR + YEARS),
      value: between(1e6, 2e7),
    }));
  const stream = (type: StreamType, position: number): Stream => ({
    type,
    data: dataOf[type](),
    // A dependent income follows the one before it; a variable expense any that isn't dependent.
    base: type === 'dependent' ? position - 1 : position - (position % 10),
    billed: new Set(CYCLES[cycleOf(position)]),
    entries: type === 'lumps' ? entries() : [],
  });
  const list = (types: readonly StreamType[]): Stream[] =>
    Array.from({ length: STREAMS_EACH }, (_, i) =>
      stream(types[i % types.length] as StreamType, i),
    );
  return { incomes: list(INCOMES), expenses: list(EXPENSES) };
}

export const SETTINGS = {
  replacementReservePercentage: 2,
  tasaOportunidad: 14,
  feePercentage: 8,
  minimumFeeValue: 4e6,
  interestRate: 13.5,
  termInMonths: 100,
  equityPayment: 9e10,
  debtPayment: 3e10,
  exitCapRate: 9,
};
export type Settings = typeof SETTINGS;

export const inflation = (): number[] => Array.from({ length: YEARS + 1 }, (_, k) => 7 - k * 0.4);

const INCOME_BLOCKS: Partial<Record<StreamType, readonly [string, string]>> = {
  revpar: ['revpar', 'revparData'],
  parking: ['parqueaderos', 'parkingData'],
  rental: ['alquileres', 'rentalData'],
  services: ['servicios', 'serviceData'],
  dependent: ['dependientes', 'dependentData'],
  lumps: ['solo-ingresos', 'soloIngresosData'],
};

/** The same project as the tool's document, before it is checked. */
export function documentOf({ incomes, expenses }: ReturnType<typeof streams>): object {
  const typeOf = (position: number): string =>
    INCOME_BLOCKS[(incomes[position] as Stream).type]?.[0] ?? '';
  return {
    dateConfig: {
      startMonth: START_MONTH,
      startYear: START_YEAR,
      projectionPeriod: YEARS,
      macroeconomicData: {
        inflationByYear: Object.fromEntries(
          inflation().map((percent, k) => [String(START_YEAR + k), percent]),
        ),
      },
    },
    createdIncomes: incomes.map(({ type, data, base, entries }, i) => {
      const [incomeType = '', block = ''] = INCOME_BLOCKS[type] ?? [];
      const own = type === 'dependent' ? { baseIncomeId: `income-${base}` } : {};
      return { id: `income-${i}`, incomeType, [block]: { ...data, ...own, incomes: entries } };
    }),
    createdExpenses: expenses.map(({ type, data, base }, i) => ({
      id: `expense-${i}`,
      type,
      amount: data.amount ?? 0,
      [`${type}Data`]: {
        ...data,
        billingCycle: cycleOf(i),
        relationVariable: `${typeOf(base)}-income-${base}`,
      },
    })),
    replacementReservePercentage: SETTINGS.replacementReservePercentage,
    tasaOportunidad: SETTINGS.tasaOportunidad,
    operatorConfig: {
      calculationBase: 'utilidad-bruta-operativa',
      feePercentage: SETTINGS.feePercentage,
      minimumFeeType: 'amount',
      minimumFeeValue: SETTINGS.minimumFeeValue,
    },
    financialConfig: {
      creditType: 'cuota',
      paymentFrequency: 'mensual',
      interestRate: SETTINGS.interestRate,
      termInMonths: SETTINGS.termInMonths,
      equityPayment: SETTINGS.equityPayment,
      debtPayment: SETTINGS.debtPayment,
      exitCapRate: SETTINGS.exitCapRate,
    },
  };
}
