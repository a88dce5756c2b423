import {
  emptyProject,
  type Expense,
  type FixedData,
  type Income,
  type ProjectData,
} from './document.ts';

/** The projects that a first visit finds; the first of them is the active one. */
export interface SampleProject {
  readonly name: string;
  readonly data: ProjectData;
}

export function sampleProjects(): SampleProject[] {
  return [
    { name: 'Proyecto Principal', data: coliving() },
    { name: 'Plura Laureles', data: emptyProject() },
  ];
}

const DATE = '2026-01-15T12:00:00.000Z';

type Named<T> = T extends unknown ? Omit<T, 'createdAt' | 'updatedAt' | 'flowType'> : never;

const income = (given: Named<Income>): Income => ({
  flowType: 'mensual',
  createdAt: DATE,
  updatedAt: DATE,
  ...given,
});

const EXPENSE = {
  description: '',
  amount: 0,
  currency: 'COP',
  flowType: 'mensual',
  isActive: true,
  createdAt: DATE,
  updatedAt: DATE,
  projectId: '',
} as const;

function person(id: string, position: string, baseSalary: number, personasPorCargo = 1): Expense {
  return {
    ...EXPENSE,
    id,
    name: position,
    type: 'personal',
    personalData: {
      employeeType: 'empleado',
      position,
      salaryType: 'fijo',
      baseSalary,
      personasPorCargo,
      // Health, pension, bonuses, severance, holidays and payroll levies on a Colombian salary.
      prestacionesSociales: 52,
      ipcAdjustment: 1,
      benefits: { healthInsurance: true, retirementPlan: true, bonuses: false },
      workingHours: { hoursPerWeek: 40, overtime: false },
      startDate: '',
    },
  };
}

function fixed(
  id: string,
  name: string,
  amount: number,
  cycle: Pick<FixedData, 'billingCycle'> & Partial<FixedData>,
): Expense {
  return {
    ...EXPENSE,
    id,
    name,
    amount,
    type: 'fixed',
    fixedData: {
      category: 'otros',
      manualMonths: [],
      nextBillingDate: '',
      autoRenewal: true,
      provider: 'N/A',
      ipcAdjustment: 0,
      contractEndDate: '',
      ...cycle,
    },
  };
}

const ROOMS = 'ingreso-habitaciones';

function variable(id: string, name: string, relationPercentage: number): Expense {
  return {
    ...EXPENSE,
    id,
    name,
    type: 'variable',
    variableData: {
      relationType: 'ingreso',
      relationVariable: `revpar-${ROOMS}`,
      relationPercentage,
      category: 'otros',
    },
  };
}

const INCOMES: readonly Named<Income>[] = [
  {
    id: ROOMS,
    name: 'Habitaciones coliving',
    incomeType: 'revpar',
    revparData: {
      tarifa: 2_400_000,
      ocupacionObjetivo: 92,
      periodoEstabilizacion: 9,
      numeroUnidades: 40,
    },
  },
  {
    id: 'ingreso-parqueaderos',
    name: 'Parqueaderos',
    incomeType: 'parqueaderos',
    parkingData: {
      billingType: 'monthly',
      numberOfSpaces: 16,
      occupancy: 85,
      monthlyRate: 220_000,
      hourlyRate: 0,
      operatingHoursPerDay: 12,
      daysPerMonth: 30,
    },
  },
  {
    id: 'ingreso-local',
    name: 'Local comercial',
    incomeType: 'alquileres',
    rentalData: {
      squareMeters: 90,
      pricePerSquareMeter: 75_000,
      ipcAdjustment: 1,
      occupancy: 95,
    },
  },
  {
    id: 'ingreso-coworking',
    name: 'Coworking y lavandería',
    incomeType: 'servicios',
    serviceData: { rate: 150_000, unitType: 'por persona', monthlyQuantity: 28 },
  },
  {
    id: 'ingreso-cafeteria',
    name: 'Participación en la cafetería',
    incomeType: 'dependientes',
    dependentData: {
      percentage: 3,
      baseIncomeId: ROOMS,
      baseIncomeName: 'Habitaciones coliving',
    },
  },
  {
    id: 'ingreso-patrocinios',
    name: 'Patrocinios',
    incomeType: 'solo-ingresos',
    soloIngresosData: {
      incomes: [
        { id: 'patrocinio-1', month: 6, year: 2028, value: 20_000_000 },
        { id: 'patrocinio-2', month: 6, year: 2029, value: 25_000_000 },
      ],
    },
  },
];

/** A coliving of 40 units in Medellín, bought in operation, at prices of 2028. */
function coliving(): ProjectData {
  return {
    dateConfig: {
      startMonth: 1,
      startYear: 2028,
      projectionPeriod: 10,
      macroeconomicData: {
        inflationByYear: {
          2028: 4.5,
          2029: 4.2,
          2030: 4,
          2031: 3.8,
          2032: 3.6,
          2033: 3.5,
          2034: 3.5,
          2035: 3.4,
          2036: 3.4,
          2037: 3.4,
        },
      },
    },
    createdIncomes: structuredClone(INCOMES).map(income),
    createdExpenses: [
      person('personal-administrador', 'Administrador', 4_200_000),
      person('personal-anfitriones', 'Anfitriones y recepción', 1_950_000, 3),
      person('personal-aseo', 'Aseo', 1_650_000, 4),
      person('personal-mantenimiento', 'Mantenimiento', 2_200_000),
      fixed('fijo-servicios', 'Servicios públicos', 9_500_000, { billingCycle: 'mensual' }),
      fixed('fijo-internet', 'Internet y software', 2_400_000, { billingCycle: 'mensual' }),
      fixed('fijo-predial', 'Impuesto predial', 9_000_000, { billingCycle: 'trimestral' }),
      fixed('fijo-preventivo', 'Mantenimiento preventivo', 8_000_000, {
        billingCycle: 'semestral',
      }),
      fixed('fijo-seguros', 'Seguros', 16_000_000, { billingCycle: 'anual', ipcAdjustment: 1 }),
      fixed('fijo-campanas', 'Campañas de mercadeo', 6_000_000, {
        billingCycle: 'manual',
        manualMonths: [1, 6, 11],
      }),
      variable('variable-plataformas', 'Comisiones de plataformas', 5),
      variable('variable-insumos', 'Insumos y lencería', 3.5),
    ],
    overrides: {},
    replacementReservePercentage: 3,
    tasaOportunidad: 14,
    operatorConfig: {
      calculationBase: 'ingresos-operativos',
      feePercentage: 8,
      minimumFeeType: 'amount',
      minimumFeeValue: 5_000_000,
    },
    financialConfig: {
      creditType: 'cuota',
      paymentFrequency: 'mensual',
      interestRate: 12.5,
      disbursementMonth: 0,
      disbursementYear: 2028,
      termInMonths: 119,
      disbursementAmount: 1_600_000_000,
      equityPayment: 3_400_000_000,
      debtPayment: 1_600_000_000,
      exitCapRate: 8.5,
    },
  };
}
