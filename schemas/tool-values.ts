import * as z from 'zod/mini';

/** What a tool declares of single values: fields that a person sets, formulas that are computed. */

/** A type of plain data in which nothing can be written. */
export type Fixed<T> = T extends (infer Item)[]
  ? readonly Fixed<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: Fixed<T[Key]> }
    : T;

/** A name that formulas can spell, with dots between its parts: 'scores.legal'. */
export const ID = /^[A-Za-z_][A-Za-z0-9_]*(\.[A-Za-z_][A-Za-z0-9_]*)*$/;

const LONGEST_TEXT = 4_000;

/** A text that a person reads. */
export const words = () => z.string().check(z.minLength(1), z.maxLength(LONGEST_TEXT));
export const expression = words;
/** The id of something declared elsewhere; that it exists is checked by the registry. */
export const reference = () => z.string().check(z.minLength(1), z.maxLength(200));
export const id = () =>
  z.string().check(z.regex(ID, 'no es un nombre que una fórmula pueda escribir'), z.maxLength(100));
export const count = () => z.int().check(z.minimum(0), z.maximum(1_000_000));
export const byId = <Value extends z.core.$ZodType>(value: Value) => z.record(id(), value);
export const scalar = z.union([z.number(), z.string(), z.boolean(), z.null()]);

export const KINDS = [
  'money',
  'percent',
  'number',
  'choice',
  'text',
  'texts',
  'toggle',
  'date',
] as const;
export type KindName = (typeof KINDS)[number];

/** A dialog behind an icon. Paragraphs are separated by an empty line. */
export const help = z.strictObject({ title: words(), text: words() });
export type Help = Fixed<z.infer<typeof help>>;

export const option = z.strictObject({
  /** May be empty: the choice of none. */
  value: z.string(),
  label: words(),
  /** Other words that people have for it: 'Al alza' of 'Alcista'. */
  also: z.optional(z.array(words()).check(z.minLength(1))),
  /** Words that say something else, to which it comes nearest: 'Muy alto' of 'Alto'. A paste that has them tells so. */
  nearest: z.optional(z.array(words()).check(z.minLength(1))),
  /** How it reads as a badge. */
  tone: z.optional(z.enum(['good', 'warning', 'orange', 'bad', 'info'])),
  /** Where it is shown by a picture too. */
  icon: z.optional(z.enum(['home', 'store', 'factory', 'layers'])),
});
export type Option = Fixed<z.infer<typeof option>>;

/** How a value reads, whether it is typed or computed. */
export const shape = z.strictObject({
  kind: z.enum(KINDS),
  label: words(),
  /** money: a currency; percent: its basis; number: what is counted ('meses', 'm²'). */
  unit: z.optional(words()),
  decimals: z.optional(z.int().check(z.minimum(0), z.maximum(10))),
  /** Without dots between thousands: years. */
  plain: z.optional(z.boolean()),
  /** A number that is a month, counted from January of year 0: 'dic 2037'. */
  month: z.optional(z.boolean()),
  /** The same, read as the year that begins with it: '2033', '2033-34' where it ends in the next one. */
  yearFrom: z.optional(z.boolean()),
  /** A number that is a month of any year, by what January is: 'Abril'. */
  january: z.optional(z.literal([0, 1])),
  options: z.optional(z.array(option).check(z.minLength(1))),
  /** The options go from the least to the most, and are sorted so: 'Bajo', 'Medio', 'Alto'. */
  ordered: z.optional(z.boolean()),
});
export type Shape = Fixed<z.infer<typeof shape>>;

/** The bounds within which a typed value counts as valid. */
export const bounds = z.strictObject({
  min: z.optional(z.number()),
  max: z.optional(z.number()),
  step: z.optional(z.number().check(z.positive())),
  integer: z.optional(z.boolean()),
  /** For texts, in characters. */
  maxLength: z.optional(z.int().check(z.minimum(1), z.maximum(100_000))),
  /** May stay empty. */
  optional: z.optional(z.boolean()),
});
export type Bounds = Fixed<z.infer<typeof bounds>>;

/** How far an input may well turn out from what was typed: where what-if questions begin. */
export const range = z.strictObject({
  /** Below and above today's value, in percent of it, or in the input's own unit where `own`. */
  below: z.number().check(z.minimum(0)),
  above: z.number().check(z.minimum(0)),
  own: z.optional(z.boolean()),
  /** Why so far, in a sentence: 'Entre lo que se pide y lo que se cierra…'. */
  why: words(),
  /** How likely the values within it are; triangular unless said otherwise. */
  distribution: z.optional(z.enum(['uniform', 'triangular', 'pert'])),
});
export type Range = Fixed<z.infer<typeof range>>;

