import * as z from 'zod/mini';

/**
 * Law and other facts that lessons rely on, each with the norm it comes from: the file `facts.json`
 * in the folder of the courses, and what the course service answers of it.
 */

const text = () =>
  z.string('falta, o no es un texto').check(z.trim(), z.minLength(1, 'está vacío'));

const ID = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const id = () => z.string().check(z.regex(ID, 'debe tener solo minúsculas sin tilde y números'));

/** A year, a month or a day, as far as it is known. */
const date = text().check(
  z.regex(/^\d{4}(-\d{2}(-\d{2})?)?$/, 'debe ser una fecha: 2025, 2025-05 o 2025-05-28'),
  z.refine((value) => !Number.isNaN(Date.parse(value)), 'no existe en el calendario'),
);

const common = {
  title: text(),
  norm: text(),
  /** Of the norm. */
  date,
  source: z.strictObject({
    name: text(),
    url: text().check(z.refine((url) => url.startsWith('https://'), 'debe empezar por https://')),
    /** It tells of the norm and is not its text: the press, a firm, a guild. */
    isSecondHand: z._default(z.boolean(), false),
  }),
  /** What a reader has to look up before relying on it. */
  toVerify: z.optional(text()),
};

/** `facts.json`: facts by their ids. */
export const factsFile = z.record(
  id(),
  z.strictObject({
    ...common,
    /** What holds, with its values in braces: 'hasta {limite} del ingreso'. */
    statement: text(),
    /** The values by name, as texts write them; a lesson says `{tope-cuota-ingreso.limite}`. */
    values: z._default(z.record(id(), text()), {}),
  }),
);
export type FactsFile = z.infer<typeof factsFile>;

/** A fact as a lesson shows it. */
export const fact = z.object({ id: z.string(), statement: z.string(), ...common });
export type Fact = z.infer<typeof fact>;
