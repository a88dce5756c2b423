import type { Document, Tool } from '../../../../src/tool/index.ts';
import { downloadJson, loadReader } from '../../../../src/workbench/index.ts';
import { danglingReferences } from '../../references.ts';
import type { ProjectData } from '../../document.ts';

export type ReadProject =
  | { readonly name: string; readonly document: Document }
  | { readonly faults: readonly string[] };

/** A project as a file: the data that the tool reads anywhere, with the project's name beside it. */
export function downloadProject(tool: Tool, name: string, document: Document): void {
  const file = {
    app: 'abaco',
    tool: tool.id,
    version: tool.version,
    exportedAt: new Date().toISOString(),
    document: { name, ...document },
  };
  downloadJson(`${tool.id}-${slug(name)}-${file.exportedAt.slice(0, 10)}.json`, file);
}

function slug(name: string): string {
  const plain = name.normalize('NFD').replace(/\p{Diacritic}/gu, '');
  return (
    plain
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '') || 'proyecto'
  );
}

/** Reads a project's file whole, or says all that is wrong with it. */
export async function readProjectFile(tool: Tool, file: File): Promise<ReadProject> {
  const text = await file.text();
  const { readFile, sentence } = await loadReader();
  const read = readFile(tool, text);
  if ('faults' in read) return read;
  const faults = danglingReferences(read.document as ProjectData).map(sentence);
  if (faults.length > 0) return { faults };
  return { name: nameIn(text) || file.name.replace(/\.json$/i, ''), document: read.document };
}

/** The name beside the data, which the data itself leaves behind. */
function nameIn(text: string): string {
  const { document } = JSON.parse(text) as { document: { name?: unknown } };
  return typeof document.name === 'string' ? document.name.trim() : '';
}
