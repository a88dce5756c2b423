import type { DecimalMark } from '../../../tool/index.ts';
import type { Way } from '../doubts/doubt.ts';
import type { Mapping } from '../target.ts';
import type { Remarks } from './remarkNotes.ts';

/** What becomes of the records that are there. */
export type Mode = 'add' | 'update' | 'replace';

export interface Choices {
  readonly mapping: Mapping;
  readonly mode: Mode;
  readonly mark: DecimalMark;
  readonly turned: boolean;
  /** How the texts of some columns of the file are meant, by the column. */
  readonly ways: ReadonlyMap<number, Way['read']>;
  /** The columns that come in as notes. */
  readonly remarks?: Remarks;
}
