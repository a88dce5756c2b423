import type { Note } from '../../tool/index.ts';
import type { Scale } from '../grid/clipboard/scales.ts';

/** What a row of a sheet says of one value: 'Plazo | 10 | años'. */
export interface Pair {
  readonly label: string;
  readonly text: string;
  /** As the sheet has it, where the value is a part of that: 'Desembolso | ene 2028'. */
  readonly said?: string;
  readonly row?: string;
  /** What else stands in the row, as its unit. */
  readonly beside: string;
  /** The title of the block in which it stands: 'OPERADOR'. */
  readonly block?: string;
  /** By what the sheet says that its amounts are multiplied: 'cifras en millones'. */
  readonly scale?: Scale;
  /** The percentage beside its amount, which is meant where a share is asked for: 'Equity | 7.250 | 50,2 %'. */
  readonly share?: string;
  /** What its row says to be paid at the least: '15.000.000 mensuales'. */
  readonly minimum?: string;
  /** Whether it only names what the values beside it are of: 'Banco | Davivienda'. */
  readonly isName?: boolean;
  /** The rows that its value is worked out of, where the sheet has none for it. */
  readonly follows?: Follows;
  /** What a column of remarks says of it, and one of sources. */
  readonly note?: Note;
  /** Why it is no input, where others of the sheet say the same: the whole of debt and equity. */
  readonly whyNot?: string;
}

/** An amount, or the share of it that a part is. */
export type Part = readonly [amount: Pair, share?: Pair];

/** What some come to without others. */
export interface Follows {
  readonly of: readonly [Part, ...Part[]];
  readonly less: readonly Part[];
}
