import { toolFile } from '../../../schemas/tool-file.ts';
import { isObject } from '../contract/own.ts';
import type { Tool } from '../contract/tool.ts';
import { migrate } from './migrate.ts';

/** A document that isn't checked yet, or in Spanish what is wrong. */
export type Opened =
  | { readonly document: unknown; readonly studies?: unknown }
  | { readonly faults: readonly string[] };

/** Whether it is an exported file rather than the bare document. */
export function isToolFile(raw: unknown): boolean {
  return isObject(raw) && raw['app'] === 'abaco';
}

/** The document in an exported file of the tool, brought to the tool's own version. */
export function openToolFile(tool: Tool, raw: unknown): Opened {
  const parsed = toolFile.safeParse(raw);
  if (!parsed.success) return { faults: [foreign(raw)] };
  const { tool: of, version, document, studies } = parsed.data;
  if (of !== tool.id) {
    return { faults: [`El archivo es de otra herramienta («${of}»); esta es «${tool.id}».`] };
  }
  if (version > tool.version) {
    return {
      faults: [
        `El archivo es de una versión más nueva (${version}) que esta herramienta (${tool.version}). Actualiza Ábaco y vuelve a intentarlo.`,
      ],
    };
  }
  const migrated = migrate(tool, version, document);
  return 'faults' in migrated || studies === undefined ? migrated : { ...migrated, studies };
}

function foreign(raw: unknown): string {
  return isToolFile(raw)
    ? 'El archivo es de Ábaco, pero le faltan partes o están dañadas (tool, version, exportedAt, document).'
    : 'El archivo no es una exportación de Ábaco.';
}
