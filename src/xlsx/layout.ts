import { boundsOf, type Interval, type Ref, UNBOUNDED } from '../engine/index.ts';
import type { Calculation, Fact, Field, InputSection, Shape } from '../tool/index.ts';
import { fullAddress } from './grid.ts';
import { Names, SheetNames } from './names.ts';
import { ORIGIN_SHEET } from './origin.ts';
import { isReadAsIs } from './reading.ts';
import { keyOf, type Trees } from './trees.ts';

/** Where the values of a ref are: one cell of a scalar, a column of cells of a table. */
export interface Place {
  readonly sheet: string;
  /** From 0; of a column its first one. */
  readonly row: number;
  readonly column: number;
  readonly name: string;
}

/** Where a list or a table is. */
export interface Area {
  readonly id: string;
  readonly sheet: string;
  readonly isList: boolean;
  /** How many rows there is room for: at least one. */
  readonly capacity: number;
  /** Names the cell that says how many rows are in use. */
  readonly rowsName: string;
  /** The column whose number is the row's month: beside the row's number it stands as a date. */
  readonly month: string | undefined;
  /** The columns in order, those with values of inputs first. */
  readonly columns: readonly string[];
}

/** Above the first row of a sheet of rows: title, note, an empty line and the head. */
export const HEAD_ROW = 3;
export const FIRST_ROW = HEAD_ROW + 1;
/** Beside the row's number, where rows are months. */
export const MONTH_COLUMN = 1;
/** The column of values in sheets of single values. */
export const VALUE_COLUMN = 1;

/** Rows of a table whose number nothing bounds. */
const ROOM = 600;

/** The lines of a sheet of single values: headings and refs. */
export type Line = Heading | { readonly id: string };
export interface Heading {
  readonly heading: string;
  /** Told beside it, in words. */
  readonly facts?: readonly Fact[];
}

export class Layout {
  readonly names = new Names();
  readonly sheets = new SheetNames();
  readonly inputsSheet = this.sheets.take('Entradas');
  readonly resultsSheet = this.sheets.take('Resultados');
  readonly formulasSheet = this.sheets.take('Cálculo');
  readonly readmeSheet = this.sheets.take('Léame');
  readonly choicesSheet = this.sheets.take('Listas');
  readonly searchSheet = this.sheets.take('Búsquedas');
  readonly originSheet = this.sheets.take(ORIGIN_SHEET);
  readonly inputLines: readonly Line[];
  readonly formulaLines: readonly Line[];
  readonly areas: readonly Area[];
  /** Ranges by name, in the order in which they were given. */
  readonly ranges: { name: string; range: string }[] = [];
  /** The places of records in rankings, as ranges. */
  readonly rankings = new Map<string, string>();
  private readonly places = new Map<string, Place>();
  /** Columns of inputs as formulas take them, where an empty or worded cell stands for something. */
  private readonly readings = new Map<string, Place>();

  constructor(
    readonly calculation: Calculation,
    readonly trees: Trees,
  ) {
    this.inputLines = this.placeInputs();
    this.areas = [...this.lists(), ...this.tables()];
    this.formulaLines = this.placeFormulas();
  }

  place(ref: Ref): Place {
    const place = this.places.get(keyOf(ref));
    if (!place) throw new RangeError(`${keyOf(ref)} is in no cell`);
    return place;
  }

  /** The column by which formulas read a whole column. */
  wholeColumn(ref: Ref): Place {
    return this.readings.get(keyOf(ref)) ?? this.place(ref);
  }

  /** Where the readings of a column of inputs are, if it needs any. */
  reading(ref: Ref): Place | undefined {
    return this.readings.get(keyOf(ref));
  }

  area(table: string): Area {
    const area = this.areas.find(({ id }) => id === table);
    if (!area) throw new RangeError(`no table ${table}`);
    return area;
  }

  shape(ref: Ref): Shape | undefined {
    return this.calculation.field(ref) ?? this.calculation.formula(ref);
  }

  label(ref: Ref): string {
    return this.shape(ref)?.label ?? ref.id;
  }

  /** Gives a range a name of its own. */
  nameRange(label: string, range: string): string {
    const name = this.names.take(label);
    this.ranges.push({ name, range });
    return name;
  }

  private placeInputs(): Line[] {
    const { sections, inputs } = this.calculation.declaration;
    const listed = new Set(sections.flatMap((section) => section.inputs));
    const others = Object.keys(inputs).filter((id) => !listed.has(id));
    const parts: InputSection[] = [...sections, { title: 'Otros datos', inputs: others }];
    const filled = parts.filter(({ inputs: ids }) => ids.length > 0);
    // What is only told stands beneath: a workbook that is read back has its inputs where they were.
    const told = parts.filter(
      ({ inputs: ids, facts = [] }) => ids.length === 0 && facts.length > 0,
    );
    const lines = [...filled, ...told].flatMap(({ title, inputs: ids, facts = [] }): Line[] => [
      { heading: title, facts },
      ...ids.map((id) => ({ id })),
    ]);
    this.placeLines(lines, this.inputsSheet);
    return lines;
  }

