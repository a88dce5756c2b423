import { toolFile } from '../../../schemas/tool-file.ts';
import { type Document, isObject, type Problem, type Tool } from '../../tool/index.ts';
import { migrate } from '../documents/migrate.ts';
import { readJson } from './readJson.ts';

export type ReadFile =
  | {
      readonly document: Document;
      readonly notices?: readonly string[];
      /** Those of the file's case, where it has some. */
      readonly studies?: unknown;
    }
  | { readonly faults: readonly string[] };

/** Reads an exported document, or says in Spanish all that is wrong with the file. */
export function readFile(tool: Tool, text: string): ReadFile {
  const json = readJson(text);
  if ('faults' in json) return json;
  const { raw } = json;
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
