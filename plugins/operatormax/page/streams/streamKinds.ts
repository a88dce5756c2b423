import {
  EXPENSE_TYPES,
  type ExpenseType,
  INCOME_TYPES,
  type IncomeType,
} from '../../document/document.ts';
import { EXPENSE_LABELS, INCOME_GROUPS } from '../../model/flows.ts';

/** A type of stream as a person chooses it. */
export interface StreamKind<T extends string> {
  readonly value: T;
  readonly label: string;
  readonly text: string;
}

const INCOME_TEXTS: Readonly<Record<IncomeType, string>> = {
  revpar: 'Unidades con tarifa mensual y ocupación que se estabiliza',
  parqueaderos: 'Espacios que se cobran por mes o por hora',
  alquileres: 'Metros cuadrados con canon y ajuste sobre el IPC',
  servicios: 'Una tarifa por persona, por m² o por unidad',
  dependientes: 'Un porcentaje de otro ingreso',
  'solo-ingresos': 'Valores sueltos, en los meses que elijas',
};

export const INCOME_KINDS: readonly StreamKind<IncomeType>[] = INCOME_TYPES.map((value) => ({
  value,
  label: INCOME_GROUPS[value].label,
  text: INCOME_TEXTS[value],
}));

const EXPENSE_TEXTS: Readonly<Record<ExpenseType, string>> = {
  personal: 'Salarios, contratistas, freelancers, beneficios',
  fixed: 'Servicios, seguros, mantenimiento, contratos',
  variable: 'Marketing, suministros, reparaciones, limpieza',
};

export const EXPENSE_KINDS: readonly StreamKind<ExpenseType>[] = EXPENSE_TYPES.map((value) => ({
  value,
  label: EXPENSE_LABELS[value],
  text: EXPENSE_TEXTS[value],
}));