  private placeFormulas(): Line[] {
    const ids = [...this.trees.byKey.keys()].filter((key) => !key.includes('#'));
    const lines: Line[] = [
      ...(ids.length > 0 ? [{ heading: 'Fórmulas' }] : []),
      ...ids.map((id) => ({ id })),
    ];
    this.placeLines(lines, this.formulasSheet, FIRST_ROW + this.areas.length * 2 + 1);
    return lines;
  }

  private placeLines(lines: readonly Line[], sheet: string, from = FIRST_ROW): void {
    lines.forEach((line, at) => {
      if (!('id' in line)) return;
      const row = from + at;
      const name = this.nameRange(this.label(line), fullAddress(sheet, row, VALUE_COLUMN));
      this.places.set(line.id, { sheet, row, column: VALUE_COLUMN, name });
    });
  }

  private lists(): Area[] {
    return Object.entries(this.calculation.declaration.lists).map(([id, list]) => {
      const fields = Object.entries(list.fields);
      const inputs = fields.toSorted(
        ([, a], [, b]) => Number(a.hidden ?? false) - Number(b.hidden ?? false),
      );
      return this.placeArea(
        id,
        list.label,
        true,
        inputs.map(([field]) => field),
        list.fields,
      );
    });
  }

  private tables(): Area[] {
    return Object.entries(this.calculation.declaration.tables).map(([id, table]) =>
      this.placeArea(id, table.label, false, [], {}),
    );
  }

  private placeArea(
    id: string,
    label: string,
    isList: boolean,
    inputs: readonly string[],
    fields: Readonly<Record<string, Field>>,
  ): Area {
    const sheet = this.sheets.take(label);
    const capacity = this.capacity(id);
    const computed = [...this.trees.byKey.keys()]
      .filter((key) => key.startsWith(`${id}#`))
      .map((key) => key.slice(id.length + 1));
    const put = (column: string, at: number, name: string): Place => {
      const place = { sheet, row: FIRST_ROW, column: at, name };
      const range = fullAddress(sheet, FIRST_ROW, at, FIRST_ROW + capacity - 1);
      return { ...place, name: this.nameRange(`${label} ${name || column}`, range) };
    };
    const columns = [...inputs, ...computed];
    const month = this.monthColumn(id);
    // The first column numbers the rows.
    const first = month === undefined ? 1 : MONTH_COLUMN + 1;
    columns.forEach((column, at) => {
      const ref = { id: column, table: id };
      this.places.set(keyOf(ref), put(column, first + at, this.label(ref)));
    });
    const read = inputs.filter((column) => {
      const field = fields[column];
      return field && !isReadAsIs(field) && this.trees.whole.has(`${id}#${column}`);
    });
    read.forEach((column, at) => {
      const ref = { id: column, table: id };
      const name = `${this.label(ref)} leído`;
      this.readings.set(keyOf(ref), put(column, first + columns.length + at, name));
    });
    const rowsName = this.names.take(`Filas ${label}`);
    return { id, sheet, isList, capacity, rowsName, month, columns };
  }

  /** The column that names the rows of a table, where it is a month. */
  private monthColumn(table: string): string | undefined {
    const { rowName } = this.calculation.declaration.tables[table] ?? {};
    return rowName !== undefined && this.shape({ id: rowName, table })?.month ? rowName : undefined;
  }

  /** As many rows as the inputs' bounds allow, or as there are today where they allow too many. */
  private capacity(table: string): number {
    const today = Math.max(this.calculation.rows(table), 1);
    const tree = this.trees.rows.get(table);
    if (!tree) return today;
    const most = Math.ceil(boundsOf(tree, (ref) => this.bounds(ref, []))[1]);
    return Math.max(today, most <= ROOM ? most : ROOM);
  }

  private bounds(ref: Ref, within: readonly string[]): Interval {
    const key = keyOf(ref);
    const field = this.calculation.field(ref);
    if (field) {
      const { min = UNBOUNDED[0], max = UNBOUNDED[1], blank = min } = field;
      return [Math.min(min, blank), Math.max(max, blank)];
    }
    const tree = this.trees.of(ref);
    if (!tree || ref.table !== undefined || within.includes(key)) return UNBOUNDED;
    return boundsOf(tree, (inner) => this.bounds(inner, [...within, key]));
  }
}
