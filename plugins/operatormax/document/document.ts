import type { Json } from '../../../src/tool/index.ts';

/*
 * A project's data, with the names under which it is kept and exchanged. Percentages are
 * percent numbers (12 is 12 %), amounts pesos. Nothing computed is in it. (Types rather than
 * interfaces, so that a project is plain JSON to TypeScript as well.)
 */

export const INCOME_TYPES = [
  'revpar',
  'parqueaderos',
  'alquileres',
  'servicios',
  'dependientes',
  'solo-ingresos',
] as const;
export type IncomeType = (typeof INCOME_TYPES)[number];

export const EXPENSE_TYPES = ['personal', 'fixed', 'variable'] as const;
export type ExpenseType = (typeof EXPENSE_TYPES)[number];

export const BILLING_CYCLES = ['mensual', 'trimestral', 'semestral', 'anual', 'manual'] as const;
export type BillingCycle = (typeof BILLING_CYCLES)[number];

export type FlowType = 'mensual' | 'anual';

export type DateConfig = {
  /** 1 to 12. Null, like the other two: not configured yet, and then there is no projection. */
  startMonth: number | null;
  startYear: number | null;
  /** Years, 1 to 10. */
  projectionPeriod: number | null;
  macroeconomicData: {
    /** Percent by calendar year ('2028'); a year without an entry counts as 0. */
    inflationByYear: Record<string, number>;
  };
};

/** The dates of a project that has all of them. */
export type Dates = { startMonth: number; startYear: number; projectionPeriod: number };

export function completeDates(config: DateConfig): Dates | null {
  const { startMonth, startYear, projectionPeriod } = config;
  if (startMonth === null || startYear === null || projectionPeriod === null) return null;
  return { startMonth, startYear, projectionPeriod };
}

export type RevparData = {
  /** A month's price per unit. */
  tarifa: number;
  ocupacionObjetivo: number;
  /** Months, 1 to 36, until the occupancy reaches its target. */
  periodoEstabilizacion: number;
  numeroUnidades: number;
};

export type ParkingData = {
  billingType: 'monthly' | 'hourly';
  numberOfSpaces: number;
  occupancy: number;
  /** A month's price per space, with monthly billing. */
  monthlyRate: number;
  /** An hour's price per space, with hourly billing. */
  hourlyRate: number;
  operatingHoursPerDay: number;
  daysPerMonth: number;
};

export type RentalData = {
  squareMeters: number;
  /** A month's price. */
  pricePerSquareMeter: number;
  /** Percentage points on top of inflation, every January. */
  ipcAdjustment: number;
  occupancy: number;
};

export type ServiceData = {
  rate: number;
  unitType: string;
  monthlyQuantity: number;
};

export type DependentData = {
  percentage: number;
  /** An income's id, or its position in the list, from 0. */
  baseIncomeId: string;
  baseIncomeName: string;
};

export type IncomeEntry = {
  id: string;
  /** 1 to 12. */
  month: number;
  year: number;
  value: number;
};

export type SoloIngresosData = { incomes: IncomeEntry[] };

type IncomeHead = {
  id: string;
  name: string;
  flowType: FlowType;
  createdAt: string;
  updatedAt: string;
};

/** Each type carries the block of its own data. */
export type Income = IncomeHead &
  (
    | { incomeType: 'revpar'; revparData: RevparData }
    | { incomeType: 'parqueaderos'; parkingData: ParkingData }
    | { incomeType: 'alquileres'; rentalData: RentalData }
    | { incomeType: 'servicios'; serviceData: ServiceData }
    | { incomeType: 'dependientes'; dependentData: DependentData }
    | { incomeType: 'solo-ingresos'; soloIngresosData: SoloIngresosData }
  );

export type PersonalData = {
  employeeType: string;
  position: string;
  salaryType: string;
  /** A month's salary of one person. */
  baseSalary: number;
  personasPorCargo: number;
  /** Percent of the salary. */
  prestacionesSociales: number;
  /** Percentage points on top of inflation, every January. */
  ipcAdjustment: number;
  /** For information only, as are workingHours and startDate. */
  benefits: { [name: string]: Json };
  workingHours: { [name: string]: Json };
  startDate: string;
};

