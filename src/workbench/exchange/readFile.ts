import { toolFile } from '../../../schemas/tool-file.ts';
import { type Document, isObject, notJson, type Problem, type Tool } from '../../tool/index.ts';
import { migrate } from '../documents/migrate.ts';

export type ReadFile =
  | {
      readonly document: Document;
      readonly notices?: readonly string[];
      /** Those of the file's case, where it has some. */
      readonly studies?: unknown;
    }
  | { readonly faults: readonly string[] };

// No document of ours comes near; a larger file would only freeze the page.
const MAX_LENGTH = 20_000_000;

/** Reads an exported document, or says in Spanish all that is wrong with the file. */
export function readFile(tool: Tool, text: string): ReadFile {
  if (text.length > MAX_LENGTH) return { faults: ['El archivo pasa de 20 MB.'] };
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return { faults: [notJson(text)] };
  }
  const parsed = toolFile.safeParse(raw);
  if (!parsed.success) return { faults: [foreign(raw)] };
  const file = parsed.data;
  if (file.tool !== tool.id) {
    return {
      faults: [`El archivo es de otra herramienta («${file.tool}»); esta es «${tool.id}».`],
    };
  }
  if (file.version > tool.version) {
    return {
      faults: [
        `El archivo es de una versión más nueva (${file.version}) que esta herramienta (${tool.version}). Actualiza la página y vuelve a intentarlo.`,
      ],
    };
  }
  const migrated = migrate(tool, file.version, file.document);
  if ('faults' in migrated) return migrated;
  const checked = tool.document.check(migrated.document);
  if ('problems' in checked) return { faults: checked.problems.map(sentence) };
  return file.studies === undefined ? checked : { ...checked, studies: file.studies };
}

function foreign(raw: unknown): string {
  if (!isObject(raw) || raw['app'] !== 'abaco') {
    return 'El archivo no es una exportación de Ábaco.';
  }
  return 'El archivo es de Ábaco, pero le faltan partes o están dañadas (tool, version, exportedAt, document).';
}

export function sentence({ field, value, message }: Problem): string {
  return `${field}: ${value} ${message}.`;
}
