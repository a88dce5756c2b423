import * as z from 'zod/mini';

/**
 * A document of a tool as a file: what 'Exportar JSON' writes and 'Importar' reads. The
 * document itself is checked by its tool.
 */
export const toolFile = z.object({
  app: z.literal('abaco'),
  tool: z.string().check(z.minLength(1)),
  version: z.int().check(z.minimum(1)),
  exportedAt: z.iso.datetime({ offset: true }),
  document: z.record(z.string(), z.json()),
  /** The questions and scenarios of its case, as `schemas/studies.ts` has them. */
  studies: z.optional(z.json()),
});

export type ToolFile = z.infer<typeof toolFile>;
