import type { Tool } from '../contract/tool.ts';

/** Brings a document of an older version to the tool's own, step by step. */
export function migrate(
  tool: Tool,
  version: number,
  document: unknown,
): { readonly document: unknown } | { readonly faults: readonly string[] } {
  let current = document;
  for (let from = version; from < tool.version; from++) {
    const step = tool.document.migrations?.[from];
    if (!step) return { faults: [`No se puede leer la versión ${from} de estos datos.`] };
    current = step(current);
  }
  return { document: current };
}