export type FixedData = {
  category: string;
  billingCycle: BillingCycle;
  /** Calendar months, 1 to 12; they count with the manual cycle only. */
  manualMonths: number[];
  /** Percentage points on top of inflation, every January. */
  ipcAdjustment: number;
  /** For information only, as all that follows. */
  nextBillingDate: string;
  autoRenewal: boolean;
  provider: string;
  contractEndDate: string;
};

/** What a variable expense follows that is a share of all incomes; the same word as in Rentals. */
export const ALL_INCOMES = 'total-ingresos';
/** The same of all incomes by RevPAR: a commission of portals is of every type of room. */
export const ALL_ROOMS = 'total-revpar';
export type Whole = typeof ALL_INCOMES | typeof ALL_ROOMS;

export type VariableData = {
  relationType: string;
  /** 'incomeType-incomeId', ALL_INCOMES or ALL_ROOMS. */
  relationVariable: string;
  /** Percent of that income, or of those together, month by month. */
  relationPercentage: number;
  category: string;
};

type ExpenseHead = {
  id: string;
  name: string;
  description: string;
  /** Of a fixed expense: what is paid each time. For information only in the others. */
  amount: number;
  currency: string;
  flowType: FlowType;
  /** An inactive expense enters no figure. */
  isActive: boolean;
  createdAt: string;
  updatedAt: string;
  projectId: string;
};

export type Expense = ExpenseHead &
  (
    | { type: 'personal'; personalData: PersonalData }
    | { type: 'fixed'; fixedData: FixedData }
    | { type: 'variable'; variableData: VariableData }
  );

export type OperatorConfig = {
  calculationBase: 'ingresos-operativos' | 'utilidad-bruta-operativa';
  feePercentage: number;
  minimumFeeType: 'percentage' | 'amount';
  /** Percent of the operating income, or pesos a month at the prices of the first year. */
  minimumFeeValue: number;
};

export type FinancialConfig = {
  creditType: 'bullet' | 'cuota';
  paymentFrequency: 'mensual' | 'trimestral' | 'semestral';
  /** Effective annual. */
  interestRate: number;
  /** 0 to 11; it goes with the start of the project. */
  disbursementMonth: number;
  disbursementYear: number;
  termInMonths: number;
  /** Always debtPayment. */
  disbursementAmount: number;
  equityPayment: number;
  debtPayment: number;
  exitCapRate: number;
};

/**
 * What really came in or was paid, in the place of what is computed: pesos by stream and month
 * (`{ "rooms": { "2028-03": 12000000 } }`).
 */
export type Overrides = Record<string, Record<string, number>>;

export type ProjectData = {
  dateConfig: DateConfig;
  createdIncomes: Income[];
  createdExpenses: Expense[];
  overrides: Overrides;
  replacementReservePercentage: number;
  /** Percent a year. */
  tasaOportunidad: number;
  operatorConfig: OperatorConfig;
  financialConfig: FinancialConfig;
};

/** A new project: five years from January 2028, and nothing in it. */
export function emptyProject(): ProjectData {
  const startMonth = 1;
  const startYear = 2028;
  return {
    dateConfig: {
      startMonth,
      startYear,
      projectionPeriod: 5,
      macroeconomicData: { inflationByYear: {} },
    },
    createdIncomes: [],
    createdExpenses: [],
    overrides: {},
    replacementReservePercentage: 0,
    tasaOportunidad: 12,
    operatorConfig: {
      calculationBase: 'ingresos-operativos',
      feePercentage: 0,
      minimumFeeType: 'percentage',
      minimumFeeValue: 0,
    },
    financialConfig: {
      creditType: 'cuota',
      paymentFrequency: 'mensual',
      interestRate: 0,
      disbursementMonth: startMonth - 1,
      disbursementYear: startYear,
      termInMonths: 0,
      disbursementAmount: 0,
      equityPayment: 0,
      debtPayment: 0,
      exitCapRate: 0,
    },
  };
}
