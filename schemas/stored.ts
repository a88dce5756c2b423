import * as z from 'zod/mini';

/**
 * What stands under a key of the browser's storage: a document with the version of its
 * shape and a mark that changes with every writing, by which tabs notice one another.
 */
export const stored = z.object({
  version: z.int().check(z.minimum(1)),
  mark: z.string().check(z.minLength(1)),
  savedAt: z.iso.datetime({ offset: true }),
  value: z.json(),
});

export type Stored = z.infer<typeof stored>;
