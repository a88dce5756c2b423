import fc from 'fast-check';
import { checkProject } from '../document/check.ts';
import { ALL_INCOMES, ALL_ROOMS, BILLING_CYCLES, type ProjectData } from '../document/document.ts';

/** A project's data, checked. @throws {TypeError} where there is something wrong with it */
export function checked(raw: unknown): ProjectData {
  const result = checkProject(raw);
  if ('problems' in result) throw new TypeError(JSON.stringify(result.problems));
  return result.document;
}

const percentage = (max = 100) => fc.integer({ min: 0, max: max * 10 }).map((value) => value / 10);
const whole = (min: number, max: number) => fc.integer({ min, max });
const year = whole(2027, 2033);

const incomeData = fc.oneof(
  fc.record({
    incomeType: fc.constant('revpar'),
    revparData: fc.record({
      tarifa: whole(0, 5_000_000),
      ocupacionObjetivo: percentage(),
      periodoEstabilizacion: whole(1, 36),
      numeroUnidades: whole(0, 200),
    }),
  }),
  fc.record({
    incomeType: fc.constant('parqueaderos'),
    parkingData: fc.record({
      billingType: fc.constantFrom('monthly', 'hourly'),
      numberOfSpaces: whole(1, 100),
      occupancy: percentage(),
      monthlyRate: whole(0, 400_000),
      hourlyRate: whole(0, 9_000),
    }),
  }),
  fc.record({
    incomeType: fc.constant('alquileres'),
    rentalData: fc.record({
      squareMeters: whole(1, 900),
      pricePerSquareMeter: whole(0, 90_000),
      ipcAdjustment: percentage(5),
      occupancy: percentage(),
    }),
  }),
  fc.record({
    incomeType: fc.constant('servicios'),
    serviceData: fc.record({ rate: whole(0, 200_000), monthlyQuantity: whole(0, 90) }),
  }),
  fc.record({
    incomeType: fc.constant('dependientes'),
    dependentData: fc.record({
      percentage: percentage(),
      baseIncomeId: fc.oneof({ weight: 5, arbitrary: whole(0, 6) }, fc.constant(ALL_ROOMS)),
    }),
  }),
  fc.record({
    incomeType: fc.constant('solo-ingresos'),
    soloIngresosData: fc.record({
      incomes: fc.array(fc.record({ month: whole(1, 12), year, value: whole(0, 90_000_000) }), {
        maxLength: 4,
      }),
    }),
  }),
);

const expenseData = fc.oneof(
  fc.record({
    type: fc.constant('personal'),
    personalData: fc.record({
      baseSalary: whole(0, 9_000_000),
      prestacionesSociales: percentage(),
      ipcAdjustment: percentage(5),
    }),
  }),
  fc.record({
    type: fc.constant('fixed'),
    amount: whole(0, 9_000_000),
    fixedData: fc.record({
      billingCycle: fc.constantFrom(...BILLING_CYCLES),
      manualMonths: fc.array(whole(1, 12), { maxLength: 4 }),
      ipcAdjustment: percentage(5),
    }),
  }),
  fc.record({
    type: fc.constant('variable'),
    variableData: fc.record({
      relationVariable: fc.oneof(
        whole(0, 6).map((position) => `revpar-income-${position}`),
        fc.constant(ALL_INCOMES),
      ),
      relationPercentage: percentage(),
    }),
  }),
);

/** Projects of all kinds of streams, loans within and beyond them, and nothing at all. */
export const projects: fc.Arbitrary<ProjectData> = fc
  .record({
    dateConfig: fc.record({
      startMonth: whole(1, 12),
      startYear: whole(2028, 2030),
      projectionPeriod: whole(1, 4),
      macroeconomicData: fc.record({
        inflationByYear: fc.dictionary(year.map(String), percentage(20)),
      }),
    }),
    createdIncomes: fc
      .array(incomeData, { maxLength: 6 })
      .map((list) => list.map((income, i) => ({ id: `income-${i}`, ...income }))),
    createdExpenses: fc.array(expenseData, { maxLength: 6 }),
    replacementReservePercentage: percentage(),
    tasaOportunidad: percentage(),
    operatorConfig: fc.record({
      calculationBase: fc.constantFrom('ingresos-operativos', 'utilidad-bruta-operativa'),
      feePercentage: percentage(),
      minimumFeeType: fc.constantFrom('percentage', 'amount'),
      minimumFeeValue: whole(0, 20),
    }),
    financialConfig: fc.record({
      creditType: fc.constantFrom('bullet', 'cuota'),
      paymentFrequency: fc.constantFrom('mensual', 'trimestral', 'semestral'),
      interestRate: percentage(),
      termInMonths: whole(0, 60),
      equityPayment: whole(0, 900_000_000),
      debtPayment: whole(0, 900_000_000),
      exitCapRate: percentage(20),
    }),
  })
  .map(checked);
