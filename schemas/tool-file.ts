import { z } from 'zod';

/**
 * A document of a tool as a file: what 'Exportar JSON' writes and 'Importar' reads. The
 * document itself is checked by its tool.
 */
export const toolFile = z.object({
  app: z.literal('abaco'),
  tool: z.string().min(1),
  version: z.number().int().min(1),
  exportedAt: z.iso.datetime({ offset: true }),
  document: z.record(z.string(), z.json()),
});

export type ToolFile = z.infer<typeof toolFile>;
