import type { Ref, Scalar } from '../../engine/index.ts';
import { addressIn, type Naming, namesOf, refIn } from '../contract/addressing.ts';
import type { Axis, Declaration, Field, List } from '../contract/declaration.ts';
import { sumsTo100, complementPairs, writeField } from './complement.ts';
import { kinds } from '../contract/kinds/index.ts';
import { own, isObject } from '../contract/own.ts';
import { countedUnit } from '../text/counted.ts';
import { emptyRecord, fillIds, isFixed, RECORD_ID } from './records.ts';
import type { Checked, Data, Document, DocumentContract, Json, Problem } from '../contract/tool.ts';

type Mutable = Record<string, Json>;
type MutableRecord = Record<string, Scalar>;

/**
 * The document of a tool of plain inputs: one JSON object with the inputs by id, each
 * list as an array of records and each axis as an array of numbers.
 * @param declare - the tool's declaration; read when the document is first needed
 */
export function plainDocument(declare: () => Declaration): DocumentContract {
  const names = (document: Document) => namesOf(plainNaming(declare()), document, declare());
  return {
    initial: () => initialDocument(declare()),
    blank: () => blankDocument(declare()),
    check: (raw) => checkDocument(declare(), raw),
    data: (document) => documentData(declare(), document),
    write: (draft, ref, value) => writeCell(declare(), draft, ref, value),
    addressOf: (document, ref) => addressIn(names(document), ref),
    refOf: (document, address) => refIn(names(document), address),
  };
}

/** Its names are those of the declaration; records are known by their field of ids. */
function plainNaming({ lists }: Declaration): Naming<Document> {
  return {
    ids: (document, id) => {
      const list = own(lists, id);
      if (!list || isFixed(list)) return undefined;
      return (document[id] as readonly MutableRecord[]).map((record) => String(record[RECORD_ID]));
    },
  };
}

function initialDocument({ inputs, lists, axes }: Declaration): Document {
  return {
    ...Object.fromEntries(Object.entries(inputs).map(([id, field]) => [id, field.initial])),
    ...Object.fromEntries(Object.entries(lists).map(([id, list]) => [id, initialRecords(list)])),
    ...Object.fromEntries(Object.entries(axes).map(([id, axis]) => [id, [...axis.initial]])),
  };
}

/** Without the records that a person may take away one by one. */
function blankDocument(declaration: Declaration): Document | null {
  const samples = Object.entries(declaration.lists).filter(
    ([, list]) => !isFixed(list) && list.initial.length > 0,
  );
  if (samples.length === 0) return null;
  return {
    ...initialDocument(declaration),
    ...Object.fromEntries(samples.map(([id]) => [id, []])),
  };
}

function initialRecords(list: List): MutableRecord[] {
  return identified(
    list,
    list.initial.map((record) => ({ ...emptyRecord(list), ...record })),
  );
}

function identified(list: List, records: MutableRecord[]): MutableRecord[] {
  if (!isFixed(list)) fillIds(records);
  return records;
}

function documentData({ inputs, lists }: Declaration, document: Document): Data {
  return {
    scalars: Object.fromEntries(
      Object.keys(inputs).map((id) => [id, (document[id] ?? null) as Scalar]),
    ),
    lists: Object.fromEntries(
      Object.keys(lists).map((id) => [id, (document[id] ?? []) as readonly MutableRecord[]]),
    ),
  };
}

function writeCell({ lists }: Declaration, draft: Mutable, ref: Ref, value: Scalar): void {
  if (ref.table === undefined) {
    if (ref.row === undefined) draft[ref.id] = value;
    else (draft[ref.id] as Scalar[])[ref.row] = value;
    return;
  }
  const record = (draft[ref.table] as MutableRecord[] | undefined)?.[ref.row ?? -1];
  const list = own(lists, ref.table);
  if (!record || !list) throw new RangeError(`${ref.table} has no record ${ref.row}`);
  writeField(list, record, ref.id, value);
}

/** Nothing of a foreign object is read but its own, plain properties. */
/**
 * Checks inputs that came from outside and completes the missing ones with their
 * initial values, inside records too. Unknown names are refused: a misspelt field would
 * otherwise be computed with its default.
 */
export function checkDocument(declaration: Declaration, raw: unknown): Checked {
  if (!isObject(raw)) {
    return { problems: [problem('(entrada)', raw, 'debe ser un objeto con los campos')] };
  }
  const problems: Problem[] = [];
  const document: Mutable = { ...initialDocument(declaration) };
  const { inputs, lists, axes, formulas } = declaration;
  for (const [id, value] of Object.entries(raw)) {
    // A result handed back with its inputs is no input: it is computed anew.
    if (own(formulas, id)) continue;
    const field = own(inputs, id);
    const list = own(lists, id);
    const axis = own(axes, id);
    if (field) document[id] = checkField(field, id, value, problems);
    else if (list) document[id] = checkList(list, id, value, problems);
    else if (axis) document[id] = checkAxis(axis, id, value, problems);
    else problems.push(problem(id, value, 'no es un campo de esta herramienta'));
  }
  return problems.length > 0 ? { problems } : { document };
}

