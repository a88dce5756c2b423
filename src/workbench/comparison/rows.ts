import {
  type Address,
  type Calculation,
  axisValues,
  figuresOf,
  formatDifference,
  fullLabelOf,
  isMoment,
  isOnlyValue,
  kinds,
  listNames,
  onlyField,
  read,
  type Ref,
  rowNameOf,
  type Scalar,
  type Shape,
} from '../../tool/index.ts';
import { namesCounted } from '../exchange/importChanges.ts';

export interface CompareCell {
  readonly text: string;
  readonly value: Scalar;
  /** To the first document: '+2,00 pp'; null where there is none. */
  readonly difference: string | null;
}

/** A value of each document that is compared, in their order. */
export interface CompareRow {
  readonly key: string;
  readonly label: string;
  readonly cells: readonly CompareCell[];
}

interface Given {
  readonly label: string;
  readonly text: string;
  readonly value: Scalar;
  /** Null for what can't be subtracted. */
  readonly shape: Shape | null;
  /** The list of its record, where that is told by its list: one of a single value is told by that. */
  readonly list: string | null;
}

type GivenBy = ReadonlyMap<Address, Given>;

/** Of the records that a document alone has. */
const MOST_NAMES = 5;

const NONE: CompareCell = { text: '—', value: null, difference: null };

/** The inputs in which documents of a tool differ, whatever records each of them has. */
export function inputRows(all: readonly Calculation[]): CompareRow[] {
  const inputs = all.map(inputsOf);
  const keys = [...new Set(inputs.flatMap((one) => [...one.keys()]))];
  const rows = keys.flatMap((key): CompareRow[] => {
    const given = inputs.map((one) => one.get(key));
    const [known] = given.flatMap((one) => one ?? []);
    // Records that not all have are told by their list.
    if (!known || (known.list !== null && given.includes(undefined))) return [];
    const first = given[0]?.value ?? null;
    if (given.every((one) => one !== undefined && one.value === first)) return [];
    return [{ key, label: labelOf(given), cells: cellsOf(given) }];
  });
  // Which records there are says why all else differs.
  return [...listRows(all), ...rows];
}

/**
 * The figures of all documents, those that decide first. Of a tool that has them in its records
 * alone, those that differ of the records that all have.
 */
export function figureRows(all: readonly Calculation[]): CompareRow[] {
  const figures = all.map(figuresBy);
  const keys = [...new Set(figures.flatMap((one) => [...one.keys()]))];
  const given = keys.map((key) => ({ key, values: figures.map((one) => one.get(key)) }));
  const own = given.filter(({ values }) => values.some((one) => one && one.list === null));
  const ofRecords = given.filter(
    ({ values }) =>
      !values.includes(undefined) && new Set(values.map((one) => one?.value)).size > 1,
  );
  const shown = own.length > 0 ? own : ofRecords;
  return shown.flatMap(({ key, values }): CompareRow[] => {
    // What applies to none of them says nothing.
    const isKnown = values.some((one) => one && one.value !== null);
    return isKnown ? [{ key, label: labelOf(values), cells: cellsOf(values) }] : [];
  });
}

function figuresBy(calculation: Calculation): GivenBy {
  return new Map(
    figuresOf(calculation).map(({ address, ref, label, formula }): [Address, Given] => {
      const { value, text } = read(calculation, ref);
      return [address, { label, text, value, shape: formula, list: ref.table ?? null }];
    }),
  );
}

/** With its unit, where the values don't show it: one may be pesos in a document and a share in another. */
function labelOf(given: readonly (Given | undefined)[]): string {
  const known = given.flatMap((one) => one ?? []);
  const [unit, another] = new Set(known.map(({ shape }) => shape?.unit));
  const label = known[0]?.label ?? '';
  return unit === undefined || unit === 'COP' || another !== undefined
    ? label
    : `${label} (${unit})`;
}

function cellsOf(given: readonly (Given | undefined)[]): CompareCell[] {
  const [first] = given;
  return given.map((one, at) => {
    if (!one) return NONE;
    const { text, value } = one;
    return { text, value, difference: at === 0 || !first ? null : differenceOf(first, one) };
  });
}

/** None between two that read the same: what they differ by is less than they say, or noise of binary fractions. */
function differenceOf({ value: from, shape: before, text }: Given, one: Given): string | null {
  const { value: to, shape } = one;
  if (typeof from !== 'number' || typeof to !== 'number' || text === one.text || !shape)
    return null;
  if (shape.options || isMoment(shape)) return null;
  if (shape.kind !== before?.kind || shape.unit !== before.unit) return null;
  return `${to > from ? '+' : ''}${amountOf(to - from, shape)}`;
}

