import { fillIds, MAX_RECORDS, type Reader } from '../../../src/tool/index.ts';
import {
  BILLING_CYCLES,
  type Expense,
  EXPENSE_TYPES,
  type Income,
  INCOME_TYPES,
  type IncomeEntry,
} from './document.ts';
import * as fields from './fields.ts';

const NO_PROJECTION = 'No se pudo mostrar la proyección';
const FLOW_TYPES = ['mensual', 'anual'] as const;

export function readIncome(reader: Reader, position: number): Income {
  const head = {
    id: reader.id('id', `ingreso-${position + 1}`),
    name: reader.text('name', `Ingreso ${position + 1}`),
    flowType: reader.choice('flowType', FLOW_TYPES, 'mensual'),
    createdAt: reader.text('createdAt'),
    updatedAt: reader.text('updatedAt'),
  };
  const data = readIncomeData(reader);
  reader.close();
  return { ...head, ...data };
}

type IncomeData<T = Income> = T extends Income
  ? Omit<T, 'id' | 'name' | 'flowType' | 'createdAt' | 'updatedAt'>
  : never;

function readIncomeData(reader: Reader): IncomeData {
  const incomeType = reader.choice('incomeType', INCOME_TYPES, undefined, NO_PROJECTION);
  switch (incomeType) {
    case 'revpar':
      return { incomeType, revparData: numbers(reader.part('revparData'), fields.revparFields) };
    case 'parqueaderos':
      return { incomeType, parkingData: readParking(reader.part('parkingData')) };
    case 'alquileres':
      return { incomeType, rentalData: numbers(reader.part('rentalData'), fields.rentalFields) };
    case 'servicios': {
      const part = reader.part('serviceData');
      const unitType = part.text('unitType');
      return { incomeType, serviceData: { ...numbers(part, fields.serviceFields), unitType } };
    }
    case 'dependientes': {
      const part = reader.part('dependentData');
      const baseIncomeId = part.id('baseIncomeId', '');
      const baseIncomeName = part.text('baseIncomeName');
      const own = numbers(part, fields.dependentFields);
      return { incomeType, dependentData: { ...own, baseIncomeId, baseIncomeName } };
    }
    case 'solo-ingresos': {
      const part = reader.part('soloIngresosData');
      const incomes = part.parts('incomes', MAX_RECORDS).map((entry) => readEntry(entry));
      part.close();
      fillIds(incomes);
      return { incomeType, soloIngresosData: { incomes } };
    }
  }
}

/** All numbers of a block, by their fields. */
function numbers<K extends string>(
  reader: Reader,
  own: Readonly<Record<K, Parameters<Reader['number']>[1]>>,
): Record<K, number> {
  const names = Object.keys(own) as K[];
  const read = names.map((name) => [name, reader.number(name, own[name])] as const);
  reader.close();
  return Object.fromEntries(read) as Record<K, number>;
}

type Income_<T extends Income['incomeType']> = Extract<Income, { incomeType: T }>;

function readParking(reader: Reader): Income_<'parqueaderos'>['parkingData'] {
  const billingType = reader.choice('billingType', ['monthly', 'hourly'], 'monthly');
  const { operatingHoursPerDay, daysPerMonth, ...always } = fields.parkingFields;
  // With monthly billing nobody asks for the hours, and a form may have left them at 0.
  const unused = { min: 0 };
  const hours = billingType === 'hourly' ? {} : unused;
  return {
    billingType,
    ...numbers(reader, {
      ...always,
      operatingHoursPerDay: { ...operatingHoursPerDay, ...hours },
      daysPerMonth: { ...daysPerMonth, ...hours },
    }),
  };
}

function readEntry(reader: Reader): IncomeEntry {
  const entry = {
    id: reader.id('id', ''),
    month: reader.required('month', fields.entryFields.month),
    year: reader.required('year', fields.entryFields.year),
    value: reader.number('value', fields.entryFields.value),
  };
  reader.close();
  return entry;
}

export function readExpense(reader: Reader, position: number): Expense {
  const head = {
    id: reader.id('id', `egreso-${position + 1}`),
    name: reader.text('name', `Egreso ${position + 1}`),
    description: reader.text('description', '', 2_000),
    amount: reader.number('amount', fields.fixedFields.amount),
    currency: reader.text('currency', 'COP'),
    flowType: reader.choice('flowType', FLOW_TYPES, 'mensual'),
    isActive: reader.toggle('isActive', true),
    createdAt: reader.text('createdAt'),
    updatedAt: reader.text('updatedAt'),
    projectId: reader.id('projectId', ''),
  };
  const data = readExpenseData(reader);
  reader.close();
  return { ...head, ...data };
}

type ExpenseData =
  | Pick<Extract<Expense, { type: 'personal' }>, 'type' | 'personalData'>
  | Pick<Extract<Expense, { type: 'fixed' }>, 'type' | 'fixedData'>
  | Pick<Extract<Expense, { type: 'variable' }>, 'type' | 'variableData'>;

function readExpenseData(reader: Reader): ExpenseData {
  const type = reader.choice('type', EXPENSE_TYPES);
  // Older projects keep the adjustment beside the block; the block's own counts.
  const ipcAdjustment = reader.number('ipcAdjustment', fields.fixedFields.ipcAdjustment);
  switch (type) {
    case 'personal': {
      const part = reader.part('personalData');
      const texts = {
        employeeType: part.text('employeeType', 'empleado'),
        position: part.text('position'),
        salaryType: part.text('salaryType', 'fijo'),
        startDate: part.text('startDate'),
        benefits: part.loose('benefits', {
          healthInsurance: true,
          retirementPlan: true,
          bonuses: false,
        }),
        workingHours: part.loose('workingHours', { hoursPerWeek: 40, overtime: false }),
      };
      return {
        type,
        personalData: { ...texts, ...adjusted(part, fields.personalFields, ipcAdjustment) },
      };
    }
    case 'fixed': {
      const part = reader.part('fixedData');
      const billingCycle = part.choice('billingCycle', BILLING_CYCLES, 'mensual');
      const fixedData = {
        category: part.text('category', 'otros'),
        billingCycle,
        manualMonths: readMonths(part),
        nextBillingDate: part.text('nextBillingDate'),
        autoRenewal: part.toggle('autoRenewal', true),
        provider: part.text('provider', 'N/A'),
        contractEndDate: part.text('contractEndDate'),
        ...adjusted(part, { ipcAdjustment: fields.fixedFields.ipcAdjustment }, ipcAdjustment),
      };
      return { type, fixedData };
    }
    case 'variable': {
      const part = reader.part('variableData');
      const texts = {
        relationType: part.text('relationType', 'ingreso'),
        relationVariable: part.text('relationVariable', '', 400),
        category: part.text('category'),
      };
      return { type, variableData: { ...texts, ...numbers(part, fields.variableFields) } };
    }
  }
}

function adjusted<K extends string>(
  reader: Reader,
  own: Readonly<Record<K | 'ipcAdjustment', Parameters<Reader['number']>[1]>>,
  beside: number,
): Record<K | 'ipcAdjustment', number> {
  return numbers(reader, {
    ...own,
    ipcAdjustment: { ...own.ipcAdjustment, initial: beside },
  });
}

function readMonths(reader: Reader): number[] {
  const months = reader.list('manualMonths', MAX_RECORDS);
  const valid = months.every(
    (month) => Number.isInteger(month) && 1 <= Number(month) && Number(month) <= 12,
  );
  if (!valid) reader.refuse('manualMonths', 'debe tener meses de 1 a 12');
  return valid ? [...new Set(months as number[])].sort((a, b) => a - b) : [];
}
