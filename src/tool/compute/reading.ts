import { type Ref, type Reason, reasonOf, type Scalar } from '../../engine/index.ts';
import { compare } from '../../finance/index.ts';
import type { Calculation } from './calculation.ts';
import { parseAddress } from '../contract/address.ts';
import type { Field, Formula, List, Thresholds } from '../contract/declaration.ts';
import { kinds } from '../contract/kinds/index.ts';
import { isObject } from '../contract/own.ts';
import { countedUnit } from '../text/counted.ts';
import { filled } from '../text/filled.ts';
import { longMonth } from '../text/months.ts';
import { conditionId } from './model.ts';

export type Tone = 'input' | 'actual' | 'computed' | 'good' | 'orange' | 'bad' | 'muted';

/** A value as a person reads it. */
export interface Reading {
  readonly value: Scalar;
  /** In es-CO: '$ 1.250.000', 'N/A'. */
  readonly text: string;
  readonly tone: Tone;
  /** Of an option among some that go from the least to the most: its place. */
  readonly order?: number;
  /** Why there is no value. */
  readonly note?: string;
}

export type Grade = 'green' | 'orange' | 'red';

/**
 * The colour of a value: at least `good` is green, at least `warning` orange, else red; at most
 * instead of at least where lower is better. Unrounded, but for the noise of binary fractions:
 * 1e-9 of the size of the amounts that it was computed from.
 */
export function grade(value: Scalar, { good, warning, lower }: Thresholds, size = 1): Grade | null {
  if (typeof value !== 'number') return null;
  const reaches = (limit: number): boolean => {
    const side = compare(value, limit, size);
    return lower ? side <= 0 : side >= 0;
  };
  return reaches(good) ? 'green' : reaches(warning) ? 'orange' : 'red';
}

/** The colour of a cell's value. */
export function gradeAt(calculation: Calculation, ref: Ref, thresholds: Thresholds): Grade | null {
  const { size } = thresholds;
  const amounts = size === undefined ? 1 : calculation.value({ ...ref, id: size });
  return grade(calculation.value(ref), thresholds, typeof amounts === 'number' ? amounts : 1);
}

const TONES: Readonly<Record<Grade, Tone>> = { green: 'good', orange: 'orange', red: 'bad' };

/** How a cell reads, input or computed. */
export function read(calculation: Calculation, ref: Ref): Reading {
  const field = calculation.field(ref);
  const value = readScalar(calculation, ref);
  // An empty cell counts as 0, but reads as what it is: nobody typed a 0.
  if (field)
    return readField(field, field.blank === 0 && calculation.isEmptyCell(ref) ? null : value);
  const formula = calculation.formula(ref);
  if (!formula) throw new RangeError(`nothing is declared as ${ref.table ?? ''}.${ref.id}`);
  return readFormula(calculation, ref, formula, value);
}

/** Axes are part of the document alone: the engine never sees them as a whole. */
function readScalar(calculation: Calculation, ref: Ref): Scalar {
  if (ref.table !== undefined || ref.row === undefined) return calculation.value(ref);
  const axis = calculation.document[ref.id];
  return Array.isArray(axis) ? ((axis[ref.row] ?? null) as Scalar) : null;
}

function readField(field: Field, value: Scalar): Reading {
  return {
    value,
    text: kinds[field.kind].format(value, field),
    tone: 'input',
    ...orderOf(field, value),
  };
}

function orderOf(
  { ordered, options = [] }: Pick<Field, 'ordered' | 'options'>,
  value: Scalar,
): Pick<Reading, 'order'> {
  const order = ordered ? options.findIndex((option) => option.value === value) : -1;
  return order < 0 ? {} : { order };
}

function readFormula(calculation: Calculation, ref: Ref, formula: Formula, value: Scalar): Reading {
  if (value === null) return readMissing(calculation, ref, formula);
  const text = kinds[formula.kind].format(value, formula);
  const { projected } = formula;
  // What was typed may be what would be computed.
  const isActual = (id: string): boolean =>
    calculation.value({ ...ref, id }) !== value || calculation.isTypedOver(ref);
  if (projected !== undefined && isActual(projected)) return { value, text, tone: 'actual' };
  if (formula.alarm && calculation.value({ id: conditionId.alarm(ref.id) }) === true) {
    return { value, text, tone: 'bad' };
  }
  const thresholds = thresholdsOf(calculation, formula);
  const colour = thresholds && gradeAt(calculation, ref, thresholds);
  if (colour) return { value, text, tone: TONES[colour] };
  const loss =
    typeof value === 'number' && value < 0 && !formula.negativeIsFine && /[1-9]/.test(text);
  return { value, text, tone: loss ? 'bad' : 'computed', ...orderOf(formula, value) };
}

function thresholdsOf(calculation: Calculation, formula: Formula): Thresholds | undefined {
  if (formula.target === undefined) return formula.thresholds;
  const limit = calculation.value({ id: formula.target });
  return typeof limit === 'number' ? { good: limit, warning: limit } : undefined;
}

function readMissing(calculation: Calculation, ref: Ref, formula: Formula): Reading {
  const reason = reasonOf(calculation.sheet, ref);
  const stated = formula.missing !== undefined;
  // What only waits for an input, or doesn't apply, isn't an error: a dash says so more quietly.
  const quiet = reason?.kind === 'blank' || (reason?.kind === 'condition' && !stated);
  return {
    value: null,
    text: quiet ? '—' : (formula.missing ?? 'N/A'),
    tone: 'muted',
    ...(reason ? { note: explain(calculation, reason) } : {}),
  };
}

