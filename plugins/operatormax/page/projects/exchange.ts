import type { Document, Tool } from '../../../../src/tool/index.ts';
import {
  type CaseWorkspace,
  caseStudies,
  downloadJson,
  fileName,
  loadBookReader,
  loadReader,
} from '../../../../src/workbench/index.ts';
import { danglingReferences } from '../../document/references.ts';
import type { ProjectData } from '../../document/document.ts';

export type ReadProject =
  | {
      readonly name: string;
      readonly document: Document;
      readonly notices: readonly string[];
      readonly studies?: unknown;
    }
  | { readonly faults: readonly string[] };

/**
 * The project at work as a file: the data that the tool reads anywhere, with the project's name beside it, and
 * its studies.
 */
export function downloadProject(workspace: CaseWorkspace): void {
  const { tool, current } = workspace;
  const open = workspace.open();
  if (!open || !current) return;
  const { name } = current;
  const { session } = open;
  const studies = caseStudies(workspace).forFile();
  const now = new Date();
  const file = {
    app: 'abaco',
    tool: tool.id,
    version: tool.version,
    exportedAt: now.toISOString(),
    document: { name, ...session.document },
    ...(studies && { studies }),
  };
  void downloadJson(fileName([tool.id, name], 'json', now), file, session);
}

/** Reads a project's file whole, or says all that is wrong with it. */
export async function readProjectFile(tool: Tool, file: File): Promise<ReadProject> {
  if (/\.xls\w?$/i.test(file.name)) return readProjectBook(tool, file);
  const text = await file.text();
  const { readFile, sentence } = await loadReader();
  const read = readFile(tool, text);
  if ('faults' in read) return read;
  const faults = danglingReferences(read.document as ProjectData).map(sentence);
  if (faults.length > 0) return { faults };
  const { name, dateConfig } = rawIn(text);
  const known = typeof name === 'string' ? name.trim() : '';
  return {
    name: known || file.name.replace(/\.json$/i, ''),
    // A project without dates asks for them; the command line takes the usual ones.
    document: dateConfig === undefined ? withoutDates(read.document) : read.document,
    notices: read.notices ?? [],
    studies: read.studies,
  };
}

/** A project from a workbook that was exported and perhaps changed. */
async function readProjectBook(tool: Tool, file: File): Promise<ReadProject> {
  const { readWorkbook } = await loadBookReader();
  const read = await readWorkbook(tool, new Uint8Array(await file.arrayBuffer()));
  if ('faults' in read) return read;
  const name = read.name ?? file.name.replace(/\.xls\w?$/i, '');
  return { name, document: read.document, notices: read.notices ?? [] };
}

/** The data as they are in the file, with the name beside them, which the data leave behind. */
function rawIn(text: string): { name?: unknown; dateConfig?: unknown } {
  return (JSON.parse(text) as { document: { name?: unknown; dateConfig?: unknown } }).document;
}

function withoutDates(document: Document): Document {
  const { dateConfig } = document as ProjectData;
  const none = { startMonth: null, startYear: null, projectionPeriod: null };
  return { ...document, dateConfig: { ...dateConfig, ...none } };
}
