import { loadData, NO_DATA, type Scalar, Sheet } from '../../engine/index.ts';
import type { Declaration } from '../contract/declaration.ts';
import type { Data } from '../contract/tool.ts';
import type { Calculation } from './calculation.ts';
import { toModel } from './model.ts';

/** The figures of a calculation with some records of a list alone, kept in step with it. */
export class Subset {
  private readonly list: string;
  private declaration: Declaration | null = null;
  private data: Data = NO_DATA;
  private sheet: Sheet | null = null;
  private keeps: (row: number) => boolean = () => true;

  constructor(list: string) {
    this.list = list;
  }

  /** Takes over what the calculation holds by now; computes what is another since the last time. */
  update({ declaration, data }: Calculation, keeps: (row: number) => boolean): this {
    if (!this.sheet || this.declaration !== declaration) {
      this.sheet = new Sheet(toModel(declaration));
      this.declaration = declaration;
      this.data = NO_DATA;
    }
    this.keeps = keeps;
    const records = (data.lists[this.list] ?? []).filter((_, row) => keeps(row));
    const kept = { ...data, lists: { ...data.lists, [this.list]: records } };
    loadData(this.sheet, kept, this.data);
    this.data = kept;
    this.sheet.calculate();
    return this;
  }

  /** Whether a record is one of these; those of other lists all are. */
  counts(table: string, row: number): boolean {
    return table !== this.list || this.keeps(row);
  }

  /** A figure of these records, or null where it has none. */
  value(id: string): Scalar {
    return this.sheet?.value({ id }) ?? null;
  }
}