/** A reason as a sentence. */
export function explain(calculation: Calculation, { kind, ref, why }: Reason): string {
  const label = labelOf(calculation, ref);
  switch (kind) {
    case 'blank':
      return `Falta «${label}»`;
    case 'division':
      return `En «${label}» se dividiría por cero`;
    case 'condition':
      return `«${label}» no aplica con estos datos`;
    case 'function':
      return why ? `${label}: ${why}` : `«${label}» no se puede calcular con estos datos`;
    case 'beyond':
      return `«${label}» no tiene un valor con estos datos`;
  }
}

/** The name of a cell: 'Cuota', 'Interés · Mes 3', 'Valor · Apto 301'. */
export function labelOf(calculation: Calculation, ref: Ref): string {
  if (ref.row === undefined) return ownLabel(calculation, ref);
  return labelInRow(calculation, ref, rowNameOf(calculation, ref.table, ref.row));
}

const ownLabel = (calculation: Calculation, ref: Ref): string =>
  (calculation.field(ref) ?? calculation.formula(ref))?.label ?? ref.id;

/** The name of a cell in a row that is called so; the one value of a record is called as the record is. */
export function labelInRow(calculation: Calculation, ref: Ref, row: string): string {
  return isOnlyValue(calculation, ref) ? row : `${ownLabel(calculation, ref)} · ${row}`;
}

/** Whether a cell is all there is of its record, which is called by its place. */
export function isOnlyValue({ declaration }: Calculation, { id, table }: Ref): boolean {
  const list = declaration.lists[table ?? ''];
  return list !== undefined && onlyField(list) === id;
}

/** The field of a list that is all there is of its records, once they are called by their place. */
export function onlyField({ called, fields }: List): string | undefined {
  if (called === undefined) return undefined;
  const [only, another] = Object.entries(fields).filter(
    ([, { isPlace, hidden }]) => !isPlace && !hidden,
  );
  return another === undefined ? only?.[0] : undefined;
}

/** The unit beside a figure as it is shown; nothing where there is no value, and pesos say theirs themselves. */
export function unitBeside({ value, text }: Reading, unit: string | undefined): string {
  return value === null || !unit || unit === 'COP' ? '' : countedUnit(text, unit);
}

/** The same with the record it belongs to, where the page doesn't show it beside: 'Tarifa · Parqueaderos'. */
export function fullLabelOf(calculation: Calculation, ref: Ref): string {
  const label = labelOf(calculation, ref);
  if (ref.row !== undefined) return label;
  // A column of a record may say it itself: 'Real − proyectado · Energía', 'Energía: proyectado'.
  const said = label.split(/ · |: /);
  return [label, ...ownersOf(calculation, ref).filter((name) => !said.includes(name))].join(' · ');
}

/** The names of the records that a value of the model is of. */
export function ownersOf(calculation: Calculation, ref: Ref): string[] {
  const owners = parseAddress(calculation.addressOf(ref) ?? '') ?? [];
  return owners.flatMap(({ name, key }) => {
    const records = calculation.document[name];
    if (typeof key !== 'object' || !('id' in key) || !Array.isArray(records)) return [];
    const record: unknown = records.find((one: unknown) => isObject(one) && one['id'] === key.id);
    return isObject(record) && typeof record['name'] === 'string' ? [record['name']] : [];
  });
}

/** What a row of a list, a table or an axis (without one) is called. */
export function rowNameOf(
  calculation: Calculation,
  table: string | undefined,
  row: number,
): string {
  const { lists, tables } = calculation.declaration;
  const list = table === undefined ? undefined : lists[table];
  const shown = table === undefined ? undefined : tables[table];
  const { rowLabel = table === undefined ? 'valor' : 'fila', rowName } = list ?? shown ?? {};
  const named =
    list?.called !== undefined
      ? filled(list.called, (id) => textIn(calculation, { id, table: table ?? '', row }))
      : rowName === undefined
        ? list && recordName(calculation, list, table ?? '', row)
        : textIn(calculation, { id: rowName, table: table ?? '', row });
  // A table of one row needs no number for it.
  const isOnly = shown?.rows === '1';
  return named || (isOnly ? rowLabel : `${rowLabel} ${row + 1}`);
}

/** Undefined where there is no such cell: what somebody calls a stream may have braces in it. */
const textIn = (calculation: Calculation, ref: Ref): string | undefined =>
  calculation.sheet.has(ref) ? read(calculation, ref).text : undefined;

export interface RowNames {
  /** As a place to go to: 'Año 7 (2033-34)'. */
  readonly called: string;
  /** All names by which people look for it: 'Año 7', '2033-34' and 'Año 2033-34'; 'mar 2028' and 'marzo de 2028'. */
  readonly names: readonly string[];
}

/** What else a row of a table is called. */
export function rowNamesOf(calculation: Calculation, table: string, row: number): RowNames {
  const name = rowNameOf(calculation, table, row);
  const { rowHead, rowLabel = '', rowName } = calculation.declaration.tables[table] ?? {};
  if (rowHead !== undefined) {
    const head = read(calculation, { id: rowHead, table, row }).text;
    return { called: `${name} (${head})`, names: [name, head, `${rowLabel} ${head}`] };
  }
  const month = rowName === undefined ? undefined : { id: rowName, table, row };
  const index = month && calculation.formula(month)?.month ? calculation.value(month) : null;
  return { called: name, names: typeof index === 'number' ? [name, longMonth(index)] : [name] };
}

/** What names a record; the empty text where nothing does. */
export function recordName(
  calculation: Calculation,
  { name }: List,
  table: string,
  row: number,
): string {
  return name === undefined ? '' : String(calculation.value({ id: name, table, row }) ?? '');
}
