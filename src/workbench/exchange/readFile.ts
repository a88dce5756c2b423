import type { Document, Problem, Tool } from '../../tool/index.ts';
import { openToolFile } from '../../tool/document/file.ts';
import { readJson } from './readJson.ts';

export type ReadFile =
  | {
      readonly document: Document;
      readonly notices?: readonly string[];
      /** What a workbook says that its document is called. */
      readonly name?: string;
      /** Those of the file's case, where it has some. */
      readonly studies?: unknown;
    }
  | { readonly faults: readonly string[] };

/** Reads an exported document, or says in Spanish all that is wrong with the file. */
export function readFile(tool: Tool, text: string): ReadFile {
  const json = readJson(text);
  if ('faults' in json) return json;
  const opened = openToolFile(tool, json.raw);
  if ('faults' in opened) return opened;
  const checked = tool.document.check(opened.document);
  if ('problems' in checked) return { faults: checked.problems.map(sentence) };
  return opened.studies === undefined ? checked : { ...checked, studies: opened.studies };
}

export function sentence({ field, value, message }: Problem): string {
  return `${field}: ${value} ${message}.`;
}
