import type { DecimalMark } from '../../../tool/index.ts';
import type { ImportTarget, Mapping } from '../target.ts';

/** Stands for a value of which nobody has said what it is. */
export const UNSAID = 'por decir';

/** A column of which nobody but the person knows how it is meant. */
type Asking = Pick<Doubt, 'column' | 'question'>;

export interface Doubt {
  readonly column: number;
  readonly question: string;
  /** That it isn't answered yet. */
  readonly unanswered: string;
  readonly ways: readonly Way[];
}

export interface Way {
  readonly label: string;
  /** A text of the column as it is typed into the list; `cells` are those of its record. */
  readonly read: (text: string, cells: readonly string[]) => string;
  /** The column that is meant, where it may be another one. */
  readonly takes?: number;
  /** The column of the list that this one becomes by it; the empty text for none. */
  readonly becomes?: string;
}

/** What was chosen of doubts, by what each asks of which column. */
export type Answers = ReadonlyMap<string, string>;

const keyOf = ({ column, question }: Asking): string => `${column} ${question}`;

/** The way that was chosen. */
export const wayOf = (answers: Answers, doubt: Doubt): Way | undefined =>
  doubt.ways.find(({ label }) => label === answers.get(keyOf(doubt)));

export const withAnswer = (answers: Answers, asking: Asking, label: string): Answers =>
  new Map([...answers, [keyOf(asking), label]]);

/** A question about a column, before it is known which one. */
export type Asked = Omit<Doubt, 'column'>;

/** How the cells of a table are read. */
export interface Reading {
  readonly mapping: Mapping;
  readonly mark: DecimalMark;
  readonly target: ImportTarget;
}

export const asItIs: Way['read'] = (text) => text;
