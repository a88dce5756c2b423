import * as z from 'zod/mini';
import {
  byId,
  count,
  expression,
  field,
  type Fixed,
  formula,
  help,
  id,
  reference,
  scalar,
  words,
} from './tool-values.ts';

/** What a tool declares of its lists, tables, matrices, rankings, advice and charts. */

const references = () => z.array(reference());

/** Fields and formulas of a record under one heading. */
export const group = z.strictObject({ title: words(), items: references() });
export type Group = Fixed<z.infer<typeof group>>;

/** What a record's card says; everything by the id of a field or formula of the list. */
export const cards = z.strictObject({
  /** A choice: the icon of its option stands before the name. */
  icon: z.optional(reference()),
  /** A text under the name. */
  text: z.optional(reference()),
  /** Choices shown as badges in the tone of their options. */
  badges: z.optional(references()),
  /** What decides, with its colour. */
  figures: references(),
  details: z.optional(z.array(group)),
  /** A yes or no: while it is no, the card is dimmed and marked as hidden. */
  active: z.optional(reference()),
});
export type Cards = Fixed<z.infer<typeof cards>>;

/** A button that changes a record (`set`) or puts a copy after it (`copy`). */
export const recordAction = z.strictObject({
  id: id(),
  label: words(),
  icon: z.optional(z.enum(['show', 'hide', 'copy', 'start', 'done'])),
  /** Values by field. */
  set: z.optional(byId(scalar)),
  /** What is appended to texts of the copy, by field; its hidden fields start anew. */
  copy: z.optional(byId(z.string())),
  /** An expression per record; while it is false the button isn't there. */
  when: z.optional(expression()),
});
export type RecordAction = Fixed<z.infer<typeof recordAction>>;

/** Records that a person adds, edits and removes. */
export const list = z.strictObject({
  label: words(),
  /** 'Propiedad': for 'Agregar Propiedad' and messages. */
  singular: words(),
  /** Whether that word is feminine: 'una propiedad'. */
  feminine: z.optional(z.boolean()),
  fields: byId(field),
  /** Computed per record. */
  formulas: z.optional(byId(formula)),
  initial: z.array(byId(scalar)),
  /** The button that adds one; 'Agregar Propiedad' unless said otherwise. */
  add: z.optional(words()),
  /** The fields of the add form; all of them unless said otherwise. */
  form: z.optional(references()),
  /** The field that names a record. */
  name: z.optional(reference()),
  /** Names the records where no field does ('Año'); they are then numbered in a first column. */
  rowLabel: z.optional(words()),
  /** The field or formula by whose value a formula names a record, where that isn't `name`. */
  rowName: z.optional(reference()),
  /**
   * What a record is called where it isn't seen in its list ('Canon · {month}'); `{name}` is replaced by
   * the formatted value of that field or formula. The one value of a record, beside what says its place,
   * is called so as well.
   */
  called: z.optional(words()),
  /** As many as `minRecords`: none can be added nor removed. */
  maxRecords: z.optional(count()),
  minRecords: z.optional(count()),
  /** Explains a record, by its name. */
  help: z.optional(z.record(z.string(), help)),
  /** Explains any other one; `{name}` is replaced by the formatted value of that field or formula. */
  otherHelp: z.optional(help),
  /** What an empty list says. */
  empty: z.optional(words()),
  /** Fields repeated beside the formulas in the output; none: the list is no output. */
  output: z.optional(references()),
  /** Its name among the outputs, where that isn't its id ('closing.rows'). */
  outputAs: z.optional(reference()),
  /** What a short list says of each record; else what its cards say first, or its last results. */
  deciding: z.optional(references()),
  /** Figures of all its records together: while some are filtered out, those of the others are told as well. */
  totals: z.optional(references()),
  /** Its records as cards too, beside the sheet. */
  cards: z.optional(cards),
  /** Buttons of each record, besides 'Eliminar'. */
  actions: z.optional(z.array(recordAction)),
  /** The sheet has a row a record, or a column: records of many fields are compared side by side. */
  orientation: z.optional(z.enum(['rows', 'columns'])),
  /** Fields and formulas under headings, in the form and in a sheet of columns. */
  groups: z.optional(z.array(group)),
});
export type List = Fixed<z.infer<typeof list>>;

/** A plain list of numbers: the axis of a matrix. */
export const axis = z.strictObject({
  label: words(),
  field,
  initial: z.array(z.number()),
  maxLength: z.optional(count()),
});
export type Axis = Fixed<z.infer<typeof axis>>;

export const table = z.strictObject({
  label: words(),
  /** An expression for the number of rows (at most 20,000). */
  rows: expression(),
  columns: byId(formula),
  /** Names the rows ('Mes'); they are then numbered in a first column. */
  rowLabel: z.optional(words()),
  /** The column by whose value a formula names a row ('dic 2037'); else it has its number. */
  rowName: z.optional(reference()),
  /** The column by whose value a view heads a row, where that is another name ('2033-34'). */
  rowHead: z.optional(reference()),
  /** Serves charts only: shown nowhere itself and no output. */
  internal: z.optional(z.boolean()),
  /** Starts folded. */
  collapsed: z.optional(z.boolean()),
  /** A condition without which the table isn't shown. */
  visible: z.optional(expression()),
  note: z.optional(words()),
});
export type Table = Fixed<z.infer<typeof table>>;