/** '0,004 pp' between 4,90 % and 4,91 %: with its first digit, where the declared ones are zeros. */
function amountOf(change: number, shape: Shape): string {
  const text = formatDifference(change, shape);
  if (/[1-9]/.test(text)) return text;
  const first = Number(change.toPrecision(1));
  const decimals = -Math.floor(Math.log10(Math.abs(first)));
  return formatDifference(first, { ...shape, decimals });
}

/** All that is typed into a document, by address. */
function inputsOf(calculation: Calculation): GivenBy {
  const { inputs, lists, axes } = calculation.declaration;
  const refs: Ref[] = Object.keys(inputs).map((id) => ({ id }));
  for (const [table, { fields }] of Object.entries(lists)) {
    for (let row = 0; row < calculation.rows(table); row++) {
      refs.push(...Object.keys(fields).map((id) => ({ id, table, row })));
    }
  }
  const cells = refs.flatMap((ref): [Address, Given][] => {
    const field = calculation.field(ref);
    const address = calculation.addressOf(ref);
    if (!field || field.hidden || field.isPlace || address === null) return [];
    const { value, text } = read(calculation, ref);
    const given = {
      label: fullLabelOf(calculation, ref),
      text: value === null || value === '' ? 'vacío' : text,
      value,
      shape: field,
      list: isOnlyValue(calculation, ref) ? null : (ref.table ?? null),
    };
    return [[address, given]];
  });
  const steps = Object.entries(axes).map(([id, { label, field }]): [Address, Given] => {
    const values = axisValues(calculation.document[id]);
    const text = values.map((value) => kinds[field.kind].format(value, field)).join(' · ');
    return [id, { label, text, value: text, shape: null, list: null }];
  });
  return new Map([...cells, ...steps]);
}

/** Lists whose records aren't the same everywhere, by the names of their records. */
function listRows(all: readonly Calculation[]): CompareRow[] {
  const lists = all.flatMap(({ declaration }) => Object.entries(declaration.lists));
  const told = lists.filter(([, list]) => onlyField(list) === undefined);
  const ids = new Set(told.map(([id]) => id));
  return [...ids].flatMap((id): CompareRow[] => {
    const records = all.map((calculation) => recordsOf(calculation, id));
    const first = records[0]?.join();
    if (records.every((one) => one.join() === first)) return [];
    const label = all.flatMap(({ declaration }) => declaration.lists[id]?.label ?? [])[0] ?? id;
    const shared = new Set(
      records[0]?.filter((record) => records.every((one) => one.includes(record))),
    );
    const cells = all.map((calculation) => {
      const text = ofRecords(calculation, id, shared);
      return { text, value: text, difference: null };
    });
    return [{ key: id, label, cells }];
  });
}

/** '40, con Apto 302' of a list that has it besides those that all have. */
function ofRecords(calculation: Calculation, table: string, shared: ReadonlySet<string>): string {
  const names = namesOf(calculation, table);
  if (shared.size === 0) return namesCounted(names);
  const addresses = addressesOf(calculation, table);
  const own = names.filter((name, at) => name !== '' && !shared.has(addresses[at] ?? ''));
  const count = names.length.toLocaleString('es-CO');
  return own.length > 0 ? `${count}, con ${listNames(own, MOST_NAMES)}` : count;
}

/** Which records a list has, by what stays when others come and go. */
const recordsOf = (calculation: Calculation, table: string): string[] =>
  addressesOf(calculation, table).sort();

/** Of the records of a list, in their order. */
function addressesOf(calculation: Calculation, table: string): string[] {
  const [field] = Object.keys(calculation.declaration.lists[table]?.fields ?? {});
  if (field === undefined) return [];
  return rowsOf(calculation, table).map(
    (row) => calculation.addressOf({ id: field, table, row }) ?? String(row),
  );
}

/** A value alone says nothing where its table heads the rows: '2033: 3,00 %'. */
function namesOf(calculation: Calculation, table: string): string[] {
  const { name, rowName } = calculation.declaration.lists[table] ?? {};
  return rowsOf(calculation, table).map((row) => {
    if (name === undefined) return '';
    const { text } = read(calculation, { id: name, table, row });
    return rowName === undefined ? text : `${rowNameOf(calculation, table, row)}: ${text}`;
  });
}

/** None where the document has no such list: those of a derived tool follow from what was added. */
function rowsOf(calculation: Calculation, table: string): number[] {
  const isThere = table in calculation.declaration.lists;
  return isThere ? Array.from({ length: calculation.rows(table) }, (_, row) => row) : [];
}
