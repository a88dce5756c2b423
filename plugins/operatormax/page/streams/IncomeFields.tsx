import { AlertTriangle } from 'lucide-react';
import { Field, SegmentedControl, SelectField } from '../../../../src/ui/index.ts';
import { goesOnByEnter, type Session } from '../../../../src/workbench/index.ts';
import { ALL_ROOMS, type Income, type ProjectData } from '../../document/document.ts';
import { possibleBases } from '../../document/edits.ts';
import { billingTypeField } from '../../document/fields.ts';
import {
  BASE_FAULTS,
  baseNamed,
  baseOf,
  OF_INCOMES,
  WHOLE_LABELS,
  wholesOffered,
} from '../../document/references.ts';
import { incomeId, structureOf } from '../../model/structure.ts';
import { EntriesEditor } from './EntriesEditor.tsx';
import { StreamInput } from './StreamInput.tsx';
import styles from './streams.module.css';

type Of<T extends Income['incomeType']> = Extract<Income, { incomeType: T }>;
type Change = (label: string, next: Income) => void;

interface Props {
  draft: Session<ProjectData>;
  at: number;
  income: Income;
  onChange: Change;
}

/** The part of the form that goes with the type. */
export function IncomeFields({ draft, at, income, onChange }: Props) {
  const stream = incomeId(at);
  switch (income.incomeType) {
    case 'revpar':
      return (
        <>
          <StreamInput stream={stream} id="tarifa" required />
          <StreamInput stream={stream} id="ocupacionObjetivo" required />
          <StreamInput stream={stream} id="periodoEstabilizacion" required />
          <StreamInput stream={stream} id="numeroUnidades" required within={{ min: 1 }} />
        </>
      );
    case 'parqueaderos':
      return <ParkingFields stream={stream} income={income} onChange={onChange} />;
    case 'alquileres':
      return (
        <>
          <StreamInput stream={stream} id="squareMeters" required />
          <StreamInput stream={stream} id="pricePerSquareMeter" required />
          <StreamInput stream={stream} id="occupancy" required />
          <StreamInput stream={stream} id="ipcAdjustment" />
        </>
      );
    case 'servicios':
      return <ServiceFields stream={stream} income={income} onChange={onChange} />;
    case 'dependientes':
      return <DependentFields draft={draft} at={at} income={income} onChange={onChange} />;
    case 'solo-ingresos':
      return <EntriesEditor draft={draft} stream={stream} income={income} onChange={onChange} />;
  }
}

interface PartProps<T extends Income['incomeType']> {
  stream: string;
  income: Of<T>;
  onChange: Change;
}

function ParkingFields({ stream, income, onChange }: PartProps<'parqueaderos'>) {
  const { parkingData } = income;
  const set = (billingType: string) => {
    const hourly = billingType === 'hourly';
    // With monthly billing nobody asked for the hours, and they may be 0.
    const hours = {
      operatingHoursPerDay: Math.max(1, parkingData.operatingHoursPerDay),
      daysPerMonth: Math.max(1, parkingData.daysPerMonth),
    };
    onChange('Cambiar la forma de cobro', {
      ...income,
      parkingData: {
        ...parkingData,
        ...(hourly ? hours : {}),
        billingType: hourly ? 'hourly' : 'monthly',
      },
    });
  };
  return (
    <>
      <SegmentedControl
        label={billingTypeField.label}
        options={billingTypeField.options ?? []}
        value={parkingData.billingType}
        onValueChange={set}
      />
      <StreamInput stream={stream} id="numberOfSpaces" required />
      <StreamInput stream={stream} id="occupancy" required />
      {/* The model has those of the way of billing only. */}
      <StreamInput stream={stream} id="monthlyRate" required />
      <StreamInput stream={stream} id="hourlyRate" required />
      <StreamInput stream={stream} id="operatingHoursPerDay" required />
      <StreamInput stream={stream} id="daysPerMonth" required />
    </>
  );
}

const UNITS = ['por persona', 'por m²', 'por unidad'];

function ServiceFields({ stream, income, onChange }: PartProps<'servicios'>) {
  const { unitType } = income.serviceData;
  // A project from elsewhere may count something else.
  const units = unitType === '' || UNITS.includes(unitType) ? UNITS : [unitType, ...UNITS];
  return (
    <>
      <StreamInput stream={stream} id="rate" required />
      <Field label="Unidad" required>
        <SelectField
          model
          size="sm"
          value={unitType}
          placeholder="Elige la unidad"
          options={units.map((value) => ({ value, label: value }))}
          onChange={(event) =>
            onChange('Cambiar la unidad', {
              ...income,
              serviceData: { ...income.serviceData, unitType: event.target.value },
            })
          }
          {...goesOnByEnter}
        />
      </Field>
      <StreamInput stream={stream} id="monthlyQuantity" required />
    </>
  );
}

interface DependentProps extends Omit<PartProps<'dependientes'>, 'stream'> {
  draft: Session<ProjectData>;
  at: number;
}

function DependentFields({ draft, at, income, onChange }: DependentProps) {
  const { createdIncomes } = draft.document;
  const bases = possibleBases(createdIncomes, at);
  const { dependentData } = income;
  const together = wholesOffered(draft.document, OF_INCOMES);
  const base = baseOf(createdIncomes, dependentData.baseIncomeId);
  const followed = typeof base === 'number' ? createdIncomes[base] : undefined;
  const { fault } = structureOf(draft.document).incomes[at] ?? {};
  if (bases.length === 0) {
    return (
      <p role="status" className={styles.warning}>
        <AlertTriangle aria-hidden="true" />
        No hay otro ingreso del que este pueda depender: crea al menos un ingreso primero.
      </p>
    );
  }
  const choose = (id: string) => {
    const named = baseNamed(createdIncomes, id);
    if (!named) return;
    onChange('Cambiar el ingreso base', {
      ...income,
      dependentData: { ...dependentData, ...named },
    });
  };
  return (
    <>
      <Field label="Ingreso base" required error={fault && BASE_FAULTS[fault]}>
        <SelectField
          model
          size="sm"
          value={
            followed && bases.includes(followed) ? followed.id : base === ALL_ROOMS ? base : ''
          }
          placeholder="Elige un ingreso"
          options={[
            ...together.map((whole) => ({ value: whole, label: WHOLE_LABELS[whole] })),
            ...bases.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={(event) => choose(event.target.value)}
          {...goesOnByEnter}
        />
      </Field>
      <StreamInput stream={incomeId(at)} id="percentage" required />
    </>
  );
}
