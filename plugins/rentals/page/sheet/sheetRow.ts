import type { FoldedRow } from '../../../../src/workbench/index.ts';
import type { StreamShape } from '../../document/structure.ts';
import type { Side } from '../../document/types.ts';

/** A form that goes on from project to project, in the order in which the sheet shows them. */
interface Walked {
  readonly order?: readonly number[] | undefined;
  /** It is no more at the cell that it was opened from: closing it leads to where it is. */
  readonly leads?: true;
}

/** Where in its form one begins. */
export interface Begun extends Walked {
  /** What was typed on the cell that opened it: its amount begins with it. */
  readonly typed?: string;
  /** The part of the value that was touched. */
  readonly part?: string;
}

/** A project in a form of its own, at a field. */
export interface OpenedProject extends Walked {
  readonly row: number;
  readonly field: string;
}

/** What a click on a cell opens. */
export type Target =
  | ({ readonly open: 'value'; readonly stream: StreamShape; readonly row: number } & Begun)
  | ({ readonly open: 'fee' | 'reserve'; readonly row: number } & Begun)
  | { readonly open: 'options'; readonly stream: StreamShape }
  | { readonly open: 'create'; readonly side: Side };

/** A row of the sheet, with what its head and its cells open. */
export interface SheetRow extends FoldedRow {
  readonly opens?: (record: number) => Target;
  readonly headOpens?: Target;
  /** Of an income or expense: the time that its value covers. */
  readonly period?: string;
}

export interface Fields {
  readonly [id: string]: { readonly label: string } | undefined;
}
