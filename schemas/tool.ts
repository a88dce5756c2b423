import * as z from 'zod/mini';
import { CATEGORIES } from './categories.ts';
import {
  advice,
  axis,
  chart,
  inputSection,
  list,
  matrix,
  resultSection,
  ranking,
  table,
} from './tool-blocks.ts';
import { byId, field, type Fixed, formula, reference, words } from './tool-values.ts';

/**
 * The shape of a tool's declaration: its types are inferred from here, and the registry checks every
 * tool against it, in Node and in the browser.
 */
export * from './tool-blocks.ts';
export * from './tool-values.ts';

const path = () =>
  z
    .string()
    .check(
      z.regex(/^\/tools\/[a-z0-9-]+$/, 'no es una ruta como /tools/mi-herramienta'),
      z.maxLength(100),
    );

/** What the catalogue shows of a tool. */
export const toolCard = z.strictObject({
  /** The name of the tool's folder. */
  id: z
    .string()
    .check(
      z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'solo admite minúsculas, números y guiones'),
      z.maxLength(80),
    ),
  title: words(),
  description: words(),
  category: z.enum(CATEGORIES),
  path: path(),
  /** Other spellings of the path that resolve to the tool as well. */
  aliases: z.optional(z.array(path())),
  /** Every path beneath its own is the tool's as well: its page has sections. */
  subpaths: z.optional(z.boolean()),
  /** The catalogue opens it in a dialog as well: few inputs, a button, few results. */
  inDialog: z.optional(z.boolean()),
  /** 'card' among the catalogue's cards, 'more' under 'Más herramientas', 'none': command line only. */
  listed: z.enum(['card', 'more', 'none']),
  /**
   * The key of the browser's storage under which its document is kept, or a list of them; else
   * nothing is kept.
   */
  storageKey: z.optional(words()),
  /** Under that key stands a list of documents, of which its page shows one at a time. */
  keepsList: z.optional(z.boolean()),
});
export type ToolCard = Fixed<z.infer<typeof toolCard>>;

export const submitButton = z.strictObject({
  /** 'Calcular'. */
  label: words(),
  /** The id of a formula, yes or no: as long as it is no, pressing the button does nothing. */
  when: z.optional(reference()),
  /** Beside the button, before it was pressed. */
  hint: z.optional(words()),
});
export type SubmitButton = Fixed<z.infer<typeof submitButton>>;

/** What a tool says of itself besides its figures. */
export const toolHead = z.strictObject({
  ...toolCard.shape,
  /** Of the document's shape. */
  version: z.int().check(z.minimum(1), z.maximum(1_000)),
  /**
   * Words that people look for it by, besides those of title, description and labels: what they call
   * the thing ('airbnb'), or the problem ('me prestan').
   */
  keywords: z.optional(z.array(words())),
  /** With a button to calculate, the results are those of the data as they were when it was pressed. */
  submit: z.optional(submitButton),
});
export type ToolHead = Fixed<z.infer<typeof toolHead>>;

/** All that a tool says about its figures: plain data from which everything is shown. */
export const declaration = z.strictObject({
  inputs: byId(field),
  lists: byId(list),
  axes: byId(axis),
  formulas: byId(formula),
  tables: byId(table),
  matrices: byId(matrix),
  rankings: byId(ranking),
  advice: z.array(advice),
  charts: z.array(chart),
  sections: z.array(inputSection),
  /** The few results that decide, shown large. */
  figures: z.array(reference()),
  results: z.array(resultSection),
  /** Further outputs by name: `table.column`, as a list. */
  outputs: z.record(reference(), reference()),
});
export type Declaration = Fixed<z.infer<typeof declaration>>;
