import { choice, type Field, type Scalar, text, toggle } from '../../../../src/tool/index.ts';
import {
  type Expense,
  EXPENSE_TYPES,
  type Income,
  INCOME_TYPES,
  type ProjectData,
} from '../../document/document.ts';
import { possibleBases, relationTo } from '../../document/edits.ts';
import * as fields from '../../document/fields.ts';
import { baseOf, relationOf } from '../../document/references.ts';
import { expenseBlock, incomeBlock } from '../../model/data.ts';
import { EXPENSE_KINDS, INCOME_KINDS } from '../streams/streamKinds.ts';

/** What a sheet of assumptions has of every stream, where it applies to it. */
export interface Parameter<S> {
  readonly id: string;
  readonly header: string;
  readonly width?: number;
  /** How it is typed; null where a stream has no such thing. */
  readonly field: (stream: S, project: ProjectData, position: number) => Field | null;
  readonly read: (stream: S, project: ProjectData) => Scalar;
  readonly write: (stream: S, value: Scalar, project: ProjectData) => void;
  /** The stream's own name for it in the model. */
  readonly own?: (stream: S) => string | null;
}

type Member = readonly [name: string, field: Field];
type Members<Variant extends string> = Readonly<Partial<Record<Variant, Member>>>;

const { revparFields: revpar, parkingFields: parking, rentalFields: rental } = fields;

type IncomeVariant = Exclude<Income['incomeType'], 'parqueaderos'> | 'monthly' | 'hourly';

function incomeVariant(income: Income): IncomeVariant {
  return income.incomeType === 'parqueaderos' ? income.parkingData.billingType : income.incomeType;
}

/** A number of the stream's own block, under the name that its type has for it. */
function ofIncome(id: string, header: string, members: Members<IncomeVariant>): Parameter<Income> {
  const memberOf = (income: Income): Member | undefined => members[incomeVariant(income)];
  return {
    id,
    header,
    field: (income) => memberOf(income)?.[1] ?? null,
    own: (income) => memberOf(income)?.[0] ?? null,
    read: (income) => {
      const [name] = memberOf(income) ?? [];
      return name === undefined ? null : (incomeBlock(income)[name] as Scalar);
    },
    write: (income, value) => {
      const [name] = memberOf(income) ?? [];
      if (name !== undefined) incomeBlock(income)[name] = value;
    },
  };
}

function ofExpense(
  id: string,
  header: string,
  members: Members<Expense['type']>,
): Parameter<Expense> {
  const memberOf = ({ type }: Expense): Member | undefined => members[type];
  return {
    id,
    header,
    field: (expense) => memberOf(expense)?.[1] ?? null,
    own: (expense) => memberOf(expense)?.[0] ?? null,
    read: (expense) => {
      const [name] = memberOf(expense) ?? [];
      return name === undefined ? null : (expenseBlock(expense, name)[name] as Scalar);
    },
    write: (expense, value) => {
      const [name] = memberOf(expense) ?? [];
      if (name !== undefined) expenseBlock(expense, name)[name] = value;
    },
  };
}

/** By the names of the incomes, of which the id is kept. */
function baseField(incomes: readonly Income[]): Field {
  return choice(
    'Ingreso base',
    incomes.map(({ id, name }) => ({ value: id, label: name })),
  );
}

const nameField = text('Nombre', { maxLength: 200 });
const incomeTypeField = choice(
  'Tipo',
  INCOME_KINDS.map(({ value, label }) => ({ value, label })),
);
const expenseTypeField = choice(
  'Tipo',
  EXPENSE_KINDS.map(({ value, label }) => ({ value, label })),
);

export const TYPE = 'tipo';
export const NAME = 'nombre';
const BILLING = 'cobro';
/** Columns by which others are read, in the order in which they are written. */
export const FIRST: readonly string[] = [TYPE, NAME, BILLING];

