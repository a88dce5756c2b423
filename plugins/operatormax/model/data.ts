import { isoMonth } from '../../../src/finance/index.ts';
import type { Data, Ref, Scalar } from '../../../src/tool/index.ts';
import {
  completeDates,
  type Expense,
  type Income,
  type IncomeEntry,
  type ProjectData,
} from '../document/document.ts';
import { expenseFields } from './expenses.ts';
import { dateFields, financialFields, operatorFields } from '../document/fields.ts';
import { incomeFields } from './incomes.ts';
import { overridesOf, setOverride, type StreamList } from '../document/overrides.ts';
import { actualsId } from './actuals.ts';
import { streamOf, structureOf } from './structure.ts';

type Block = Record<string, unknown>;

/** The block that holds an income's own data. */
export function incomeBlock(income: Income): Block {
  switch (income.incomeType) {
    case 'revpar':
      return income.revparData;
    case 'parqueaderos':
      return income.parkingData;
    case 'alquileres':
      return income.rentalData;
    case 'servicios':
      return income.serviceData;
    case 'dependientes':
      return income.dependentData;
    case 'solo-ingresos':
      return income.soloIngresosData;
  }
}

/** Where a member of an expense's own data stands: a fixed expense's amount is beside its block. */
export function expenseBlock(expense: Expense, field: string): Block {
  switch (expense.type) {
    case 'personal':
      return expense.personalData;
    case 'fixed':
      return field === 'amount' ? expense : expense.fixedData;
    case 'variable':
      return expense.variableData;
  }
}

/** A project's numbers, under the names that its model gives them. */
export function projectData(document: ProjectData): Data {
  const { dateConfig, operatorConfig, financialConfig, createdIncomes, createdExpenses } = document;
  const scalars: Record<string, Scalar> = {
    replacementReservePercentage: document.replacementReservePercentage,
    tasaOportunidad: document.tasaOportunidad,
  };
  const copy = (fields: object, block: Block): void => {
    for (const id of Object.keys(fields)) scalars[id] = block[id] as Scalar;
  };
  copy(dateFields, dateConfig);
  copy(operatorFields, operatorConfig);
  copy(financialFields, financialConfig);
  const lists: Record<string, Data['lists'][string]> = { inflationByYear: inflation(document) };
  const { incomes, expenses } = structureOf(document);
  incomes.forEach((stream, position) => {
    const income = createdIncomes[position] as Income;
    const block = incomeBlock(income);
    for (const [field, name] of inputNames(incomeFields(stream), stream.id)) {
      scalars[name] = block[field] as Scalar;
    }
    if (income.incomeType === 'solo-ingresos') {
      lists[`${stream.id}.entries`] = income.soloIngresosData.incomes;
    }
    if (stream.actual) lists[actualsId(stream)] = actuals(document, 'createdIncomes', income.id);
  });
  expenses.forEach((stream, position) => {
    const expense = createdExpenses[position] as Expense;
    for (const [field, name] of inputNames(expenseFields(stream), stream.id)) {
      scalars[name] = expenseBlock(expense, field)[field] as Scalar;
    }
    if (stream.actual) lists[actualsId(stream)] = actuals(document, 'createdExpenses', expense.id);
  });
  return { scalars, lists };
}

type InputNames = readonly (readonly [field: string, name: string])[];

/** By the fields that streams of a kind have, and the stream. */
const namesOfFields = new WeakMap<object, Map<string, InputNames>>();

/** What the model calls a stream's fields. Made once: each edit asks for those of all streams. */
function inputNames(fields: object, stream: string): InputNames {
  const byStream = namesOfFields.get(fields) ?? new Map<string, InputNames>();
  namesOfFields.set(fields, byStream);
  const names =
    byStream.get(stream) ?? Object.keys(fields).map((id) => [id, `${stream}.${id}`] as const);
  byStream.set(stream, names);
  return names;
}

/** The months of a stream that were typed over. */
function actuals(project: ProjectData, list: StreamList, id: string): Data['lists'][string] {
  return overridesOf(project, list, id).map(([month, value]) => ({
    year: Number(month.slice(0, 4)),
    month: Number(month.slice(5)),
    value,
  }));
}

/** The calendar years that the projection touches. */
export function inflationYears({ dateConfig }: ProjectData): number[] {
  const dates = completeDates(dateConfig);
  if (!dates) return [];
  const { startMonth, startYear, projectionPeriod } = dates;
  const years = Math.ceil((startMonth - 1) / 12 + projectionPeriod);
  return Array.from({ length: years }, (_, k) => startYear + k);
}

/** A record for each of them. */
function inflation(project: ProjectData): { percent: number | null }[] {
  const { inflationByYear } = project.dateConfig.macroeconomicData;
  return inflationYears(project).map((year) => ({
    percent: inflationByYear[String(year)] ?? null,
  }));
}

const STREAM = /^([ie])(\d+)\.(\w+)$/;

