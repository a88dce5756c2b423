import * as z from 'zod/mini';

/**
 * What-if questions that belong to a case, beside its data. Numbers are the texts that were typed:
 * what can't be read as a number is still there to be mended. Inputs and figures are addresses.
 */

const text = z._default(z.string(), '');

const goal = z.object({ figure: text, input: text, target: text, from: text, to: text });

const table = z.object({
  figure: text,
  /** A second figure, beside the first, and those beyond. */
  other: text,
  more: z._default(z.array(z.string()), []),
  /** The input of the rows, and the one of the columns. */
  input: text,
  across: text,
  /** The values of an axis, by its input. */
  values: z._default(z.record(z.string(), z.string()), {}),
});

const tornado = z.object({
  figure: text,
  /** The part to both sides; empty: by the range that each input declares. */
  spread: text,
  /** The inputs that are moved; none: all that can be. */
  inputs: z._default(z.array(z.string()), []),
});

export const distributionKind = z.enum([
  'triangular',
  'pert',
  'uniform',
  'normal',
  'lognormal',
  'discrete',
]);

const simulation = z.object({
  figure: text,
  target: text,
  /** Figures beyond the first, each with its target. */
  others: z._default(z.array(z.object({ figure: text, target: text })), []),
  runs: text,
  seed: text,
  inputs: z._default(
    z.array(
      z.object({
        input: z.string(),
        kind: distributionKind,
        /** By parameter: 'low', 'mode', 'high'… */
        texts: z.record(z.string(), z.string()),
      }),
    ),
    [],
  ),
  correlations: z._default(z.array(z.object({ a: z.string(), b: z.string(), rho: text })), []),
});

export const questions = { goal, table, tornado, simulation } as const;

export type StudyKind = keyof typeof questions;
export type Questions = { readonly [K in StudyKind]: Readonly<z.infer<(typeof questions)[K]>> };

const head = { id: z.string().check(z.minLength(1)), name: z.string() };

export const keptStudy = z.discriminatedUnion('kind', [
  z.object({ ...head, kind: z.literal('goal'), question: goal }),
  z.object({ ...head, kind: z.literal('table'), question: table }),
  z.object({ ...head, kind: z.literal('tornado'), question: tornado }),
  z.object({ ...head, kind: z.literal('simulation'), question: simulation }),
]);
export type KeptStudy = z.infer<typeof keptStudy>;

/** Some values other than the document's, by address; the rest is the document's own. */
export const scenario = z.object({
  ...head,
  values: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
});
export type Scenario = z.infer<typeof scenario>;

/** As it is stored: an entry that this version can't read is left as it is. */
export const keptStudies = z.object({
  scenarios: z._default(z.array(z.unknown()), []),
  studies: z._default(z.array(z.unknown()), []),
});
