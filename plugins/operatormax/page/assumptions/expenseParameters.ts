import { choice, type Field, type Scalar, text, toggle } from '../../../../src/tool/index.ts';
import { readTyped } from '../../../../src/workbench/index.ts';
import {
  type Expense,
  EXPENSE_TYPES,
  type ExpenseType,
  type ProjectData,
} from '../../document/document.ts';
import { relationTo } from '../../document/edits.ts';
import * as fields from '../../document/fields.ts';
import {
  BASE,
  DEPENDENT_BASE,
  dependentIncomes,
  isWhole,
  offeredIncomes,
  relationOf,
  wholesOffered,
} from '../../document/references.ts';
import { expenseBlock } from '../../model/data.ts';
import { EXPENSE_KINDS } from '../streams/streamKinds.ts';
import { wholeMeant } from './bases.ts';
import { PEOPLE } from './counted.ts';
import { CYCLE_PARAMETERS } from './cycles.ts';
import {
  baseField,
  byKind,
  DESCRIPTION,
  NAME,
  nameField,
  type Parameter,
  PERCENTAGE,
  TYPE,
} from './parameter.ts';

const ofExpense = byKind(({ type }: Expense) => type, expenseBlock);

const descriptionField = text('Descripción', { initial: '', maxLength: 2_000 });
/** What an expense is as long as nobody says its type. */
export const NEW_EXPENSE: ExpenseType = 'fixed';

const expenseTypeField = choice(
  'Tipo',
  EXPENSE_KINDS.map(({ value, label }) => ({ value, label })),
  { initial: NEW_EXPENSE },
);

/** What decides most comes first, so that it is in sight together. */
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
    width: 112,
    field: () => expenseTypeField,
    read: ({ type }) => type,
    write: () => undefined,
  },
  ofExpense(
    'valor',
    'Salario o valor',
    {
      personal: ['baseSalary', fields.personalFields.baseSalary],
      fixed: ['amount', fields.fixedFields.amount],
    },
    {
      per: 'al mes',
      also: [
        'Salario mensual',
        'Salario básico',
        'Salario base',
        'Valor mensual',
        'Gasto mensual',
        'Presupuesto',
      ],
    },
  ),
  ofExpense(
    'personas',
    'Personas',
    { personal: ['personasPorCargo', fields.personalFields.personasPorCargo] },
    // One of what is no position is that itself.
    {
      counts: { personal: PEOPLE },
      also: ['Cantidad', 'Número de empleados', 'Número de cargos', 'Número de personal'],
      implied: '1',
    },
  ),
  ofExpense(
    'prestaciones',
    'Prestaciones',
    { personal: ['prestacionesSociales', fields.personalFields.prestacionesSociales] },
    { also: ['Carga', 'Carga prestacional', 'Carga social', 'Factor'] },
  ),
  ofExpense('ajuste', 'Ajuste sobre el IPC', {
    personal: ['ipcAdjustment', fields.personalFields.ipcAdjustment],
    fixed: ['ipcAdjustment', fields.fixedFields.ipcAdjustment],
  }),
  ofExpense(
    PERCENTAGE,
    'Porcentaje',
    { variable: ['relationPercentage', fields.variableFields.relationPercentage] },
    { also: ['Participación'] },
  ),
  {
    id: BASE,
    header: 'Ingreso base',
    also: ['Base de cálculo', 'Sobre'],
    width: 168,
    field: ({ type }, project) => (type === 'variable' ? expenseBaseField(project) : null),
    parse: (typed, _, project) => {
      if (typed.trim() === '') return { value: null };
      const outcome = readTyped(expenseBaseField(project), typed);
      if (!('error' in outcome)) return outcome;
      const isDependent = !('error' in readTyped(baseField(dependentIncomes(project)), typed));
      if (isDependent) return { error: DEPENDENT_BASE };
      const whole = wholeMeant(typed, project, wholesOffered(project));
      return whole ? { value: whole } : outcome;
    },
    read: (expense, { createdIncomes }) => {
      if (expense.type !== 'variable') return null;
      const base = relationOf(createdIncomes, expense.variableData.relationVariable);
      return typeof base === 'number' ? (createdIncomes[base]?.id ?? null) : base;
    },
    write: (expense, value, { createdIncomes }) => {
      if (expense.type !== 'variable') return;
      const base = createdIncomes.find(({ id }) => id === value);
      if (base) expense.variableData.relationVariable = relationTo(base);
      else if (isWhole(value)) expense.variableData.relationVariable = value;
      else if (value === null) expense.variableData.relationVariable = '';
    },
  },
  ...CYCLE_PARAMETERS,
  {
    id: DESCRIPTION,
    header: 'Descripción',
    width: 180,
    field: ({ type }) => (type === 'personal' ? null : descriptionField),
    read: ({ description }) => description,
    write: (expense, value) => void (expense.description = String(value ?? '')),
  },
  {
    id: 'activo',
    header: 'Activo',
    field: () => toggle('Activo'),
    read: ({ isActive }) => isActive,
    write: (expense, value) => void (expense.isActive = value === true),
  },
];

/** What a variable expense may follow: several incomes together, or one of those that are no share themselves. */
function expenseBaseField(project: ProjectData): Field {
  return baseField(offeredIncomes(project), wholesOffered(project));
}

export const isExpenseType = (value: Scalar): value is Expense['type'] =>
  EXPENSE_TYPES.some((type) => type === value);