/** Writes a value of the model to its place in a project. @throws {RangeError} where it has none */
export function writeProject(draft: ProjectData, { id, table, row }: Ref, value: Scalar): void {
  if (table === 'months') return writeMonth(draft, id, row ?? -1, value);
  if (table?.endsWith('.actual')) return writeActual(draft, table, id, row ?? -1, value);
  if (table === 'inflationByYear') return writeInflation(draft, row ?? 0, value);
  if (table !== undefined) return writeEntry(draft, table, id, row ?? -1, value);
  const [, list, number, field] = STREAM.exec(id) ?? [];
  if (field !== undefined) {
    blockOf(draft, list === 'i', Number(number) - 1, field)[field] = value;
    return;
  }
  if (id in dateFields) (draft.dateConfig as Block)[id] = value;
  else if (id in operatorFields) (draft.operatorConfig as Block)[id] = value;
  else if (id in financialFields) (draft.financialConfig as Block)[id] = value;
  else (draft as Block)[id] = value;
  synchronise(draft, id);
}

function blockOf(draft: ProjectData, isIncome: boolean, position: number, field: string): Block {
  const income = isIncome ? draft.createdIncomes[position] : undefined;
  if (income) return incomeBlock(income);
  const expense = isIncome ? undefined : draft.createdExpenses[position];
  if (expense) return expenseBlock(expense, field);
  throw new RangeError(`no stream ${position} for ${field}`);
}

/** The disbursement goes with the start of the project, and its amount is the debt. */
function synchronise({ dateConfig, financialConfig }: ProjectData, id: string): void {
  const { startMonth, startYear } = dateConfig;
  if (id === 'startMonth' && startMonth !== null)
    financialConfig.disbursementMonth = startMonth - 1;
  if (id === 'startYear' && startYear !== null) financialConfig.disbursementYear = startYear;
  if (id === 'debtPayment') financialConfig.disbursementAmount = financialConfig.debtPayment;
}

/** A year without a value has no entry. */
function writeInflation({ dateConfig }: ProjectData, row: number, value: Scalar): void {
  const { inflationByYear } = dateConfig.macroeconomicData;
  if (dateConfig.startYear === null) return;
  const year = String(dateConfig.startYear + row);
  if (typeof value === 'number') inflationByYear[year] = value;
  else delete inflationByYear[year];
}

/** A month of a stream that is typed over; without a value it is computed again. */
function writeMonth(draft: ProjectData, id: string, row: number, value: Scalar): void {
  const stream = streamOf(draft, id.replace(/\.flow$/, ''));
  const month = monthAt(draft, row);
  if (!stream || month === null) throw new RangeError(`nothing is typed over ${id}`);
  setOverride(draft, ...stream, month, typeof value === 'number' ? value : null);
}

/** '2028-03', of a row of the month table. */
function monthAt({ dateConfig }: ProjectData, row: number): string | null {
  const dates = completeDates(dateConfig);
  return dates && row >= 0 ? isoMonth(dates.startYear * 12 + dates.startMonth - 1 + row) : null;
}

/** The record of a month that was typed over; null for a month that is computed, and any other cell. */
export function typedOver(project: ProjectData, { id, table, row }: Ref): Ref | null {
  const stream = table === 'months' ? streamOf(project, id.replace(/\.flow$/, '')) : null;
  if (!stream) return null;
  const month = monthAt(project, row ?? -1);
  const at = overridesOf(project, ...stream).findIndex(([known]) => known === month);
  return at < 0 ? null : { id: 'value', table: id.replace(/\.flow$/, '.actual'), row: at };
}

/** A record of a stream's real months: its value, or the month it is of. */
function writeActual(
  draft: ProjectData,
  table: string,
  field: string,
  row: number,
  value: Scalar,
): void {
  const stream = streamOf(draft, table.replace(/\.actual$/, ''));
  const [month, known] = (stream && overridesOf(draft, ...stream)[row]) ?? [];
  if (!stream || month === undefined || known === undefined) {
    throw new RangeError(`${table} has no record ${row}`);
  }
  if (field === 'value') {
    setOverride(draft, ...stream, month, typeof value === 'number' ? value : null);
    return;
  }
  const [year, of] = month.split('-').map(Number) as [number, number];
  const index = field === 'year' ? Number(value) * 12 + of - 1 : year * 12 + Number(value) - 1;
  setOverride(draft, ...stream, month, null);
  setOverride(draft, ...stream, isoMonth(index), known);
}

function writeEntry(
  draft: ProjectData,
  table: string,
  field: string,
  row: number,
  value: Scalar,
): void {
  const position = Number(/^i(\d+)\.entries$/.exec(table)?.[1]) - 1;
  const income = draft.createdIncomes[position];
  const entries: IncomeEntry[] =
    income?.incomeType === 'solo-ingresos' ? income.soloIngresosData.incomes : [];
  const entry = entries[row];
  if (!entry) throw new RangeError(`${table} has no record ${row}`);
  (entry as Block)[field] = value;
}
