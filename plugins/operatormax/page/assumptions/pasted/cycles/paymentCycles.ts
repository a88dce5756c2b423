import type { BillingCycle } from '../../../../document/document.ts';
import { billingCycleField } from '../../../../document/fields.ts';
import { MONTHS_OF } from '../../cycles.ts';

/** How often a cost is paid, as sheets say it. */
export interface PaymentCycle {
  /** Null where the list has no such cycle: its months are those of a manual one. */
  readonly value: keyof typeof MONTHS_OF | null;
  readonly label: string;
  /** The period itself, which says a month of its own as well: 'mes de marzo', 'trimestre 2'. */
  readonly noun: string;
  readonly adjective: string;
  /** So many months: 'cada 3 meses'. */
  readonly every: string | null;
  /** The calendar months in which it is paid where nothing says others. */
  readonly months: readonly number[];
}

export const PAYMENT_CYCLES: readonly PaymentCycle[] = [
  {
    value: 'mensual',
    label: 'Mensual',
    noun: 'mes|month',
    adjective: 'mensual(?:es)?|monthly',
    every: null,
    months: MONTHS_OF.mensual,
  },
  {
    value: 'anual',
    label: 'Anual',
    noun: 'a[nñ]o|year',
    adjective: 'anual(?:es)?|yearly|annual',
    every: '12|doce',
    months: MONTHS_OF.anual,
  },
  {
    value: 'semestral',
    label: 'Semestral',
    noun: 'semestre',
    adjective: 'semestral(?:es)?',
    every: '6|seis',
    months: MONTHS_OF.semestral,
  },
  {
    value: 'trimestral',
    label: 'Trimestral',
    noun: 'trimestre|quarter',
    adjective: 'trimestral(?:es)?|quarterly',
    every: '3|tres',
    months: MONTHS_OF.trimestral,
  },
  {
    value: null,
    label: 'Bimestral',
    noun: 'bimestre',
    adjective: 'bimestral(?:es)?',
    every: '2|dos',
    months: [2, 4, 6, 8, 10, 12],
  },
  {
    value: null,
    label: 'Cuatrimestral',
    noun: 'cuatrimestre',
    adjective: 'cuatrimestral(?:es)?',
    every: '4|cuatro',
    months: [4, 8, 12],
  },
];

/** What the list calls one of its cycles. */
export const cycleLabel = (cycle: BillingCycle): string =>
  billingCycleField.options?.find(({ value }) => value === cycle)?.label ?? cycle;

/** What it is called in a cell: as the list calls it, which tells its months, where it has it. */
export const labelOf = ({ value, label }: PaymentCycle): string =>
  value === null ? label : cycleLabel(value);