export const matrixAxis = z.strictObject({
  /** The input that takes the values; it gives label and format. */
  input: reference(),
  /** The axis that holds them. */
  axis: reference(),
});
export type MatrixAxis = Fixed<z.infer<typeof matrixAxis>>;

/** One output recomputed for every pair of values of two inputs. */
export const matrix = z.strictObject({
  label: words(),
  output: reference(),
  rows: matrixAxis,
  columns: matrixAxis,
  help: z.optional(help),
  /** The button that computes it ('Calcular Matriz'). */
  action: words(),
});
export type Matrix = Fixed<z.infer<typeof matrix>>;

/** Records of a list that meet a condition, in an order: 'the three best'. */
export const ranking = z.strictObject({
  label: words(),
  list: reference(),
  /** An expression per record. */
  where: z.optional(expression()),
  /** An expression per record; ties keep the order of the list. */
  by: z.optional(expression()),
  order: z.optional(z.enum(['ascending', 'descending'])),
  limit: z.optional(count()),
  /** The field shown and exported. */
  show: reference(),
  /** A field or formula shown after it. */
  beside: z.optional(reference()),
  /** Selections of one group stand together under this heading. */
  group: z.optional(words()),
  /** Exported as one value instead of a list. */
  single: z.optional(z.boolean()),
  /** Said when nothing is selected. */
  empty: z.optional(words()),
});
export type Ranking = Fixed<z.infer<typeof ranking>>;

/** What the figures suggest, when a condition holds. */
export const advice = z.strictObject({
  id: id(),
  level: z.enum(['info', 'warning', 'danger', 'success']),
  /** `{name}` is replaced by the formatted value of that formula or field. */
  message: words(),
  when: expression(),
  /** Once per record of this list; the output then names the record. */
  list: z.optional(reference()),
  /** A notice beside the figures instead of a recommendation; it is not an output. */
  notice: z.optional(z.boolean()),
  /**
   * Of a notice, what it is about: it leads there. Over a list, a member of its records, which are told
   * together; each name leads. Else an input, or what the tool's page shows beside them, as `way` calls it.
   */
  at: z.optional(reference()),
  /** Inputs that are what it is about: each says it in its own field as well. */
  inputs: z.optional(z.array(reference()).check(z.minLength(1))),
  /** What is to be done there: 'Elegir ingreso base'. */
  way: z.optional(words()),
  /** What the input gets by that, where doing it is one value: nobody has to go there. */
  set: z.optional(scalar),
  /** Over a list: only where nothing was typed there, whatever that counts as. */
  empty: z.optional(z.literal(true)),
});
export type Advice = Fixed<z.infer<typeof advice>>;

export const series = z.strictObject({
  column: reference(),
  type: z.optional(z.enum(['line', 'area', 'bar'])),
  /** The column where its bars start instead of 0; each is then as long as its value (a waterfall). */
  base: z.optional(reference()),
  /** In a heat chart, the column that decides the colour: from 0 (calm) to 1 (hot). */
  heat: z.optional(reference()),
});
export type Series = Fixed<z.infer<typeof series>>;

export const chart = z.strictObject({
  id: id(),
  label: words(),
  /**
   * 'radar': an axis for each series, a shape for each record.
   * 'heat': a cell for each row of the source and each series, the hotter the darker.
   */
  type: z.enum(['line', 'area', 'bar', 'radar', 'heat']),
  /** A table or a list. */
  source: reference(),
  /** The column along the axis; the row's number if absent. */
  x: z.optional(reference()),
  xLabel: z.optional(words()),
  /** The numbers along the axis are months: where not all have a tick, parts of a year do. */
  months: z.optional(z.boolean()),
  series: z.array(series).check(z.minLength(1)),
  stacked: z.optional(z.boolean()),
  /** Where the axes of a radar end; else where the largest value needs it. */
  max: z.optional(z.number().check(z.positive())),
  /** Above the chart: how to read it. */
  note: z.optional(words()),
  visible: z.optional(expression()),
});
export type Chart = Fixed<z.infer<typeof chart>>;

/** What decides formulas but is no input that they read, in words: 'Ciclo', 'Trimestral (enero, abril…)'. */
export const fact = z.strictObject({ label: words(), text: words() });
export type Fact = Fixed<z.infer<typeof fact>>;

/** Inputs under one heading. */
export const inputSection = z.strictObject({
  title: words(),
  inputs: references(),
  /**
   * What else makes up the part that the section is of, told before its inputs on paper and in files:
   * the tool's page shows it where it is set.
   */
  facts: z.optional(z.array(fact)),
});
export type InputSection = Fixed<z.infer<typeof inputSection>>;

/** Formulas under one heading. */
export const resultSection = z.strictObject({
  title: words(),
  items: references(),
  note: z.optional(words()),
});
export type ResultSection = Fixed<z.infer<typeof resultSection>>;
