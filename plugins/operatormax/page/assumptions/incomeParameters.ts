import { choice, type Field, type Scalar, text } from '../../../../src/tool/index.ts';
import { readTyped } from '../../../../src/workbench/index.ts';
import { type Income, INCOME_TYPES, type ProjectData } from '../../document/document.ts';
import { possibleBases } from '../../document/edits.ts';
import * as fields from '../../document/fields.ts';
import { BASE, baseNamed, baseOf, OF_INCOMES, wholesOffered } from '../../document/references.ts';
import { incomeBlock } from '../../model/data.ts';
import { entriesText, parseEntries, readEntries } from '../streams/monthTexts.ts';
import { INCOME_KINDS } from '../streams/streamKinds.ts';
import { wholeMeant } from './bases.ts';
import { COUNTED_UNITS, PARKING_SPACES } from './counted.ts';
import {
  baseField,
  BILLING,
  byKind,
  MONTHS,
  NAME,
  nameField,
  type Parameter,
  PERCENTAGE,
  TYPE,
  UNIT,
} from './parameter.ts';

const { revparFields: revpar, parkingFields: parking, rentalFields: rental } = fields;

type IncomeVariant = Exclude<Income['incomeType'], 'parqueaderos'> | 'monthly' | 'hourly';

function incomeVariant(income: Income): IncomeVariant {
  return income.incomeType === 'parqueaderos' ? income.parkingData.billingType : income.incomeType;
}

/** A number of the stream's own block, under the name that its type has for it. */
const ofIncome = byKind(incomeVariant, incomeBlock);

const unitField = text('Unidad', { initial: '', maxLength: 100 });
/** As many characters as the months of a project can come to. */
const entriesField = text('Ingresos por mes', { initial: '', maxLength: 10_000 });
const incomeTypeField = choice(
  'Tipo',
  INCOME_KINDS.map(({ value, label }) => ({ value, label })),
);

/** What most incomes have comes first, so that it is in sight together. */
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
    width: 112,
    field: () => incomeTypeField,
    read: ({ incomeType }) => incomeType,
    // The row is another stream then: see `retyped`.
    write: () => undefined,
  },
  ofIncome(
    'tarifa',
    'Tarifa',
    {
      revpar: ['tarifa', revpar.tarifa],
      monthly: ['monthlyRate', parking.monthlyRate],
      hourly: ['hourlyRate', parking.hourlyRate],
      alquileres: ['pricePerSquareMeter', rental.pricePerSquareMeter],
      servicios: ['rate', fields.serviceFields.rate],
    },
    {
      unit: 'al mes',
      also: ['Rate', 'Precio', 'Renta', 'Valor unitario', 'Precio por m²', 'Canon por m²'],
    },
  ),
  ofIncome(
    'cantidad',
    'Unidades, espacios o m²',
    {
      revpar: ['numeroUnidades', revpar.numeroUnidades],
      monthly: ['numberOfSpaces', parking.numberOfSpaces],
      hourly: ['numberOfSpaces', parking.numberOfSpaces],
      alquileres: ['squareMeters', rental.squareMeters],
      servicios: ['monthlyQuantity', fields.serviceFields.monthlyQuantity],
    },
    {
      counts: { revpar: COUNTED_UNITS, monthly: PARKING_SPACES, hourly: PARKING_SPACES },
      also: [
        'Habitaciones',
        'Apartamentos',
        'Cabañas',
        'Domos',
        'Camas',
        'Llaves',
        'Rooms',
        'Keys',
        'Beds',
        'GLA',
        'GLA m²',
        'Celdas',
        'Cupos',
        'Área arrendable',
        'Área privada',
        'Área construida',
      ],
    },
  ),
  ofIncome(
    'ocupacion',
    'Ocupación',
    {
      revpar: ['ocupacionObjetivo', revpar.ocupacionObjetivo],
      monthly: ['occupancy', parking.occupancy],
      hourly: ['occupancy', parking.occupancy],
      alquileres: ['occupancy', rental.occupancy],
    },
    { also: ['Porcentaje de ocupación', 'Uso', '% de uso', '% uso', 'Vacancia', 'Desocupación'] },
  ),
  ofIncome('estabilizacion', 'Estabilización (meses)', {
    revpar: ['periodoEstabilizacion', revpar.periodoEstabilizacion],
  }),
  ofIncome('ajuste', 'Ajuste sobre el IPC', {
    alquileres: ['ipcAdjustment', rental.ipcAdjustment],
  }),
  ofIncome(PERCENTAGE, 'Porcentaje', {
    dependientes: ['percentage', fields.dependentFields.percentage],
  }),
  {
    id: BASE,
    header: 'Ingreso base',
    also: ['Base de cálculo', 'Sobre'],
    width: 168,
    field: ({ incomeType }, project, position) =>
      incomeType === 'dependientes' ? incomeBaseField(project, position) : null,
    parse: (typed, income, project) => {
      if (typed.trim() === '') return { value: null };
      const position = project.createdIncomes.findIndex(({ id }) => id === income.id);
      const outcome = readTyped(incomeBaseField(project, position), typed);
      if (!('error' in outcome)) return outcome;
      const whole = wholeMeant(typed, project, wholesOffered(project, OF_INCOMES));
      return whole ? { value: whole } : outcome;
    },
    read: (income, { createdIncomes }) => {
      if (income.incomeType !== 'dependientes') return null;
      const base = baseOf(createdIncomes, income.dependentData.baseIncomeId);
      return typeof base === 'number' ? (createdIncomes[base]?.id ?? null) : base;
    },
    write: (income, value, { createdIncomes }) => {
      if (income.incomeType !== 'dependientes') return;
      const followed = baseNamed(createdIncomes, value);
      if (followed) Object.assign(income.dependentData, followed);
    },
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
  ofIncome('horas', 'Horas al día', {
    hourly: ['operatingHoursPerDay', parking.operatingHoursPerDay],
  }),
  ofIncome('dias', 'Días al mes', { hourly: ['daysPerMonth', parking.daysPerMonth] }),
  {
    id: UNIT,
    header: 'Unidad',
    width: 112,
    field: ({ incomeType }) => (incomeType === 'servicios' ? unitField : null),
    read: (income) => (income.incomeType === 'servicios' ? income.serviceData.unitType : null),
    write: (income, value) => {
      if (income.incomeType === 'servicios') income.serviceData.unitType = String(value ?? '');
    },
  },
  {
    id: MONTHS,
    header: 'Ingresos por mes',
    width: 260,
    field: ({ incomeType }) => (incomeType === 'solo-ingresos' ? entriesField : null),
    read: (income) =>
      income.incomeType === 'solo-ingresos' ? entriesText(income.soloIngresosData.incomes) : null,
    parse: parseEntries,
    write: (income, value) => {
      const read = readEntries(String(value ?? ''));
      if (income.incomeType !== 'solo-ingresos' || 'error' in read) return;
      const incomes = read.entries.map((entry) => ({ id: crypto.randomUUID(), ...entry }));
      income.soloIngresosData.incomes = incomes;
    },
  },
];

export const isIncomeType = (value: Scalar): value is Income['incomeType'] =>
  INCOME_TYPES.some((type) => type === value);

/** What a dependent income may follow: all rooms together, or another that doesn't follow it. */
function incomeBaseField(project: ProjectData, position: number): Field {
  const bases = possibleBases(project.createdIncomes, position);
  return baseField(bases, wholesOffered(project, OF_INCOMES));
}