/** What a person may set. */
export const field = z.strictObject({
  ...shape.shape,
  ...bounds.shape,
  /** Null starts empty. */
  initial: scalar,
  /** What an empty cell counts as; without it, what depends on it waits for a value. */
  blank: z.optional(z.number()),
  /** What a text without a number in it counts as; elsewhere it is refused. */
  otherwise: z.optional(z.number()),
  help: z.optional(help),
  /** What people's sheets call it besides, as a whole: 'Precio' of 'Precio de compra'. */
  also: z.optional(z.array(words()).check(z.minLength(1))),
  /** A short line under the editor. */
  hint: z.optional(words()),
  /** Of a percentage: values below 1 are usual, and none is asked about. */
  fractions: z.optional(z.boolean()),
  /** Enters no formula, and the field says so ('informativo'). */
  notComputed: z.optional(z.boolean()),
  /** How figures are counted, which is no assumption: no analysis moves it. */
  isMode: z.optional(z.boolean()),
  /** Says where its record belongs (the month of an amount): nothing moves it or lists it as a value. */
  isPlace: z.optional(z.boolean()),
  /** Kept with the record, but shown nowhere (identifiers). */
  hidden: z.optional(z.boolean()),
  /** An expression; while it is false the field is shown but can't be changed. */
  enabled: z.optional(expression()),
  /** An expression; while it is false the field isn't shown. */
  visible: z.optional(expression()),
  /** Of a number: how far from today's value a tornado, a table and a simulation move it at first. */
  range: z.optional(range),
  /** Of a percentage in a list: the input that it is a share of. A pasted amount is taken as its share of that. */
  shareOf: z.optional(reference()),
  /**
   * Of an amount in a list: the two of its record that it is the difference of. A pasted table that has two of the
   * three brings the third, and shares of the whole as amounts.
   */
  rest: z.optional(z.strictObject({ of: reference(), without: reference() })),
  /**
   * The field of the same record that makes up the rest of 100: either sets the other. In a list with a `shareOf`
   * pasted amounts are taken as their parts of what both come to.
   */
  complement: z.optional(reference()),
});
export type Field = Fixed<z.infer<typeof field>>;

export const thresholds = z.strictObject({
  good: z.number(),
  warning: z.number(),
  /**
   * The id of the amount, in the same place, that the value is what is left of: after millions
   * came and went, nothing is left but for 1e-9 of them. Without it, noise is 1e-9.
   */
  size: z.optional(reference()),
  /** Less is better: up to `good` is green, up to `warning` orange (a risk, for example). */
  lower: z.optional(z.boolean()),
  /** The id under which the colour ('green', 'orange', 'red') is an output. */
  output: z.optional(reference()),
});
export type Thresholds = Fixed<z.infer<typeof thresholds>>;

/** What the engine computes. */
export const formula = z.strictObject({
  ...shape.shape,
  expression: expression(),
  /** A condition without which there is no value; nothing is shown then, or `missing`. */
  applies: z.optional(expression()),
  /** Colours the value; compared unrounded, but for noise, with >=. */
  thresholds: z.optional(thresholds),
  /** The input or formula whose value divides green (from it on) from red (below it). */
  target: z.optional(reference()),
  /** An expression; while it holds, the value is red, whatever it is. Of scalars only. */
  alarm: z.optional(expression()),
  help: z.optional(help),
  hint: z.optional(words()),
  /** What it is, where something else may have its name: 'Tipo de ingreso'. */
  sort: z.optional(words()),
  /** What the figure is taken over, said beneath it; `{name}` stands for a value: '{n} de {m} proyectos'. */
  over: z.optional(words()),
  /**
   * Shown instead of a value that can't be computed; 'N/A' unless said otherwise, and a dash
   * where it doesn't apply. What waits for an input is a dash in any case.
   */
  missing: z.optional(words()),
  /** Whether more or less of it is better, where thresholds don't say it: colours comparisons. */
  goal: z.optional(z.enum(['more', 'less'])),
  /** Negative values are no losses here (signs of cash flows, for example). */
  negativeIsFine: z.optional(z.boolean()),
  /** Its name among the outputs, where formulas couldn't spell it ('statusCounts.En Proceso'). */
  output: z.optional(reference()),
  /** Serves other formulas only: shown when traced, not listed nor exported. */
  internal: z.optional(z.boolean()),
  /** A prefix in which bare names are looked up first (see the engine's FormulaSpec). */
  scope: z.optional(reference()),
  /**
   * The column of the same table whose values this one has, but for those that a person typed over
   * it: where the two differ, the value is marked as a real one.
   */
  projected: z.optional(reference()),
});
export type Formula = Fixed<z.infer<typeof formula>>;
