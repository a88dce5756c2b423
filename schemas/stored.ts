import * as z from 'zod/mini';

/**
 * The text under a key of the browser's storage: a document with the version of its
 * shape and a mark that changes with every writing, by which tabs notice one another.
 */
export const stored = z.object({
  version: z.int().check(z.minimum(1)),
  mark: z.string().check(z.minLength(1)),
  /** The marks of what it took the place of, the last first: who wrote has seen those. */
  prior: z.optional(z.array(z.string())),
  savedAt: z.iso.datetime({ offset: true }),
  /** As JSON has it; its tool checks it. */
  value: z.unknown(),
});

export type Stored = z.infer<typeof stored>;

/** A case: one of the documents that a tool keeps under one key. The tool checks its data on opening it. */
export const storedRecord = z.object({
  id: z.string().check(z.minLength(1)),
  name: z.string(),
  createdAt: z.string(),
  /** When its data was last written; tells two writings of it apart. */
  lastModified: z.string(),
  /** Of what its data took the place of, the last first. */
  prior: z.optional(z.array(z.string())),
  /** Of the shape of its data. */
  version: z.int().check(z.minimum(1)),
  /** When anything else of it was last written: its name, its note, its place in the bin. */
  touched: z.optional(z.string()),
  note: z.optional(z.string()),
  /** Kept by itself, until the person saves it as a case. */
  isDraft: z.optional(z.boolean()),
  /** Made by the tool, and not touched by the person yet: every device makes its own. */
  isSample: z.optional(z.boolean()),
  /** Since when it is in the bin. */
  deletedAt: z.nullish(z.string()),
  /** Deleted for good, and still to be deleted elsewhere: its data are gone. */
  endedAt: z.nullish(z.string()),
  /** The deciding result, as it reads. */
  figure: z.nullish(z.object({ label: z.string(), text: z.string() })),
  /** A copy of the data, and when it was made. */
  backup: z.nullish(z.looseObject({ lastSaved: z.string() })),
  /** What-if questions and scenarios that belong to it; the analysis checks them on opening. */
  studies: z.optional(z.unknown()),
  /** Null where there is none that can be read. */
  data: z.unknown(),
});

export type StoredRecord = z.infer<typeof storedRecord>;

export const storedList = z.object({ projects: z.array(storedRecord) });