export const INCOME_PARAMETERS: readonly Parameter<Income>[] = [
  {
    id: NAME,
    header: 'Nombre',
    width: 220,
    field: () => nameField,
    read: ({ name }) => name,
    write: (income, value) => void (income.name = String(value)),
  },
  {
    id: TYPE,
    header: 'Tipo',
    width: 128,
    field: () => incomeTypeField,
    read: ({ incomeType }) => incomeType,
    // The row is another stream then: see `retyped`.
    write: () => undefined,
  },
  {
    id: BILLING,
    header: 'Cobro',
    width: 96,
    field: ({ incomeType }) => (incomeType === 'parqueaderos' ? fields.billingTypeField : null),
    read: (income) =>
      income.incomeType === 'parqueaderos' ? income.parkingData.billingType : null,
    write: (income, value) => {
      if (income.incomeType !== 'parqueaderos') return;
      income.parkingData.billingType = value === 'hourly' ? 'hourly' : 'monthly';
    },
  },
  ofIncome('tarifa', 'Tarifa', {
    revpar: ['tarifa', revpar.tarifa],
    monthly: ['monthlyRate', parking.monthlyRate],
    hourly: ['hourlyRate', parking.hourlyRate],
    alquileres: ['pricePerSquareMeter', rental.pricePerSquareMeter],
    servicios: ['rate', fields.serviceFields.rate],
  }),
  ofIncome('cantidad', 'Unidades, espacios o m²', {
    revpar: ['numeroUnidades', revpar.numeroUnidades],
    monthly: ['numberOfSpaces', parking.numberOfSpaces],
    hourly: ['numberOfSpaces', parking.numberOfSpaces],
    alquileres: ['squareMeters', rental.squareMeters],
    servicios: ['monthlyQuantity', fields.serviceFields.monthlyQuantity],
  }),
  ofIncome('ocupacion', 'Ocupación', {
    revpar: ['ocupacionObjetivo', revpar.ocupacionObjetivo],
    monthly: ['occupancy', parking.occupancy],
    hourly: ['occupancy', parking.occupancy],
    alquileres: ['occupancy', rental.occupancy],
  }),
  ofIncome('estabilizacion', 'Estabilización (meses)', {
    revpar: ['periodoEstabilizacion', revpar.periodoEstabilizacion],
  }),
  ofIncome('horas', 'Horas al día', {
    hourly: ['operatingHoursPerDay', parking.operatingHoursPerDay],
  }),
  ofIncome('dias', 'Días al mes', { hourly: ['daysPerMonth', parking.daysPerMonth] }),
  ofIncome('ajuste', 'Ajuste sobre el IPC', {
    alquileres: ['ipcAdjustment', rental.ipcAdjustment],
  }),
  ofIncome('porcentaje', 'Porcentaje', {
    dependientes: ['percentage', fields.dependentFields.percentage],
  }),
  {
    id: 'base',
    header: 'Ingreso base',
    width: 180,
    field: ({ incomeType }, { createdIncomes }, position) =>
      incomeType === 'dependientes' ? baseField(possibleBases(createdIncomes, position)) : null,
    read: (income, { createdIncomes }) => {
      if (income.incomeType !== 'dependientes') return null;
      const base = baseOf(createdIncomes, income.dependentData.baseIncomeId);
      return base === null ? null : (createdIncomes[base]?.id ?? null);
    },
    write: (income, value, { createdIncomes }) => {
      const base = createdIncomes.find(({ id }) => id === value);
      if (income.incomeType !== 'dependientes' || !base) return;
      income.dependentData.baseIncomeId = base.id;
      income.dependentData.baseIncomeName = base.name;
    },
  },
];

export const EXPENSE_PARAMETERS: readonly Parameter<Expense>[] = [
  {
    id: NAME,
    header: 'Nombre',
    width: 220,
    field: () => nameField,
    read: ({ name }) => name,
    write: (expense, value) => {
      expense.name = String(value);
      if (expense.type === 'personal') expense.personalData.position = expense.name;
    },
  },
  {
    id: TYPE,
    header: 'Tipo',
    width: 128,
    field: () => expenseTypeField,
    read: ({ type }) => type,
    write: () => undefined,
  },
  ofExpense('valor', 'Salario o valor', {
    personal: ['baseSalary', fields.personalFields.baseSalary],
    fixed: ['amount', fields.fixedFields.amount],
  }),
  ofExpense('personas', 'Personas', {
    personal: ['personasPorCargo', fields.personalFields.personasPorCargo],
  }),
  ofExpense('prestaciones', 'Prestaciones', {
    personal: ['prestacionesSociales', fields.personalFields.prestacionesSociales],
  }),
  {
    id: 'ciclo',
    header: 'Ciclo',
    field: ({ type }) => (type === 'fixed' ? fields.billingCycleField : null),
    read: (expense) => (expense.type === 'fixed' ? expense.fixedData.billingCycle : null),
    write: (expense, value) => {
      if (expense.type !== 'fixed') return;
      expense.fixedData.billingCycle = value as typeof expense.fixedData.billingCycle;
      if (value !== 'manual') expense.fixedData.manualMonths = [];
    },
  },
  ofExpense('ajuste', 'Ajuste sobre el IPC', {
    personal: ['ipcAdjustment', fields.personalFields.ipcAdjustment],
    fixed: ['ipcAdjustment', fields.fixedFields.ipcAdjustment],
  }),
  ofExpense('porcentaje', 'Porcentaje', {
    variable: ['relationPercentage', fields.variableFields.relationPercentage],
  }),
  {
    id: 'base',
    header: 'Ingreso base',
    width: 180,
    field: ({ type }, { createdIncomes }) =>
      type === 'variable'
        ? baseField(createdIncomes.filter(({ incomeType }) => incomeType !== 'dependientes'))
        : null,
    read: (expense, { createdIncomes }) => {
      if (expense.type !== 'variable') return null;
      const base = relationOf(createdIncomes, expense.variableData.relationVariable);
      return base === null ? null : (createdIncomes[base]?.id ?? null);
    },
    write: (expense, value, { createdIncomes }) => {
      const base = createdIncomes.find(({ id }) => id === value);
      if (expense.type === 'variable' && base) {
        expense.variableData.relationVariable = relationTo(base);
      }
    },
  },
  {
    id: 'activo',
    header: 'Activo',
    field: () => toggle('Activo'),
    read: ({ isActive }) => isActive,
    write: (expense, value) => void (expense.isActive = value === true),
  },
];

export const isIncomeType = (value: Scalar): value is Income['incomeType'] =>
  INCOME_TYPES.some((type) => type === value);
export const isExpenseType = (value: Scalar): value is Expense['type'] =>
  EXPENSE_TYPES.some((type) => type === value);
