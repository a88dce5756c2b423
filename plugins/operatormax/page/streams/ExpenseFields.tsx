import { AlertTriangle } from 'lucide-react';
import { Checkbox, Field, SelectField, TextInput } from '../../../../src/ui/index.ts';
import {
  ALL_INCOMES,
  type BillingCycle,
  type Expense,
  type Income,
  type Whole,
} from '../../document/document.ts';
import { relationTo } from '../../document/edits.ts';
import { billingCycleField } from '../../document/fields.ts';
import { INCOME_GROUPS } from '../../model/flows.ts';
import {
  BASE_FAULTS,
  type BaseFault,
  DEPENDENT_BASE,
  DEPENDENTS_COUNT,
  relationOf,
  WHOLE_LABELS,
} from '../../document/references.ts';
import type { Fault } from '../../document/rules.ts';
import { MONTHS } from '../../../../src/tool/index.ts';
import { goesOnByEnter } from '../../../../src/workbench/index.ts';
import { NameField } from './NameField.tsx';
import { StreamInput } from './StreamInput.tsx';
import styles from './streams.module.css';

type Of<T extends Expense['type']> = Extract<Expense, { type: T }>;
type Change = (label: string, next: Expense) => void;

interface Props {
  stream: string;
  expense: Expense;
  /** Those that a variable expense may follow. */
  incomes: readonly Income[];
  /** Those that it may follow together. */
  wholes: readonly Whole[];
  /** There are incomes that it may not follow, as they are shares of others. */
  hasDependent: boolean;
  /** Why a variable expense is 0. */
  baseFault: BaseFault | undefined;
  name: string;
  faults: readonly Fault[];
  onName: (name: string) => void;
  onNameSettled: () => void;
  onChange: Change;
}

/** The form of an expense, by its type. */
export function ExpenseFields(props: Props) {
  const { stream, expense, name, faults, onName, onNameSettled, onChange } = props;
  const named = { value: name, faults, onChange: onName, onSettle: onNameSettled };
  switch (expense.type) {
    case 'personal':
      return (
        <>
          <NameField label="Cargo" placeholder="Por ejemplo, Recepción" {...named} />
          <StreamInput stream={stream} id="baseSalary" required faults={faults} />
          <StreamInput stream={stream} id="personasPorCargo" required faults={faults} />
          <StreamInput stream={stream} id="prestacionesSociales" />
          <StreamInput stream={stream} id="ipcAdjustment" />
        </>
      );
    case 'fixed':
      return (
        <>
          <NameField label="Nombre del gasto" placeholder="Por ejemplo, Seguros" {...named} />
          <Description expense={expense} onChange={onChange} />
          <StreamInput stream={stream} id="amount" required faults={faults} />
          <Cycle expense={expense} faults={faults} onChange={onChange} />
          <StreamInput stream={stream} id="ipcAdjustment" />
        </>
      );
    case 'variable':
      return (
        <>
          <NameField label="Nombre del gasto" placeholder="Por ejemplo, Comisiones" {...named} />
          <Description expense={expense} onChange={onChange} />
          <Relation {...props} expense={expense} />
          <StreamInput stream={stream} id="relationPercentage" required faults={faults} />
        </>
      );
  }
}

function Description({ expense, onChange }: { expense: Expense; onChange: Change }) {
  return (
    <Field label="Descripción">
      <TextInput
        size="sm"
        defaultValue={expense.description}
        maxLength={2000}
        autoComplete="off"
        onBlur={({ target }) => {
          if (target.value === expense.description) return;
          onChange('Cambiar la descripción', { ...expense, description: target.value });
        }}
      />
    </Field>
  );
}

interface CycleProps {
  expense: Of<'fixed'>;
  faults: readonly Fault[];
  onChange: Change;
}

function Cycle({ expense, faults, onChange }: CycleProps) {
  const { fixedData } = expense;
  const { billingCycle, manualMonths } = fixedData;
  const set = (change: Partial<typeof fixedData>) =>
    onChange('Cambiar el ciclo', { ...expense, fixedData: { ...fixedData, ...change } });
  const choose = (cycle: BillingCycle) =>
    set({ billingCycle: cycle, manualMonths: cycle === 'manual' ? manualMonths : [] });
  const toggle = (month: number) =>
    set({
      manualMonths: manualMonths.includes(month)
        ? manualMonths.filter((one) => one !== month)
        : [...manualMonths, month].sort((a, b) => a - b),
    });
  const fault = faults.find(({ field }) => field === 'manualMonths')?.message;
  return (
    <>
      <Field label={billingCycleField.label} required>
        <SelectField
          model
          size="sm"
          value={billingCycle}
          options={billingCycleField.options ?? []}
          onChange={(event) => choose(event.target.value as BillingCycle)}
          {...goesOnByEnter}
        />
      </Field>
      {billingCycle === 'manual' && (
        <fieldset className={styles.months}>
          <legend>Meses de pago</legend>
          {MONTHS.map((label, at) => (
            <Checkbox
              key={label}
              label={label}
              checked={manualMonths.includes(at + 1)}
              onChange={() => toggle(at + 1)}
            />
          ))}
          {fault !== undefined && <p className={styles.fault}>{fault}</p>}
        </fieldset>
      )}
    </>
  );
}

type RelationProps = Pick<
  Props,
  'incomes' | 'wholes' | 'hasDependent' | 'baseFault' | 'faults' | 'onChange'
> & {
  expense: Of<'variable'>;
};

function Relation(props: RelationProps) {
  const { expense, incomes, wholes, hasDependent, baseFault, faults, onChange } = props;
  const { variableData } = expense;
  if (incomes.length === 0 && wholes.length === 0) {
    return (
      <p role="status" className={styles.warning}>
        <AlertTriangle aria-hidden="true" />
        No hay ingresos configurados. Crea primero el ingreso del que depende este egreso.
      </p>
    );
  }
  const base = relationOf(incomes, variableData.relationVariable);
  const income = typeof base === 'number' ? incomes[base] : undefined;
  const fault = faults.find(({ field }) => field === 'relationVariable')?.message;
  const error = fault ?? (baseFault && BASE_FAULTS[baseFault]);
  const hint = base === ALL_INCOMES ? DEPENDENTS_COUNT : DEPENDENT_BASE;
  return (
    <Field
      label="Ingreso del que depende"
      required
      // An error takes the place of one line, and this has two.
      hint={hasDependent && !error ? hint : undefined}
      error={error}
    >
      <SelectField
        model
        size="sm"
        value={income ? relationTo(income) : (base ?? '')}
        placeholder="Elige un ingreso"
        options={[
          ...wholes.map((whole) => ({ value: whole, label: WHOLE_LABELS[whole] })),
          ...incomes.map((one) => ({
            value: relationTo(one),
            label: `${one.name} (${INCOME_GROUPS[one.incomeType].label})`,
          })),
        ]}
        onChange={(event) =>
          onChange('Cambiar el ingreso', {
            ...expense,
            variableData: { ...variableData, relationVariable: event.target.value },
          })
        }
        {...goesOnByEnter}
      />
    </Field>
  );
}
