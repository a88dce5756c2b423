import {
  type Checked,
  type Field,
  type Problem,
  problem,
  Reader,
} from '../../../src/tool/index.ts';
import { readExpense, readIncome } from './check-streams.ts';
import {
  type DateConfig,
  emptyProject,
  type FinancialConfig,
  type OperatorConfig,
  type ProjectData,
} from './document.ts';
import * as fields from './fields.ts';
import { readOverrides } from './overrides.ts';

/** Incomes, and expenses, of a project. */
export const MAX_STREAMS = 500;

/** What may stand beside a project's own data: metadata, and figures that are computed anew. */
const IGNORED: ReadonlySet<string> = new Set(
  `id name createdAt updatedAt lastModified lastUpdated lastSaved projectId backup flowType version
  totals indicators totalIngresos totalEgresos totalUtilidadBruta totalFeeOperacion
  totalUtilidadNetaOperativa totalReservaReposicion totalUtilidadNetaAjustada totalVentaActivo
  totalFlujoCajaLibre capratePromedio meses incomes expenses monthly annual credit warnings
  maxTermInMonths assetPurchaseValue creditSimulation deviations`.split(/\s+/),
);

/**
 * Checks and completes a project's data from outside. What is missing takes its default;
 * stored totals are a cache and are left behind. A stream whose base doesn't exist is
 * accepted and counts as 0 (see `danglingReferences`).
 */
export function checkProject(raw: unknown): Checked<ProjectData> {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) {
    const message = 'debe ser un objeto con los datos de un proyecto';
    return { problems: [problem('(entrada)', raw, message)] };
  }
  const problems: Problem[] = [];
  const reader = new Reader(raw, '', problems);
  const known = new Set(Object.keys(emptyProject()));
  for (const name of reader.names()) {
    if (known.has(name) || IGNORED.has(name)) continue;
    reader.refuse(name, 'no es un campo de un proyecto');
  }
  const document = readProject(reader);
  reader.distinct('createdIncomes', document.createdIncomes);
  reader.distinct('createdExpenses', document.createdExpenses);
  return problems.length > 0 ? { problems } : { document };
}

function readProject(reader: Reader): ProjectData {
  const dateConfig = readDates(reader.part('dateConfig'));
  const { replacementReservePercentage, tasaOportunidad } = fields.projectFields;
  const streams = {
    createdIncomes: reader.parts('createdIncomes', MAX_STREAMS).map(readIncome),
    createdExpenses: reader.parts('createdExpenses', MAX_STREAMS).map(readExpense),
  };
  return {
    dateConfig,
    ...streams,
    overrides: readOverrides(reader.part('overrides'), streams),
    replacementReservePercentage: reader.number(
      'replacementReservePercentage',
      replacementReservePercentage,
    ),
    tasaOportunidad: reader.number('tasaOportunidad', tasaOportunidad),
    operatorConfig: readOperator(reader.part('operatorConfig')),
    financialConfig: readFinancial(reader.part('financialConfig'), dateConfig),
  };
}

function readDates(reader: Reader): DateConfig {
  const { startMonth, startYear, projectionPeriod } = fields.dateFields;
  const macro = reader.part('macroeconomicData');
  const years = macro.part('inflationByYear');
  const inflationByYear: Record<string, number> = {};
  for (const year of years.names()) {
    if (!/^\d{4}$/.test(year)) years.refuse(year, 'no es un año de cuatro cifras');
    else if (years.value(year) !== undefined) {
      inflationByYear[year] = years.number(year, fields.inflationField);
    }
  }
  macro.close();
  // What is missing takes its default; what is null was left empty.
  const date = (name: string, field: Field) =>
    reader.isNull(name) ? null : reader.number(name, field);
  const config = {
    startMonth: date('startMonth', startMonth),
    startYear: date('startYear', startYear),
    projectionPeriod: date('projectionPeriod', projectionPeriod),
    macroeconomicData: { inflationByYear },
  };
  reader.close();
  return config;
}

function readOperator(reader: Reader): OperatorConfig {
  const config = {
    calculationBase: reader.choice(
      'calculationBase',
      ['ingresos-operativos', 'utilidad-bruta-operativa'],
      'ingresos-operativos',
    ),
    feePercentage: reader.number('feePercentage', fields.operatorFields.feePercentage),
    minimumFeeType: reader.choice('minimumFeeType', ['percentage', 'amount'], 'percentage'),
    minimumFeeValue: reader.number('minimumFeeValue', fields.operatorFields.minimumFeeValue),
  };
  reader.close();
  return config;
}

/** A disbursement without a date goes with the start of the project; its amount is the debt. */
function readFinancial(reader: Reader, { startMonth, startYear }: DateConfig): FinancialConfig {
  const own = fields.financialFields;
  const disbursed = reader.number('disbursementAmount', own.debtPayment);
  const debtPayment = reader.number('debtPayment', own.debtPayment, disbursed);
  const config = {
    creditType: reader.choice('creditType', ['bullet', 'cuota'], 'cuota'),
    paymentFrequency: reader.choice(
      'paymentFrequency',
      ['mensual', 'trimestral', 'semestral'],
      'mensual',
    ),
    interestRate: reader.number('interestRate', own.interestRate),
    disbursementMonth: reader.number(
      'disbursementMonth',
      own.disbursementMonth,
      (startMonth ?? 1) - 1,
    ),
    disbursementYear: reader.number(
      'disbursementYear',
      own.disbursementYear,
      startYear ?? undefined,
    ),
    termInMonths: reader.number('termInMonths', own.termInMonths),
    disbursementAmount: debtPayment,
    equityPayment: reader.number('equityPayment', own.equityPayment),
    debtPayment,
    exitCapRate: reader.number('exitCapRate', own.exitCapRate),
  };
  reader.close();
  return config;
}
