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
  length = 0;

  constructor(
    readonly id: string,
    readonly frame: Frame,
    readonly type: ValueType,
    /** What a row of data holds before anything is set; null for a column that is computed. */
    private readonly blank: number | null = null,
  ) {}

  resize(length: number): void {
    if (this.type === 'text') this.resizeTexts(length);
    else if (length > this.data.length) this.grow(length);
    // A row of data that is taken away leaves nothing behind for one that comes later.
    else if (length < this.length && this.blank !== null) {
      this.data.fill(this.blank, length, this.length);
    }
    this.length = length;
  }

  private resizeTexts(length: number): void {
    while (this.texts.length < length) this.texts.push(null);
    this.texts.length = length;
  }

  private grow(length: number): void {
    const data = new Float64Array(Math.max(length, this.data.length * 2, 8));
    data.fill(this.blank ?? Number.NaN);
    data.set(this.data);
    this.data = data;
  }
}

/** The columns of one table; the frame without a name holds the scalars, in one row. */
export class Frame {
  length = 0;
  readonly columns = new Map<string, Column>();

  constructor(readonly name: string) {}

  get isRoot(): boolean {
    return this.name === '';
  }

  add(id: string, type: ValueType, blank?: number): Column {
    const column = new Column(id, this, type, blank);
    this.columns.set(id, column);
    return column;
  }

  resize(length: number): void {
    this.length = length;
    for (const column of this.columns.values()) column.resize(length);
  }
}