function checkField(field: Field, where: string, given: unknown, problems: Problem[]): Scalar {
  if (given === undefined) return field.initial;
  const value = kinds[field.kind].normalize?.(given) ?? given;
  const wrong = checkValue(field, value);
  if (wrong) problems.push(problem(where, value, wrong));
  // An empty cell of a CSV is a text; to the engine the empty text would be a zero.
  const isNothing = value === '' && field.kind !== 'text' && field.kind !== 'texts';
  return wrong || isNothing ? null : (value as Scalar);
}

/** What is wrong with a value of a field, in Spanish, or null. The same rule everywhere. */
export function checkValue(field: Field, value: unknown): string | null {
  const empty = value === null || value === '';
  if (empty) return mayBeEmpty(field) ? null : 'no se puede dejar en blanco';
  return kinds[field.kind].check(value, field);
}

/** Whether something waits for a value of the field: it starts empty, and empty counts as nothing. */
export function isAwaited({ initial, optional, blank, notComputed }: Field): boolean {
  return initial === null && !optional && blank === undefined && !notComputed;
}

export function mayBeEmpty(field: Field): boolean {
  return field.optional === true || field.initial === null || field.initial === '';
}

function checkList(list: List, where: string, raw: unknown, problems: Problem[]): MutableRecord[] {
  if (!Array.isArray(raw)) {
    problems.push(problem(where, raw, 'debe ser una lista de registros'));
    return [];
  }
  const most = list.maxRecords ?? MAX_RECORDS;
  if (raw.length > most) {
    problems.push({
      field: where,
      value: `${raw.length} registros`,
      message: `supera el máximo ${most}`,
    });
    return [];
  }
  if (raw.length < (list.minRecords ?? 0)) {
    const message = `está por debajo del mínimo ${list.minRecords}`;
    const count = String(raw.length);
    const value = `${count} ${countedUnit(count, 'registros')}`;
    problems.push({ field: where, value, message });
  }
  return identified(
    list,
    raw.map((record: unknown, row) => checkRecord(list, `${where}[${row}]`, record, problems)),
  );
}

export const MAX_RECORDS = 5_000;

function checkRecord(list: List, where: string, raw: unknown, problems: Problem[]): MutableRecord {
  const record = emptyRecord(list);
  if (!isObject(raw)) {
    problems.push(problem(where, raw, 'debe ser un objeto con los campos'));
    return record;
  }
  for (const [id, value] of Object.entries(raw)) {
    if (own(list.formulas ?? {}, id)) continue;
    const field = own(list.fields, id);
    // Counted ids are common.
    if (field && id === RECORD_ID && typeof value === 'number') record[id] = String(value);
    else if (field) record[id] = checkField(field, `${where}.${id}`, value, problems);
    else problems.push(problem(`${where}.${id}`, value, 'no es un campo de esta lista'));
  }
  for (const pair of complementPairs(list)) checkPair(list, pair, where, raw, record, problems);
  return record;
}

/** Of two parts of 100 the one that wasn't given follows the other; two that were have to fit. */
function checkPair(
  list: List,
  pair: readonly [string, string],
  where: string,
  raw: Readonly<Record<string, unknown>>,
  record: MutableRecord,
  problems: Problem[],
): void {
  const [first, ...more] = pair.filter((id) => own(raw, id) !== undefined);
  if (first === undefined) return;
  if (more.length === 0) {
    writeField(list, record, first, record[first] ?? null);
    return;
  }
  const [one, other] = pair.map((id) => record[id]);
  if (typeof one !== 'number' || typeof other !== 'number' || sumsTo100(one, other)) return;
  problems.push(problem(`${where}.${pair[0]}`, one, `no suma 100 con ${pair[1]} (${other})`));
}

function checkAxis(axis: Axis, where: string, raw: unknown, problems: Problem[]): Scalar[] {
  if (!Array.isArray(raw)) {
    problems.push(problem(where, raw, 'debe ser una lista de números'));
    return [];
  }
  const most = axis.maxLength ?? MAX_RECORDS;
  if (raw.length > most) {
    problems.push({
      field: where,
      value: `${raw.length} valores`,
      message: `supera el máximo ${most}`,
    });
    return [];
  }
  return raw.map((value: unknown, i) => checkField(axis.field, `${where}[${i}]`, value, problems));
}

const SHOWN_LENGTH = 80;

export function problem(field: string, value: unknown, message: string): Problem {
  // JSON has no word for what is beyond all numbers: 1e999 would be shown as null.
  const shown = typeof value === 'number' ? String(value) : (JSON.stringify(value) ?? 'nada');
  const short = shown.length > SHOWN_LENGTH ? `${shown.slice(0, SHOWN_LENGTH)}…` : shown;
  return { field, value: short, message };
}

/** A problem in a line: the place, the value there, what is wrong with it. */
export const problemLine = ({ field, value, message }: Problem): string =>
  `${field} = ${value}: ${message}`;
