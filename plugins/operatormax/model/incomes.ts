import { type Field, type Formula, type List, percent } from '../../../src/tool/index.ts';
import * as fields from '../document/fields.ts';
import { flowColumnsOf } from './actuals.ts';
import { baseColumn } from './flows.ts';
import type { IncomeStream, IncomeVariant } from './structure.ts';

interface Rule {
  /** A month's income; bare names are the stream's own data first. */
  readonly expression: string;
  readonly fields: Readonly<Record<string, Field>>;
  /** The occupancy on its way to the target, where it takes its time. */
  readonly ramp?: string;
}

const { monthlyRate, hourlyRate, operatingHoursPerDay, daysPerMonth, ...space } =
  fields.parkingFields;

const RULES: Readonly<Record<IncomeVariant, Rule>> = {
  revpar: {
    expression: 'tarifa * numeroUnidades * ocupacionDelMes / 100 * priceFactor',
    ramp: 'ocupacionObjetivo * min(1, row / periodoEstabilizacion)',
    fields: fields.revparFields,
  },
  parkingMonthly: {
    expression: 'monthlyRate * numberOfSpaces * occupancy / 100 * priceFactor',
    fields: { ...space, monthlyRate },
  },
  parkingHourly: {
    expression:
      'hourlyRate * operatingHoursPerDay * daysPerMonth * numberOfSpaces * occupancy / 100 * priceFactor',
    fields: { ...space, hourlyRate, operatingHoursPerDay, daysPerMonth },
  },
  alquileres: {
    expression:
      'squareMeters * pricePerSquareMeter * occupancy / 100 * index(calendar.growth, calendarYear)',
    fields: fields.rentalFields,
  },
  servicios: {
    expression: 'rate * monthlyQuantity * priceFactor',
    fields: fields.serviceFields,
  },
  // With its base before it: see incomeExpression.
  dependientes: { expression: 'percentage / 100', fields: fields.dependentFields },
  soloIngresos: { expression: 'sumif(entries.position, row, entries.value)', fields: {} },
  sinBase: { expression: '0', fields: {} },
};

function incomeExpression(stream: IncomeStream): string {
  const { expression } = RULES[stream.variant];
  const base = baseColumn(stream);
  return base === undefined ? expression : `${base} * ${expression}`;
}

/** The stream's own data, by name. */
export function incomeFields({ variant }: IncomeStream): Readonly<Record<string, Field>> {
  return RULES[variant].fields;
}

/** The stream's columns of the month table: what it brings, and before it what that comes from. */
export function incomeColumns(stream: IncomeStream): Record<string, Formula> {
  const { id, name } = stream;
  const { ramp } = RULES[stream.variant];
  return {
    ...(ramp === undefined
      ? {}
      : { [`${id}.ocupacionDelMes`]: percent(`${name}: ocupación`, ramp, { scope: id }) }),
    ...flowColumnsOf(stream, incomeExpression(stream), 'Ingreso'),
  };
}

/** The amounts of an income that is a list of them. They don't grow, and those of one month add up. */
export function entryList({ name }: IncomeStream): List {
  return {
    label: name,
    singular: 'Ingreso',
    fields: fields.entryFields,
    formulas: {
      position: {
        kind: 'number',
        label: 'Mes de la proyección',
        expression: '(year - startYear) * 12 + month - startMonth + 1',
      },
    },
    initial: [],
    name: 'value',
  };
}
