import type { ValueType } from './model.ts';

const NO_NUMBERS = new Float64Array(0);

/**
 * One column of values: numbers (NaN = no value) or texts (null = no value); booleans
 * are 0 and 1. Compiled formulas hold the column and read `data` anew at each run,
 * because growing replaces it.
 */
export class Column {
  data: Float64Array = NO_NUMBERS;
  texts: (string | null)[] = [];

  constructor(
    readonly id: string,
    readonly frame: Frame,
    readonly type: ValueType,
    /** What a row of an input holds before anything is set; null for a column that is computed. */
    private readonly blank: number | null = null,
  ) {}

  get length(): number {
    return this.frame.length;
  }

  /** Whether its values are typed: one that is missing is an empty cell, and no failed formula. */
  get isInput(): boolean {
    return this.blank !== null;
  }

  /** Makes room for more rows; the values stay. */
  reserve(capacity: number): void {
    if (this.type === 'text') {
      while (this.texts.length < capacity) this.texts.push(null);
      return;
    }
    const data = new Float64Array(capacity);
    data.fill(this.blank ?? Number.NaN);
    data.set(this.data);
    this.data = data;
  }

  /** Empties rows of an input, so that rows added later don't begin with old values. */
  clear(from: number, to: number): void {
    if (this.type === 'text') this.texts.fill(null, from, to);
    else this.data.fill(this.blank ?? Number.NaN, from, to);
  }
}

/** The columns of one table; the frame without a name holds the scalars, in one row. */
export class Frame {
  length = 0;
  /** The length once more, as storage that compiled formulas read directly. */
  readonly count = new Float64Array(1);
  readonly columns = new Map<string, Column>();
  private readonly inputs: Column[] = [];
  private capacity = 0;

  constructor(readonly name: string) {}

  get isRoot(): boolean {
    return this.name === '';
  }

  add(id: string, type: ValueType, blank: number | null = null): Column {
    const column = new Column(id, this, type, blank);
    this.columns.set(id, column);
    if (blank !== null) this.inputs.push(column);
    return column;
  }

  /** The rows of a computed table change often: only inputs and more room cost anything. */
  resize(length: number): void {
    if (length > this.capacity) {
      this.capacity = Math.max(length, this.capacity * 2, 8);
      for (const column of this.columns.values()) column.reserve(this.capacity);
    }
    if (length < this.length) {
      for (const column of this.inputs) column.clear(length, this.length);
    }
    this.length = length;
    this.count[0] = length;
  }
}
