import type { SubmitButton, ToolCard, ToolHead } from '../../../schemas/tool.ts';
import type { Data, Ref, Scalar } from '../../engine/index.ts';
import type { Address } from './address.ts';
import type { Found, Naming } from './addressing.ts';
import type { Declaration } from './declaration.ts';

export { CATEGORIES, type Category } from '../../../schemas/categories.ts';
export type { Data, SubmitButton, ToolCard, ToolHead };

/** A value as JSON carries it. */
export type Json = Scalar | readonly Json[] | { readonly [key: string]: Json };

/** What a person edits and keeps: plain JSON, nothing computed. */
export type Document = Readonly<Record<string, Json>>;

/** A document that an edit may write to; a member that may hold any JSON is replaced whole. */
export type Draft<T> = {
  -readonly [Member in keyof T]: Json extends T[Member] ? T[Member] : Draft<T[Member]>;
};

/** What is wrong with a document from outside, in Spanish. */
export interface Problem {
  /** Where: 'interestRate', 'properties[2].risk'. */
  readonly field: string;
  /** What stood there, as JSON. */
  readonly value: string;
  /** 'supera el máximo 30'. */
  readonly message: string;
}

export type Checked<D extends Document = Document> =
  | {
      readonly document: D;
      /** What was left out of it, in Spanish; nothing that a figure depends on. */
      readonly notices?: readonly string[];
    }
  | { readonly problems: readonly Problem[] };

/** How a tool's document is made, checked, read and written. */
interface DocumentSource<D extends Document> {
  readonly initial: () => D;
  /** To begin from nothing; null where `initial` has no samples. */
  readonly blank?: () => D | null;
  /** Checks and completes what came from outside: a file, the command line, storage. */
  readonly check: (raw: unknown) => Checked<D>;
  /** From version n to n + 1, by n. */
  readonly migrations?: Readonly<Record<number, (old: unknown) => unknown>>;
  data(document: D): Data;
  /** Writes one cell into a draft; the ref is an input's, an axis' or a list field's. */
  write(draft: Draft<D>, ref: Ref, value: Scalar): void;
  /** The input that holds what was typed over a computed cell; null where it is computed. */
  typedOver?(document: D, ref: Ref): Ref | null;
}

/** What a tool says of its own document where its formulas derive from it. */
export interface DerivedDocument<D extends Document = Document> extends DocumentSource<D> {
  /** Which names of the model belong to which record. */
  readonly names: Naming<D>;
}

/**
 * All that is known of a tool's document. Tools of plain inputs declare none: theirs follows from
 * the declaration (see `plainDocument`).
 */
export interface DocumentContract<D extends Document = Document> extends DocumentSource<D> {
  /**
   * The name of a cell that survives edits of other records; null where the document has none such.
   * Refs are for today's document only: what is kept, linked or compared names values by address.
   */
  addressOf(document: D, ref: Ref): Address | null;
  /**
   * The cell that an address names in this document, computed ones included. How many rows a
   * computed table has, a document can't tell: see `Calculation.refOf`.
   */
  refOf(document: D, address: Address): Found;
}

/** The values of a document, to be read. */
export interface Values {
  readonly document: Document;
  /** Null where there is none; a record's or a row's with `ref.row`. */
  readonly value: (ref: Ref) => Scalar;
  /** The number of rows of a table or records of a list. */
  readonly rows: (table: string) => number;
}

/** The module of a tool's own view; the workbench knows its props. */
export type ViewLoader = () => Promise<{ readonly default: unknown }>;

export interface Tool extends ToolHead {
  /** The declaration as its author wrote it, before anything is filled in: what the registry reads. */
  readonly given: (document: Document) => unknown;
  /** A pure function; constant for a tool of plain inputs. */
  readonly declare: (document: Document) => Declaration;
  readonly document: DocumentContract;
  /** The outputs where their shape isn't that of the declaration; it only reads and arranges. */
  readonly outputs?: (values: Values) => Json;
  /** Its own arrangement of the page, within a session of the document. */
  readonly view?: ViewLoader;
  /** A page of its own altogether, for a tool that keeps several documents. */
  readonly page?: ViewLoader;
}
